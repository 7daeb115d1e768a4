/// Finds what a program or an author meant to replace before anybody reads it.
enum PlaceholderText: LintRule {
  static let about = RuleDescription(
    id: "placeholder-text", severity: .error,
    claim: "A label is filled in.",
    rationale: "A format that was never filled, or a note to oneself, tells who listens nothing about the chart.",
    references: ["Chartability: information complexity is explained", "HIG: describe the content"], guidelines: ["H12"],
    kinds: [.mark, .group, .summary, .title, .note, .chart], data: .none,
    passing: [
      RuleExample("100% of 30 days"), RuleExample("Calls of `{name}`: 40"), RuleExample("Todo items: 12"),
      RuleExample("Super Bowl XXX: 27 points"), RuleExample("Placebo: 12 patients"), RuleExample("50 % done"),
    ],
    failing: [
      RuleExample("%@: %d steps"), RuleExample("TODO"), RuleExample("{date}: {value} steps"),
      RuleExample("Lorem ipsum dolor"), RuleExample("June 6: [value] steps"), RuleExample("June 6: ??? steps"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    label.places.lazy.compactMap { token(at: $0, label) }.first.map { [$0] } ?? words(in: label)
  }

  private static func token(at place: Int, _ label: LintedLabel) -> RuleFinding? {
    guard let token = label.token(place), !token.isProtected else { return nil }
    switch token.kind {
    case .placeholder: return finding(token.range, label)
    case .symbol, .punctuation: return slot(at: place, label) ?? blanks(at: place, label)
    default: return nil
    }
  }

  /// `[value]`, `<insert name>`.
  private static func slot(at place: Int, _ label: LintedLabel) -> RuleFinding? {
    let isBracket = label.isSign(0x5B, at: place)
    guard isBracket || label.isSign(0x3C, at: place), label.touchesNext(place) else { return nil }
    guard label.isWord(.placeholderSlot, at: place + 1) || label.isWord(.placeholder, at: place + 1) else { return nil }
    let closing: UInt8 = isBracket ? 0x5D : 0x3E
    for end in (place + 2)..<(place + 8) where label.isSign(closing, at: end) {
      return finding(label.tokens.range(of: place..<(end + 1)), label)
    }
    return nil
  }

  /// `___`, and `???` where a value should stand.
  private static func blanks(at place: Int, _ label: LintedLabel) -> RuleFinding? {
    for sign in [UInt8(0x5F), 0x3F] where label.isSign(sign, at: place) {
      guard label.isSign(sign, at: place + 1), label.isSign(sign, at: place + 2), label.touchesNext(place) else {
        continue
      }
      guard sign == 0x5F || place == 0 || label.isSign(0x3A, 0x2C, at: place - 1) else { continue }
      return finding(label.tokens.range(of: place..<(place + 3)), label)
    }
    return nil
  }

  private static func words(in label: LintedLabel) -> [RuleFinding] {
    label.tokens.places(of: .placeholder).prefix(1).compactMap { places in
      isMeant(places, label) ? finding(label.tokens.range(of: places), label) : nil
    }
  }

  /// TODO and its like are meant in capitals, and not behind a name; the word placeholder alone.
  private static func isMeant(_ places: Range<Int>, _ label: LintedLabel) -> Bool {
    guard places.count == 1 else { return true }
    let place = places.lowerBound
    guard label.isWord(.shoutedPlaceholder, at: place) else { return label.places.count == 1 }
    let word = label.characters(at: place)
    return word == word.uppercased() && !label.isCapitalised(place - 1) && !label.isKind(.number, at: place - 1)
  }

  private static func finding(_ range: Range<Int>, _ label: LintedLabel) -> RuleFinding {
    RuleFinding(range: range, message: "\"\(label.characters(range))\" was never filled in. Write what belongs there.")
  }
}

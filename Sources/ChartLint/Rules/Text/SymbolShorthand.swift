/// Finds signs and pictures that stand for words.
enum SymbolShorthand: LintRule {
  static let about = RuleDescription(
    id: "symbol-shorthand", severity: .warning,
    claim: "Signs and emoji are written as words.",
    rationale: "Screen readers leave signs out or read their Unicode names: a tilde, a rightwards arrow, a face.",
    references: ["HIG: avoid ambiguous formats and abbreviations", "SIGACCESS: describing figures"],
    guidelines: ["H15"],
    kinds: RuleDescription.spoken, data: .none,
    passing: [
      RuleExample("AT&T: 40 stores"), RuleExample("R&D: 12 percent"), RuleExample("C++: 40 percent"),
      RuleExample("June 6: 21 °C"), RuleExample("June 6: $40"), RuleExample("Johnson & Johnson: 40 sites"),
      RuleExample("Ages 65+: 12%"),
    ],
    failing: [
      RuleExample("June 6: ~4,200 steps", fixed: "June 6: about 4,200 steps"),
      RuleExample("From A → B: 40 miles", fixed: "From A to B: 40 miles"), RuleExample("June 6: 👍 40 votes"),
      RuleExample("steps & miles: 40", fixed: "steps and miles: 40"),
      RuleExample("June 6: <5 cases", fixed: "June 6: less than 5 cases"),
      RuleExample("June 6: ↑ 40", fixed: "June 6: up 40"), RuleExample("#1: 40 votes", fixed: "number 1: 40 votes"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard label.tokens.has(.symbol) || label.tokens.has(.emoji) else { return [] }
    var found: [RuleFinding] = []
    for place in label.places {
      guard let token = label.token(place), !token.isProtected else { continue }
      if token.kind == .emoji {
        found.append(picture(token.range, label))
      } else if token.kind == .symbol, let finding = sign(at: place, token, label) {
        found.append(finding)
      }
    }
    return merged(found, label)
  }

  // MARK: Pictures

  private static func picture(_ range: Range<Int>, _ label: LintedLabel) -> RuleFinding {
    RuleFinding(
      range: range, message: "\"\(label.characters(range))\" is read by its Unicode name. Write what it means in words."
    )
  }

  /// Pictures without a blank between them are one finding.
  private static func merged(_ found: [RuleFinding], _ label: LintedLabel) -> [RuleFinding] {
    found.reduce(into: []) { all, next in
      guard let last = all.last?.range, let range = next.range, last.upperBound == range.lowerBound, next.fix == nil,
        all.last?.fix == nil
      else { return all.append(next) }
      all[all.count - 1] = picture(last.lowerBound..<range.upperBound, label)
    }
  }

  // MARK: Signs

  private static func sign(at place: Int, _ token: LabelToken, _ label: LintedLabel) -> RuleFinding? {
    let sign = label.characters(token.range)
    guard let word = label.words.shortForms.word(for: sign, in: .sign, isOne: true) else { return nil }
    if word.isEmpty { return picture(token.range, label) }
    switch sign {
    case "~", "≈", "<", ">", "≤", "≥":
      return isAmount(place + 1, label) ? replacing(token, word, label, isSafe: sign == "~" || sign == "≈") : nil
    case "#":
      return label.touchesNext(place) && label.isKind(.number, at: place + 1) ? replacing(token, word, label) : nil
    case "&": return isAnd(place, label) ? replacing(token, word, label) : nil
    case "@": return isFree(place, label) ? replacing(token, word, label) : nil
    case "→":
      return replacing(token, word, label, isSafe: label.token(place - 1) != nil && label.token(place + 1) != nil)
    default: return replacing(token, word, label)
    }
  }

  private static func isAmount(_ place: Int, _ label: LintedLabel) -> Bool {
    [.number, .attachedUnit, .range, .time, .slashed].contains(label.token(place)?.kind)
  }

  private static func isFree(_ place: Int, _ label: LintedLabel) -> Bool {
    place > 0 && !label.touchesNext(place - 1) && !label.touchesNext(place) && label.token(place + 1) != nil
  }

  /// Between capitals and in what is written in one, it belongs to a name: R&D, Johnson & Johnson.
  private static func isAnd(_ place: Int, _ label: LintedLabel) -> Bool {
    guard isFree(place, label), let before = label.token(place - 1), let after = label.token(place + 1) else {
      return false
    }
    return !before.isProtected && !after.isProtected
      && !(label.isCapitalised(place - 1) && label.isCapitalised(place + 1))
  }

  /// Puts a word with blanks around it in the place of a sign.
  private static func replacing(_ token: LabelToken, _ word: String, _ label: LintedLabel, isSafe: Bool = false)
    -> RuleFinding
  {
    let bytes = label.tokens.bytes
    func needsBlank(_ place: Int) -> Bool {
      bytes.indices.contains(place) && (bytes[place].isWordByte || bytes[place] == 0x24)
    }
    let words =
      (needsBlank(token.range.lowerBound - 1) ? " " : "") + word + (needsBlank(token.range.upperBound) ? " " : "")
    let sign = label.characters(token.range)
    return RuleFinding(
      range: token.range, message: "A sign may not be read. Write \"\(word)\" for \"\(sign)\".",
      fix: Fix(range: token.range, replacement: words, isSafe: isSafe))
  }
}

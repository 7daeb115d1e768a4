/// Finds long numbers without separators.
enum UnreadableNumber: LintRule {
  static let about = RuleDescription(
    id: "unreadable-number", severity: .warning,
    claim: "Numbers of five digits and more have their thousands apart.",
    rationale: "7383000000 is read digit by digit, and nobody counts ten digits by ear.",
    references: ["Chartability: information complexity is explained"], guidelines: ["H15"],
    kinds: RuleDescription.spoken, data: .none,
    passing: [
      RuleExample("ZIP 94103: 40 cases"), RuleExample("2025: 40 storms"), RuleExample("June 6: 12,345 steps"),
      RuleExample("02134: 40 cases"), RuleExample("94103: 40 cases"), RuleExample("June 6: 4210 steps"),
      RuleExample("Flight 12345: 40 seats"),
    ],
    failing: [
      RuleExample("2025: 7383000000 people", fixed: "2025: 7,383,000,000 people"),
      RuleExample("June 6: 12345 steps", fixed: "June 6: 12,345 steps"),
      RuleExample("June: $12345.60", fixed: "June: $12,345.60"),
      RuleExample("12345 steps on June 6", fixed: "12,345 steps on June 6"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard label.tokens.has(.number) || label.tokens.has(.attachedUnit) else { return [] }
    return label.places.compactMap { place in
      guard let token = label.token(place), let number = token.number, number.wholeDigits >= 5, !number.isGrouped,
        !token.isProtected, token.kind == .number || token.kind == .attachedUnit, isAmount(place, number, label)
      else { return nil }
      // Only beside a unit it is an amount for certain: "Call 5551234567".
      return finding(token, number, label, isSafe: label.isKind(.word, at: place + 1))
    }
  }

  /// Whether a number is no code: behind such a word, with zeros before it, or as the name of a mark.
  private static func isAmount(_ place: Int, _ number: LabelToken.Number, _ label: LintedLabel) -> Bool {
    if number.currency != nil || number.isPercent || number.decimals > 0 { return true }
    let before = label.isSign(0x23, 0x3A, at: place - 1) && label.isWord(.idNoun, at: place - 2) ? place - 2 : place - 1
    if label.isWord(.idNoun, at: before) || label.isWord(.numberedThing, at: before)
      || label.isSign(0x23, at: place - 1)
    {
      return false
    }
    // A name such as "Asteroid 21387" or "NGC 12345" begins with a capital inside of the text.
    if place > 1, label.isName(at: place - 1), !label.isKind(.word, at: place + 1) { return false }
    // "ISO 27001", "RFC 12345".
    if isCode(place - 1, label), !label.isKind(.word, at: place + 1) { return false }
    guard place == 0, label.token(1).map({ $0.kind == .punctuation }) ?? true else { return true }
    return label.context.x?.type == "quantitative" || label.places.count == 1
  }

  /// Whether a word is of capitals alone.
  private static func isCode(_ place: Int, _ label: LintedLabel) -> Bool {
    guard let token = label.token(place), token.kind == .word else { return false }
    let word = label.characters(token.range)
    return word.count > 1 && word.allSatisfy(\.isUppercase)
  }

  private static func finding(
    _ token: LabelToken, _ number: LabelToken.Number, _ label: LintedLabel, isSafe: Bool
  ) -> RuleFinding? {
    let bytes = label.tokens.bytes
    guard let start = token.range.first(where: { bytes[$0].isDigit }), bytes[start] != 0x30 else { return nil }
    let range = start..<(start + number.wholeDigits)
    var finding = label.replacing(range, by: NumberText.grouped(label.characters(range)), isSafe: isSafe)
    if number.value >= 1e9, number.value < 1e15,
      let short = NumberText.rounded(number.value / 1e9, decimals: 1, dropsZeros: true)
    {
      finding.message += " \"\(short) billion\" is shorter."
    }
    return finding
  }
}

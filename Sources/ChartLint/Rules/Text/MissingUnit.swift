/// Finds values of which nobody hears what they count or measure.
enum MissingUnit: LintRule {
  static let about = RuleDescription(
    id: "missing-unit", severity: .warning,
    claim: "A value has its unit, unless an overview gives it.",
    rationale: "The axis tells who sees it what is counted; a number alone does not tell who hears it.",
    references: ["HIG: give the context and the value", "Chartability: metrics undefined"], guidelines: ["H13"],
    kinds: [.mark, .group], data: .spec,
    passing: [
      RuleExample("June 6: $40", #"{"y": {"unit": "dollars"}}"#),
      RuleExample("June 6: 12%", #"{"y": {"unit": "percent"}}"#),
      RuleExample("June 6: 4,210", #"{"y": {"unit": "steps"}, "overview": true}"#),
      RuleExample("June 6: 104.2", #"{"y": {"unit": "index"}}"#),
      RuleExample("June 6: 4,210", #"{"y": {"name": "steps"}}"#),
      RuleExample("June 6: 4,210 steps", #"{"y": {"unit": "steps"}}"#),
      RuleExample("June 6: no data", #"{"y": {"unit": "steps"}}"#),
    ],
    failing: [
      RuleExample("June 6: 4,210", #"{"y": {"unit": "steps"}}"#, fixed: "June 6: 4,210 steps"),
      RuleExample(
        "Paris, 4 million", #"{"x": {"categories": ["Paris"]}, "y": {"unit": "visitors"}}"#,
        fixed: "Paris, 4 million visitors"),
      RuleExample("June 6: 12", #"{"y": {"unit": "%"}}"#, fixed: "June 6: 12%"),
      RuleExample("June 6: 42", #"{"y": {"unit": "$"}}"#, fixed: "June 6: $42"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let unit = label.context.y?.unit, let parts = label.parts, !label.context.hasOverview,
      parts.measured.isEmpty, parts.has(.value), parts.has(.place), isSaid(unit, label), !GenericLabel.isGeneric(label),
      let last = parts.parts.lastIndex(of: .value), label.tokens.tokens[last].kind != .slashed,
      label.tokens.tokens.indices.contains(where: { parts.parts[$0] == .value && label.tokens.tokens[$0].number != nil }
      )
    else { return [] }
    let first = parts.first(.value) ?? last
    let isBefore = unit.first.map(currencies.contains) ?? false
    let fix = fix(unit, label.tokens.tokens[isBefore ? first : last], isBefore: isBefore)
    let value = label.tokens.characters(label.tokens.range(of: first..<(last + 1)))
    let written = fix.map { isBefore ? $0.replacement + value : value + $0.replacement }
    let advice = written.map { "Write \"\($0)\"." } ?? "Say \"\(unit)\" with it."
    return [RuleFinding(message: "\"\(value)\" has no unit. \(advice)", fix: fix)]
  }

  private static let currencies: Set<Character> = ["$", "€", "£", "¥", "₹"]

  /// Whether a unit is one that can be said.
  private static func isSaid(_ unit: String, _ label: LintedLabel) -> Bool {
    !unit.isEmpty && label.words.classes(of: unit.lowercased()).isDisjoint(with: .dimensionless)
  }

  /// The unit beside a value: words behind a blank, signs without one. One of many is written in another way.
  private static func fix(_ unit: String, _ token: LabelToken, isBefore: Bool) -> Fix? {
    guard token.number?.value != 1, let first = unit.utf8.first else { return nil }
    let isWord = first < 0x80 && first.isLetterByte
    let place = isBefore ? token.range.lowerBound : token.range.upperBound
    return Fix(range: place..<place, replacement: (isWord ? " " : "") + unit, isSafe: false)
  }
}

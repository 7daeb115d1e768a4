/// Finds labels that say the value before its place.
enum ValueBeforeContext: LintRule {
  static let about = RuleDescription(
    id: "value-before-context", severity: .info,
    claim: "A mark's label says where, then how much.",
    rationale: "Who steps through marks first wants to know where they are, and stops listening when it is elsewhere.",
    references: ["HIG: give the context first"], guidelines: ["H13"], kinds: [.mark], data: .none,
    passing: [
      RuleExample("June 6: 4,210 steps"), RuleExample("7-Eleven, 40 stores on June 6"),
      RuleExample("5G: 40 percent on Monday"),
      RuleExample("Severe, June 6, 3 AM to 8 AM, 5 hours"), RuleExample("2020: 900 in Paris"),
    ],
    failing: [
      RuleExample("4,210 steps on June 6"), RuleExample("$40 in March 2025"), RuleExample("12 visits, Monday, 8 AM"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let parts = label.parts, let value = parts.first(.value), let place = parts.first(.place), value < place,
      isFirst(value, parts, label), !parts.parts[value..<place].contains(.unknown), !compares(value..<place, label)
    else { return [] }
    let order = rewritten(place, parts, label) ?? "June 6: 4,210 steps"
    return [RuleFinding(message: "The value comes before its place. Write the place first: \"\(order)\".")]
  }

  /// The place, a colon and the value; `nil` where they are not one behind the other.
  private static func rewritten(_ place: Int, _ parts: LabelParts, _ label: LintedLabel) -> String? {
    guard parts.parts[place...].allSatisfy({ $0 == .place || $0 == .filler }), let last = parts.last(.place),
      let end = parts.parts[..<place].lastIndex(where: { $0 != .filler })
    else { return nil }
    let tokens = label.tokens
    let (whole, value) = (tokens.range(of: place..<(last + 1)), tokens.range(of: 0..<(end + 1)))
    return "\(tokens.characters(whole)): \(tokens.characters(value))"
  }

  private static func isFirst(_ value: Int, _ parts: LabelParts, _ label: LintedLabel) -> Bool {
    parts.parts[..<value].allSatisfy { $0 == .filler }
  }

  /// "12 more than on Monday" has its place elsewhere.
  private static func compares(_ places: Range<Int>, _ label: LintedLabel) -> Bool {
    places.contains { label.tokens.isOf(.comparing, $0) }
  }
}

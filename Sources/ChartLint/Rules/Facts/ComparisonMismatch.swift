/// Finds a series or a place said to have more than another that has not.
enum ComparisonMismatch: LintRule {
  private static let rides =
    #"{"kind": "summary", "series": ["Bus", "Ferry"], "x": {"name": "season", "type": "ordinal"}, "y": {"name": "riders"}, "data": [{"x": "Spring", "y": 200, "series": "Bus"}, {"x": "Summer", "y": 420, "series": "Bus"}, {"x": "Winter", "y": 90, "series": "Bus"}, {"x": "Spring", "y": 250, "series": "Ferry"}, {"x": "Summer", "y": 300, "series": "Ferry"}, {"x": "Winter", "y": 90, "series": "Ferry"}]}"#

  static let about = RuleDescription(
    id: "comparison-mismatch", severity: .error,
    claim: "What has more has more in the data, and what passes another does so there.",
    rationale: "Who listens cannot glance at the other line to see that it lies higher.",
    references: ["HIG: use actual values", "Chartability: correct descriptions"], guidelines: ["H2"],
    kinds: [.mark, .group, .summary, .title, .note], data: .data,
    passing: [
      RuleExample("Bus had more riders than Ferry in Summer", rides), RuleExample("Bus passed Ferry in Summer", rides),
      RuleExample("Bus had more than 400 riders in Summer", rides), RuleExample("Summer was higher than Winter", rides),
    ],
    failing: [
      RuleExample("Bus had fewer riders than Ferry in Summer", rides), RuleExample("Bus passed Ferry in Winter", rides),
      RuleExample("Bus had more riders than Ferry in Winter", rides),
      RuleExample("Ferry was above Bus in every season", rides),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    let words: WordClasses = [
      WordClass.isMore.set, WordClass.isLess.set, WordClass.passed.set, WordClass.isWarmer.set, WordClass.isColder.set,
      WordClass.isLonger.set, WordClass.isShorter.set,
    ]
    guard !label.tokens.classes.isDisjoint(with: words), let reading = ClaimReading(label) else { return [] }
    return ComparisonParser(reading: reading).claims().compactMap { claim in
      let verdict = ComparisonCheck(claim: claim, reading: reading).verdict()
      guard verdict != .right else { return nil }
      return RuleFinding(
        range: label.tokens.range(of: claim.words), message: message(claim, reading), needsReview: verdict == .unsure)
    }
  }

  private static func message(_ claim: ComparisonClaim, _ reading: ClaimReading) -> String {
    let name = { (side: ComparisonClaim.Side) in reading.label.characters(reading.tokens.range(of: side.tokens)) }
    let others = claim.others.map(name).joined(separator: " and ")
    let words = reading.label.characters(reading.tokens.range(of: claim.words))
    if claim.kind == .passed {
      return "The data does not have \(name(claim.first)) go above \(others) here. Say where it does, for \"\(words)\"."
    }
    let right = claim.kind == .more ? "more" : "less"
    return
      "\(name(claim.first)) does not have \(right) than \(others) here. Compare their values, and mend \"\(words)\"."
  }
}

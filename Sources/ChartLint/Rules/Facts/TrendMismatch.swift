/// Finds values said to rise that fall, and the other way round, or to stay that move.
enum TrendMismatch: LintRule {
  private static let steps =
    #"{"kind": "summary", "x": {"name": "date", "type": "temporal"}, "y": {"name": "steps", "unit": "steps"}, "data": [{"x": "2025-06-01", "y": 4000}, {"x": "2025-06-02", "y": 5200}, {"x": "2025-06-03", "y": 9100}, {"x": "2025-06-04", "y": 7000}, {"x": "2025-06-05", "y": 7600}]}"#

  static let about = RuleDescription(
    id: "trend-mismatch", severity: .error,
    claim: "Values rise, fall and stay as the data does.",
    rationale: "The direction is what listeners take away; a wrong one turns the message around.",
    references: ["HIG: use actual values", "Chartability: correct descriptions"], guidelines: ["H2"],
    kinds: [.mark, .group, .summary, .title, .note], data: .data,
    passing: [
      RuleExample("Steps rose overall", steps),
      RuleExample("Steps rose to 9,100 on June 3, then fell to 7,000 on June 4", steps),
      RuleExample("Steps fell from June 3 to June 4", steps), RuleExample("Steps rose then fell", steps),
      RuleExample("Steps fell", "{}"),
    ],
    failing: [
      RuleExample("Steps fell from 4,000 to 7,600", steps), RuleExample("Steps rose each day", steps),
      RuleExample("Steps stayed level", steps), RuleExample("Steps rose from June 3 to June 4", steps),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    let verbs: WordClasses = [
      WordClass.movement.set, WordClass.movesUp.set, WordClass.movesDown.set, WordClass.movesLevel.set,
      WordClass.movesBack.set,
    ]
    guard !label.tokens.classes.isDisjoint(with: verbs), let reading = ClaimReading(label) else { return [] }
    return TrendParser(reading: reading).claims().compactMap { finding($0, reading) }
  }

  private static func finding(_ claim: TrendClaim, _ reading: ClaimReading) -> RuleFinding? {
    let check = TrendCheck(claim: claim, reading: reading)
    let all = claim.series.isEmpty ? Array(reading.data.series.indices) : claim.series
    let faults = all.map(check.fault)
    // Of several series that nobody named one that does so is enough; of those that are named all must.
    let found =
      claim.series.isEmpty
      ? (faults.contains { $0 == nil } ? nil : faults.first ?? nil) : faults.lazy.compactMap { $0 }.first
    return found.map { fault in
      RuleFinding(
        range: reading.tokens.range(of: claim.verb), message: fault.message,
        needsReview: claim.series.isEmpty || fault.isOfSteps && claim.isUnsure)
    }
  }
}

/// Finds values that the data does not have where the text says.
enum ValueMismatch: LintRule {
  private static let steps = """
    {"kind": "mark", "focus": "2025-06-06", "x": {"name": "date", "type": "temporal"}, \
    "y": {"name": "steps", "unit": "steps"}, "goal": 8000, \
    "data": [{"x": "2025-06-06", "y": 4210}, {"x": "2025-06-07", "y": 9120}, {"x": "2025-06-08", "y": null}]}
    """
  private static let lines = """
    {"kind": "summary", "x": {"name": "year", "type": "temporal"}, "y": {"name": "riders"}, \
    "data": [{"x": 2020, "y": 120, "series": "Bus"}, {"x": 2021, "y": 150, "series": "Bus"}, \
    {"x": 2020, "y": 80, "series": "M4"}, {"x": 2021, "y": 60, "series": "M4"}]}
    """

  static let about = RuleDescription(
    id: "value-mismatch", severity: .error,
    claim: "A value is that of the data, as exactly as it is shown.",
    rationale: "A label is the only form in which some people get the number.",
    references: ["HIG: use actual values", "WCAG 1.1.1", "Chartability: data integrity"], guidelines: ["H12", "H14"],
    kinds: [.mark, .group, .summary, .title, .note], data: .data,
    passing: [
      RuleExample("June 6: 4,210 steps", steps), RuleExample("June 6: about 4,200 steps", steps),
      RuleExample("June 6: 4,210 steps, 3,790 below the goal of 8,000", steps),
      RuleExample("Bus rose from 120 in 2020 to 150 in 2021, M4 fell to 60", lines),
      RuleExample("June 8: no data", steps),
      RuleExample("Saturday, June 7, 2025: 9,120 steps, day 2 of 3", steps),
    ],
    failing: [
      RuleExample("June 6: 4,120 steps", steps), RuleExample("June 7: 4,210 steps", steps),
      RuleExample("Bus rose from 120 to 160", lines), RuleExample("M4: 80 in 2020 and 70 in 2021", lines),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let claims = label.claims, !claims.data.marks.isEmpty else { return [] }
    if let stray = strayDate(claims, label) { return [stray] }
    let found = claims.clauses.flatMap { clause in
      let numbers = clause.numbers.filter { claims.role(of: $0, in: clause, label) == .value }
      return numbers.enumerated().compactMap { index, number in
        finding(number, ValueTarget(index, numbers, clause, claims, label), clause, claims, label).map { (number, $0) }
      }
    }
    let unknown = found.isEmpty ? [] : UnknownSeries.unknownRuns(in: label)
    return found.filter { !UnknownSeries.owns(unknown, $0.0, claims, label) }.map(\.1)
  }

  /// A mark that begins with a day on which the data has nothing, and which is not its own.
  private static func strayDate(_ claims: Claims, _ label: LintedLabel) -> RuleFinding? {
    guard label.kind == .mark, claims.data.focusPlaces?.count == 1, let own = claims.data.focusPlaces?.first,
      claims.data.places.indices.contains(own), let truth = claims.data.places[own].date, truth.day != nil,
      let first = claims.places.first, first.tokens.lowerBound == 0, !first.isStretch, first.places.isEmpty,
      let said = first.date, said.month != nil, said.day != nil, claims.data.places.allSatisfy({ $0.date != nil })
    else { return nil }
    return RuleFinding(
      range: label.tokens.range(of: first.tokens),
      message: "The data has nothing here. Write the place of this mark: \(claims.text(of: own, label.words)).")
  }

  private static func finding(
    _ number: ClaimNumber, _ target: ValueTarget, _ clause: Clause, _ claims: Claims, _ label: LintedLabel
  ) -> RuleFinding? {
    guard !target.truths.isEmpty, isAboutValue(number, clause, claims, label) else { return nil }
    let amount = claims.inOwnUnit(number)
    if target.truths.contains(where: amount.says) || target.others.contains(where: amount.says) { return nil }
    if number.isPercent, (target.truths + target.others).contains(where: { amount.says(100 * $0) }) { return nil }
    let truth = target.truths.count == 1 ? target.truths[0] : nil
    let message =
      truth.map { "The value here is \(Claims.text($0)). Write \"\(Claims.text($0))\"." }
      ?? "The data has no such value here. Write one that it has."
    let isOther = number.unit != nil && claims.ownUnit != nil && number.unit?.dimension != claims.ownUnit?.dimension
    return RuleFinding(
      range: number.range, message: message,
      needsReview: !target.isSure || isOfPart(clause, but: target.between) && !target.isOnePlace
        || isOther && !claims.isOwn(number, label))
  }

  /// Whether a clause speaks of a part of the data; the "between" of its two numbers is no word for one.
  private static func isOfPart(_ clause: Clause, but between: Int?) -> Bool {
    clause.words.contains { [.partOfData, .weighted].contains($0.list) && $0.tokens.lowerBound != between }
  }

  /// Whether a number is one of the Y axis; the only one of a mark is, whatever it is called.
  private static func isAboutValue(
    _ number: ClaimNumber, _ clause: Clause, _ claims: Claims, _ label: LintedLabel
  ) -> Bool {
    if claims.isOwn(number, label) { return !number.isSpelled || number.noun != nil }
    // The bounds of an axis are no values.
    let isOnly = !number.isSpelled && claims.clauses.filter { !$0.has(.axis) }.map(\.numbers.count).reduce(0, +) == 1
    if number.unit != nil { return label.context.y?.unit == nil && isOnly }
    return isOnly && label.kind == .mark
  }
}

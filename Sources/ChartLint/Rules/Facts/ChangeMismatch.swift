/// Finds differences, ratios and percents of change that the data does not have.
enum ChangeMismatch: LintRule {
  private static let share = """
    {"kind": "summary", "x": {"name": "year", "type": "temporal"}, "y": {"name": "share", "unit": "percent"}, \
    "data": [{"x": 2020, "y": 40}, {"x": 2021, "y": 42}, {"x": 2022, "y": 45}]}
    """
  private static let riders = """
    {"kind": "summary", "x": {"name": "day"}, "y": {"name": "riders", "unit": "riders"}, \
    "data": [{"x": "Monday", "y": 120}, {"x": "Tuesday", "y": 240}, {"x": "Wednesday", "y": 300}]}
    """

  static let about = RuleDescription(
    id: "change-mismatch", severity: .error,
    claim: "A difference, a ratio or a percent of change follows from its two values.",
    rationale: "From 40 to 45 percent is 5 percentage points and 12.5 percent; who hears one for the other is misled.",
    references: ["HIG: use actual values", "Chartability: data integrity"], guidelines: ["H2", "H14"],
    kinds: [.mark, .group, .summary, .title, .note], data: .data,
    passing: [
      RuleExample("Rose 5 percentage points, from 40 to 45 percent", share),
      RuleExample("Riders doubled from Monday to Tuesday", riders),
      RuleExample("Wednesday had 2.5 times as many riders as Monday", riders),
      RuleExample("Rose by 180 riders", riders),
      RuleExample("Rose 150 percent, from 120 to 300 riders", riders),
    ],
    failing: [
      RuleExample("Rose 5 percent, from 40 to 45 percent", share),
      RuleExample("Riders tripled from Monday to Tuesday", riders),
      RuleExample("Rose by 160 riders", riders),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let claims = label.claims, !claims.data.marks.isEmpty else { return [] }
    return claims.clauses.flatMap { clause in
      let ends = ChangeEnds(clause, claims, label)
      let numbers = clause.numbers.filter { claims.role(of: $0, in: clause, label) == .change }
      return numbers.compactMap { finding($0, clause, ends, claims, label) }
        + clause.places(of: .factor).compactMap { factor($0, clause, ends, label) }
    }
  }

  // MARK: Numbers

  private static func finding(
    _ number: ClaimNumber, _ clause: Clause, _ ends: ChangeEnds, _ claims: Claims, _ label: LintedLabel
  ) -> RuleFinding? {
    let follows = number.tokens.upperBound
    let isRatio = clause.words.contains { $0.list == .times && $0.tokens.lowerBound == follows }
    let isPoints = clause.words.contains { $0.list == .percentagePoint && $0.tokens.lowerBound == follows }
    if !isRatio, !isPoints, !number.isPercent, !claims.isOwn(number, label) { return nil }
    let isShare = claims.ownUnit?.dimension == "share"
    if isPoints, !isShare, label.context.y?.unit != nil { return nil }
    let kind: ChangeKind = isRatio ? .ratio : isPoints ? .difference : number.isPercent ? .percent : .difference
    let amount = kind == .difference ? claims.inOwnUnit(number, isDifference: true) : number
    if kind == .difference, isLoss(amount, clause, claims, label) { return nil }
    guard let found = ends.mismatch(kind, amount) else { return nil }
    let range = isPoints ? label.tokens.range(of: number.tokens.lowerBound..<(follows + 1)) : number.range
    return RuleFinding(
      range: range, message: message(kind, found, isShare: isShare || isPoints),
      needsReview: clause.isUnsure || !ends.isSure || kind == .difference && number.isAbout && ends.mayBeClimb(amount))
  }

  /// "A loss of 1,200 dollars" of data that go below zero is a value of theirs.
  private static func isLoss(_ number: ClaimNumber, _ clause: Clause, _ claims: Claims, _ label: LintedLabel) -> Bool {
    let start = number.tokens.lowerBound
    guard label.tokens.isWord(start - 1, "of"), label.tokens.isIn(.fall, start - 2) else { return false }
    return claims.marks(of: clause).contains { mark in mark.value.map { $0 < 0 && number.says(-$0) } ?? false }
  }

  private static func message(_ kind: ChangeKind, _ truth: Double, isShare: Bool) -> String {
    switch kind {
    case .ratio: "One is \(Claims.text(truth)) times the other. Write that ratio."
    case .percent where isShare:
      "This change is \(Claims.text(truth)) percent. Write \"percentage points\" for a difference of percents."
    case .percent: "The change is \(Claims.text(truth)) percent. Write that percent."
    case .difference:
      "The difference is \(Claims.text(truth))\(isShare ? " percentage points" : ""). Write that difference."
    }
  }

  // MARK: Doubled, halved

  /// "More than doubled" of what only falls along time.
  private static func open(
    _ range: Range<Int>, _ value: Double, _ isMore: Bool, _ clause: Clause, _ ends: ChangeEnds, _ label: LintedLabel
  ) -> RuleFinding? {
    let isVerb = label.characters(range).lowercased().hasSuffix("ed")
    guard isMore, isVerb, value > 1, ends.onlyFalls, label.context.x?.type == "temporal" else { return nil }
    return RuleFinding(
      range: range, message: "No value is above the one before it. Write how the values went.",
      needsReview: clause.isUnsure || !ends.isSure)
  }

  private static func factor(_ places: Range<Int>, _ clause: Clause, _ ends: ChangeEnds, _ label: LintedLabel)
    -> RuleFinding?
  {
    let range = label.tokens.range(of: places)
    guard !clause.has(.noExtreme), let value = ClaimUnits.english.factors[label.characters(range).lowercased()] else {
      return nil
    }
    // "More than twice as much" may be three times as much.
    let lead = clause.words.first { [.more, .less].contains($0.list) && $0.tokens.upperBound == places.lowerBound }
    if let lead { return open(range, value, lead.list == .more, clause, ends, label) }
    let isRounded = clause.words.contains { $0.list == .about && $0.tokens.upperBound == places.lowerBound }
    let tolerance = value * (isRounded ? 0.25 : 0.1)
    let number = ClaimNumber(value: value, tolerance: tolerance, tokens: places, range: range)
    guard let found = ends.mismatch(.ratio, number) else { return nil }
    return RuleFinding(
      range: range, message: "The later value is \(Claims.text(found)) times the earlier. Write that, or both values.",
      needsReview: clause.isUnsure || !ends.isSure)
  }
}

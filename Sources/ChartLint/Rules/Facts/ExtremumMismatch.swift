/// Finds a highest or lowest value, or its place, that is not that of the data.
enum ExtremumMismatch: LintRule {
  private static let steps = """
    {"kind": "summary", "x": {"name": "date", "type": "temporal"}, "y": {"name": "steps", "unit": "steps"}, \
    "data": [{"x": "2025-06-06", "y": 4210}, {"x": "2025-06-07", "y": 9120}, {"x": "2025-06-08", "y": 2310}]}
    """
  private static let tied = """
    {"kind": "summary", "y": {"name": "riders"}, "data": [{"x": "Bus", "y": 80}, {"x": "Tram", "y": 80}, {"x": "Ferry", "y": -5}]}
    """

  static let about = RuleDescription(
    id: "extremum-mismatch", severity: .error,
    claim: "What is called the highest or the lowest is it, where and as much as the text says.",
    rationale: "Who cannot see the chart has nothing but the words to find its peak by.",
    references: ["HIG: state the main message", "Chartability: data integrity"], guidelines: ["H2", "H12"],
    kinds: [.mark, .group, .summary, .title, .note], data: .data,
    passing: [
      RuleExample("Highest: 9,120 on June 7", steps), RuleExample("Most steps: Saturday, 9,120", steps),
      RuleExample("Tram had the most riders, 80", tied), RuleExample("Lowest: -5, Ferry", tied),
      RuleExample("Highest: 9,120 on June 7, about 2.2 times June 6", steps),
      RuleExample("June 6: at most 9,000 steps", steps),
    ],
    failing: [
      RuleExample("Highest: 9,210 on June 7", steps), RuleExample("The most steps were on Friday", steps),
      RuleExample("Lowest: Tram", tied),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let claims = label.claims, !claims.data.marks.isEmpty,
      !label.tokens.classes.isDisjoint(with: [WordClass.highest.set, WordClass.lowest.set])
    else { return [] }
    return claims.clauses.flatMap { clause in
      ExtremumClaim.claims(in: clause, claims, label).compactMap { finding($0, clause, claims, label) }
    }
  }

  private static func finding(
    _ claim: ExtremumClaim, _ clause: Clause, _ claims: Claims, _ label: LintedLabel
  ) -> RuleFinding? {
    let answers =
      claim.answers.isEmpty
      ? (claims.data.focusPlaces?.count == 1 ? claims.data.focusPlaces : nil) : claim.answers.flatMap(\.places)
    let named = claim.series.map(\.series)
    let isPlaced = !claim.answers.isEmpty || answers != nil
    guard claim.number != nil || isPlaced || !named.isEmpty else { return nil }
    // "Highest in 2014: Beech, in 2024: Rowan" tells several.
    if claim.number == nil, claim.answers.count > 1, named.count > 1 { return nil }
    let check = ExtremumCheck(
      isHigh: claim.extreme.isHigh, number: claim.number.map { claims.inOwnUnit($0) }, shown: claim.number,
      answers: answers ?? [], isPlaced: isPlaced, named: named)
    let scopes = scopes(of: claim, claims)
    guard let first = scopes.first, !scopes.contains(where: { check.holds(in: $0, claims.data) }),
      !others(claim, check, claims)
    else { return nil }
    return finding(claim, check, first, clause, claims, label)
  }

  /// Whether it holds where places are read otherwise: "highest in 2032: Birch" is of the series at one place, and
  /// "Elm in 2024 and 2028 to 2032" is a list of places.
  private static func others(_ claim: ExtremumClaim, _ check: ExtremumCheck, _ claims: Claims) -> Bool {
    var other = check
    let places = claim.answers.flatMap(\.places)
    // "Ferry was busiest in Winter" names the series first, and its place is an answer.
    let isAsked = claim.series.first.map { first in
      claim.answers.allSatisfy { $0.tokens.upperBound < first.tokens.lowerBound }
    }
    if claim.number == nil, isAsked == true, !places.isEmpty {
      (other.isPlaced, other.answers) = (false, [])
      return other.holds(in: claims.data.marks(at: places).filter { $0.value != nil }, claims.data)
    }
    guard !claim.stretches.isEmpty, !claim.answers.isEmpty else { return false }
    other.answers = places + claim.stretches.flatMap(\.places)
    return other.holds(in: claims.data.marks(of: claims.data.focusSeries).filter { $0.value != nil }, claims.data)
  }

  /// The parts of the data of which a claim may speak, the likeliest first.
  private static func scopes(of claim: ExtremumClaim, _ claims: Claims) -> [[ClaimData.Mark]] {
    let data = claims.data
    let stretch = claim.stretches.isEmpty ? nil : claim.stretches.flatMap(\.places)
    let focus = data.focusPlaces.flatMap { $0.count > 1 ? $0 : nil }
    var scopes: [[ClaimData.Mark]] = []
    let series = claim.series.count == 1 ? claim.series.first?.series : claim.series.isEmpty ? data.focusSeries : nil
    for places in [stretch ?? focus, stretch] + (focus == nil || stretch != nil ? [] : [nil]) {
      if let series { scopes.append(data.marks(at: places, of: series)) }
      scopes.append(data.marks(at: places))
    }
    return scopes.judged
  }

  private static func finding(
    _ claim: ExtremumClaim, _ check: ExtremumCheck, _ scope: [ClaimData.Mark], _ clause: Clause, _ claims: Claims,
    _ label: LintedLabel
  ) -> RuleFinding? {
    guard let value = check.extreme(of: scope.compactMap(\.value)) else { return nil }
    let places = scope.filter { $0.value == value }.map(\.place)
    let place = places.first.map { claims.text(of: $0, label.words) } ?? ""
    let word = claim.extreme.isHigh ? "highest" : "lowest"
    let message = "The \(word) value is \(Claims.text(value)), at \(place). Write that value and that place."
    let isWrongNumber = check.number.map { !$0.says(value) } ?? false && check.shown.map { !$0.says(value) } ?? false
    let number = isWrongNumber ? claim.number?.range : nil
    let range = number ?? claim.answers.first.map { label.tokens.range(of: $0.tokens) }
    return RuleFinding(
      range: range ?? claim.series.first.map { label.tokens.range(of: $0.tokens) } ?? claim.number?.range,
      message: message,
      needsReview: clause.isUnsure)
  }
}

/// Whether a part of the data has the extreme that a text claims.
struct ExtremumCheck {
  var isHigh: Bool
  var number: ClaimNumber?
  /// The number before it was converted: a wrong unit is another rule's.
  var shown: ClaimNumber?
  var answers: [Int]
  var isPlaced: Bool
  var named: [Int]

  func extreme(of values: [Double]) -> Double? { isHigh ? values.max() : values.min() }

  /// Whether it holds of the marks, of their sums at each place, or of their sums by series.
  func holds(in marks: [ClaimData.Mark], _ data: ClaimData) -> Bool {
    if holds(marks.map { ($0.place, $0.series, $0.value ?? 0) }) { return true }
    guard data.hasSeries else { return false }
    let places = Set(marks.map(\.place)).sorted().map { place in
      (place, -1, marks.filter { $0.place == place }.reduce(0) { $0 + ($1.value ?? 0) })
    }
    if holds(places) { return true }
    guard !named.isEmpty, !isPlaced else { return false }
    let bySeries = Set(marks.map(\.series)).sorted().map { series in marks.filter { $0.series == series } }
    let sums = bySeries.map { own in (-1, own.first?.series ?? -1, own.reduce(0) { $0 + ($1.value ?? 0) }) }
    let means = zip(sums, bySeries).map { ($0.0, $0.1, $0.2 / Double(max($1.count, 1))) }
    return holds(sums) || holds(means)
  }

  private func holds(_ values: [(place: Int, series: Int, value: Double)]) -> Bool {
    guard let extreme = extreme(of: values.map(\.value)) else { return false }
    if let number, let shown, !number.says(extreme), !shown.says(extreme) { return false }
    let best = values.filter { $0.value == extreme }
    if isPlaced, answers.isEmpty || !answers.allSatisfy({ answer in best.contains { $0.place == answer } }) {
      return false
    }
    return named.isEmpty || best.contains { $0.series == -1 || named.contains($0.series) }
  }
}

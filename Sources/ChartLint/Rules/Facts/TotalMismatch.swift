/// Finds totals, means, medians and shares that the data does not have.
enum TotalMismatch: LintRule {
  private static let rides = """
    {"kind": "summary", "x": {"name": "day"}, "y": {"name": "rides", "unit": "rides"}, \
    "data": [{"x": "Monday", "y": 9100}, {"x": "Tuesday", "y": 8500}, {"x": "Wednesday", "y": 10000}]}
    """
  private static let storage = """
    {"kind": "summary", "chartType": "pie", "y": {"name": "size", "unit": "gigabytes"}, \
    "data": [{"x": "Photos", "y": 64}, {"x": "Apps", "y": 32}, {"x": "Mail", "y": 32}]}
    """

  static let about = RuleDescription(
    id: "total-mismatch", severity: .error,
    claim: "A total, a mean, a median or a share is that of the data.",
    rationale: "A listener cannot add up thirty bars; a wrong sum is believed.",
    references: ["HIG: state the main message", "Chartability: data integrity"], guidelines: ["H2", "H12"],
    kinds: [.mark, .group, .summary, .title, .note], data: .data,
    passing: [
      RuleExample("27,600 rides in total", rides), RuleExample("An average of 9,200 rides a day, median 9,100", rides),
      RuleExample("Photos: 64 gigabytes, 50 percent", storage), RuleExample("About 28,000 rides in total", rides),
    ],
    failing: [
      RuleExample("26,700 rides in total", rides), RuleExample("Median: 9,200 rides", rides),
      RuleExample("Photos: 64 gigabytes, 40 percent", storage),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let claims = label.claims, !claims.data.marks.isEmpty else { return [] }
    return claims.clauses.flatMap { clause in
      clause.numbers.compactMap { number in
        switch claims.role(of: number, in: clause, label) {
        case .total: finding(number, clause, claims, label, "total", Self.totals)
        case .mean: finding(number, clause, claims, label, "mean", Self.means)
        case .median: finding(number, clause, claims, label, "median", Self.medians)
        case .share: share(number, clause, claims, label)
        default: nil
        }
      }
    }
  }

  private static func finding(
    _ number: ClaimNumber, _ clause: Clause, _ claims: Claims, _ label: LintedLabel, _ name: String,
    _ statistics: ([ClaimData.Mark], ClaimData) -> [Double]
  ) -> RuleFinding? {
    guard claims.isOwn(number, label) || number.unit == nil, !number.isPercent || claims.ownUnit?.dimension == "share"
    else {
      return nil
    }
    let amount = claims.inOwnUnit(number)
    let scopes = scopes(clause, claims, label)
    let found = scopes.flatMap { statistics($0, claims.data) }
    guard let truth = found.first, !found.contains(where: { amount.says($0) || number.says($0) }) else { return nil }
    return RuleFinding(
      range: number.range, message: "The \(name) is \(Claims.text(truth)). Write \"\(Claims.text(truth))\".",
      needsReview: clause.isUnsure || !claims.isOwn(number, label))
  }

  /// What a clause may speak of: its own places and series, or where it names none the focus and all.
  private static func scopes(_ clause: Clause, _ claims: Claims, _ label: LintedLabel) -> [[ClaimData.Mark]] {
    // "Mean 411.5, 2.93 more than 2018": the place behind "than" is not what the mean is of.
    var clause = clause
    clause.places.removeAll { ChangeEnds.isBase($0, label) }
    var scopes = [claims.marks(of: clause)]
    if clause.allPlaces.isEmpty, claims.data.focusPlaces != nil {
      scopes.append(claims.data.marks(of: claims.series(of: clause)))
    }
    // "Saturday had the highest, 9,120; 27,600 in total": the place before is not what the total is of.
    if clause.places.isEmpty { scopes.append(claims.data.marks(of: claims.series(of: clause))) }
    return scopes.judged
  }

  // MARK: Statistics

  private static func totals(_ marks: [ClaimData.Mark], _ data: ClaimData) -> [Double] { [sum(marks)] }

  /// The mean of the marks; of several series also that of their sums at each place.
  private static func means(_ marks: [ClaimData.Mark], _ data: ClaimData) -> [Double] {
    let mean = sum(marks) / Double(max(marks.count, 1))
    let places = Set(marks.map(\.place)).count
    return data.hasSeries
      ? [mean, sum(marks) / Double(max(places, 1)), sum(marks) / Double(data.series.count)] : [mean]
  }

  private static func medians(_ marks: [ClaimData.Mark], _ data: ClaimData) -> [Double] {
    let values = marks.compactMap(\.value).sorted()
    guard let upper = values.indices.contains(values.count / 2) ? values[values.count / 2] : nil else { return [] }
    return values.count.isMultiple(of: 2) ? [(values[values.count / 2 - 1] + upper) / 2] : [upper]
  }

  private static func sum(_ marks: [ClaimData.Mark]) -> Double { marks.reduce(0) { $0 + ($1.value ?? 0) } }

  // MARK: Shares

  /// The part that some marks have of all, of those at their place or of their series.
  private static func share(
    _ number: ClaimNumber, _ clause: Clause, _ claims: Claims, _ label: LintedLabel
  ) -> RuleFinding? {
    let data = claims.data
    let own = claims.marks(of: clause).filter { $0.value != nil }
    guard !own.isEmpty, own.count < data.marks.count, !data.marks.contains(where: { ($0.value ?? 0) < 0 }) else {
      return nil
    }
    let wholes = [
      sum(data.marks), sum(data.marks(at: claims.places(of: clause))), sum(data.marks(of: claims.series(of: clause))),
    ]
    let shares =
      wholes.filter { $0 > 0 }.map { 100 * sum(own) / $0 } + (label.context.goal.map { [100 * sum(own) / $0] } ?? [])
    guard let truth = shares.first, !shares.contains(where: number.says) else { return nil }
    let isPie = label.context.chartType.map { ["pie", "donut", "arc", "sector"].contains($0.lowercased()) } ?? false
    return RuleFinding(
      range: number.range, message: "This is \(Claims.text(truth.rounded())) percent of all. Write that share.",
      needsReview: clause.isUnsure || !(isPie || claims.clauses.contains { $0.has(.share) })
        || label.context.goal != nil)
  }
}

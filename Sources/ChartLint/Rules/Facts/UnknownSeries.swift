/// Finds names of series and categories that the data does not have.
enum UnknownSeries: LintRule {
  private static let rides =
    #"{"series": ["Bus", "Ferry"], "x": {"name": "season", "type": "nominal"}, "y": {"name": "riders"}, "data": [{"x": "Summer", "y": 420, "series": "Bus"}, {"x": "Summer", "y": 300, "series": "Ferry"}, {"x": "Winter", "y": 200, "series": "Bus"}, {"x": "Winter", "y": 90, "series": "Ferry"}]}"#

  static let about = RuleDescription(
    id: "unknown-series", severity: .warning,
    claim: "A label names series and categories that the chart has.",
    rationale: "A name that is not in the data belongs to another chart, or to an older one.",
    references: ["HIG: describe what the chart shows"], guidelines: ["H12"],
    kinds: [.mark, .group, .summary, .note], data: .data,
    passing: [
      RuleExample("Bus, Summer: 420 riders", rides), RuleExample("Buses had more riders than Ferries in Summer", rides),
      RuleExample("Total, Summer: 720 riders", rides), RuleExample("Tram, Summer: 80 riders"),
    ],
    failing: [
      RuleExample("Tram, Summer: 420 riders", rides), RuleExample("Bus and Tram fell from Summer to Winter", rides),
      RuleExample("Bus had more riders than Tram in Summer", rides), RuleExample("Autumn, Bus: 300 riders", rides),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    let unknown = unknownRuns(in: label)
    guard !unknown.isEmpty else { return [] }
    let known = label.chart.names
    return unknown.map { finding($0, known, label) }
  }

  /// The names in a label that the data does not have, in tokens from left to right.
  static func unknownRuns(in label: LintedLabel) -> [Range<Int>] {
    let context = label.context
    guard !context.series.isEmpty || context.data != nil || context.x?.categories.isEmpty == false else { return [] }
    let runs = NameRuns(label)
    guard !runs.all.isEmpty else { return [] }
    let known = label.chart.names
    guard !known.dimensions.isEmpty else { return [] }
    let unknown = Set(runs.all.filter { !known.knows(runs.words($0)) })
    guard !unknown.isEmpty else { return [] }
    let heads = runs.heads.filter(unknown.contains)
    // A heading above known names is no name: "Transport: Bus 40, Ferry 30".
    let isHeading = !heads.isEmpty && heads.count > known.dimensions.count - named(in: runs, known)
    let found = isHeading ? [] : heads
    let joined = runs.all.filter { run in unknown.contains(run) && stands(run, runs, { !unknown.contains($0) }) }
    let listed = runs.all.filter { run in
      unknown.contains(run)
        && runs.isListed(run) { other in
          !unknown.contains(other) && runs.words(other).contains { !known.dimensions(of: $0).isEmpty }
        }
    }
    return Set(found + joined + listed).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// How many dimensions the label has a name of.
  private static func named(in runs: NameRuns, _ known: KnownNames) -> Int {
    Set(runs.all.flatMap { runs.words($0) }.flatMap(known.dimensions(of:))).count
  }

  /// Whether a number is said of a name that the data does not have: nothing is known of its value.
  static func owns(_ unknown: [Range<Int>], _ number: ClaimNumber, _ claims: Claims, _ label: LintedLabel) -> Bool {
    unknown.contains { run in
      guard run.upperBound <= number.tokens.lowerBound else { return false }
      let between = run.upperBound..<number.tokens.lowerBound
      let isEnded = between.contains { place in
        [0x2E, 0x3B, 0x21, 0x3F].contains { label.tokens.isSign($0, place) }
      }
      // Behind its value the next name begins.
      let next = claims.numbers.first { between.contains($0.tokens.lowerBound) }?.tokens.upperBound
      let names = claims.series.map(\.tokens) + claims.places.filter { $0.date == nil }.map(\.tokens)
      return !isEnded
        && !names.contains { name in next.map { ($0..<number.tokens.lowerBound).overlaps(name) } ?? false }
    }
  }

  /// Whether a run stands where a name of the data does: beside one, or as what rises, falls or has more.
  private static func stands(_ run: Range<Int>, _ runs: NameRuns, _ isKnown: (Range<Int>) -> Bool) -> Bool {
    if runs.neighbours(of: run).contains(where: isKnown) { return true }
    if runs.isCompared(run) { return runs.earlier(than: run).contains(where: isKnown) }
    return runs.isSubject(run)
  }

  private static func finding(_ run: Range<Int>, _ known: KnownNames, _ label: LintedLabel) -> RuleFinding {
    let range = label.tokens.range(of: run)
    let names = known.dimensions.flatMap { $0 }.prefix(4).map { "\"\($0)\"" }.joined(separator: ", ")
    return RuleFinding(
      range: range,
      message:
        "The data has no series or category \"\(label.characters(range))\". Write a name that it has, such as \(names)."
    )
  }
}

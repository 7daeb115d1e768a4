import ChartModel

@testable import ChartAnalysis
@testable import ChartNarration

/// Charts made directly from marks: what declarations can say and tables cannot.
enum RichChart {
  static let utc = ChartCalendar(zone: .utc, firstWeekday: .sunday)

  static func narrator(_ chart: BucketedChart, _ verbosity: Verbosity = .standard) throws -> Narrator {
    Narrator(chart, facts: ChartFacts(chart), voice: .english, verbosity: verbosity)
  }

  /// A point in time of June 2025.
  static func at(_ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Instant {
    Instant(seconds: 1_748_736_000 + (day - 1) * 86_400 + hour * 3_600 + minute * 60)
  }

  static func span(_ from: Instant, _ to: Instant) -> XValue { .interval(from: from, to: to) }

  /// A day of June 2025 as a bucket.
  static func day(_ day: Int) -> XValue { span(at(day), at(day + 1)) }

  static func marks(_ series: String, _ values: [(XValue, MarkValue)]) -> [Mark] {
    values.enumerated().map { Mark(id: "\(series)/\($0.offset)", x: $0.element.0, value: $0.element.1, rowCount: 1) }
  }

  static func numbers(_ series: String, days: [Int], _ values: [Double]) -> [Mark] {
    marks(series, zip(days, values).map { (day($0), .number($1)) })
  }

  static func timeAxis(_ bucketing: Bucketing, _ from: Instant, _ to: Instant, title: String = "time") -> Axis {
    Axis(field: title, type: .temporal, domain: .instants(from: from, to: to), bucketing: bucketing)
  }

  static func valueAxis(
    _ field: String, _ low: Double, _ high: Double, unit: String? = nil, decimals: Int = 0, scale: ScaleType = .linear,
    isReversed: Bool = false
  ) -> Axis {
    Axis(
      field: field, unit: unit, type: .quantitative, domain: .numbers(low...high), decimals: decimals, scale: scale,
      isReversed: isReversed)
  }

  // MARK: Charts of the guidance

  /// Lowest and highest temperatures of five months, one missing.
  static func temperatures() -> BucketedChart {
    let ranges: [MarkValue] = [
      .range(from: -5, to: 3.5), .range(from: -3.2, to: 6), .range(from: 2.1, to: 11.4), .missing,
      .range(from: 8, to: 19),
    ]
    let edges = (0...5).map { Instant(seconds: CivilDate(year: 2025, month: 1 + $0, day: 1).dayNumber * 86_400) }
    let marks = ranges.enumerated().map { ($0.offset, $0.element) }
      .map { (span(edges[$0.0], edges[$0.0 + 1]), $0.1) }
    return BucketedChart(
      kind: .bar, xAxis: timeAxis(.calendar(.month), edges[0], edges[5], title: "month"),
      yAxis: valueAxis("temperature", -10, 20, unit: "degree Celsius", decimals: 1),
      series: [Series(id: "temperature", marks: self.marks("temperature", marks))])
  }

  static let intensities = ["Not Present", "Present", "Mild", "Moderate", "Severe"]

  /// A symptom diary.
  static func symptoms(_ events: [(XValue, String)], until last: Instant = at(30)) -> BucketedChart {
    let marks = events.map { ($0.0, MarkValue.category($0.1)) }
    return BucketedChart(
      title: "Headache", kind: .bar, xAxis: timeAxis(.none, at(1), last),
      yAxis: Axis(field: "intensity", type: .ordinal, domain: .categories(intensities)),
      series: [Series(id: "intensity", marks: self.marks("intensity", marks))])
  }

  static let fourEvents: [(XValue, String)] = [
    (span(at(6, 9), at(6, 14)), "Moderate"), (.instant(at(8, 9)), "Mild"),
    (span(at(9, 22), at(10, 3, 30)), "Severe"), (span(at(12), at(14)), "Mild"),
  ]

  /// Steps of four days, with a goal.
  static func steps(rules: [ChartModel.Rule]) -> BucketedChart {
    BucketedChart(
      title: "Steps", kind: .bar, xAxis: timeAxis(.calendar(.day), at(5), at(9), title: "date"),
      yAxis: valueAxis("steps", 0, 12_000, unit: "step"), isAdditive: true,
      series: [Series(id: "steps", marks: numbers("steps", days: [5, 6, 7, 8], [11_000, 4_210, 10_000, 9_000]))],
      rules: rules)
  }

  static func goal(_ author: AuthorText? = nil) -> ChartModel.Rule {
    Rule(id: "@rule-1", name: "Goal", place: .y(.number(10_000)), author: author)
  }

  /// What fills a disk.
  static func storage(_ kind: MarkKind, _ values: [(String, Double)]) -> BucketedChart {
    let marks = values.map { (XValue.category($0.0), MarkValue.number($0.1)) }
    return BucketedChart(
      title: "Storage", kind: kind,
      xAxis: Axis(field: "kind", type: .nominal, domain: .categories(values.map(\.0))),
      yAxis: valueAxis("size", 0, 130, unit: "GB", decimals: 1), isAdditive: true,
      series: [Series(id: "size", marks: self.marks("size", marks))], isPartToWhole: true)
  }

  static let disk = [("Photos", 64.2), ("Apps", 42.8), ("Music", 21.4)]

  /// Doses taken and skipped on two days, one on the other.
  static func doses(_ stack: StackMethod, kind: MarkKind = .bar, unit: String? = nil) -> BucketedChart {
    let days = [6, 7]
    let totals = Series(id: "total", marks: numbers("total", days: days, [3, 4]))
    return BucketedChart(
      title: "Doses", kind: kind, xAxis: timeAxis(.calendar(.day), at(6), at(8), title: "date"),
      yAxis: valueAxis("doses taken", 0, 4, unit: unit), isAdditive: true, seriesField: "status",
      series: [
        Series(id: "taken", name: "taken", marks: numbers("taken", days: days, [2, 4])),
        Series(id: "skipped", name: "skipped", marks: numbers("skipped", days: days, [1, 0])),
      ], totals: stack == .center ? nil : totals, stack: stack)
  }
}

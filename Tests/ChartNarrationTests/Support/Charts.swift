import ChartModel

@testable import ChartAnalysis
@testable import ChartNarration

/// Makes charts from a few words, through the same bucketer that real rows go through.
struct TestChart {
  var title: String?
  var mark = MarkKind.bar
  var x = XEncoding(field: "date", type: .temporal, bucketing: .calendar(.day))
  var unit: String?
  var aggregate: Aggregate?
  var fallback = Aggregate.mean
  var stack = StackMethod.none
  var zone = TimeZoneRules.utc
  var decimals = 0
  var seriesField: String?
  var source = ChartSource()

  /// One row a value; X as instants, numbers or categories, series by name.
  func narrator(
    _ x: ColumnValues, _ y: [Double]?, series: [String]? = nil, verbosity: Verbosity = .standard
  ) throws -> Narrator {
    let chart = chart(x, y, series: series)
    return Narrator(chart, facts: ChartFacts(chart), voice: try .english(), verbosity: verbosity)
  }

  func chart(_ x: ColumnValues, _ y: [Double]?, series: [String]? = nil) -> BucketedChart {
    let specification = ChartSpecification(
      title: title, mark: mark, x: self.x,
      y: YEncoding(field: y == nil ? nil : "steps", unit: unit, aggregate: aggregate, fallback: fallback),
      series: series.map { _ in SeriesEncoding(field: seriesField ?? "kind") }, stack: stack,
      calendar: ChartCalendar(zone: zone, firstWeekday: .sunday))
    var bucketer = Bucketer(specification)
    let columns = [x] + (y.map { [.numbers($0)] } ?? []) + (series.map { [.categories(of: $0)] } ?? [])
    bucketer.add(RowBatch(rowCount: x.count, columns: columns))
    return bucketer.chart(source: source, xDecimals: decimals, decimals: decimals)
  }

  /// Days from June 1, 2025.
  static func days(_ days: [Int]) -> ColumnValues {
    .instants(days.map { Int64($0 - 1) * 86_400_000_000 + 1_748_736_000_000_000 })
  }

  /// Days of June 2025 with steps; the 9th and 10th have no row.
  static func steps(verbosity: Verbosity = .standard) throws -> Narrator {
    var chart = TestChart()
    chart.title = "Steps"
    chart.fallback = .sum
    let days = (1...30).filter { $0 != 9 && $0 != 10 }
    return try chart.narrator(Self.days(days), days.map { Double(2_000 + $0 * 300) }, verbosity: verbosity)
  }
}

extension ColumnValues {
  static func categories(of names: [String]) -> ColumnValues {
    var order: [String] = []
    let codes = names.map { name -> Int32 in
      if let place = order.firstIndex(of: name) { return Int32(place) }
      order.append(name)
      return Int32(order.count - 1)
    }
    return .categories(codes: codes, names: order)
  }

  var count: Int {
    switch self {
    case .instants(let values): values.count
    case .numbers(let values): values.count
    case .categories(let codes, _): codes.count
    }
  }
}

import ChartAnalysis
package import ChartModel
package import ChartNarration

/// Makes charts from a few words, through the same bucketer that real rows go through.
package struct TestChart {
  package var title: String?
  package var mark = MarkKind.bar
  package var x = XEncoding(field: "date", type: .temporal, bucketing: .calendar(.day))
  package var unit: String?
  package var aggregate: Aggregate?
  package var fallback = Aggregate.mean
  package var stack = StackMethod.none
  package var zone = TimeZoneRules.utc
  package var decimals = 0
  package var seriesField: String?
  package var source = ChartSource()

  /// Bars a day.
  package init() {}

  /// One row a value; X as instants, numbers or categories, series by name.
  package func narrator(
    _ x: ColumnValues, _ y: [Double]?, series: [String]? = nil, verbosity: Verbosity = .standard
  ) throws -> Narrator {
    let chart = chart(x, y, series: series)
    return Narrator(chart, facts: ChartFacts(chart), voice: .english, verbosity: verbosity)
  }

  package func chart(_ x: ColumnValues, _ y: [Double]?, series: [String]? = nil) -> BucketedChart {
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
  package static func days(_ days: [Int]) -> ColumnValues {
    .instants(days.map { Int64($0 - 1) * 86_400_000_000 + 1_748_736_000_000_000 })
  }

  /// Days of June 2025 with steps; the 9th and 10th have no row.
  package static func steps(verbosity: Verbosity = .standard) throws -> Narrator {
    var chart = TestChart()
    chart.title = "Steps"
    chart.fallback = .sum
    let days = (1...30).filter { $0 != 9 && $0 != 10 }
    return try chart.narrator(Self.days(days), days.map { Double(2_000 + $0 * 300) }, verbosity: verbosity)
  }
}

extension ColumnValues {
  package static func categories(of names: [String]) -> ColumnValues {
    var order: [String] = []
    let codes = names.map { name -> Int32 in
      if let place = order.firstIndex(of: name) { return Int32(place) }
      order.append(name)
      return Int32(order.count - 1)
    }
    return .categories(codes: codes, names: order)
  }

  package var count: Int {
    switch self {
    case .instants(let values): values.count
    case .numbers(let values): values.count
    case .categories(let codes, _): codes.count
    }
  }
}

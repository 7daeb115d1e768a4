import ChartModel
import ChartTestSupport

/// Charts as the tests of relations write them.
enum RelationCharts {
  static func value(_ number: Double?) -> MarkValue {
    guard let number else { return .missing }
    if number.isNaN { return .notANumber }
    return number.isInfinite ? .infinite(negative: number < 0) : .number(number)
  }

  static func series(_ id: String, _ values: [Double?], x: (Int) -> XValue = { .number(Double($0)) }) -> Series {
    Series(
      id: id, name: id,
      marks: values.enumerated().map {
        Mark(id: "\(id)/\($0.offset)", x: x($0.offset), value: value($0.element), rowCount: 1)
      })
  }

  /// Lines of the given values, at 0, 1, 2 … along X.
  static func lines(
    _ lists: [[Double?]], kind: MarkKind = .line, type: FieldType = .quantitative,
    x: (Int) -> XValue = { .number(Double($0)) }
  ) -> BucketedChart {
    chart(lists.enumerated().map { series("s\($0.offset)", $0.element, x: x) }, kind: kind, type: type)
  }

  static func chart(_ series: [Series], kind: MarkKind = .line, type: FieldType = .quantitative) -> BucketedChart {
    var domain = AxisDomain.numbers(0...100)
    if type == .nominal || type == .ordinal {
      var names: [String] = []
      for case .category(let name) in series.flatMap(\.marks).map(\.x) where !names.contains(name) {
        names.append(name)
      }
      domain = .categories(names)
    }
    return BucketedChart(
      kind: kind, xAxis: Axis(field: "x", type: type, domain: domain),
      yAxis: Axis(field: "y", type: .quantitative, domain: .numbers(0...1)), series: series)
  }

  /// A stack of parts with their totals.
  static func stack(_ lists: [[Double]], x: (Int) -> XValue = { .number(Double($0)) }) -> BucketedChart {
    var chart = lines(lists.map { $0.map { $0 } }, kind: .bar, x: x)
    let count = lists.first?.count ?? 0
    chart.totals = series("total", (0..<count).map { place in lists.reduce(0) { $0 + $1[place] } }, x: x)
    chart.isAdditive = true
    chart.stack = .zero
    return chart
  }

  static func points(_ points: [(Double, Double)]) -> BucketedChart {
    let sorted = points.sorted { $0 < $1 }
    let marks = sorted.enumerated().map {
      Mark(id: "p/\($0.offset)", x: .number($0.element.0), value: value($0.element.1), rowCount: 1)
    }
    return chart([Series(id: "p", marks: marks)], kind: .point)
  }

  static func histogram(_ counts: [Double?], from start: Double = 0, width: Double = 1) -> BucketedChart {
    var chart = lines([counts], kind: .bar) {
      .bin(from: start + Double($0) * width, to: start + Double($0 + 1) * width)
    }
    chart.isAdditive = true
    return chart
  }

  static func day(_ number: Int) -> XValue {
    .interval(from: Instant(seconds: number * 86_400), to: Instant(seconds: (number + 1) * 86_400))
  }

  /// Whole numbers, now and then missing, not a number or infinite.
  static func mixed(_ count: Int, _ random: inout SeededGenerator) -> [Double?] {
    (0..<count).map { _ in
      switch Int.random(in: 0..<20, using: &random) {
      case 0: nil
      case 1: .nan
      case 2: .infinity
      default: Double(Int.random(in: -9...9, using: &random))
      }
    }
  }
}

/// Near enough for numbers that two ways of reckoning round differently.
func isNear(_ number: Double?, _ other: Double?, within tolerance: Double = 1e-9) -> Bool {
  guard let number, let other else { return number == nil && other == nil }
  return abs(number - other) <= tolerance * max(1, abs(number), abs(other))
}

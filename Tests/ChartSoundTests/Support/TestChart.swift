import ChartAnalysis
import ChartModel

/// A chart and its facts, built by hand.
struct TestChart {
  var chart: BucketedChart
  var facts: ChartFacts

  /// A chart of several series with categories along X.
  init(
    _ lists: [[MarkValue]], kind: MarkKind = .bar, domain: ClosedRange<Double>? = nil, groupSize: Int? = nil,
    title: String? = "Test"
  ) {
    let series = lists.enumerated().map { index, values in
      Self.series(values, id: lists.count == 1 ? "s" : "s\(index)", kind: kind, isOnly: lists.count == 1)
    }
    let numbers = lists.joined().compactMap(\.number)
    let bounds = domain ?? numbers.min().flatMap { low in numbers.max().map { low...$0 } }
    chart = BucketedChart(
      title: title, kind: kind,
      xAxis: Axis(field: "x", type: .nominal, domain: .empty, bucketing: .none),
      yAxis: Axis(field: "y", type: .quantitative, domain: bounds.map { .numbers($0) } ?? .empty), series: series)
    facts = ChartFacts(chart)
    for index in series.indices { facts.series[index].groups = Self.groups(series[index], size: groupSize) }
  }

  /// A chart of one series of numbers.
  init(_ values: [Double], kind: MarkKind = .bar, domain: ClosedRange<Double>? = nil, groupSize: Int? = nil) {
    self.init([values.map { .number($0) }], kind: kind, domain: domain, groupSize: groupSize)
  }

  private static func series(_ values: [MarkValue], id: String, kind: MarkKind, isOnly: Bool) -> Series {
    let marks = values.enumerated().map { place, value in
      Mark(id: "\(id)/\(place)", x: .category("\(place)"), value: value, rowCount: 1)
    }
    return Series(id: id, name: isOnly ? nil : "Series \(id)", isContinuous: kind.isContinuous, marks: marks)
  }

  /// Groups of a given size: real ones, with other places.
  private static func groups(_ series: Series, size: Int?) -> [MarkGroup] {
    guard let size, let model = Self.model else { return [] }
    return stride(from: 0, to: series.marks.count, by: size).enumerated().map { index, start in
      var group = model
      group.id = "\(series.id)/group-\(index + 1)"
      group.places = start..<min(start + size, series.marks.count)
      return group
    }
  }

  private static let model: MarkGroup? = {
    let marks = (0..<40).map { Mark(id: "m/\($0)", x: .number(Double($0)), value: .number(Double($0)), rowCount: 1) }
    let axis = Axis(field: "x", type: .quantitative, domain: .numbers(0...39))
    let chart = BucketedChart(kind: .bar, xAxis: axis, yAxis: axis, series: [Series(id: "m", marks: marks)])
    return ChartFacts(chart).series.first?.groups.first
  }()
}

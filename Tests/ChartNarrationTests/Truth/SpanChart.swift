import ChartModel
import ChartTestSupport

/// Charts whose groups and labels have much to tell: terrains, several series at shared places, bins, clouds of points,
/// candlesticks, boxes and error bars; from a seed.
struct SpanChart {
  enum Shape: CaseIterable {
    case terrain, lines, bars, many, bins, points, candlesticks, boxes, intervals
  }

  let shape: Shape
  private(set) var chart: BucketedChart
  private var random: SeededGenerator
  private let count: Int
  private let gapEvery: Int

  init(seed: Int) {
    shape = Shape.allCases[seed % Shape.allCases.count]
    random = SeededGenerator(seed: UInt64(seed) &* 6_151 &+ 3)
    count = [5, 13, 14, 20, 31].randomElement(using: &random) ?? 20
    gapEvery = [0, 0, 5, 9].randomElement(using: &random) ?? 0
    chart = BucketedChart(
      kind: .line, xAxis: Axis(field: nil, type: .nominal, domain: .empty),
      yAxis: Axis(field: "level", type: .quantitative, domain: .numbers(-1_000...9_000), decimals: 1), series: [])
    chart.yAxis.unit = [nil, "foot", "dollar"].randomElement(using: &random) ?? nil
    makeX()
    make()
  }

  private mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }

  // MARK: X

  private var places: [XValue] = []

  private mutating func makeX() {
    switch shape {
    case .terrain, .points: numbers()
    case .bins: bins()
    case .bars, .boxes: if chance(2) { categories() } else { days() }
    case .lines, .many, .intervals: if chance(3) { numbers() } else { days() }
    case .candlesticks: days()
    }
  }

  private mutating func numbers() {
    var x = Int.random(in: -3...40, using: &random)
    places = (0..<count).map { _ in
      x += shape == .points ? Int.random(in: 0...4, using: &random) : Int.random(in: 1...3, using: &random)
      return .number(Double("\(x)e-1") ?? 0)
    }
    chart.xAxis = Axis(
      field: ["miles", "distance"].randomElement(using: &random), type: .quantitative, domain: .numbers(-10...100),
      decimals: 1, bucketing: .none)
    chart.xAxis.unit = [nil, "kilometer"].randomElement(using: &random) ?? nil
  }

  private mutating func bins() {
    places = (0..<count).map { .bin(from: Double($0) * 5, to: Double($0) * 5 + 5) }
    chart.xAxis = Axis(
      field: "minutes", type: .quantitative, domain: .numbers(0...Double(count * 5)), bucketing: .width(5))
  }

  private mutating func categories() {
    let names = (0..<count).map { "Plot \($0 + 1)" }
    places = names.map { .category($0) }
    chart.xAxis = Axis(field: "plot", type: .nominal, domain: .categories(names), bucketing: .none)
  }

  private mutating func days() {
    let start = Int.random(in: 19_000...20_000, using: &random) * 86_400
    let edges = (0...count).map { Instant(seconds: start + $0 * 86_400) }
    places = zip(edges, edges.dropFirst()).map { .interval(from: $0, to: $1) }
    chart.xAxis = Axis(
      field: "date", type: .temporal, domain: .instants(from: edges[0], to: edges[count]), bucketing: .calendar(.day))
  }

  // MARK: Series

  private mutating func make() {
    switch shape {
    case .terrain:
      chart.kind = chance(2) ? .line : .bar
      chart.yAxis.field = chance(2) ? "elevation" : "level"
      add(nil, holes: gapEvery)
    case .lines: addSeries(2)
    case .many: addSeries([3, 4, 6].randomElement(using: &random) ?? 6)
    case .bars:
      chart.kind = .bar
      chart.isAdditive = chance(2)
      addSeries([2, 3].randomElement(using: &random) ?? 2)
    case .bins:
      (chart.kind, chart.isAdditive, chart.aggregate) = (.bar, true, .count)
      chart.yAxis.decimals = 0
      chart.series = [series("s", nil) { .number(Double(Int.random(in: 0...40, using: &$0))) }]
    case .points:
      chart.kind = .point
      add(nil, holes: gapEvery)
    case .candlesticks, .boxes, .intervals: addSpreads()
    }
  }

  private mutating func addSeries(_ number: Int) {
    chart.seriesField = "kind"
    for name in TruthChart.names.prefix(number) { add(name, holes: gapEvery) }
  }

  private mutating func series(
    _ id: String, _ name: String?, _ value: (inout SeededGenerator) -> MarkValue
  ) -> Series {
    let marks = places.enumerated().map { Mark(id: "\(id)/\($0)", x: $1, value: value(&random), rowCount: 1) }
    return Series(id: id, name: name, marks: marks)
  }

  /// A walk with level, rising and falling stretches, and now and then nothing.
  private mutating func add(_ name: String?, holes: Int) {
    var height = Int.random(in: 0...4_000, using: &random)
    var (slope, left) = (0, 0)
    chart.series.append(
      series(name ?? "s", name) { random in
        if left == 0 {
          (slope, left) = (Int.random(in: -120...120, using: &random), Int.random(in: 2...9, using: &random))
          if slope.magnitude < 30 { slope = 0 }
        }
        left -= 1
        height += slope + Int.random(in: -4...4, using: &random)
        let states: [MarkValue] = [.empty, .empty, .missing, .notANumber, .number(0)]
        if holes > 0, Int.random(in: 0..<holes, using: &random) == 0 {
          return states.randomElement(using: &random) ?? .empty
        }
        return .number(Double("\(height)e-1") ?? 0)
      })
  }

  // MARK: Spreads

  private mutating func addSpreads() {
    chart.kind = shape == .candlesticks ? .rule : shape == .boxes ? .bar : .point
    let number = shape == .intervals && chance(2) ? 2 : 1
    if number > 1 { chart.seriesField = "kind" }
    for name in TruthChart.names.prefix(number) {
      chart.series.append(series(name, number > 1 ? name : nil) { _ in .empty })
      for place in places.indices { fill(place, of: chart.series.count - 1) }
    }
    if shape == .boxes { addOutliers() }
  }

  private mutating func fill(_ place: Int, of series: Int) {
    guard gapEvery == 0 || !chance(gapEvery) else { return }
    let numbers = (0..<5).map { _ in Double("\(Int.random(in: 100...999, using: &random))e-1") ?? 0 }.sorted()
    var mark = chart.series[series].marks[place]
    mark.value = .range(from: numbers[0], to: numbers[4])
    switch shape {
    case .candlesticks:
      let isUp = chance(2)
      mark.spread = .candlestick(open: numbers[isUp ? 1 : 3], close: numbers[isUp ? 3 : chance(4) ? 3 : 1])
    case .boxes:
      mark.spread = .box(
        lowerQuartile: numbers[1], median: numbers[2], upperQuartile: numbers[3], outliers: place % 3 == 0 ? 1 : 0)
    default:
      mark.value = .number(numbers[2])
      mark.spread = .interval(from: numbers[1], to: numbers[3])
    }
    chart.series[series].marks[place] = mark
  }

  /// A mark for each value beyond the whiskers.
  private mutating func addOutliers() {
    let boxes = chart.series[0].marks.enumerated().filter { place, mark in place % 3 == 0 && mark.spread != nil }
    let marks = boxes.map { place, mark in
      Mark(id: "outliers/\(place)", x: mark.x, value: .number(150 + Double(place)), rowCount: 1)
    }
    var outliers = Series(id: "outliers", name: "outliers", marks: marks)
    (outliers.kind, outliers.role) = (.point, .outliers)
    if !marks.isEmpty { chart.series.append(outliers) }
  }
}

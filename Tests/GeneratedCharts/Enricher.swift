import ChartModel
import ChartTestSupport

/// Gives a chart from rows what only declarations can say, each with some chance.
struct Enricher {
  var random: SeededGenerator
  let hostileNames: Bool

  private var names: [String] { hostileNames ? GeneratedChart.hostile : GeneratedChart.plainNames }

  private mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }

  private mutating func name() -> String { names.randomElement(using: &random) ?? "" }

  mutating func enriched(_ plain: BucketedChart) -> BucketedChart {
    var chart = plain
    chart.subtitle = chance(2) ? name() : nil
    chart.authorDescription = chance(2) ? "what \(name()) does. It is\n told, " : nil
    chart.orientation = chance(3) ? .horizontal : .vertical
    for axis in [\BucketedChart.xAxis, \.yAxis] {
      chart[keyPath: axis].isReversed = chance(5)
      let scales: [ScaleType] = [
        .linear, .linear, .log, .symmetricLog(slopeAtZero: 1), .squareRoot, .power(exponent: 3),
      ]
      chart[keyPath: axis].scale = scales.randomElement(using: &random) ?? .linear
    }
    stretch(&chart)
    if chart.totals == nil { changeValues(&chart) } else { restack(&chart) }
    chart.isPartToWhole = chance(5)
    for index in chart.series.indices where index > 0 && chance(4) { chart.series[index].kind = .line }
    chart.rules = (0..<Int.random(in: 0...2, using: &random)).map { rule($0, in: chart) }
    write(&chart)
    window(&chart)
    group(&chart)
    return chart
  }

  // MARK: X and Y

  /// Points become stretches, buckets become stretches that the data gives.
  private mutating func stretch(_ chart: inout BucketedChart) {
    guard chart.totals == nil, chart.xAxis.bucketing == .none, chance(2) else { return }
    for series in chart.series.indices {
      for mark in chart.series[series].marks.indices {
        chart.series[series].marks[mark].x = stretched(chart.series[series].marks[mark].x)
      }
    }
    guard case .instants(let from, let to) = chart.xAxis.domain else { return }
    chart.xAxis.domain = .instants(from: from, to: Instant(microseconds: to.microseconds + 200_000_000_000))
  }

  private mutating func stretched(_ x: XValue) -> XValue {
    switch x {
    case .instant(let from) where !chance(3):
      let length = [0, 1_000_000, 61_000_000, 3_600_000_000, 90_061_500_000, 172_800_000_000].randomElement(
        using: &random)
      return .interval(from: from, to: Instant(microseconds: from.microseconds + Int64(length ?? 0)))
    case .number(let from): return .bin(from: from, to: from + 1)
    default: return x
    }
  }

  private mutating func changeValues(_ chart: inout BucketedChart) {
    let levels = Array(Set(names + (chance(2) ? ["High", "Higher", "Highest", "Top"] : []))).sorted()
    let shape = Int.random(in: 0..<3, using: &random)
    guard shape > 0 else { return }
    if shape == 1 {
      chart.yAxis.type = chance(2) ? .ordinal : .nominal
      chart.yAxis.domain = .categories(chance(5) ? [] : levels)
    }
    (chart.isAdditive, chart.aggregate) = (false, nil)
    for series in chart.series.indices {
      for mark in chart.series[series].marks.indices {
        guard let number = chart.series[series].marks[mark].value.number else { continue }
        let low = number - Double(Int.random(in: 0...20, using: &random))
        let level = levels.randomElement(using: &random) ?? "Off"
        chart.series[series].marks[mark].value =
          shape == 1
          ? .category(chance(20) ? "Off" : level) : chance(10) ? .number(number) : .range(from: low, to: number)
      }
    }
  }

  private mutating func restack(_ chart: inout BucketedChart) {
    chart.stack = [.zero, .normalize, .center].randomElement(using: &random) ?? .zero
    if chart.stack == .center { chart.totals = nil }
    chart.kind = chance(2) ? .area : .bar
  }

  // MARK: What authors write

  private mutating func rule(_ number: Int, in chart: BucketedChart) -> ChartModel.Rule {
    let values: [MarkValue] = [.number(5), .range(from: 2, to: 70.5), .category(name()), .missing, .number(-1e300)]
    var place = ChartModel.Rule.Place.y(values.randomElement(using: &random) ?? .missing)
    if chance(3), let x = chart.series.first?.marks.randomElement(using: &random)?.x { place = .x(x) }
    return ChartModel.Rule(id: "@rule-\(number)", name: chance(4) ? "" : name(), place: place, author: author(2))
  }

  private mutating func author(_ part: Int) -> AuthorText? {
    guard chance(part) else { return nil }
    return AuthorText(
      label: chance(2) ? name() + "." : nil, value: chance(2) ? "so much, " + name() : nil, isHidden: chance(3),
      notes: chance(2) ? [name(), "a note."] : [])
  }

  private mutating func write(_ chart: inout BucketedChart) {
    let part = chance(10) ? 1 : 5
    for series in chart.series.indices {
      for mark in chart.series[series].marks.indices { chart.series[series].marks[mark].author = author(part) }
    }
    for mark in (chart.totals?.marks ?? []).indices { chart.totals?.marks[mark].author = author(part) }
  }

  // MARK: What is shown, and groups

  private mutating func window(_ chart: inout BucketedChart) {
    let domain: Range<Double>
    switch chart.xAxis.domain {
    case .numbers(let range): domain = range.lowerBound..<max(range.upperBound, range.lowerBound + 1)
    case .instants(let from, let to): domain = Double(from.microseconds)..<Double(to.microseconds + 1_000_000)
    case .categories(let names) where !names.isEmpty: domain = 0..<Double(names.count)
    case .categories, .empty: return
    }
    guard chance(3) else { return }
    // Whole numbers and whole seconds, as charts have them.
    let unit = domain.upperBound > 1e12 ? 1e6 : 1.0
    let length = ((domain.upperBound - domain.lowerBound) / 3 / unit).rounded() * unit
    chart.window = ChartWindow(length: length, position: domain.lowerBound + length, domain: domain, shortest: unit)
  }

  private mutating func group(_ chart: inout BucketedChart) {
    let ticks: [AxisTicks] = [
      .automatic, .stride(.day, count: 7), .stride(.month, count: 1), .stride(.hour, count: .max), .step(20), .step(0),
      .step(.nan), .values(chart.series.first?.marks.map(\.x) ?? []),
      .values((chart.series.first?.marks ?? []).enumerated().filter { $0.offset % 9 == 4 }.map(\.element.x)),
    ]
    chart.xAxis.ticks = ticks.randomElement(using: &random) ?? .automatic
    guard chance(4) else { return }
    for series in chart.series.indices {
      let count = chart.series[series].marks.count
      chart.series[series].plots = [
        PlotGroup(name: name(), places: count / 4..<count / 2), PlotGroup(places: count / 3..<count + 7),
      ]
    }
  }
}

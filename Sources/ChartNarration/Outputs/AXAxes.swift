import ChartAnalysis
import ChartModel

/// The axes of an audio graph, and where marks stand on them.
struct AXAxes {
  private let narrator: Narrator
  private let categories: [String: String]
  private let levels: [String: Double]
  private let hasRanges: Bool
  private let hasStretches: Bool
  let x: any AXDataAxisDescriptor
  let y: AXNumericDataAxisDescriptor
  let additional: [any AXDataAxisDescriptor]

  init(_ narrator: Narrator) {
    self.narrator = narrator
    let marks = narrator.chart.series.flatMap(\.marks).filter { !$0.isHidden }
    let order = Self.categories(narrator, marks)
    categories = Dictionary(zip(order.names, order.spoken)) { first, _ in first }
    let tallies = narrator.facts.levels?.tallies ?? []
    levels = Dictionary(tallies.enumerated().map { ($1.name, Double($0)) }) { first, _ in first }
    hasRanges = marks.contains { $0.value.isRange }
    let hasBins = narrator.places.kind == .bin && narrator.chart.xAxis.bucketing == .none
    hasStretches = narrator.places.kind.isStretch || hasBins
    x =
      order.names.isEmpty
      ? narrator.axNumericX(marks)
      : AXCategoricalDataAxisDescriptor(title: narrator.names.x, categoryOrder: order.spoken)
    y = tallies.isEmpty ? narrator.axNumericY(marks) : narrator.axLevels(tallies.map(\.name))
    var added: [any AXDataAxisDescriptor] = []
    if hasStretches { added.append(narrator.axEnds(marks)) }
    if hasRanges { added.append(narrator.axEnd(of: y)) }
    additional = added
  }

  /// All categories in their order, those that the axis does not list last; as they are said where that tells them apart.
  private static func categories(_ narrator: Narrator, _ marks: [Mark]) -> (names: [String], spoken: [String]) {
    var names: [String] = []
    if case .categories(let listed) = narrator.chart.xAxis.domain { names = listed }
    var known = Set(names)
    for mark in marks {
      if case .category(let name) = mark.x, known.insert(name).inserted { names.append(name) }
    }
    let spoken = names.map { narrator.places.text(.category($0)) }
    return (names, Set(spoken).count < Set(names).count ? names : spoken)
  }

  /// Where a mark stands along X.
  func place(_ x: XValue) -> AXDataPointValue {
    if case .category(let name) = x { return .category(categories[name] ?? name) }
    return .number(x.axStart ?? 0)
  }

  /// The number that stands for a value on Y; `nil` where there is none.
  func value(_ value: MarkValue) -> Double? {
    if case .category(let name) = value { return levels[name] }
    return value.low
  }

  /// The end of a stretch, and the upper end of a range.
  func additionalValues(_ mark: Mark) -> [AXDataPointValue] {
    // The one that may not be there comes last, so that leaving it out moves no other up.
    let end: AXDataPointValue? = hasStretches ? .number(mark.x.axEnd ?? mark.x.axStart ?? 0) : nil
    let top: AXDataPointValue? = hasRanges ? mark.value.high.map { .number($0) } : nil
    return [end, top].compactMap { $0 }
  }
}

extension Narrator {
  // MARK: X

  fileprivate func axNumericX(_ marks: [Mark]) -> AXNumericDataAxisDescriptor {
    axX(title: names.x, marks.compactMap { mark in mark.x.axStart.map { ($0, places.text(mark.x)) } })
  }

  /// Where stretches end.
  fileprivate func axEnds(_ marks: [Mark]) -> AXNumericDataAxisDescriptor {
    let ends = marks.compactMap { mark -> (Double, String)? in
      guard let end = mark.x.axEnd else { return mark.x.axStart.map { ($0, places.text(mark.x)) } }
      if case .interval(_, let to) = mark.x { return (end, places.text(.instant(to))) }
      return (end, places.number(end))
    }
    return axX(title: voice.say(.nameUpperEnd, ["title": names.x]), ends)
  }

  private func axX(title: String, _ values: [(Double, String)]) -> AXNumericDataAxisDescriptor {
    var lines: [(Double, String)] = []
    var bounds: ClosedRange<Double>?
    switch chart.xAxis.domain {
    case .instants(let from, let to):
      bounds = from.seconds...max(from.seconds, to.seconds)
      lines = Gridlines.instants(from: from, to: to, ticks: chart.xAxis.ticks, calendar: chart.calendar)
        .map { ($0.seconds, places.gridline($0)) }
    case .numbers(let range):
      bounds = range
      lines = Gridlines.numbers(in: range, ticks: chart.xAxis.ticks).map { ($0, axPlace($0)) }
    case .empty, .categories: break
    }
    return axAxis(title: title, bounds, values, lines, chart.xAxis.scale)
  }

  /// A gridline of X may need decimals that no mark has.
  private func axPlace(_ number: Double) -> String {
    let decimals = max(chart.xAxis.decimals, DecimalDigits(number).fraction.utf8.count)
    return places.numbers.exact(number, decimals: decimals).text
  }

  // MARK: Y

  fileprivate func axNumericY(_ marks: [Mark]) -> AXNumericDataAxisDescriptor {
    let values = marks.flatMap { [$0.value.low, $0.value.high] }.compactMap { $0 }
    if isOfShares { return axShares() }
    guard case .numbers(let range) = chart.yAxis.domain else {
      return axAxis(title: measure, nil, values.map { ($0, value($0)) }, [], chart.yAxis.scale)
    }
    let lines = Gridlines.numbers(in: range, ticks: chart.yAxis.ticks).map { ($0, axisValue($0)) }
    return axAxis(title: measure, range, values.map { ($0, value($0)) }, lines, chart.yAxis.scale)
  }

  /// The axis of a chart of shares, in percent.
  private func axShares() -> AXNumericDataAxisDescriptor {
    let shares = facts.shares.flatMap(\.shares).compactMap { $0 }
    let values = shares.map { ($0 * 100, numbers.percent($0)) }
    let lines = stride(from: 0.0, through: 100, by: 20).map { ($0, numbers.percent($0 / 100)) }
    return axAxis(title: measure, 0...100, values, lines, .linear)
  }

  /// A gridline may need decimals that the data does not have.
  private func axisValue(_ number: Double) -> String {
    let decimals = max(chart.yAxis.decimals, DecimalDigits(number).fraction.utf8.count)
    return withUnit(yNumbers.exact(number, decimals: decimals), brief: false)
  }

  fileprivate func axLevels(_ levels: [String]) -> AXNumericDataAxisDescriptor {
    let places = levels.enumerated().map { (Double($0.offset), levelName($0.element)) }
    return axAxis(title: measure, 0...Double(max(levels.count - 1, 1)), places, places, .linear)
  }

  /// The axis of the upper ends of ranges: that of Y under another title.
  fileprivate func axEnd(of axis: AXNumericDataAxisDescriptor) -> AXNumericDataAxisDescriptor {
    var end = axis
    end.title = measure(titled: voice.say(.nameUpperEnd, ["title": names.y]))
    return end
  }

  // MARK: Any axis

  private func axAxis(
    title: String, _ bounds: ClosedRange<Double>?, _ values: [(Double, String)], _ lines: [(Double, String)],
    _ scale: ScaleType
  ) -> AXNumericDataAxisDescriptor {
    let provider = AXValueDescriptionProvider((values + lines).map { .init(value: $0.0, description: $0.1) })
    let found = values.map(\.0).min().flatMap { low in values.map(\.0).max().map { low...$0 } }
    var axis = AXNumericDataAxisDescriptor(
      title: title, range: Self.widened(bounds ?? found ?? 0...1), gridlinePositions: lines.map(\.0),
      valueDescriptionProvider: provider)
    if scale.usable(on: axis.range) == .log { axis.scaleType = .log10 }
    return axis
  }

  /// A range without length would have no place for a pitch.
  private static func widened(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard range.lowerBound == range.upperBound else { return range }
    let wider = (range.lowerBound - 0.5)...(range.upperBound + 0.5)
    return wider.lowerBound < wider.upperBound ? wider : range.lowerBound.nextDown...range.upperBound.nextUp
  }
}

extension XValue {
  /// Where it begins on an axis of numbers; `nil` for a category.
  fileprivate var axStart: Double? {
    switch self {
    case .category: nil
    case .number(let number), .bin(let number, _): number
    case .instant(let instant), .interval(let instant, _): instant.seconds
    }
  }

  /// Where it ends; `nil` for a point and for a category.
  fileprivate var axEnd: Double? {
    switch self {
    case .category, .number, .instant: nil
    case .bin(_, let to): to
    case .interval(_, let to): to.seconds
    }
  }
}

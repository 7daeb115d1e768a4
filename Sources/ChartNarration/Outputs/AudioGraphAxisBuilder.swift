import ChartAnalysis
import ChartModel

/// Makes the axes of an audio graph, with what their values and gridlines are called.
struct AudioGraphAxisBuilder: Narrating {
  let narrator: Narrator
  private var axisSentences: AxisSentences { AxisSentences(narrator: narrator) }

  // MARK: X

  /// An X axis of numbers or times.
  func numericX(_ marks: [Mark]) -> AudioGraphNumericAxis {
    x(title: names.x, marks.compactMap { mark in mark.x.axStart.map { ($0, places.text(mark.x)) } })
  }

  /// Where stretches end.
  func ends(_ marks: [Mark]) -> AudioGraphNumericAxis {
    let ends = marks.compactMap { mark -> (Double, String)? in
      guard let end = mark.x.axEnd else { return mark.x.axStart.map { ($0, places.text(mark.x)) } }
      if case .interval(_, let to) = mark.x { return (end, places.text(.instant(to))) }
      return (end, places.number(end))
    }
    return x(title: voice.say(.nameUpperEnd, ["title": names.x]), ends)
  }

  private func x(title: String, _ values: [(Double, String)]) -> AudioGraphNumericAxis {
    var lines: [(Double, String)] = []
    var bounds: ClosedRange<Double>?
    switch chart.xAxis.domain {
    case .instants(let from, let to):
      bounds = from.seconds...max(from.seconds, to.seconds)
      lines = Gridlines.instants(from: from, to: to, ticks: chart.xAxis.ticks, calendar: chart.calendar)
        .map { ($0.seconds, places.gridline($0)) }
    case .numbers(let range):
      bounds = range
      lines = Gridlines.numbers(in: range, ticks: chart.xAxis.ticks).map { ($0, place($0)) }
    case .empty, .categories: break
    }
    return axis(title: title, bounds, values, lines, chart.xAxis.scale)
  }

  /// A gridline of X may need decimals that no mark has.
  private func place(_ number: Double) -> String {
    let decimals = max(chart.xAxis.decimals, DecimalDigits(number).fraction.utf8.count)
    return places.counted(places.numbers.exact(number, decimals: decimals).text)
  }

  // MARK: Y

  /// A Y axis of numbers.
  func numericY(_ marks: [Mark]) -> AudioGraphNumericAxis {
    let values = marks.flatMap { [$0.value.low, $0.value.high] }.compactMap { $0 }
    if isOfShares { return shares() }
    guard case .numbers(let range) = chart.yAxis.domain else {
      return axis(title: axisSentences.measure, nil, values.map { ($0, value($0)) }, [], chart.yAxis.scale)
    }
    let lines = Gridlines.numbers(in: range, ticks: chart.yAxis.ticks).map { ($0, axisValue($0)) }
    return axis(title: axisSentences.measure, range, values.map { ($0, value($0)) }, lines, chart.yAxis.scale)
  }

  /// The axis of a chart of shares, in percent.
  private func shares() -> AudioGraphNumericAxis {
    let shares = facts.shares.flatMap(\.shares).compactMap { $0 }
    let values = shares.map { ($0 * 100, numbers.percent($0)) }
    let lines = stride(from: 0.0, through: 100, by: 20).map { ($0, numbers.percent($0 / 100)) }
    return axis(title: axisSentences.measure, 0...100, values, lines, .linear)
  }

  /// A gridline may need decimals that the data does not have.
  private func axisValue(_ number: Double) -> String {
    let decimals = max(chart.yAxis.decimals, DecimalDigits(number).fraction.utf8.count)
    return withUnit(yNumbers.exact(number, decimals: decimals), brief: false)
  }

  /// A Y axis of levels, which are the numbers from 0 on.
  func levels(_ levels: [String]) -> AudioGraphNumericAxis {
    let places = levels.enumerated().map { (Double($0.offset), levelName($0.element)) }
    return axis(title: axisSentences.measure, 0...Double(max(levels.count - 1, 1)), places, places, .linear)
  }

  /// The axis of the upper ends of ranges: that of Y under another title.
  func end(of axis: AudioGraphNumericAxis) -> AudioGraphNumericAxis {
    var end = axis
    end.title = axisSentences.measure(titled: voice.say(.nameUpperEnd, ["title": names.y]))
    return end
  }

  // MARK: Any axis

  private func axis(
    title: String, _ bounds: ClosedRange<Double>?, _ values: [(Double, String)], _ lines: [(Double, String)],
    _ scale: ScaleType
  ) -> AudioGraphNumericAxis {
    let provider = AudioGraphValueText((values + lines).map { .init(value: $0.0, description: $0.1) })
    let found = values.map(\.0).min().flatMap { low in values.map(\.0).max().map { low...$0 } }
    var axis = AudioGraphNumericAxis(
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

package import ChartModel

/// Where an axis has its gridlines: where its author says, else at steps that people know.
package enum Gridlines {
  /// Lines that ChartVoice chooses are at most about this many.
  private static let fewest = 5
  private static let most = 12
  /// Lines that the author asks for are left out where they would be more than this.
  private static let limit = 1_000

  /// The lines of a numeric axis, ascending, within its range.
  ///
  /// ```swift
  /// Gridlines.numbers(in: 0...10, ticks: .automatic)  // [0, 2, 4, 6, 8, 10]
  /// ```
  package static func numbers(in range: ClosedRange<Double>, ticks: AxisTicks) -> [Double] {
    if case .values(let values) = ticks {
      return distinct(values.compactMap(\.numericPlace).filter(range.contains))
    }
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite else { return [] }
    if case .step(let step) = ticks, let lines = multiples(of: step, in: range) { return lines }
    return multiples(of: NumberSteps.step(span: span, count: fewest), in: range) ?? []
  }

  private static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double]? {
    guard step > 0, step.isFinite else { return nil }
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard abs(first) < 0x1p53, abs(last) < 0x1p53, last - first < Double(limit) else { return nil }
    return stride(from: first, through: last, by: 1).map { NumberSteps.scaled($0, by: step) + 0 }
      .filter(range.contains)
  }

  /// The lines of an axis of time, ascending, from its first instant to its last.
  package static func instants(
    from first: Instant, to last: Instant, ticks: AxisTicks, calendar: ChartCalendar
  ) -> [Instant] {
    guard first < last else { return [] }
    switch ticks {
    case .values(let values):
      return distinct(values.compactMap(\.instantPlace).filter { first <= $0 && $0 <= last })
    case .stride(let unit, let count):
      let edges = Edges(from: first, to: last, unit: unit, count: min(max(count, 1), 100_000), calendar: calendar)
      if edges.count <= limit { return edges.instants }
    case .automatic, .step: break
    }
    let finest = CalendarUnit.allCases.filter { $0 != .isoWeek && $0 != .halfYear }
      .map { Edges(from: first, to: last, unit: $0, count: 1, calendar: calendar) }.first { $0.count <= most }
    if let finest { return finest.instants }
    let years = Edges(from: first, to: last, unit: .year, count: 1, calendar: calendar).count
    let step = Int(clamping: NumberSteps.step(span: Double(years), count: fewest))
    return Edges(from: first, to: last, unit: .year, count: max(step, 1), calendar: calendar).instants
  }

  /// The edges of a calendar unit, every so many, between two instants.
  private struct Edges {
    var first: Int
    var last: Int
    var unit: CalendarUnit
    var step: Int
    var calendar: ChartCalendar

    init(from start: Instant, to end: Instant, unit: CalendarUnit, count: Int, calendar: ChartCalendar) {
      self.unit = unit
      self.calendar = calendar
      step = count
      let ordinal = calendar.ordinal(of: start, unit: unit)
      // The bucket that begins before the axis has its edge outside of it.
      let inside = calendar.start(of: ordinal, unit: unit) < start ? ordinal + 1 : ordinal
      // As groups are: several days or weeks from the first on, other units at the calendar's edges.
      let isCounted = [.day, .week, .isoWeek].contains(unit)
      first = isCounted ? inside : Int(clamping: (Double(inside) / Double(count)).rounded(.up)) * count
      last = calendar.ordinal(of: end, unit: unit)
    }

    var count: Int { last < first ? 0 : (last - first) / step + 1 }

    var instants: [Instant] {
      last < first ? [] : stride(from: first, through: last, by: step).map { calendar.start(of: $0, unit: unit) }
    }
  }

  private static func distinct<Value: Comparable>(_ values: [Value]) -> [Value] {
    let sorted = values.sorted()
    return sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1] != $0.element }.map(\.element)
  }
}

extension XValue {
  fileprivate var numericPlace: Double? {
    switch self {
    case .number(let number), .bin(let number, _): number.isFinite ? number : nil
    case .category, .instant, .interval: nil
    }
  }

  fileprivate var instantPlace: Instant? {
    switch self {
    case .instant(let instant), .interval(let instant, _): instant
    case .category, .number, .bin: nil
    }
  }
}

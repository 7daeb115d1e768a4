import ChartModel

/// Cuts the marks of a series into five to twelve groups along X, at edges that people know.
struct Grouping {
  /// Series of at most this many marks are walked mark by mark.
  static let fewestMarks = 12
  static let groupCounts = 5...12

  /// A span of the calendar: some whole number of units.
  struct Span {
    var unit: CalendarUnit
    var count: Int
  }

  let chart: BucketedChart
  private let hasStretches: Bool
  private static let spans: [Span] =
    [
      (.minute, [1, 5, 10, 15, 30]), (.hour, [1, 2, 3, 6, 12]), (.day, [1]), (.week, [1]), (.month, [1]),
      (.quarter, [1]), (.halfYear, [1]), (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]),
    ]
    .flatMap { (unit: CalendarUnit, counts: [Int]) in counts.map { Span(unit: unit, count: $0) } }

  init(_ chart: BucketedChart) {
    self.chart = chart
    hasStretches = chart.hasStretches
  }

  func groups(of series: Series) -> [MarkGroup] {
    if !series.plots.isEmpty { return plotGroups(of: series) }
    guard series.marks.count > Self.fewestMarks, let first = series.marks.first?.x, let last = series.marks.last?.x
    else { return [] }
    if let groups = tickGroups(of: series) { return groups }
    switch (first, last) {
    case (.category, _): return groups(series, by: Self.chunks(of: series.marks.count))
    case (.number(let low), .number(let high)), (.bin(let low, _), .bin(let high, _)):
      return groups(series, by: comfortable(numericKeys(series, low: low, high: high)))
    default: return calendarGroups(series, from: first.start, to: last.start)
    }
  }

  /// Equal runs of neighbours; about ten a group, in five to twelve groups.
  private static func chunks(of count: Int) -> [Int] {
    let groups = min(max(count / 10, groupCounts.lowerBound), groupCounts.upperBound)
    return (0..<count).map { $0 * groups / count }
  }

  /// The keys, or equal runs where the marks lie so unevenly that the keys make too few groups or too many.
  private func comfortable(_ keys: [Int]) -> [Int] {
    Self.groupCounts.contains(Self.runCount(keys)) ? keys : Self.chunks(of: keys.count)
  }

  static func runCount(_ keys: [Int]) -> Int {
    keys.isEmpty ? 0 : 1 + zip(keys, keys.dropFirst()).count { $0 != $1 }
  }

  private func numericKeys(_ series: Series, low: Double, high: Double) -> [Int] {
    let step = NumberSteps.binStep(low: low, high: high, count: Self.groupCounts.upperBound)
    return series.marks.map { NumberKeys.bin(of: $0.x.number, width: step) }
  }

  // MARK: The calendar

  private func calendarGroups(_ series: Series, from first: Instant, to last: Instant) -> [MarkGroup] {
    for span in spans(from: first, to: last) {
      let keys = series.marks.map { key(of: $0.x.start, span) }
      if Self.groupCounts.contains(Self.runCount(keys)) { return groups(series, by: keys, span: span) }
    }
    return groups(series, by: Self.chunks(of: series.marks.count))
  }

  /// The spans that give five to twelve groups if all are taken, those that give nearest to seven first.
  private func spans(from first: Instant, to last: Instant) -> [Span] {
    let own = chart.xAxis.calendarUnit
    let coarser = Self.spans.filter { span in own.map { $0 < span.unit || $0 == span.unit && span.count > 1 } ?? true }
    let rated = coarser.compactMap { span in
      let count = key(of: last, span) - key(of: first, span) + 1
      return Self.groupCounts.contains(count) ? (span: span, distance: abs(count - 7)) : nil
    }
    return rated.sorted { $0.distance < $1.distance }.map(\.span)
  }

  /// Which span of its kind holds an instant; several hours or minutes begin with midnight on the wall clock.
  func key(of instant: Instant, _ span: Span) -> Int {
    if span.unit < .day, span.count > 1 {
      let length = span.unit.microseconds * Int64(span.count)
      return Int(chart.calendar.zone.local(instant).flooredDivision(by: length))
    }
    return Int(Int64(chart.calendar.ordinal(of: instant, unit: span.unit)).flooredDivision(by: Int64(span.count)))
  }

  // MARK: Groups from keys

  func groups(_ series: Series, by keys: [Int], span: Span? = nil) -> [MarkGroup] {
    var groups: [MarkGroup] = []
    var start = 0
    while start < keys.count {
      let end = keys[start...].firstIndex { $0 != keys[start] } ?? keys.count
      groups.append(group(series, start..<end, number: groups.count + 1, span: span))
      start = end
    }
    return groups
  }

  func group(_ series: Series, _ places: Range<Int>, number: Int, span: Span?, name: String? = nil) -> MarkGroup {
    let marks = series.marks[places]
    let told = marks.told
    let empty = told.count { $0 == .empty }
    return MarkGroup(
      id: "\(series.id)/@group-\(number)", name: name, places: places, x: range(series, places, span),
      bucketCount: bucketCount(marks),
      hasInfinity: told.contains { if case .infinite = $0 { true } else { false } },
      statistics: Statistics(told.compactMap(\.number)),
      lowest: told.compactMap(\.low).min(), highest: told.compactMap(\.high).max(),
      hasRanges: told.contains { if case .range = $0 { true } else { false } }, levels: levels(told),
      emptyCount: empty, valuelessCount: told.count { !$0.isPresent } - empty)
  }

  /// The buckets from the first to the last of some marks: more than the marks where sparse data is not filled.
  func bucketCount(_ marks: ArraySlice<Mark>) -> Int {
    guard let unit = chart.xAxis.calendarUnit, case .interval(let first, _)? = marks.first(where: { !$0.isHidden })?.x,
      case .interval(let last, _)? = marks.last(where: { !$0.isHidden })?.x
    else { return marks.count { !$0.isHidden } }
    return chart.calendar.ordinal(of: last, unit: unit) - chart.calendar.ordinal(of: first, unit: unit) + 1
  }

  private func range(_ series: Series, _ places: Range<Int>, _ span: Span?) -> GroupRange {
    let marks = series.marks[places]
    let first = marks.first?.x ?? .number(0)
    let last = marks.last?.x ?? first
    if hasStretches { return startRange(of: series, places, span) }
    guard let span, case .interval(let from, _) = first, case .interval(_, let to) = last else {
      return .marks(from: first, to: last)
    }
    return .calendar(span.unit, from: from, to: to)
  }
}

extension XValue {
  /// Where it begins in time; the start of 1970 for what is not in time.
  var start: Instant {
    switch self {
    case .instant(let instant), .interval(let instant, _): instant
    default: Instant(microseconds: 0)
    }
  }

  /// Where it begins along a numeric axis; zero for what is not a number.
  var number: Double {
    switch self {
    case .number(let number), .bin(let number, _): number
    default: 0
    }
  }
}

import ChartModel

/// Cuts the marks of a series into five to twelve groups along X, at edges that people know.
struct Grouping {
  /// Series of at most this many marks are walked mark by mark.
  static let fewestMarks = 12
  static let groupCounts = 5...12

  /// A span of the calendar: some whole number of units.
  struct Span: Equatable {
    var unit: CalendarUnit
    var count: Int
  }

  /// Neighbouring marks that become a group, and what bounds them.
  struct Cut: Equatable {
    var places: Range<Int>
    var span: Span?
    var name: String?
    /// The place from which the group's first move starts; `nil` for groups that are told without their moves.
    var knot: Int?
  }

  let chart: BucketedChart
  let method: GroupingMethod
  /// Whether long runs of zero are groups of their own.
  let separatesZeros: Bool
  private let hasStretches: Bool
  /// Whether marks are states of which one follows the other.
  let areStates: Bool
  /// The marks of each part of a stack by their places; none where nothing is stacked.
  private let parts: [[XValue: Mark]]
  private static let spans: [Span] =
    [
      (.minute, [1, 5, 10, 15, 30]), (.hour, [1, 2, 3, 6, 12]), (.day, [1]), (.week, [1]), (.month, [1]),
      (.quarter, [1]), (.halfYear, [1]), (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]),
    ]
    .flatMap { (unit: CalendarUnit, counts: [Int]) in counts.map { Span(unit: unit, count: $0) } }

  init(_ chart: BucketedChart, method: GroupingMethod = .automatic, separatesZeros: Bool = true) {
    self.separatesZeros = separatesZeros
    self.chart = chart
    self.method = method
    (hasStretches, areStates) = (chart.hasStretches, chart.isOfStates)
    parts = (chart.totals == nil ? [] : chart.series.filter(chart.isPart)).map { part in
      Dictionary(part.marks.map { ($0.x, $0) }) { first, _ in first }
    }
  }

  func groups(of series: Series) -> [MarkGroup] {
    let cuts = cuts(of: series)
    // Only cuts at breaks of the trend are told by moves.
    let deadBand = cuts.contains { $0.knot != nil } ? Climb.deadBand(of: series, in: chart) : nil
    return cuts.enumerated().map { group(series, $1, number: $0 + 1, deadBand: deadBand) }
  }

  /// The cuts that ChartVoice chooses; none where the marks are few enough to walk one by one.
  func automaticCuts(of series: Series) -> [Cut] {
    if !series.plots.isEmpty { return plotCuts(of: series) }
    guard series.marks.count > Self.fewestMarks else { return [] }
    if let found = groundCuts(of: series) ?? turnCuts(of: series) { return found }
    if let ticks = tickCuts(of: series) { return joiningEnd(ticks, of: series) }
    let runs = longRuns(of: series)
    // Groups that all say the same value are one.
    if Self.isConstant(series), series.id != chart.totals?.id {
      return separating(runs, from: [Cut(places: 0..<series.marks.count)])
    }
    if isTerrain(series) { return separating(runs, from: trendCuts(of: series)) }
    return separating(runs, from: joiningEnd(familiarCuts(of: series), of: series))
  }

  /// The cuts without one for the last number alone, as 100 is where groups go from ten to ten; one far from all others stays alone.
  private func joiningEnd(_ cuts: [Cut], of series: Series) -> [Cut] {
    guard cuts.count > Self.groupCounts.lowerBound - 2, let last = cuts.last, last.places.count == 1,
      cuts[cuts.count - 2].places.count > 1, case .number? = series.marks.last?.x
    else { return cuts }
    let xs = series.marks.map(\.x.number)
    let steps = zip(xs.dropFirst(), xs).map { $0 - $1 }
    guard let step = steps.last, let widest = steps.dropLast().max(), step <= widest else { return cuts }
    var joined = Array(cuts.dropLast())
    joined[joined.count - 1].places = joined[joined.count - 1].places.lowerBound..<last.places.upperBound
    return joined
  }

  private static func isConstant(_ series: Series) -> Bool {
    let told = series.marks.told
    guard !told.contains(where: { $0.isPresent && $0.number == nil || $0.isInfinite }) else { return false }
    return Movement(told.compactMap(\.number)) == .constant
  }

  /// Five to twelve groups at edges that people know: of the calendar, or multiples of a familiar step.
  private func familiarCuts(of series: Series) -> [Cut] {
    guard let first = series.marks.first?.x, let last = series.marks.last?.x else { return [] }
    switch (first, last) {
    case (.category, _): return cuts(by: (Self.nameKeys(series), nil))
    case (.number(let low), .number(let high)), (.bin(let low, _), .bin(let high, _)):
      return cuts(by: (comfortable(numericKeys(series, low: low, high: high)), nil))
    default: return calendarCuts(series, from: first.start, to: last.start)
    }
  }

  /// Equal runs of neighbours; about ten a group, in five to twelve groups.
  private static func chunks(of count: Int) -> [Int] {
    let groups = min(max(count / 10, groupCounts.lowerBound), groupCounts.upperBound)
    return (0..<count).map { $0 * groups / count }
  }

  /// Equal runs of names, so that no group holds a part of the marks of one; each name for itself where they are few.
  private static func nameKeys(_ series: Series) -> [Int] {
    let places = zip(series.marks, series.marks.dropFirst()).reduce(into: [0]) { places, pair in
      places.append((places.last ?? 0) + (pair.0.x == pair.1.x ? 0 : 1))
    }
    let names = (places.last ?? 0) + 1
    guard names > 1, names < series.marks.count else { return chunks(of: series.marks.count) }
    guard names > groupCounts.upperBound else { return places }
    let groups = chunks(of: names)
    return places.map { groups[$0] }
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

  private func calendarCuts(_ series: Series, from first: Instant, to last: Instant) -> [Cut] {
    for (span, count) in ratedSpans(from: first, to: last) where Self.groupCounts.contains(count) {
      let keys = series.marks.map { key(of: $0.x.start, span) }
      if Self.groupCounts.contains(Self.runCount(keys)) { return cuts(by: (keys, span)) }
    }
    return cuts(by: (Self.chunks(of: series.marks.count), nil))
  }

  /// The spans with how many groups each gives if all are taken, those that give nearest to seven first.
  func ratedSpans(from first: Instant, to last: Instant) -> [(span: Span, count: Int)] {
    let own = chart.xAxis.calendarUnit
    let coarser = Self.spans.filter { span in own.map { $0 < span.unit || $0 == span.unit && span.count > 1 } ?? true }
    let rated = coarser.map { (span: $0, count: key(of: last, $0) - key(of: first, $0) + 1) }
    return rated.sorted { abs($0.count - 7) < abs($1.count - 7) }
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

  /// A cut wherever the key of a mark differs from that of the one before.
  func cuts(by keyed: (keys: [Int], span: Span?)) -> [Cut] {
    let keys = keyed.keys
    var cuts: [Cut] = []
    var start = 0
    while start < keys.count {
      let end = keys[start...].firstIndex { $0 != keys[start] } ?? keys.count
      cuts.append(Cut(places: start..<end, span: keyed.span))
      start = end
    }
    return cuts
  }

  func group(_ series: Series, _ cut: Cut, number: Int, deadBand: Double? = nil) -> MarkGroup {
    let places = cut.places
    let marks = series.marks[places]
    let told = marks.told
    // A group of nothing but a bucket that is filled in part tells its value all the same.
    let whole = marks.hasPartial ? marks.compactMap(\.compared) : told
    let compared = whole.isEmpty ? told : whole
    let numbers = ((cut.knot ?? places.lowerBound)..<places.upperBound).filter { place in
      (whole.isEmpty ? series.marks[place].told : series.marks[place].compared)?.number != nil
    }
    return MarkGroup(
      id: "\(series.id)/@group-\(number)", name: cut.name, places: places, x: range(series, cut),
      bucketCount: bucketCount(marks),
      statistics: Statistics(told: told, compared: compared), firstNumber: numbers.first, lastNumber: numbers.last,
      lowest: compared.compactMap(\.low).min(), highest: compared.compactMap(\.high).max(),
      hasRanges: told.contains { if case .range = $0 { true } else { false } }, levels: levels(marks),
      emptyCount: told.count { $0 == .empty }, missingCount: told.count { $0 == .missing },
      notANumberCount: told.count { $0 == .notANumber }, infiniteCount: told.count { $0.isInfinite },
      parts: series.id == chart.totals?.id ? partNumbers(marks) : [],
      climb: cut.knot.flatMap { Climb(series, from: $0, to: places.upperBound, deadBand: deadBand) })
  }

  private func partNumbers(_ totals: ArraySlice<Mark>) -> [Statistics] {
    parts.map { part in
      let marks = totals.compactMap { part[$0.x] }
      return Statistics(told: marks.compactMap(\.told), compared: marks.compactMap(\.compared))
    }
  }

  /// The buckets from the first to the last of some marks: more than the marks where sparse data is not filled.
  func bucketCount(_ marks: ArraySlice<Mark>) -> Int {
    guard let unit = chart.xAxis.calendarUnit, case .interval(let first, _)? = marks.first(where: { !$0.isHidden })?.x,
      case .interval(let last, _)? = marks.last(where: { !$0.isHidden })?.x
    else { return marks.count { !$0.isHidden } }
    return chart.calendar.ordinal(of: last, unit: unit) - chart.calendar.ordinal(of: first, unit: unit) + 1
  }

  func range(_ series: Series, _ cut: Cut) -> GroupRange {
    let marks = series.marks[cut.places]
    let first = cut.knot.map { series.marks[$0].x } ?? marks.first?.x ?? .number(0)
    let last = marks.last?.x ?? first
    if hasStretches, first.isInTime, last.isInTime, cut.knot != nil {
      // Moves start where the group before ends, whatever day that is.
      return .marks(from: .instant(first.start), to: .instant(last.start))
    }
    if hasStretches { return startRange(of: series, cut.places, cut.span) }
    guard let span = cut.span, case .interval(let from, _) = first, case .interval(_, let to) = last else {
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

import ChartModel

/// Groups that the author of a chart made: by putting marks into plots, or by saying where the ticks are.
extension Grouping {
  /// The counts of groups that ticks may make.
  static let tickGroupCounts = 2...40
  /// More units than this in one stride would be beyond all dates.
  private static let longestStride = 100_000

  /// A group a plot; marks in no plot stay outside of every group.
  func plotCuts(of series: Series) -> [Cut] {
    var cuts: [Cut] = []
    var end = 0
    for plot in series.plots {
      let places = plot.places.clamped(to: end..<max(end, series.marks.count))
      guard !places.isEmpty else { continue }
      cuts.append(Cut(places: places, name: plot.name))
      end = places.upperBound
    }
    return cuts
  }

  /// The groups between the ticks; `nil` where nobody said where they are, or they make too few groups or too many.
  func tickCuts(of series: Series) -> [Cut]? {
    guard let keyed = tickKeys(series) else { return nil }
    let count = Self.runCount(keyed.keys)
    guard Self.tickGroupCounts.contains(count), count < keyed.keys.count else { return nil }
    return cuts(by: keyed)
  }

  /// Which tick each mark has reached; `nil` where nobody said where ticks are.
  func tickKeys(_ series: Series) -> (keys: [Int], span: Span?)? {
    guard let first = series.marks.first?.x else { return nil }
    switch (chart.xAxis.ticks, first) {
    case (.stride(let unit, let count), .instant), (.stride(let unit, let count), .interval):
      let span = Span(unit: unit, count: min(max(count, 1), Self.longestStride))
      return (calendarKeys(series, span, first: first.start), span)
    case (.step(let step), .number), (.step(let step), .bin):
      guard step > 0, step.isFinite else { return nil }
      return (series.marks.map { NumberKeys.bin(of: $0.x.number, width: step) }, nil)
    case (.values(let values), _): return (valueKeys(series, values), nil)
    default: return nil
    }
  }

  /// Several days or weeks are counted from the first mark on, as the calendar has no edge for them; other units from
  /// the calendar's edges: three months are quarters, ten years decades.
  private func calendarKeys(_ series: Series, _ span: Span, first: Instant) -> [Int] {
    guard [.day, .week, .isoWeek].contains(span.unit) else {
      return series.marks.map { key(of: $0.x.start, span) }
    }
    let start = chart.calendar.ordinal(of: first, unit: span.unit)
    return series.marks.map {
      let distance = chart.calendar.ordinal(of: $0.x.start, unit: span.unit) - start
      return Int(Int64(distance).flooredDivision(by: Int64(span.count)))
    }
  }

  /// How many of the given places each mark has reached.
  private func valueKeys(_ series: Series, _ values: [XValue]) -> [Int] {
    if case .category? = series.marks.first?.x {
      let starts = Set(values)
      var key = 0
      return series.marks.map {
        if starts.contains($0.x) { key += 1 }
        return key
      }
    }
    let edges = values.map(\.coordinate).filter(\.isFinite).sorted()
    return series.marks.map { Self.reached($0.x.coordinate, of: edges) }
  }

  /// How many of ascending edges do not lie beyond a coordinate.
  static func reached(_ coordinate: Double, of edges: [Double]) -> Int {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] <= coordinate { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Stretches and levels

  /// Events are grouped by when they begin: groups that share no day with their neighbours are named by their days,
  /// others by their first and their last beginning.
  ///
  /// States, of which one follows the other, are named by when the first of them begins and the last ends.
  func startRange(of series: Series, _ places: Range<Int>, _ span: Span?) -> GroupRange {
    guard let last = places.last else { return .marks(from: .number(0), to: .number(0)) }
    let ends = [series.marks[places.lowerBound].x, series.marks[last].x]
    if areStates, case .interval(_, let end) = ends[1] { return stateRange(from: ends[0].start, to: end) }
    guard ends.allSatisfy(\.isInTime) else { return .marks(from: ends[0], to: ends[1]) }
    let days = [places.lowerBound - 1, places.lowerBound, last, last + 1].map { day(ofMarkAt: $0, in: series) }
    guard days[0] != days[1], days[2] != days[3], let from = days[1], let to = days[2] else {
      return .marks(from: .instant(ends[0].start), to: .instant(ends[1].start))
    }
    return .calendar(
      max(span?.unit ?? .day, .day), from: chart.calendar.start(of: from, unit: .day),
      to: chart.calendar.start(of: to + 1, unit: .day))
  }

  /// States from one moment to another, or by their days where they begin and end with one.
  private func stateRange(from: Instant, to: Instant) -> GroupRange {
    let areDays = [from, to].allSatisfy {
      chart.calendar.start(of: chart.calendar.ordinal(of: $0, unit: .day), unit: .day) == $0
    }
    return areDays ? .calendar(.day, from: from, to: to) : .marks(from: .instant(from), to: .instant(to))
  }

  private func day(ofMarkAt place: Int, in series: Series) -> Int? {
    guard series.marks.indices.contains(place) else { return nil }
    return chart.calendar.ordinal(of: series.marks[place].x.start, unit: .day)
  }

  func levels(_ marks: ArraySlice<Mark>) -> [LevelCount] {
    guard chart.hasLevels else { return [] }
    var counts: [LevelCount] = []
    var index: [String: Int] = [:]
    if case .categories(let names) = chart.yAxis.domain {
      for name in names where index[name] == nil {
        index[name] = counts.count
        counts.append(LevelCount(name: name, count: 0))
      }
    }
    for mark in marks {
      guard let value = mark.told, case .category(let name) = value else { continue }
      let place = index[name] ?? counts.count
      if place == counts.count { counts.append(LevelCount(name: name, count: 0)) }
      index[name] = place
      counts[place].count += 1
      counts[place].length = counts[place].length.addingClamped(mark.x.length ?? 0)
    }
    return counts.filter { $0.count > 0 }
  }
}

import ChartModel

/// The ways of grouping that a person can ask for.
extension Grouping {
  /// Where the marks are cut.
  func cuts(of series: Series) -> [Cut] {
    guard !series.marks.isEmpty else { return [] }
    switch method {
    case .automatic: return automaticCuts(of: series)
    case .calendar: return calendarCuts(of: series)
    case .trend: return trendCuts(of: series)
    case .count(let count): return evenCuts(of: series, count: count)
    case .ticks: return cuts(by: tickKeys(series) ?? steps(of: series))
    }
  }

  /// The steps that an axis without declared ticks would have.
  private func steps(of series: Series) -> (keys: [Int], span: Span?) {
    guard let first = series.marks.first?.x, let last = series.marks.last?.x else { return ([], nil) }
    if case .category = first { return (series.marks.map { _ in 0 }, nil) }
    let edges: [Double]
    if first.isInTime {
      edges = Gridlines.instants(from: first.start, to: last.start, ticks: .automatic, calendar: chart.calendar).map {
        Double($0.microseconds)
      }
    } else {
      let ends = [first.number, last.number].filter(\.isFinite)
      edges = Gridlines.numbers(in: (ends.min() ?? 0)...(ends.max() ?? 0), ticks: .automatic)
    }
    return (series.marks.map { Self.reached($0.x.coordinate, of: edges) }, nil)
  }

  // MARK: The calendar

  /// At edges of the calendar, as near to seven groups as they allow; long runs of nothing stay whole.
  private func calendarCuts(of series: Series) -> [Cut] {
    guard let first = series.marks.first?.x, let last = series.marks.last?.x, first.isInTime else {
      return automaticCuts(of: series)
    }
    let rated = ratedSpans(from: first.start, to: last.start)
    let span = rated.first { Self.groupCounts.contains($0.count) }?.span ?? rated.first?.span
    guard let span else { return evenCuts(of: series, count: Self.groupCounts.lowerBound) }
    let keys = series.marks.map { key(of: $0.x.start, span) }
    return separating(longRuns(of: series), from: cuts(by: (keys, span)))
  }

  // MARK: A count

  /// So many groups, each with about as many marks as the others; an edge moves to one of the calendar that is near.
  func evenCuts(of series: Series, count: Int) -> [Cut] {
    let places = series.marks.count
    let groups = min(max(count, 1), places)
    guard groups > 0 else { return [] }
    let even = (0..<groups).map { $0 * places / groups }
    let starts = places >= 3 * groups ? atCalendarEdges(even, series) : even
    return zip(starts, starts.dropFirst() + [places]).map { Cut(places: $0..<$1) }
  }

  /// Each start at the coarsest edge of the calendar within a tenth of a group's length, never onto another.
  private func atCalendarEdges(_ starts: [Int], _ series: Series) -> [Int] {
    guard series.marks.first?.x.isInTime == true else { return starts }
    let reach = max(series.marks.count / starts.count / 10, 1)
    let units: [CalendarUnit] = [.year, .quarter, .month, .week, .day, .hour]
    return starts.map { start in
      guard start > 0 else { return start }
      let near = (max(start - reach, 1)...min(start + reach, series.marks.count - 1))
        .sorted { (abs($0 - start), $0) < (abs($1 - start), $1) }
      for unit in units {
        let span = Span(unit: unit, count: 1)
        let edge = near.first {
          key(of: series.marks[$0].x.start, span) != key(of: series.marks[$0 - 1].x.start, span)
        }
        if let edge { return edge }
      }
      return start
    }
  }
}

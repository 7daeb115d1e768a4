import ChartModel

/// The last complete year of a series beside the year before, where that is complete too.
///
/// A year is complete where each of its buckets has a finite number. Weeks lie in two years and make none.
///
/// - Complexity: O(*n*).
public struct YearComparison: Sendable, Equatable {
  /// Whether the values are totals of the years, or means where values do not add up.
  public var isTotal: Bool
  /// The last complete year.
  public var year: Int
  /// The total or the mean of that year.
  public var value: Double
  /// The total or the mean of the year before.
  public var earlierValue: Double
  /// The one less the other; `nil` where it is beyond all numbers.
  public var change: Double?
  /// Places in `marks` of the last complete year.
  public var places: ClosedRange<Int>
  /// Places in `marks` of the year before.
  public var earlierPlaces: ClosedRange<Int>

  /// The comparison; `nil` where there are no two complete years, or a total is beyond all numbers.
  init?(_ points: SeriesPoints, of series: Series, chart: BucketedChart) {
    guard points.isOrdered, let unit = chart.xAxis.calendarUnit, unit < .year, unit.nests(in: .year) else { return nil }
    let years = CompleteYears(points, unit: unit, calendar: chart.calendar) { series.marks[$0].x.start }
    guard let (year, run, earlier) = years.lastPair, let places = points.places(run),
      let earlierPlaces = points.places(earlier)
    else { return nil }
    let (last, first) = (Statistics(Array(points.values[run])), Statistics(Array(points.values[earlier])))
    let pair = chart.isAdditive ? (last.sum, first.sum) : (last.mean ?? .nan, first.mean ?? .nan)
    guard pair.0.isFinite, pair.1.isFinite else { return nil }
    isTotal = chart.isAdditive
    self.year = year
    (value, earlierValue) = pair
    change = ChartFacts.difference(pair.0, pair.1)
    (self.places, self.earlierPlaces) = (places, earlierPlaces)
  }
}

/// The years of some points, as runs.
private struct CompleteYears {
  private var runs: [(year: Int, points: Range<Int>, isComplete: Bool)] = []

  init(_ points: SeriesPoints, unit: CalendarUnit, calendar: ChartCalendar, start: (Int) -> Instant) {
    let years = points.places.map { calendar.ordinal(of: start($0), unit: .year) }
    var first = 0
    for place in years.indices where place + 1 == years.count || years[place + 1] != years[place] {
      let year = years[place]
      let edges = [year, year + 1].map {
        calendar.ordinal(of: calendar.start(of: $0, unit: .year), unit: unit)
      }
      runs.append((year, first..<place + 1, place + 1 - first == (edges.last ?? 0) - (edges.first ?? 0)))
      first = place + 1
    }
  }

  /// The last complete year and the one before it, if that is complete.
  var lastPair: (year: Int, points: Range<Int>, earlier: Range<Int>)? {
    guard let last = runs.lastIndex(where: \.isComplete), last > 0, runs[last - 1].isComplete,
      runs[last - 1].year == runs[last].year - 1
    else { return nil }
    return (runs[last].year, runs[last].points, runs[last - 1].points)
  }
}

import ChartModel

/// The last value of a series beside that of the comparable bucket before it: the same month of the year before.
///
/// Buckets are found by the wall clock, so that the same hour of the day before is the same hour also where clocks change.
///
/// - Complexity: O(log *n*).
public struct PeriodChange: Sendable, Equatable {
  /// How long before the comparable bucket lies.
  public enum Distance: Sendable, Equatable {
    case day, week, year
  }

  /// How long before.
  public var distance: Distance
  /// The place in `marks` of the last value.
  public var place: Int
  /// The place in `marks` of the value before.
  public var earlierPlace: Int
  /// The last value.
  public var value: Double
  /// The value before.
  public var earlierValue: Double
  /// The last value less the one before; `nil` where it is beyond all numbers.
  public var change: Double?

  /// What the last value compares with, the nearest first; where the comparable bucket has no value, nothing.
  static func all(in points: SeriesPoints, of series: Series, chart: BucketedChart) -> [PeriodChange] {
    guard points.isOrdered, let unit = chart.xAxis.calendarUnit, let last = points.places.last else { return [] }
    let bucket = ComparableBucket(start: series.marks[last].x.start, unit: unit, calendar: chart.calendar)
    return [Distance.day, .week, .year].compactMap { distance in
      bucket.ordinal(before: distance).flatMap { PeriodChange(distance, ordinal: $0, in: points) }
    }
  }

  private init?(_ distance: Distance, ordinal: Int, in points: SeriesPoints) {
    guard let earlier = points.point(at: Double(ordinal)), earlier < points.count - 1,
      let place = points.places.last, let value = points.values.last
    else { return nil }
    self.distance = distance
    self.place = place
    self.value = value
    earlierPlace = points.places[earlier]
    earlierValue = points.values[earlier]
    change = ChartFacts.difference(value, points.values[earlier])
  }
}

/// Finds the bucket that compares with one.
private struct ComparableBucket {
  var start: Instant
  var unit: CalendarUnit
  var calendar: ChartCalendar

  func ordinal(before distance: PeriodChange.Distance) -> Int? {
    switch (unit, distance) {
    case (.minute, .day), (.hour, .day): clock(days: 1)
    case (.minute, .week), (.hour, .week): clock(days: 7)
    case (.day, .week): calendar.ordinal(of: start, unit: .day) - 7
    case (.day, .year): dayOfYearBefore
    case (.week, .year), (.isoWeek, .year): calendar.ordinal(of: start, unit: unit) - 52
    case (.month, .year): calendar.ordinal(of: start, unit: unit) - 12
    case (.quarter, .year): calendar.ordinal(of: start, unit: unit) - 4
    case (.halfYear, .year): calendar.ordinal(of: start, unit: unit) - 2
    default: nil
    }
  }

  private func clock(days: Int64) -> Int {
    let local = calendar.zone.local(start).addingClamped(-days * 86_400_000_000)
    return calendar.ordinal(of: calendar.zone.instant(local: local), unit: unit)
  }

  /// February 29 has none.
  private var dayOfYearBefore: Int? {
    var date = CivilDate(dayNumber: calendar.ordinal(of: start, unit: .day))
    date.year -= 1
    return date.isValid ? calendar.ordinal(ofDay: date.dayNumber, unit: .day) : nil
  }
}

extension SeriesPoints {
  /// The point at a coordinate, in ordered points.
  ///
  /// - Complexity: O(log *n*).
  func point(at coordinate: Double) -> Int? {
    var (low, high) = (0, x.count)
    while low < high {
      let middle = (low + high) / 2
      if x[middle] < coordinate { low = middle + 1 } else { high = middle }
    }
    return low < x.count && x[low] == coordinate ? low : nil
  }
}

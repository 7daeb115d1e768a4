package import ChartModel

/// A year, a week or a day of which each bucket has a value; of a year one day or one week may lack. A week is of the year in which it
/// begins.
package struct WholePeriod: Equatable, Sendable {
  /// Where it begins and where it ends.
  package var from: Instant
  package var to: Instant
  /// The place in `marks` of its last value.
  package var last: Int
  /// The mean of its values.
  package var mean: Double
}

extension WholePeriod {
  /// The whole years, weeks or days of a series in shorter buckets, in their order.
  ///
  /// - Complexity: O(*n*).
  static func all(_ period: CalendarUnit, of series: Series, in chart: BucketedChart) -> [WholePeriod] {
    guard let unit = chart.xAxis.calendarUnit else { return [] }
    let fewest = fewest(unit, in: period)
    guard fewest != nil || unit == .hour && period < .month else { return [] }
    var periods: [(ordinal: Int, last: Int, values: [Double])] = []
    for (place, mark) in series.marks.enumerated() {
      guard case .interval(let from, _) = mark.x, let value = series.number(at: place) else { continue }
      let ordinal = chart.calendar.ordinal(of: from, unit: period)
      if periods.last?.ordinal != ordinal { periods.append((ordinal, place, [])) }
      periods[periods.count - 1].last = place
      periods[periods.count - 1].values.append(value)
    }
    return periods.compactMap { found in
      let (from, to) = (
        chart.calendar.start(of: found.ordinal, unit: period), chart.calendar.start(of: found.ordinal + 1, unit: period)
      )
      guard found.values.count >= fewest ?? hours(from, to), let mean = Statistics(found.values).mean else {
        return nil
      }
      return WholePeriod(from: from, to: to, last: found.last, mean: mean)
    }
  }

  /// How many buckets a period has at least; of days and weeks of hours none, which a change of clocks makes longer or shorter.
  private static func fewest(_ unit: CalendarUnit, in period: CalendarUnit) -> Int? {
    switch (unit, period) {
    case (.day, .week): 7
    case (.day, .year): 365
    case (.week, .year), (.isoWeek, .year): 52
    case (.month, .year): 12
    case (.quarter, .year): 4
    default: nil
    }
  }

  private static func hours(_ from: Instant, _ to: Instant) -> Int {
    Int((to.microseconds - from.microseconds) / 3_600_000_000)
  }
}

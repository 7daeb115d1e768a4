package import ChartModel

/// A calendar year of which each bucket has a value, but for one day or one week at most. A week is of the year in which it begins.
package struct WholeYear: Equatable, Sendable {
  /// Where it begins and where it ends.
  package var from: Instant
  package var to: Instant
  /// The place in `marks` of its last value.
  package var last: Int
  /// The mean of its values.
  package var mean: Double
}

extension WholeYear {
  /// The whole years of a series in buckets of less than a year, in their order.
  ///
  /// - Complexity: O(*n*).
  static func all(_ series: Series, in chart: BucketedChart) -> [WholeYear] {
    guard let unit = chart.xAxis.calendarUnit, let fewest = fewest(unit) else { return [] }
    var years: [(year: Int, last: Int, values: [Double])] = []
    for (place, mark) in series.marks.enumerated() {
      guard case .interval(let from, _) = mark.x, let value = series.number(at: place) else { continue }
      let year = chart.calendar.ordinal(of: from, unit: .year)
      if years.last?.year != year { years.append((year, place, [])) }
      years[years.count - 1].last = place
      years[years.count - 1].values.append(value)
    }
    return years.compactMap { year in
      guard year.values.count >= fewest, let mean = Statistics(year.values).mean else { return nil }
      let (from, to) = (
        chart.calendar.start(of: year.year, unit: .year), chart.calendar.start(of: year.year + 1, unit: .year)
      )
      return WholeYear(from: from, to: to, last: year.last, mean: mean)
    }
  }

  /// How many buckets a year has at least.
  private static func fewest(_ unit: CalendarUnit) -> Int? {
    switch unit {
    case .day: 365
    case .week, .isoWeek: 52
    case .month: 12
    case .quarter: 4
    default: nil
    }
  }
}

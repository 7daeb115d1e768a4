import ChartModel

/// The buckets of the calendar from the first to the last of some places, also those without a mark.
struct CalendarSlots {
  /// How many buckets there are.
  let count: Int
  /// Which of them each place is.
  let numbers: [Int]

  /// `nil` where places are no buckets of a calendar, or share one.
  init?(_ places: [XValue], in chart: BucketedChart) {
    guard let unit = chart.xAxis.calendarUnit else { return nil }
    let ordinals = places.compactMap { place -> Int? in
      guard case .interval(let start, _) = place else { return nil }
      return chart.calendar.ordinal(of: start, unit: unit)
    }
    guard let first = ordinals.min(), let last = ordinals.max(), Set(ordinals).count == places.count else { return nil }
    numbers = ordinals.map { $0 - first }
    count = last - first + 1
  }
}

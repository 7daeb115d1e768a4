package import ChartModel

extension Series {
  /// How many weekdays have no value, and how many there are, where no Saturday and no Sunday has one: markets and offices are closed
  /// then; `nil` where one has, and where X is no days.
  package func weekdaysWithoutValue(in chart: BucketedChart) -> (missing: Int, all: Int)? {
    guard chart.xAxis.calendarUnit == .day else { return nil }
    var (missing, all) = (0, 0)
    for place in marks.indices {
      guard case .interval(let from, _) = marks[place].x else { return nil }
      let hasValue = number(at: place) != nil
      guard CalendarCycle.weekend.phase(of: from, in: chart.calendar) == 0 else {
        if hasValue { return nil }
        continue
      }
      (missing, all) = (missing + (hasValue ? 0 : 1), all + 1)
    }
    return (missing, all)
  }
}

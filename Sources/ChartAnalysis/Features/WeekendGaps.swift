package import ChartModel

extension Series {
  /// The part of the weekdays that may have no value, as holidays have none.
  private static let mostHolidays = 0.06

  /// Whether days without a value are Saturdays and Sundays, which have none, and a few holidays: markets and offices are closed then.
  package func isClosedAtWeekends(in chart: BucketedChart) -> Bool {
    guard chart.xAxis.calendarUnit == .day else { return false }
    var (closed, holidays, weekdays) = (0, 0, 0)
    for place in marks.indices {
      guard case .interval(let from, _) = marks[place].x else { return false }
      let hasValue = number(at: place) != nil
      if CalendarCycle.weekend.phase(of: from, in: chart.calendar) == 1 {
        guard !hasValue else { return false }
        closed += 1
      } else {
        (weekdays, holidays) = (weekdays + 1, holidays + (hasValue ? 0 : 1))
      }
    }
    return closed > 0 && Double(holidays) <= Double(weekdays) * Self.mostHolidays
  }
}

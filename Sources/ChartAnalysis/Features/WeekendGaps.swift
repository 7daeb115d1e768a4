package import ChartModel

extension Series {
  /// Whether the days without a value are all Saturdays and all Sundays, on which a market or an office is closed.
  package func missesWeekendsAlone(in chart: BucketedChart) -> Bool {
    guard chart.xAxis.calendarUnit == .day else { return false }
    return marks.indices.allSatisfy { place in
      guard case .interval(let from, _) = marks[place].x else { return false }
      let isWeekend = CalendarCycle.weekend.phase(of: from, in: chart.calendar) == 1
      return isWeekend == (number(at: place) == nil)
    }
  }
}

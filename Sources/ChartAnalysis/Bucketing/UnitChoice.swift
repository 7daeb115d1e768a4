import ChartModel

/// Chooses a calendar unit where nobody named one.
struct UnitChoice {
  let calendar: ChartCalendar

  /// The numbers of buckets that a person can take in.
  static let comfortable = 5...60
  /// Units that people count in, each coarser than the one before.
  private static let ladder: [CalendarUnit] = [.second, .minute, .hour, .day, .week, .month, .year]

  /// The finest unit that gives 5 to 60 buckets; where none does, the one that comes closest by ratio.
  func unit(from first: Instant, to last: Instant, notFinerThan finest: CalendarUnit?) -> CalendarUnit {
    let candidates = Self.ladder.filter { unit in finest.map { $0.nests(in: unit) } ?? true }
    let rated = candidates.map { unit in (unit: unit, excess: Self.excess(of: bucketCount(first, last, unit))) }
    return rated.min { $0.excess < $1.excess }?.unit ?? .year
  }

  private func bucketCount(_ first: Instant, _ last: Instant, _ unit: CalendarUnit) -> Int {
    calendar.ordinal(of: last, unit: unit) - calendar.ordinal(of: first, unit: unit) + 1
  }

  /// How many times too many or too few: 1 for a comfortable number.
  private static func excess(of count: Int) -> Double {
    if comfortable.contains(count) { return 1 }
    let tooFew = Double(comfortable.lowerBound) / Double(max(count, 1))
    return count < comfortable.lowerBound ? tooFew : Double(count) / Double(comfortable.upperBound)
  }

  /// The coarsest unit at whose edges all the instants lie: months for a file with a row for the first of each.
  ///
  /// Fewer than three instants lie on coarse edges by chance; for them the precision of their text decides.
  func naturalUnit(of instants: [Instant], precision: CalendarUnit?) -> (unit: CalendarUnit, calendar: ChartCalendar)? {
    guard !instants.isEmpty else { return nil }
    let floor = precision ?? .second
    if instants.count >= 3 {
      for unit in [CalendarUnit.year, .quarter, .month] where unit >= floor && areEdges(instants, unit) {
        return (unit, calendar)
      }
      if floor <= .day, let weekly = weekCalendar(of: instants) { return (.week, weekly) }
    }
    let units = CalendarUnit.allCases.filter { $0 <= max(floor, .day) && $0 >= floor }.sorted(by: >)
    return units.first { areEdges(instants, $0) }.map { ($0, calendar) }
  }

  private func areEdges(_ instants: [Instant], _ unit: CalendarUnit) -> Bool {
    instants.allSatisfy { calendar.start(of: calendar.ordinal(of: $0, unit: unit), unit: unit) == $0 }
  }

  /// A calendar whose weeks begin on the weekday that all the instants share, if they do.
  private func weekCalendar(of instants: [Instant]) -> ChartCalendar? {
    guard areEdges(instants, .day), let first = instants.first else { return nil }
    let weekday = CivilDate(dayNumber: calendar.ordinal(of: first, unit: .day)).weekday
    let weekly = ChartCalendar(zone: calendar.zone, firstWeekday: weekday)
    return UnitChoice(calendar: weekly).areEdges(instants, .week) ? weekly : nil
  }
}

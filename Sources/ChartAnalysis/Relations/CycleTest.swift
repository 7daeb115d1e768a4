/// From which score on phases of a cycle differ by more than chance.
enum CycleTest {
  /// Of values: the difference of the highest and the lowest of several means, in standard errors of such a difference.
  ///
  /// The highest and the lowest of many lie apart by chance alone, so the studentised range is the measure (Tukey, 1953):
  /// its upper 1 percent point for three values a phase is 6.20 of 4 phases, 6.08 of 7, 6.11 of 12 and 6.26 of 24, in
  /// standard errors of one mean. Of two phases it is Student's t at 1 percent for ten values.
  /// Infinite for cycles that are only sought as seasons.
  static func leastRange(_ cycle: CalendarCycle) -> Double { cycle == .weekend ? 3.355 : 6.26 / 2.0.squareRoot() }

  /// Of events: the upper 1 percent point of chi squared with one degree of freedom fewer than phases (Pearson, Phil.
  /// Mag. 50, 1900).
  /// Infinite for cycles that are only sought as seasons.
  static func leastChiSquared(_ cycle: CalendarCycle) -> Double {
    switch cycle {
    case .weekend: 6.635
    case .partOfDay: 11.345
    case .weekday: 16.812
    case .monthOfYear: 24.725
    case .hourOfDay: 41.638
    case .minuteOfHour, .quarterOfYear, .halfOfYear: .infinity
    }
  }

  /// Pearson's approximation needs so many expected events a phase (Cochran, 1952).
  static let leastExpected = 5.0
}

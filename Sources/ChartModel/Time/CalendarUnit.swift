/// A unit of the calendar by which instants are bucketed; its raw value is what `--bucket` takes.
public enum CalendarUnit: String, CaseIterable, Comparable, Sendable {
  case second, minute, hour, day, week
  /// The week of ISO 8601, which begins on Monday whatever the first weekday is.
  case isoWeek = "iso-week"
  case month, quarter
  case halfYear = "half-year"
  case year

  /// Whether the first unit is finer than the second.
  public static func < (first: CalendarUnit, second: CalendarUnit) -> Bool {
    first.microseconds < second.microseconds
  }

  /// A usual length in microseconds, for choosing a unit; never for arithmetic on dates.
  package var microseconds: Int64 {
    let second: Int64 = 1_000_000
    let day: Int64 = 86_400 * second
    return switch self {
    case .second: second
    case .minute: 60 * second
    case .hour: 3_600 * second
    case .day: day
    case .week, .isoWeek: 7 * day
    case .month: 2_629_746 * second
    case .quarter: 7_889_238 * second
    case .halfYear: 15_778_476 * second
    case .year: 31_556_952 * second
    }
  }

  /// Whether every bucket of this unit lies whole inside one bucket of a coarser unit.
  package func nests(in coarser: CalendarUnit) -> Bool {
    if self == coarser { return true }
    switch self {
    case .week, .isoWeek: return false
    default: return self < coarser
    }
  }
}

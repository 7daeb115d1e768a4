/// A part of a date that a time unit keeps, in the order of size that Vega gives them.
enum TimeUnitPart: String, CaseIterable, Sendable, Comparable {
  case year, quarter, month, week, date, day, dayofyear, hours, minutes, seconds, milliseconds

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func < (first: TimeUnitPart, second: TimeUnitPart) -> Bool { first.rank < second.rank }
}

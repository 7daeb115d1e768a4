/// One phase of a cycle, such as all Mondays.
public struct CyclePhase: Sendable, Equatable {
  /// The phase: see `CalendarCycle`.
  public var phase: Int
  /// How many values, or events, fall into it.
  public var count: Int
  /// How often it comes within the data: how many different days (of an hour: days; of a month: years) have a value in
  /// it, or, of events, how often it lies within the days from the first to the last event.
  public var occurrenceCount: Int
  /// The mean of its values; of a part of a stack its share of all, 0 to 1; of events how many there are each time it
  /// comes. `nil` where it has none.
  public var level: Double?
}

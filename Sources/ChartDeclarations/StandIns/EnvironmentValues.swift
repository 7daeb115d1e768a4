public import Foundation

/// What a chart takes from its surroundings.
///
/// Nothing comes from the machine: without a word of the author the calendar is Gregorian, its weeks begin on Sunday,
/// and the zone is UTC.
public struct EnvironmentValues: Sendable {
  /// The calendar of buckets without one of their own.
  public var calendar = EnvironmentValues.gregorian
  /// The zone of that calendar.
  public var timeZone: TimeZone {
    get { ownTimeZone ?? calendar.timeZone }
    set { ownTimeZone = newValue }
  }
  /// The language of the surroundings; of no effect, since voices choose the words.
  public var locale = Locale(identifier: "en_US_POSIX")

  private var ownTimeZone: TimeZone?

  /// The surroundings of a chart of which nothing is said.
  public init() {}

  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 1
    if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    return calendar
  }()
}

extension View {
  /// Sets what charts in this view take from their surroundings.
  ///
  /// ```swift
  /// chart.environment(\.timeZone, zurich)
  /// ```
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    setting { $0.environment[keyPath: keyPath] = value }
  }
}

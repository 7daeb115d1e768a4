public import Foundation

/// What views and charts take from their surroundings.
///
/// Nothing comes from the machine: without a word of the author the calendar is Gregorian, its weeks begin on Sunday,
/// and the zone is UTC.
public struct EnvironmentValues {
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
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The surroundings of a chart of which nothing is said.
  public init() {}

  /// The value of a key of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? { objects[ObjectIdentifier(type)] as? Object }

  mutating func set<Object: AnyObject>(_ object: Object?) { objects[ObjectIdentifier(Object.self)] = object }

  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 1
    if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    return calendar
  }()
}

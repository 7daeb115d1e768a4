/// Something that happens at a time of a timeline.
public struct TimedEvent: Sendable, Hashable {
  /// What it is called.
  public var id: String
  /// When it comes out, in seconds from the beginning of its timeline: finite, never below zero.
  public private(set) var time: Double
  /// The ids of what it is made of, the first stream's first; its own id where it is no combination.
  public var parts: [String]

  /// An event; a time below zero, and one that is no number, is zero.
  public init(id: String, time: Double, parts: [String]? = nil) {
    self.id = id
    self.time = Self.allowed(time)
    self.parts = parts ?? [id]
  }

  /// The same event at another time.
  public func at(_ time: Double) -> TimedEvent { TimedEvent(id: id, time: time, parts: parts) }

  private static func allowed(_ time: Double) -> Double { time > 0 ? min(time, .greatestFiniteMagnitude) : 0 }
}

/// Events in the order in which they come out.
///
/// ```swift
/// let timeline = EventTimeline([TimedEvent(id: "b", time: 4), TimedEvent(id: "a", time: 1)])
/// timeline.events.map(\.id)  // ["a", "b"]
/// timeline.duration  // 4.0
/// ```
public struct EventTimeline: Sendable, Equatable {
  /// The events by their times; those at one time in the order in which they were given.
  public let events: [TimedEvent]
  /// How long it lasts where somebody said it, in seconds.
  private let leastDuration: Double

  /// A timeline of events in any order.
  ///
  /// - Parameter duration: how long it lasts, in seconds; it always lasts until its last event.
  public init(_ events: [TimedEvent], duration: Double = 0) {
    let order = events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
    self.events = order.map { events[$0] }
    leastDuration = duration.isFinite ? max(0, duration) : 0
  }

  /// How long it lasts, in seconds: until its last event, or as long as was said.
  public var duration: Double { max(leastDuration, events.last?.time ?? 0) }

  /// How far along the timeline an event is, from 0 to 1; `nil` where the timeline has no such event or no length.
  public func position(of id: String) -> Double? {
    guard duration > 0, let event = events.first(where: { $0.id == id }) else { return nil }
    return event.time / duration
  }

  /// The timeline with an event moved along it, never below zero; `nil` where there is no such event.
  ///
  /// ```swift
  /// timeline.moving("b", by: -30, secondsPerUnit: 0.1)?.events.last?.time  // 1.0
  /// ```
  ///
  /// - Parameters:
  ///   - distance: how far, in units of a person's choice such as points on a screen; backward where it is below zero.
  ///   - secondsPerUnit: how many seconds a unit is.
  public func moving(_ id: String, by distance: Double, secondsPerUnit: Double = 1) -> EventTimeline? {
    guard let place = events.firstIndex(where: { $0.id == id }) else { return nil }
    var events = events
    events[place] = events[place].at(events[place].time + distance * secondsPerUnit)
    return EventTimeline(events, duration: leastDuration)
  }
}

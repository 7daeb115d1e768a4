import ChartStreams
import Testing

/// Events on a timeline: their order, their places, and how they move.
@Suite struct EventTimelineTests {
  private static let timeline = EventTimeline(
    [TimedEvent(id: "c", time: 8), TimedEvent(id: "a", time: 2), TimedEvent(id: "b", time: 2)])

  @Test func eventsComeByTimeAndThenAsGiven() {
    #expect(Self.timeline.events.map(\.id) == ["a", "b", "c"])
    #expect(Self.timeline.duration == 8)
  }

  @Test func durationIsNeverShorterThanItsEvents() {
    #expect(EventTimeline(Self.timeline.events, duration: 10).duration == 10)
    #expect(EventTimeline(Self.timeline.events, duration: 3).duration == 8)
    #expect(EventTimeline(Self.timeline.events, duration: .nan).duration == 8)
    #expect(EventTimeline([]).duration == 0)
  }

  @Test(arguments: [("a", 0.25), ("c", 1), ("z", nil)])
  func positionIsThePartOfTheWay(id: String, position: Double?) {
    #expect(Self.timeline.position(of: id) == position)
  }

  @Test func nothingHasAPlaceOnATimelineWithoutLength() {
    #expect(EventTimeline([TimedEvent(id: "a", time: 0)]).position(of: "a") == nil)
  }

  /// By how many units, of how many seconds, to which time and into which order.
  static let moves: [(String, Double, Double, Double, [String])] = [
    ("a", 3, 1, 5, ["b", "a", "c"]), ("c", -100, 0.05, 3, ["a", "b", "c"]), ("c", -9, 1, 0, ["c", "a", "b"]),
    ("b", 60, 0.1, 8, ["a", "b", "c"]), ("a", .nan, 1, 0, ["a", "b", "c"]),
  ]
  @Test(arguments: moves)
  func movingIsByDistanceAndSecondsPerUnit(
    id: String, distance: Double, seconds: Double, time: Double, order: [String]
  ) throws {
    let moved = try #require(Self.timeline.moving(id, by: distance, secondsPerUnit: seconds))
    #expect(moved.events.first { $0.id == id }?.time == time)
    #expect(moved.events.map(\.id) == order)
  }

  @Test func whatIsNotThereDoesNotMove() { #expect(Self.timeline.moving("z", by: 1) == nil) }

  @Test(arguments: [(-1.0, 0.0), (.nan, 0), (.infinity, .greatestFiniteMagnitude), (-.infinity, 0), (2.5, 2.5)])
  func timesAreFiniteAndNotBelowZero(given: Double, time: Double) {
    #expect(TimedEvent(id: "a", time: given).time == time)
  }

  /// An id, and the row of CSV of its event.
  static let rows: [(String, String)] = [
    ("a1", "a1,2.5"), ("=HYPERLINK(\"http://e.x\")", "\"'=HYPERLINK(\"\"http://e.x\"\")\",2.5"), ("-cmd", "'-cmd,2.5"),
    ("a,\u{301}b", "\"a,\u{301}b\",2.5"), ("a\nb", "\"a\nb\",2.5"), ("a\u{1B}b", #"a\u{1B}b,2.5"#), ("-5", "-5,2.5"),
  ]
  @Test(arguments: rows) func anIDIsOneFieldAndNoFormula(id: String, row: String) {
    #expect(TimedEvent(id: id, time: 2.5).csv == row)
  }
}

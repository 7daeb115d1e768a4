import ChartDeclarations
import ChartModel
import Testing

@MainActor @Suite struct CalendarTests {
  private func calendar(_ identifier: Calendar.Identifier, zone: String, firstWeekday: Int = 1) throws -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  private func chart(_ unit: Calendar.Component, calendar: Calendar? = nil) -> some View {
    Chart { BarMark(x: .value("D", date(0), unit: unit, calendar: calendar), y: .value("N", 1)) }
  }

  @Test(arguments: [
    (Calendar.Component.era, CalendarUnit.year), (.year, .year), (.yearForWeekOfYear, .year), (.quarter, .quarter),
    (.month, .month), (.weekOfYear, .week), (.weekOfMonth, .week), (.day, .day), (.weekday, .day),
    (.weekdayOrdinal, .day), (.dayOfYear, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
    (.nanosecond, .second),
  ])
  func components(component: Calendar.Component, unit: CalendarUnit) {
    #expect(chart(component).layers.first?.specification.x.bucketing == .calendar(unit))
  }

  @Test func componentsWithoutALength() {
    #expect(chart(.timeZone).layers.first?.specification.x.bucketing == Bucketing.none)
  }

  @Test func nothingComesFromTheMachine() {
    let specification = chart(.weekOfYear).layers.first?.specification
    #expect(specification?.calendar == ChartCalendar(zone: .utc, firstWeekday: .sunday))
  }

  @Test func isoWeeksBeginOnMonday() throws {
    let iso = try calendar(.iso8601, zone: "UTC", firstWeekday: 4)
    let specification = chart(.weekOfYear, calendar: iso).layers.first?.specification
    #expect(specification?.x.bucketing == .calendar(.isoWeek))
    #expect(specification?.calendar.firstWeekday == .monday)
  }

  @Test func theSurroundingsSetTheCalendar() throws {
    let zurich = try calendar(.gregorian, zone: "Europe/Zurich", firstWeekday: 2)
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let inZurich = chart(.day).environment(\.calendar, zurich)
    #expect(inZurich.layers.first?.specification.calendar.zone.identifier == "Europe/Zurich")
    #expect(inZurich.layers.first?.specification.calendar.firstWeekday == .monday)
    let both = chart(.day).environment(\.timeZone, tokyo).environment(\.calendar, zurich)
    #expect(both.layers.first?.specification.calendar.zone.identifier == "Asia/Tokyo")
    #expect(both.layers.first?.specification.calendar.firstWeekday == .monday)
  }

  @Test func aCalendarOfItsOwnWins() throws {
    let zurich = try calendar(.gregorian, zone: "Europe/Zurich", firstWeekday: 2)
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let layer = chart(.day, calendar: zurich).environment(\.timeZone, tokyo).layers.first
    #expect(layer?.specification.calendar.zone.identifier == "Europe/Zurich")
  }

  @Test func aZoneWithoutAName() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 20_700))
    let layer = chart(.day).environment(\.timeZone, zone).layers.first
    #expect(layer?.specification.calendar.zone.offset(at: Instant(seconds: 0)) == 20_700)
  }

  /// A name that Foundation knows and the tz database does not, in winter and in summer.
  @Test func aZoneOfFoundationAlone() throws {
    let zone = try #require(TimeZone(identifier: "PST"))
    let rules = try #require(chart(.day).environment(\.timeZone, zone).layers.first?.specification.calendar.zone)
    #expect([0, 1_750_000_000].map { rules.offset(at: Instant(seconds: $0)) } == [-28_800, -25_200])
  }

  @Test func theNearestWordCounts() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let paris = try #require(TimeZone(identifier: "Europe/Paris"))
    let layer = chart(.day).environment(\.timeZone, tokyo).environment(\.timeZone, paris).layers.first
    #expect(layer?.specification.calendar.zone.identifier == "Asia/Tokyo")
  }
}

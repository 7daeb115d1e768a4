import ChartTestSupport
import Foundation
import Testing

@testable import ChartModel

/// The starts of buckets cut time into pieces without a gap, also where the clocks change.
@Suite struct CalendarPartitionTests {
  @Test(arguments: Zones.all, CalendarUnit.allCases)
  func startsPartitionTime(name: String, unit: CalendarUnit) throws {
    let calendar = ChartCalendar(zone: try Zones.rules(name), firstWeekday: .wednesday)
    var random = SeededGenerator(seed: 6)
    for second in Zones.seconds(calendar.zone, count: 200, seed: 7) {
      let instant = Instant(microseconds: Int64(second) * 1_000_000 + Int64.random(in: 0..<1_000_000, using: &random))
      let ordinal = calendar.ordinal(of: instant, unit: unit)
      let start = calendar.start(of: ordinal, unit: unit)
      let end = calendar.start(of: ordinal + 1, unit: unit)
      if start > instant || instant >= end || calendar.ordinal(of: start, unit: unit) != ordinal {
        Issue.record("\(instant.iso8601(in: calendar.zone)) is not in \(unit) \(ordinal)")
        return
      }
    }
  }

  @Test(arguments: CalendarUnit.allCases)
  func everyOrdinalHasAStart(unit: CalendarUnit) throws {
    let calendar = ChartCalendar(zone: try Zones.rules("Europe/Zurich"), firstWeekday: .monday)
    let today = calendar.ordinal(of: Instant(seconds: 1_750_000_000), unit: unit)
    for ordinal in today - 200...today + 200 {
      let start = calendar.start(of: ordinal, unit: unit)
      #expect(calendar.ordinal(of: start, unit: unit) == ordinal)
      #expect(calendar.ordinal(of: Instant(microseconds: start.microseconds - 1), unit: unit) == ordinal - 1)
    }
  }

  @Test(arguments: [
    ("America/New_York", 2025, 3, 9, 23), ("America/New_York", 2025, 11, 2, 25), ("America/New_York", 2025, 6, 6, 24),
    ("Europe/Zurich", 2025, 3, 30, 23), ("Europe/Zurich", 2025, 10, 26, 25), ("Pacific/Apia", 2011, 12, 30, 0),
    ("America/Sao_Paulo", 2018, 11, 4, 23), ("UTC", 2025, 3, 30, 24),
  ])
  func aDayOfAnyLengthIsOneBucket(zone: String, year: Int, month: Int, day: Int, hours: Int) throws {
    let calendar = ChartCalendar(zone: try Zones.rules(zone), firstWeekday: .sunday)
    let number = CivilDate(year: year, month: month, day: day).dayNumber
    let start = calendar.start(of: number, unit: .day)
    let end = calendar.start(of: number + 1, unit: .day)
    #expect(end.microseconds - start.microseconds == Int64(hours) * 3_600_000_000)
    let first = calendar.ordinal(of: start, unit: .hour)
    #expect(calendar.ordinal(of: end, unit: .hour) - first == hours)
  }

  @Test func theHourThatComesTwiceIsTwoBuckets() throws {
    let calendar = ChartCalendar(zone: try Zones.rules("America/New_York"), firstWeekday: .sunday)
    let first = Instant(seconds: 1_762_061_400)  // 2025-11-02T01:30:00-04:00
    let second = Instant(seconds: 1_762_065_000)  // 2025-11-02T01:30:00-05:00
    let ordinal = calendar.ordinal(of: first, unit: .hour)
    #expect(calendar.ordinal(of: second, unit: .hour) == ordinal + 1)
    #expect(calendar.start(of: ordinal, unit: .hour).iso8601(in: calendar.zone) == "2025-11-02T01:00:00-04:00")
    #expect(calendar.start(of: ordinal + 1, unit: .hour).iso8601(in: calendar.zone) == "2025-11-02T01:00:00-05:00")
  }

  /// In Newfoundland clocks went back at 00:01, so that midnight came twice: the day begins at the first.
  @Test func aMidnightThatComesTwice() throws {
    let calendar = ChartCalendar(zone: try Zones.rules("America/St_Johns"), firstWeekday: .sunday)
    let day = CivilDate(year: 2005, month: 10, day: 30).dayNumber
    let midnight = calendar.zone.instant(local: Int64(day) * 86_400_000_000)
    #expect(calendar.start(of: day, unit: .day) == midnight)
    #expect(midnight.iso8601(in: calendar.zone) == "2005-10-30T00:00:00-02:30")
  }

  @Test(arguments: Zones.all, CalendarUnit.allCases)
  func extremesStayInOrder(name: String, unit: CalendarUnit) throws {
    let calendar = ChartCalendar(zone: try Zones.rules(name), firstWeekday: .sunday)
    let instants = [Int64.min, .min + 1, -1, 0, .max - 1, .max].map(Instant.init(microseconds:))
    let ordinals = instants.map { calendar.ordinal(of: $0, unit: unit) }
    #expect(ordinals == ordinals.sorted())
    for (instant, ordinal) in zip(instants, ordinals) {
      #expect(calendar.start(of: ordinal, unit: unit) <= instant)
      #expect(calendar.start(of: ordinal + 1, unit: unit) >= instant)
    }
    #expect(calendar.start(of: .min, unit: unit) <= calendar.start(of: .max, unit: unit))
  }

  @Test func orderOfUnits() {
    #expect(CalendarUnit.allCases == CalendarUnit.allCases.sorted())
    #expect(CalendarUnit.second.nests(in: .minute) && CalendarUnit.day.nests(in: .week))
    #expect(CalendarUnit.month.nests(in: .quarter) && CalendarUnit.week.nests(in: .week))
    #expect(!CalendarUnit.week.nests(in: .month) && !CalendarUnit.isoWeek.nests(in: .year))
    #expect(!CalendarUnit.year.nests(in: .month))
  }
}

import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Patterns of weekdays, hours and months: made on purpose, found again by a twin, and not found in chance.
@Suite struct CyclePatternsTests {
  /// Buckets of a day from 1970-01-01 on, a Thursday.
  private func days(_ values: [Double?], calendar: ChartCalendar? = nil) -> BucketedChart {
    var chart = RelationCharts.lines([values], kind: .bar, type: .temporal, x: RelationCharts.day)
    chart.xAxis.bucketing = .calendar(.day)
    if let calendar { chart.calendar = calendar }
    return chart
  }

  private func patterns(_ chart: BucketedChart) -> CyclePatterns { CyclePatterns(chart, facts: ChartFacts(chart)) }

  @Test func weekendsOfSteps() throws {
    // Thursday is 4 days after Sunday.
    let values = (0..<28).map { day -> Double in [0, 6].contains((day + 4) % 7) ? 4_000 : 8_000 + Double(day % 3) }
    let found = patterns(days(values))
    let weekend = try #require(found.first(.weekend, .values(series: 0)))
    #expect(weekend.phases.map(\.count) == [20, 8] && weekend.phases[1].level == 4_000)
    #expect(weekend.highest == [0] && weekend.lowest == [1] && weekend.isNotable && weekend.effect > 1_000)
    let weekdays = try #require(found.first(.weekday, .values(series: 0)))
    #expect(weekdays.lowest == [0, 6] && weekdays.isNotable)
    #expect(weekdays.phases.map(\.occurrenceCount) == [4, 4, 4, 4, 4, 4, 4])
    #expect(found.patterns.count == 2 && found.notable.count == 2)
  }

  @Test func tooFewWeeksAreNotTold() throws {
    let values = (0..<14).map { day -> Double in [0, 6].contains((day + 4) % 7) ? 4_000 : 8_000 + Double(day % 3) }
    let weekdays = try #require(patterns(days(values)).first(.weekday, .values(series: 0)))
    #expect(!weekdays.isNotable && weekdays.effect > 1_000)
    let weekend = try #require(patterns(days(values)).first(.weekend, .values(series: 0)))
    #expect(weekend.isNotable)
  }

  @Test func whereThereIsNothing() {
    #expect(patterns(days([])).patterns.isEmpty && patterns(days([1])).patterns.isEmpty)
    let constant = patterns(days((0..<70).map { _ in 5 })).patterns
    #expect(constant.count == 2 && constant.allSatisfy { !$0.isNotable && $0.effect == 0 && $0.lowest.isEmpty })
    let zero = patterns(days((0..<70).map { _ in 0 })).patterns
    #expect(zero.allSatisfy { !$0.isNotable && $0.difference == 0 })
    #expect(patterns(RelationCharts.lines([[1, 2, 3]])).patterns.isEmpty)
    let huge = patterns(days((0..<70).map { $0 % 7 == 0 ? 1e308 : -1e308 }))
    #expect(huge.first(.weekday, .values(series: 0)) == nil)
  }

  /// Phases by the names of the weekdays, and the noise as a mean of squares, reckoned one by one.
  @Test func randomDaysAgreeWithATwin() throws {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<60 {
      let values = RelationCharts.mixed(Int.random(in: 15...80, using: &random), &random)
      let found = try #require(patterns(days(values)).first(.weekday, .values(series: 0)))
      var byDay: [Weekday: [Double]] = [:]
      for (day, value) in values.enumerated() {
        guard let value, value.isFinite else { continue }
        byDay[CivilDate(dayNumber: day).weekday, default: []].append(value)
      }
      var (squares, freedom) = (0.0, 0)
      for (index, weekday) in Weekday.allCases.enumerated() {
        let own = byDay[weekday] ?? []
        let mean = own.isEmpty ? nil : own.reduce(0, +) / Double(own.count)
        #expect(found.phases[index].count == own.count && isNear(found.phases[index].level, mean))
        squares += own.reduce(0) { $0 + ($1 - (mean ?? 0)) * ($1 - (mean ?? 0)) }
        freedom += max(own.count - 1, 0)
      }
      #expect(isNear(found.noise, (squares / Double(freedom)).squareRoot()))
      let scaled = try #require(patterns(days(values.map { $0.map { $0 * 64 } })).first(.weekday, .values(series: 0)))
      #expect(isNear(scaled.effect, found.effect) && scaled.highest == found.highest)
      #expect(scaled.isNotable == found.isNotable && isNear(scaled.difference, found.difference * 64))
    }
  }

  @Test func chanceIsNotTold() {
    var told = 0
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let values = (0..<(21 + seed)).map { _ in Double.random(in: 0..<100, using: &random) }
      told += patterns(days(values)).notable.count
    }
    #expect(told <= 6, "\(told) patterns of chance in 300 charts")
  }

  // MARK: Time zones, hours and months

  @Test func weekdaysAreThoseOfTheWallClock() throws {
    let zone = try #require(TimeZoneRules(identifier: "Asia/Tokyo"))
    // 16:00 UTC on Sunday, January 4, 1970 is Monday in Tokyo.
    let instant = Instant(seconds: 3 * 86_400 + 16 * 3_600)
    #expect(CalendarCycle.weekday.phase(of: instant, in: ChartCalendar(zone: .utc, firstWeekday: .sunday)) == 0)
    #expect(CalendarCycle.weekday.phase(of: instant, in: ChartCalendar(zone: zone, firstWeekday: .sunday)) == 1)
  }

  @Test func hoursAreThoseOfTheWallClock() throws {
    let zone = try #require(TimeZoneRules(identifier: "America/New_York"))
    let calendar = ChartCalendar(zone: zone, firstWeekday: .sunday)
    // 2024-03-10: clocks go from 2 to 3 AM at 07:00 UTC; 2024-11-03: back from 2 to 1 AM at 06:00 UTC.
    for (seconds, hour) in [
      (1_710_053_999, 1), (1_710_054_000, 3), (1_730_613_599, 1), (1_730_613_600, 1), (1_730_617_200, 2),
      (-1, 18), (0, 19),
    ] {
      #expect(CalendarCycle.hourOfDay.phase(of: Instant(seconds: seconds), in: calendar) == hour, "\(seconds)")
      #expect(CalendarCycle.partOfDay.phase(of: Instant(seconds: seconds), in: calendar) == hour / 6)
    }
    #expect(CalendarCycle.monthOfYear.phase(of: Instant(seconds: 1_710_054_000), in: calendar) == 2)
    let ends = [Instant(microseconds: .min), Instant(microseconds: .max)]
    #expect(ends.allSatisfy { (0..<24).contains(CalendarCycle.hourOfDay.phase(of: $0, in: calendar)) })
  }

  @Test func hourlyBucketsByTheHour() throws {
    let values = (0..<240).map { (hour: Int) -> Double in Double((hour % 24) * 10 + hour % 7) }
    var chart = RelationCharts.lines([values], type: .temporal) { hour in
      .interval(from: Instant(seconds: hour * 3_600), to: Instant(seconds: (hour + 1) * 3_600))
    }
    chart.xAxis.bucketing = .calendar(.hour)
    let hours = try #require(patterns(chart).first(.hourOfDay, .values(series: 0)))
    #expect(hours.highest == [23] && hours.lowest == [0] && hours.isNotable)
    #expect(hours.phases.allSatisfy { $0.count == 10 && $0.occurrenceCount == 10 })
    #expect(patterns(chart).first(.partOfDay, .values(series: 0))?.highest == [3])
  }

  @Test func monthlyBucketsByTheMonth() throws {
    let calendar = ChartCalendar(zone: .utc, firstWeekday: .sunday)
    let x = { (month: Int) -> XValue in
      .interval(from: calendar.start(of: month, unit: .month), to: calendar.start(of: month + 1, unit: .month))
    }
    // From March 1970 on.
    let values = (0..<48).map { (month: Int) -> Double in (month + 2) % 12 == 4 ? 90 : Double(month % 5) }
    var chart = RelationCharts.lines([values], type: .temporal) { x(1970 * 12 + 2 + $0) }
    chart.xAxis.bucketing = .calendar(.month)
    let months = try #require(patterns(chart).first(.monthOfYear, .values(series: 0)))
    #expect(months.highest == [4] && months.isNotable && months.phases.allSatisfy { $0.occurrenceCount == 4 })
    #expect(patterns(chart).patterns.count == 1)
  }

  // MARK: Events and parts

  private func events(_ instants: [Int], level: (Int) -> String = { _ in "Mild" }) -> BucketedChart {
    let sorted = instants.sorted()
    var chart = RelationCharts.lines([sorted.map { _ in 0 }], type: .temporal) {
      .interval(from: Instant(seconds: sorted[$0]), to: Instant(seconds: sorted[$0] + 600))
    }
    for place in sorted.indices { chart.series[0].marks[place].value = .category(level(sorted[place])) }
    chart.yAxis.domain = .categories(["Mild", "Severe"])
    chart.yAxis.type = .ordinal
    return chart
  }

  @Test func eventsOfMornings() throws {
    // Three at 8 o'clock and one at 20 o'clock on each of 40 days.
    let instants = (0..<40).flatMap { day in [8, 8, 8, 20].map { day * 86_400 + $0 * 3_600 } }
    let found = patterns(events(instants) { $0 % 86_400 == 72_000 ? "Severe" : "Mild" })
    let parts = try #require(found.first(.partOfDay, .events))
    #expect(parts.phases.map(\.count) == [0, 120, 0, 40] && parts.highest == [1] && parts.lowest == [0, 2])
    #expect(parts.phases.map(\.level) == [0, 3, 0, 1] && parts.isNotable)
    // Chi squared by hand: 40 are expected in each part.
    #expect(isNear(parts.score, (1_600 + 6_400 + 1_600 + 0) / 40))
    #expect(found.first(.partOfDay, .level("Severe"))?.highest == [3])
    let weekdays = try #require(found.first(.weekday, .events))
    #expect(!weekdays.isNotable && weekdays.phases.map(\.occurrenceCount) == [6, 6, 5, 5, 6, 6, 6])
  }

  @Test func eventsOfChanceAreNotTold() {
    var told = 0
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let instants = (0..<300).map { _ in Int.random(in: 0..<180 * 86_400, using: &random) }
      told += patterns(events(instants)).notable.count
    }
    #expect(told <= 8, "\(told) patterns of chance in 100 timelines of 5 cycles")
  }

  @Test func aPartIsSkippedOnSundays() throws {
    let taken = (0..<70).map { (day: Int) -> Double in (day + 4) % 7 == 0 ? 1 : 2 + Double(day % 2) }
    let skipped = (0..<70).map { (day: Int) -> Double in (day + 4) % 7 == 0 ? 2 : 0 }
    var chart = RelationCharts.stack([taken, skipped], x: RelationCharts.day)
    chart.xAxis.type = .temporal
    chart.xAxis.bucketing = .calendar(.day)
    let found = try #require(patterns(chart).first(.weekday, .share(series: 1)))
    #expect(found.highest == [0] && isNear(found.phases[0].level, 2.0 / 3) && found.phases[1].level == 0)
    #expect(found.isNotable && found.effect > 1_000)
    // The share of all days together, not the mean of the days' shares.
    let uneven = RelationCharts.stack(
      [[9] + Array(repeating: 1, count: 7), [1] + Array(repeating: 1, count: 7)], x: RelationCharts.day)
    var weekly = uneven
    weekly.xAxis.type = .temporal
    weekly.xAxis.bucketing = .calendar(.day)
    #expect(isNear(patterns(weekly).first(.weekday, .share(series: 1))?.phases[4].level, 2.0 / 12))
  }
}

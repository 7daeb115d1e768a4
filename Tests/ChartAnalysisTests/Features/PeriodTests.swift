import ChartModel
import Testing

@testable import ChartAnalysis

/// The same bucket of the period before, found by its date.
@Suite struct PeriodTests {
  private static func changes(
    _ count: Int, _ unit: CalendarUnit, from date: CivilDate, without missing: Int? = nil
  ) -> [PeriodChange] {
    let values = (0..<count).map { $0 == missing ? MarkValue.missing : .number(Double($0 * $0)) }
    return FeatureSamples.features(FeatureSamples.chart(values, every: unit, from: date)).changes
  }

  @Test(
    arguments: [
      (CalendarUnit.month, 14, 1), (.quarter, 9, 4), (.halfYear, 5, 2), (.week, 60, 7), (.isoWeek, 60, 7),
    ])
  func yearBefore(unit: CalendarUnit, count: Int, earlier: Int) {
    let changes = Self.changes(count, unit, from: CivilDate(year: 2023, month: 1, day: 1))
    #expect(changes.map(\.distance) == [.year])
    #expect(changes.map(\.place) == [count - 1] && changes.map(\.earlierPlace) == [earlier])
    #expect(changes.first?.change == Double((count - 1) * (count - 1) - earlier * earlier))
    #expect(changes.first?.value == Double((count - 1) * (count - 1)))
  }

  @Test func days() {
    // 2024 is a leap year: from March 3, 2024 to March 3, 2025 there are 365 days.
    let changes = Self.changes(368, .day, from: CivilDate(year: 2024, month: 3, day: 1))
    #expect(changes.map(\.distance) == [.week, .year])
    #expect(changes.map(\.earlierPlace) == [360, 2])
    let leap = Self.changes(366, .day, from: CivilDate(year: 2023, month: 3, day: 1))
    #expect(leap.map(\.distance) == [.week])
  }

  /// March 30, 2025 has 23 hours in Zurich: 10 o'clock comes 23 buckets after 10 o'clock.
  @Test func hoursByTheWallClock() throws {
    let zone = try #require(TimeZoneRules(identifier: "Europe/Zurich"))
    let values = (0..<34).map { MarkValue.number(Double($0)) }
    let chart = FeatureSamples.chart(
      values, every: .hour, from: CivilDate(year: 2025, month: 3, day: 29), zone: zone)
    #expect(FeatureSamples.features(chart).changes.map(\.earlierPlace) == [10])
  }

  @Test func noneWhereThereIsNoValue() {
    let date = CivilDate(year: 2023, month: 1, day: 1)
    #expect(Self.changes(12, .month, from: date).isEmpty)
    #expect(Self.changes(14, .month, from: date, without: 1).isEmpty)
    #expect(Self.changes(5, .year, from: date).isEmpty)
    #expect(FeatureSamples.features([1, 2, 3]).changes.isEmpty)
  }

  private static func years(_ values: [MarkValue], from month: Int, isAdditive: Bool) -> YearComparison? {
    FeatureSamples.features(
      FeatureSamples.chart(
        values, every: .month, from: CivilDate(year: 2022, month: month, day: 1), isAdditive: isAdditive)
    ).years
  }

  @Test(arguments: [(true, 12.0 * 18.5, 12.0 * 6.5), (false, 18.5, 6.5)])
  func completeYears(isAdditive: Bool, value: Double, earlier: Double) throws {
    let values = (1...29).map { MarkValue.number(Double($0)) }
    let years = try #require(Self.years(values, from: 1, isAdditive: isAdditive))
    #expect(years.year == 2_023 && years.isTotal == isAdditive)
    #expect(years.value == value && years.earlierValue == earlier && years.change == value - earlier)
    #expect(years.places == 12...23 && years.earlierPlaces == 0...11)
  }

  @Test func incompleteYears() {
    var values = (1...36).map { MarkValue.number(Double($0)) }
    #expect(Self.years(values, from: 2, isAdditive: true)?.year == 2_024)
    #expect(Self.years(Array(values[..<34]), from: 2, isAdditive: true) == nil)
    values[20] = .missing
    #expect(Self.years(values, from: 1, isAdditive: true) == nil)
    #expect(Self.years(values.map { _ in .number(1e308) }, from: 1, isAdditive: true) == nil)
  }

  @Test func daysAndQuartersMakeYears() {
    let date = CivilDate(year: 2023, month: 1, day: 1)
    let days = FeatureSamples.chart((0..<731).map { .number(Double($0)) }, every: .day, from: date, isAdditive: true)
    #expect(FeatureSamples.features(days).years?.places == 365...730)
    let quarters = FeatureSamples.chart((0..<8).map { .number(Double($0)) }, every: .quarter, from: date)
    #expect(FeatureSamples.features(quarters).years?.value == 5.5)
    let weeks = FeatureSamples.chart((0..<120).map { .number(Double($0)) }, every: .week, from: date)
    #expect(FeatureSamples.features(weeks).years == nil)
  }
}

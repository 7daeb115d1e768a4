import ChartModel
import Testing

@testable import ChartAnalysis

/// Values that nobody asked to bucket stay as they came, in the unit in which they came.
@Suite struct AsGivenTests {
  static let day: Int64 = 86_400_000_000

  static func dates(_ dates: [(Int, Int, Int)]) -> SampleRows {
    SampleRows(
      instants: dates.enumerated().map { index, date in
        (Int64(CivilDate(year: date.0, month: date.1, day: date.2).dayNumber) * day, Double(index + 1))
      })
  }

  @Test func aMissingMonthIsSeen() {
    let chart = Self.dates([(2025, 1, 1), (2025, 2, 1), (2025, 4, 1), (2025, 5, 1)]).chart(.sample(.temporal))
    #expect(chart.xAxis.bucketing == .calendar(.month))
    #expect(chart.values() == [.number(1), .number(2), .empty, .number(3), .number(4)])
    #expect(chart.aggregate == nil)
    #expect(chart.source.assumptions.isEmpty)
  }

  @Test(
    arguments: [
      ([(2020, 1, 1), (2021, 1, 1), (2022, 1, 1)], .year, 3),
      ([(2020, 1, 1), (2020, 4, 1), (2020, 10, 1)], .quarter, 4),
      ([(2020, 1, 1), (2020, 3, 1), (2020, 2, 1)], .month, 3),
      ([(2025, 6, 4), (2025, 6, 11), (2025, 6, 18), (2025, 7, 2)], .week, 5), ([(2025, 6, 4), (2025, 6, 5)], .day, 2),
      ([(2025, 1, 1), (2025, 2, 1)], .day, 2), ([(2025, 6, 6)], .day, 1),
      ([(2025, 6, 4), (2025, 6, 5), (2025, 6, 7), (2025, 6, 8)], .day, 5),
    ] as [([(Int, Int, Int)], CalendarUnit, Int)])
  func naturalUnit(dates: [(Int, Int, Int)], unit: CalendarUnit, marks: Int) {
    let chart = Self.dates(dates).chart(.sample(.temporal))
    #expect(chart.xAxis.bucketing == .calendar(unit))
    #expect(chart.series[0].marks.count == marks)
  }

  /// Weeks begin on the weekday that the file uses, whatever the first weekday is.
  @Test func weeksBeginAsTheFileHasThem() {
    let chart = Self.dates([(2025, 6, 4), (2025, 6, 11), (2025, 6, 18)]).chart(.sample(.temporal))
    #expect(chart.calendar.firstWeekday == .wednesday)
    let from = Instant(seconds: 1_748_995_200)
    #expect(chart.xValues().first == .interval(from: from, to: Instant(microseconds: from.microseconds + 7 * Self.day)))
  }

  /// Five days of seven are no diary with a gap at each weekend.
  @Test func businessDaysAreNotFilled() {
    let days = (0..<60).filter { $0 % 7 < 5 }
    let chart = SampleRows(instants: days.map { (Int64($0) * Self.day, 1) }).chart(.sample(.temporal))
    #expect(chart.xAxis.bucketing == .calendar(.day))
    #expect(chart.series[0].marks.count == days.count)
    #expect(chart.values().allSatisfy { $0 == .number(1) })
  }

  @Test func irregularInstantsStayInstants() {
    let seconds = [3, 71, 4_001, 9_999, 100_007].map { Int64($0) * 1_000_000 }
    let chart = SampleRows(instants: seconds.map { ($0, 1) }).chart(.sample(.temporal))
    #expect(chart.xValues() == seconds.map { .instant(Instant(microseconds: $0)) })
    #expect(chart.xAxis.bucketing == .none)
    #expect(chart.xAxis.calendarUnit == nil)
  }

  @Test(arguments: [(CalendarUnit.month, CalendarUnit.month), (.year, .year), (.day, .day)])
  func fewDatesGoByTheirText(precision: CalendarUnit, unit: CalendarUnit) {
    var specification = ChartSpecification.sample(.temporal)
    specification.x.precision = precision
    let chart = Self.dates([(2024, 1, 1), (2025, 1, 1)]).chart(specification)
    #expect(chart.xAxis.bucketing == .calendar(unit))
  }

  @Test(arguments: [(1_000, false), (1_001, true), (4_096, true), (5_000, true)])
  func moreThanAThousandValuesAreBucketed(count: Int, isBucketed: Bool) {
    let timed = SampleRows(instants: (0..<count).map { (Int64($0) * 7_000_001, 1) }).chart(.sample(.temporal))
    #expect((timed.xAxis.calendarUnit != nil) == isBucketed)
    let numbers = SampleRows((0..<count).map { (Double($0) * 0.7, 1) }).chart(.sample(.quantitative))
    #expect((numbers.xAxis.bucketing != .none) == isBucketed)
    #expect(numbers.series[0].marks.count == (isBucketed ? numbers.series[0].marks.count : count))
    #expect(!isBucketed || numbers.series[0].marks.count <= 20)
    #expect(numbers.source.assumptions.contains { if case .bins = $0 { true } else { false } } == isBucketed)
  }

  @Test func severalRowsAtOneX() {
    let chart = SampleRows([(1, 2), (1, 4), (2, 5)]).chart(.sample(.quantitative, fallback: .sum))
    #expect(chart.values() == [.number(6), .number(5)])
    #expect(chart.aggregate == .sum)
    #expect(chart.isAdditive)
    #expect(chart.source.assumptions == [.aggregate(.sum)])
  }

  @Test func oneRowAtEachXNeedsNoAggregate() {
    for fallback in [Aggregate.mean, .sum] {
      let chart = SampleRows([(2, 4), (1, 2)]).chart(.sample(.quantitative, fallback: fallback))
      #expect(chart.values() == [.number(2), .number(4)])
      #expect(chart.aggregate == nil)
      #expect(chart.isAdditive == (fallback == .sum))
    }
  }

  @Test func numbersInOrder() {
    let values = [3, -1, 0, -2.5, 1e300, -1e300, 1e-300]
    let chart = SampleRows(values.map { ($0, $0) }).chart(.sample(.quantitative))
    #expect(chart.xValues() == values.sorted().map { .number($0) })
    #expect(chart.xAxis.domain == .numbers(-1e300...1e300))
  }
}

import ChartModel
import Testing

@testable import ChartAnalysis

/// A first or a last bucket that data fill in part is known, told apart in its mark, and compared with no other.
@Suite struct BucketFillingTests {
  private static let day: Int64 = 86_400_000_000

  private static func instant(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
    Int64(CivilDate(year: year, month: month, day: day).dayNumber) * Self.day
  }

  /// One row of 1 a day, but for those that a test leaves out.
  private static func days(
    _ first: (Int, Int, Int), _ last: (Int, Int, Int), _ unit: CalendarUnit, by aggregate: Aggregate = .sum,
    every step: Int64 = 1, where isThere: (Int64) -> Bool = { _ in true }
  ) -> BucketedChart {
    let (from, to) = (instant(first.0, first.1, first.2) / day, instant(last.0, last.1, last.2) / day)
    let rows = stride(from: from, through: to, by: Int(step)).filter(isThere).map { ($0 * day, 1.0) }
    return SampleRows(instants: rows).chart(.sample(.temporal, .calendar(unit), by: aggregate))
  }

  private static func ends(_ chart: BucketedChart) -> [Bool] {
    let marks = chart.series[0].marks
    return [marks.first?.isPartial == true, marks.last?.isPartial == true]
  }

  @Test func weeksOfDays() {
    // December 26, 1999 to January 1, 2000 is a week of one day.
    #expect(Self.ends(Self.days((2000, 1, 1), (2000, 3, 31), .week)) == [true, true])
    #expect(Self.ends(Self.days((2000, 1, 2), (2000, 4, 1), .week)) == [false, false])
    #expect(Self.ends(Self.days((2000, 1, 2), (2000, 3, 31), .week)) == [false, true])
  }

  @Test func yearsOfMonths() {
    let chart = Self.days((2000, 1, 1), (2004, 6, 30), .year, by: .mean) { CivilDate(dayNumber: Int($0)).day == 1 }
    #expect(Self.ends(chart) == [false, true])
    #expect(chart.source.dataSpan?.beginsWithin == false)
    #expect(chart.source.dataSpan?.last == Instant(microseconds: Self.instant(2004, 6, 1)))
  }

  /// Five days of seven leave two empty in every week.
  @Test func workingDaysFillTheirWeeks() {
    // January 3, 2000 was a Monday.
    let chart = Self.days((2000, 1, 3), (2000, 3, 31), .week) { ($0 + 4) % 7 % 6 != 0 }
    #expect(Self.ends(chart) == [false, false])
    let late = Self.days((2000, 1, 6), (2000, 3, 31), .week) { ($0 + 4) % 7 % 6 != 0 }
    #expect(Self.ends(late) == [true, false])
  }

  /// Values that say as much of a part as of the whole, and buckets of one row, are none.
  @Test(arguments: [Aggregate.last, .first, .min, .max])
  func otherAggregates(aggregate: Aggregate) {
    #expect(Self.ends(Self.days((2000, 1, 15), (2000, 12, 10), .month, by: aggregate)) == [false, false])
  }

  /// Two ends without a whole bucket between them would leave nothing to tell.
  @Test func fewBuckets() {
    #expect(Self.ends(Self.days((2000, 1, 20), (2000, 2, 10), .month)) == [false, false])
    #expect(Self.ends(Self.days((2000, 1, 1), (2000, 2, 10), .month)) == [false, true])
    #expect(Self.ends(Self.days((2000, 1, 20), (2000, 3, 10), .month)) == [true, true])
  }

  /// Hours of one day that follow each other are one run, whose last moment counts.
  @Test func hoursOfDays() {
    let start = Self.instant(2000, 1, 2)
    let rows = { (hours: Range<Int>) in hours.map { (start + Int64($0) * 3_600_000_000, 1.0) } }
    let whole = SampleRows(instants: rows(0..<28 * 24)).chart(.sample(.temporal, .calendar(.week), by: .sum))
    #expect(Self.ends(whole) == [false, false])
    let cut = SampleRows(instants: rows(20..<27 * 24 + 12)).chart(.sample(.temporal, .calendar(.week), by: .sum))
    #expect(Self.ends(cut) == [true, true])
  }

  /// What was counted in another run is not known to the instant.
  @Test func restoredBucketsAreNotJudged() throws {
    let specification = ChartSpecification.sample(.temporal, .calendar(.month), by: .sum)
    var bucketer = Bucketer(specification)
    let rows = (20..<100).map { (Int64($0) * Self.day, 1.0) }
    SampleRows(instants: rows).add(to: &bucketer, specification)
    #expect(bucketer.chart(source: ChartSource()).source.dataSpan != nil)
    let restored = try #require(Bucketer(specification, state: bucketer.state))
    #expect(restored.chart(source: ChartSource()).source.dataSpan == nil)
  }

  @Test func coarserBucketsKeepTheirEnds() {
    var specification = ChartSpecification.sample(.temporal, .auto, by: .sum)
    specification.x.precision = .day
    let rows = (Self.instant(2000, 3, 20) / Self.day...Self.instant(2003, 2, 10) / Self.day).map {
      ($0 * Self.day, 1.0)
    }
    let chart = SampleRows(instants: rows).chart(specification)
    #expect(chart.xAxis.calendarUnit == .month)
    #expect(Self.ends(chart) == [true, true])
    #expect(chart.source.dataSpan?.first == Instant(microseconds: Self.instant(2000, 3, 20)))
  }

  /// The total holds all rows; extremes, ends and the mean those of whole buckets.
  @Test func partialBucketsAreInTheTotalAlone() throws {
    let facts = ChartFacts(Self.days((2000, 1, 15), (2000, 12, 3), .month)).series[0]
    #expect(facts.statistics.sum == 324)
    #expect(facts.minimum?.value == 29 && facts.maximum?.value == 31)
    #expect((facts.first, facts.last, facts.partialCount) == (1, 10, 2))
    #expect(facts.statistics.mean == 30.4)
    #expect(facts.valueCount == 12)
  }

  @Test func rowsThatAreCountedLeaveZeros() {
    let rows = [0, 1, 5].map { (Int64($0) * Self.day, 1.0) }
    let chart = SampleRows(instants: rows).chart(.sample(.temporal, .calendar(.day), field: nil))
    #expect(chart.values() == [1, 1, 0, 0, 0, 1].map { .number($0) })
    let sums = SampleRows(instants: rows).chart(.sample(.temporal, .calendar(.day), by: .sum))
    #expect(sums.values()[2] == .empty)
  }
}

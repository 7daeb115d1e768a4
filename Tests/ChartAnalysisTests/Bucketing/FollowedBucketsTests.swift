import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Buckets that are put together say what buckets as wide as they are would have said of the rows.
@Suite struct FollowedBucketsTests {
  private static func specification(_ type: FieldType, _ bucketing: Bucketing, _ aggregate: Aggregate)
    -> ChartSpecification
  {
    var specification = ChartSpecification(
      mark: .line, x: XEncoding(field: "x", type: type, bucketing: bucketing), y: YEncoding(field: "y"))
    specification.y.aggregate = aggregate
    specification.series = SeriesEncoding(field: "s")
    return specification
  }

  private static func batch(_ x: ColumnValues, _ random: inout SeededGenerator, count: Int) -> RowBatch {
    let values = (0..<count).map { _ in Double(Int.random(in: -9...9, using: &random)) }
    let codes = (0..<count).map { _ in Int32.random(in: -1...1, using: &random) }
    return RowBatch(rowCount: count, columns: [x, .numbers(values), .categories(codes: codes, names: ["a", "b"])])
  }

  @Test(arguments: [Aggregate.sum, .mean, .min, .first, .last, .count])
  func timesAreAsIfTheirBucketsHadBeenWider(aggregate: Aggregate) throws {
    var random = SeededGenerator(seed: 3)
    let asked = Self.specification(.temporal, .calendar(.minute), aggregate)
    var followed = FollowedBuckets(asked)
    var oracle = Bucketer(Self.specification(.temporal, .calendar(.hour), aggregate))
    for start in 0..<60 {
      // Rows of 500 minutes each, some of them late.
      let minutes = (0..<500).map { $0 + start * 500 - (Int.random(in: 0...20, using: &random) == 0 ? 9_000 : 0) }
      let instants = minutes.map { Int64($0) * 60_000_000 + Int64.random(in: 0..<60_000_000, using: &random) }
      let batch = Self.batch(.instants(instants), &random, count: 500)
      followed.add(batch)
      oracle.add(batch)
      if followed.isCrowded { followed.putTogether(through: start * 500) }
      #expect(followed.latest.bucketCount <= 3 * FollowedBuckets.limit)
    }
    Self.expectSame(followed.whole, oracle)
    let state = followed.state
    let again = try #require(
      FollowedBuckets(
        asked, latest: state.latest, past: state.past, steps: state.steps, pastThrough: state.pastThrough))
    Self.expectSame(again.whole, oracle)
    #expect(state.past != nil)
  }

  @Test func binsAreMadeWiderByTens() throws {
    var random = SeededGenerator(seed: 4)
    for (width, wider) in [(3.0, 30.0), (0.1, 1), (0.7, 7)] {
      var followed = FollowedBuckets(Self.specification(.quantitative, .width(width), .sum))
      var oracle = Bucketer(Self.specification(.quantitative, .width(wider), .sum))
      for start in 0..<40 {
        let x = (0..<500).map { (Double($0 + start * 500) + Double.random(in: 0..<1, using: &random)) * width }
        let batch = Self.batch(.numbers(x), &random, count: 500)
        followed.add(batch)
        oracle.add(batch)
        if followed.isCrowded { followed.putTogether(through: start * 500) }
      }
      #expect(followed.whole.bucketing == .width(wider))
      Self.expectSame(followed.whole, oracle)
    }
  }

  @Test(arguments: [CalendarUnit.week, .isoWeek, .year]) func whatNoWiderBucketHoldsStaysAsItIs(unit: CalendarUnit) {
    #expect(Self.specification(.temporal, .calendar(unit), .sum).coarser == nil)
  }

  /// Rows of so many series in turn, one a minute.
  private static func rows(_ minutes: Range<Int>, series count: Int) -> RowBatch {
    let codes = minutes.map { Int32($0 % count) }
    return RowBatch(
      rowCount: minutes.count,
      columns: [
        .instants(minutes.map { Int64($0) * 60_000_000 }), .numbers(minutes.map { _ in 1 }),
        .categories(codes: codes, names: (0..<count).map { "s\($0)" }),
      ])
  }

  /// Of many series fewer buckets stay as they are, and no row is lost.
  @Test func manySeriesLeaveRoomForFewerBuckets() {
    var followed = FollowedBuckets(Self.specification(.temporal, .calendar(.minute), .sum))
    for start in stride(from: 0, to: 6_000, by: 500) {
      followed.add(Self.rows(start..<start + 500, series: 100))
      if followed.isCrowded { followed.putTogether(through: start) }
      #expect(followed.kept == 1_250)
      #expect(followed.latest.bucketCount <= 2 * 1_250)
      #expect(!followed.hasTooManySeries && !followed.hasTooManyValues)
    }
    #expect(followed.whole.bucketing == .calendar(.hour))
    #expect(followed.rowCount == 6_000)
  }

  /// Series that come late make the buckets of all fewer at once.
  @Test func seriesThatComeLateLeaveRoomForFewerBuckets() {
    var followed = FollowedBuckets(Self.specification(.temporal, .calendar(.minute), .sum))
    followed.add(Self.rows(0..<8_200, series: 1))
    followed.putTogether(through: 8_200)
    followed.add(Self.rows(8_200..<12_000, series: 1))
    #expect(!followed.isCrowded && followed.kept == FollowedBuckets.limit)
    followed.add(Self.rows(12_000..<12_200, series: 200))
    #expect(followed.isCrowded)
    followed.putTogether(through: 12_200)
    #expect(followed.latest.bucketCount == 625)
    #expect(followed.rowCount == 12_200 && !followed.hasTooManyValues)
  }

  /// Where all wait, none can be put together.
  @Test func whatCannotBeKeptIsKnown() {
    var followed = FollowedBuckets(Self.specification(.temporal, .calendar(.minute), .sum))
    followed.add(Self.rows(0..<1_000, series: 1_000))
    followed.putTogether(through: -1)
    #expect(!followed.hasTooManySeries && !followed.hasTooManyValues)
    followed.add(Self.rows(1_000..<1_001, series: 1_000))
    #expect(!followed.hasTooManySeries && followed.hasTooManyValues)
    followed.add(Self.rows(0..<1_001, series: 1_001))
    #expect(followed.hasTooManySeries)
  }

  private static func expectSame(_ followed: Bucketer, _ oracle: Bucketer) {
    let (one, other) = (followed.chart(source: ChartSource()), oracle.chart(source: ChartSource()))
    #expect(one.xAxis.bucketing == other.xAxis.bucketing)
    #expect(one.series.map(\.name) == other.series.map(\.name))
    #expect(one.series.map { $0.marks.map(\.value) } == other.series.map { $0.marks.map(\.value) })
    #expect(one.series.map { $0.marks.map(\.x) } == other.series.map { $0.marks.map(\.x) })
  }
}

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

  private static func expectSame(_ followed: Bucketer, _ oracle: Bucketer) {
    let (one, other) = (followed.chart(source: ChartSource()), oracle.chart(source: ChartSource()))
    #expect(one.xAxis.bucketing == other.xAxis.bucketing)
    #expect(one.series.map(\.name) == other.series.map(\.name))
    #expect(one.series.map { $0.marks.map(\.value) } == other.series.map { $0.marks.map(\.value) })
    #expect(one.series.map { $0.marks.map(\.x) } == other.series.map { $0.marks.map(\.x) })
  }
}

import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Charts in which each row is a mark: stretches, ranges, levels, repeated points.
@Suite struct RowTableTests {
  static let hour: Int64 = 3_600_000_000
  static let levels = ["Not Present", "Present", "Mild", "Moderate", "Severe"]

  private static func events(
    _ rows: [(from: Int64, to: Int64, level: String)], from: Double? = nil, to: Double? = nil,
    levels: [String]? = levels
  ) -> BucketedChart {
    let specification = ChartSpecification(
      mark: .bar, x: XEncoding(field: "start", type: .temporal, from: from, to: to, end: "end"),
      y: YEncoding(field: "intensity", type: .ordinal, levels: levels))
    let names = Array(Set(rows.map(\.level))).sorted()
    var table = RowTable(specification)
    for row in rows {
      table.add(
        RowBatch(
          rowCount: 1,
          columns: [
            .instants([row.from]), .categories(codes: [Int32(names.firstIndex(of: row.level) ?? -1)], names: names),
            .instants([row.to]),
          ]))
    }
    return table.chart(source: ChartSource(rowsRead: rows.count))
  }

  @Test func stretchesKeepTheirEndsAndStandInTheOrderOfTheirStarts() {
    let chart = Self.events([(20 * Self.hour, 25 * Self.hour, "Severe"), (0, 2 * Self.hour, "Mild")])
    #expect(
      chart.series.map(\.marks) == [
        [
          Mark(
            id: "intensity/1970-01-01",
            x: .interval(from: Instant(microseconds: 0), to: Instant(microseconds: 2 * Self.hour)),
            value: .category("Mild"), rowCount: 1),
          Mark(
            id: "intensity/1970-01-01-2",
            x: .interval(from: Instant(microseconds: 20 * Self.hour), to: Instant(microseconds: 25 * Self.hour)),
            value: .category("Severe"), rowCount: 1),
        ]
      ])
    #expect(chart.xAxis.bucketing == .none)
    let end = Instant(microseconds: 25 * Self.hour)
    #expect(chart.xAxis.domain == .instants(from: Instant(microseconds: 0), to: end))
  }

  @Test func everyLevelIsOnTheAxisWhateverIsThere() {
    #expect(Self.events([(0, Self.hour, "Mild")]).yAxis.domain == .categories(Self.levels))
    #expect(Self.events([]).yAxis.domain == .categories(Self.levels))
    #expect(
      Self.events([(0, 1, "Unknown")]).yAxis.domain == .categories(Self.levels + ["Unknown"]),
      "a level that nobody listed extends the list")
    #expect(Self.events([(0, 1, "B"), (5, 6, "A")], levels: nil).yAxis.domain == .categories(["B", "A"]))
  }

  @Test func whatHasNoPlaceIsLeftOutAndCounted() {
    let missing = ColumnValues.missingInstant
    let chart = Self.events(
      [
        (missing, Self.hour, "Mild"), (8, 5, "Mild"), (0, missing, "Mild"), (3, 3, "Mild"), (-5, -1, "Mild"),
        (10, 20, "Mild"),
      ], from: 0, to: 10)
    #expect(chart.source.rowsWithoutX == 1)
    #expect(chart.source.rowsSetAside == 2, "an end before its start, and none at all")
    #expect(chart.source.rowsOutsideRange == 2, "the end of one lies before 0, and 10 is the open end")
    let places = chart.series[0].marks.map(\.x)
    #expect(places == [.instant(Instant(microseconds: 3))], "with its end at its start, a stretch is a point")
  }

  @Test func aRangeThatIsAskedForHasWhatOverlapsIt() {
    let chart = Self.events(
      [(0, 5, "Mild"), (0, 10, "Mild"), (2, 11, "Mild"), (19, 30, "Mild"), (20, 30, "Mild")], from: 10, to: 20)
    #expect(chart.series[0].marks.count == 2, "from 2 to 11, and from 19 to 30")
    #expect(chart.source.rowsOutsideRange == 3)
  }

  @Test func eventsWithoutAnEndColumnStandWhereTheyAre() {
    let hours: [Int64] = [9, 10, 30]
    let specification = ChartSpecification(
      mark: .point, x: XEncoding(field: "time", type: .temporal, bucketing: .none),
      y: YEncoding(field: "level", type: .ordinal, levels: Self.levels))
    var table = RowTable(specification)
    table.add(
      RowBatch(
        rowCount: 3,
        columns: [.instants(hours.map { $0 * Self.hour }), .categories(codes: [2, 3, 2], names: Self.levels)]))
    let chart = table.chart(source: ChartSource())
    #expect(chart.series[0].marks.map(\.x) == hours.map { .instant(Instant(microseconds: $0 * Self.hour)) })
    #expect(chart.xAxis.bucketing == .none, "the hour in which they happen to come is no bucket")
  }

  private static func ranges(
    _ rows: [(x: Double, from: Double, to: Double)], bucketing: Bucketing = .none
  ) -> BucketedChart {
    let specification = ChartSpecification(
      mark: .bar, x: XEncoding(field: "x", type: .quantitative, bucketing: bucketing),
      y: YEncoding(field: "low", end: "high"))
    var table = RowTable(specification)
    table.add(
      RowBatch(
        rowCount: rows.count,
        columns: [.numbers(rows.map(\.x)), .numbers(rows.map(\.from)), .numbers(rows.map(\.to))]))
    return table.chart(source: ChartSource())
  }

  static let states: [(from: Double, to: Double, value: MarkValue)] = [
    (1, 2, .range(from: 1, to: 2)), (2, 1, .range(from: 1, to: 2)), (-3, -3, .range(from: -3, to: -3)),
    (ColumnValues.missingNumber, 2, .missing), (1, ColumnValues.missingNumber, .missing), (.nan, 2, .notANumber),
    (1, .infinity, .infinite(negative: false)), (-.infinity, 0, .infinite(negative: true)),
  ]

  @Test(arguments: states) func aRangeIsAsGoodAsItsWorseEnd(from: Double, to: Double, value: MarkValue) {
    #expect(Self.ranges([(0, from, to)]).series[0].marks.map(\.value) == [value])
  }

  @Test func theAxisOfRangesHoldsBothEndsAndNeedNotReachZero() {
    #expect(Self.ranges([(0, 102, 118), (1, 108, 131)]).yAxis.domain == .numbers(102...132))
  }

  @Test func rangesStandInTheBucketsThatAreAskedFor() {
    let chart = Self.ranges([(3, 0, 1), (27, 4, 6)], bucketing: .width(10))
    #expect(chart.series[0].marks.map(\.x) == [.bin(from: 0, to: 10), .bin(from: 20, to: 30)])
  }

  /// Points of one series and one X stay apart; a slow twin sorts the rows and writes down their marks.
  @Test(arguments: 0..<30) func repeatedPointsAreKept(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let rows = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
      (
        x: Double(Int.random(in: 0...9, using: &generator)), y: Double(Int.random(in: 0...99, using: &generator)),
        series: ["a", "b", "c"].randomElement(using: &generator) ?? "a"
      )
    }
    let specification = ChartSpecification(
      mark: .point, keepsRows: true, x: XEncoding(field: "x", type: .quantitative, bucketing: .none),
      y: YEncoding(field: "y"), series: SeriesEncoding(field: "s"))
    var table = RowTable(specification)
    for start in stride(from: 0, to: rows.count, by: 7) {
      let part = rows[start..<min(start + 7, rows.count)]
      let names = part.map(\.series)
      table.add(
        RowBatch(
          rowCount: part.count,
          columns: [
            .numbers(part.map(\.x)), .numbers(part.map(\.y)),
            .categories(codes: part.indices.map { Int32($0 - start) }, names: names),
          ]))
    }
    let chart = table.chart(source: ChartSource())
    var order: [String] = []
    for row in rows where !order.contains(row.series) { order.append(row.series) }
    #expect(chart.series.map(\.name) == order)
    for series in chart.series {
      var expected = rows.filter { $0.series == series.name }
      for end in expected.indices.dropFirst() {
        for place in (1...end).reversed() where expected[place].x < expected[place - 1].x {
          expected.swapAt(place, place - 1)
        }
      }
      #expect(series.marks.map(\.x) == expected.map { .number($0.x) })
      #expect(series.marks.map(\.value) == expected.map { .number($0.y) })
      #expect(Set(series.marks.map(\.id)).count == series.marks.count)
    }
  }

  @Test func aFullTableCountsWhatItCannotKeep() {
    var table = RowTable(
      ChartSpecification(
        mark: .point, keepsRows: true, x: XEncoding(field: "x", type: .quantitative), y: YEncoding(field: "y")))
    let block = 60_000
    for _ in 0..<4 {
      let zeros = [Double](repeating: 0, count: block)
      table.add(RowBatch(rowCount: block, columns: [.numbers(zeros), .numbers(zeros)]))
    }
    #expect(table.rowCount == ChartLimits.marks)
    #expect(table.rowsBeyondLimit == 4 * block - ChartLimits.marks)
  }
}

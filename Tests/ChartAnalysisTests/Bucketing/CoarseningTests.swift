import ChartTestSupport
import ChartModel
import Testing

@testable import ChartAnalysis

/// Over 4,096 distinct X values buckets are put together on the way; the chart must not show it.
@Suite struct CoarseningTests {
  static let zones = ["UTC", "Asia/Kathmandu"]

  /// The chosen unit, asked for directly, gives the same marks.
  @Test(arguments: zones, [10, 250_000, 900_000_000] as [Int64])
  func instants(zone: String, step: Int64) throws {
    let calendar = ChartCalendar(zone: try #require(TimeZoneRules(identifier: zone)), firstWeekday: .monday)
    let rows = Self.rows(count: 5_000, step: step * 1_000)
    for aggregate in [Aggregate.median, .first] {
      let chosen = rows.chart(.sample(.temporal, .auto, by: aggregate, series: true, calendar: calendar))
      let unit = try #require(chosen.xAxis.calendarUnit)
      let direct = rows.chart(.sample(.temporal, .calendar(unit), by: aggregate, series: true, calendar: calendar))
      #expect(chosen.series == direct.series, "\(unit) \(aggregate)")
      #expect(chosen.xAxis.domain == direct.xAxis.domain)
    }
  }

  private static func rows(count: Int, step: Int64) -> SampleRows {
    var random = SeededGenerator(seed: 51)
    let values = SampleValues.mixed(count, seed: 52, infinite: false)
    let names = SampleValues.names(count, from: ["a", "b"], seed: 53)
    return SampleRows(
      values.indices.map { index in
        let place = Int64(index) * step + Int64.random(in: 0...step * 40, using: &random)
        return SampleRow(x: .instant(1_740_000_000_000_000 + place), y: values[index], series: names[index])
      })
  }

  @Test(arguments: [Bucketing.auto, .bins(7), .bins(60), .bins(500), .bins(3_000), .asGiven], [0.001, 1e6])
  func numbers(bucketing: Bucketing, scale: Double) throws {
    var random = SeededGenerator(seed: 54)
    let values = SampleValues.mixed(5_500, seed: 55, infinite: false)
    let rows = SampleRows(
      values.map { (Double(Int.random(in: -40_000...90_000, using: &random)) / 100 * scale, $0) })
    for aggregate in [Aggregate.median, .last] {
      let chosen = rows.chart(.sample(.quantitative, bucketing, by: aggregate), batch: 700)
      let direct = rows.chart(.sample(.quantitative, chosen.xAxis.bucketing, by: aggregate))
      guard case .width(let width) = chosen.xAxis.bucketing else { return fail("no bins") }
      #expect(chosen.series == direct.series, "\(width) \(aggregate)")
      if case .bins(let count) = bucketing { #expect(chosen.series[0].marks.count <= count) }
    }
  }

  /// The step of many bins does not depend on whether values were put together on the way.
  @Test func manyBinsAreAsFineAsAskedFor() {
    var random = SeededGenerator(seed: 56)
    let values = (0..<20_000).map { _ in Double(Int.random(in: 0...1_000_000, using: &random)) / 1_000 }
    let chart = SampleRows(values.map { ($0, 1) }).chart(.sample(.quantitative, .bins(1_000), field: nil))
    #expect(chart.xAxis.bucketing == .width(2) || chart.xAxis.bucketing == .width(1))
  }

  @Test(arguments: [Bucketing.none, .width(0.5)])
  func whatWasAskedForStays(bucketing: Bucketing) {
    let rows = SampleRows((0..<6_000).map { (Double($0), 1) })
    let chart = rows.chart(.sample(.quantitative, bucketing), batch: 512)
    #expect(chart.xAxis.bucketing == bucketing)
    #expect(chart.series[0].marks.count { $0.rowCount == 1 } == 6_000)
  }

  @Test(arguments: [
    ChartSpecification.sample(.temporal), .sample(.temporal, .auto, by: .median, series: true),
    .sample(.temporal, .calendar(.day), by: .last, series: true), .sample(.temporal, field: nil, series: true),
  ])
  func batchesOfAnySizeGiveTheSameChart(specification: ChartSpecification) {
    for (count, step) in [(300, Int64(86_400_000)), (5_000, 20_000)] {
      let rows = Self.rows(count: count, step: step * 1_000)
      let whole = rows.chart(specification, batch: count)
      for size in [1, 997] { #expect(rows.chart(specification, batch: size) == whole, "\(count) by \(size)") }
    }
  }

  @Test(arguments: [Bucketing.asGiven, .auto, .bins(30), .width(0.3)])
  func numbersInBatchesOfAnySize(bucketing: Bucketing) {
    var random = SeededGenerator(seed: 57)
    let rows = SampleRows(
      SampleValues.mixed(5_000, seed: 58).map { (Double.random(in: -500...500, using: &random), $0) })
    for aggregate in [Aggregate.median, .first] {
      let whole = rows.chart(.sample(.quantitative, bucketing, by: aggregate), batch: 5_000)
      for size in [1, 1_009] {
        #expect(rows.chart(.sample(.quantitative, bucketing, by: aggregate), batch: size) == whole)
      }
    }
  }

  /// A chart may be asked for while rows still come.
  @Test func rowsAfterAChart() {
    let rows = AsGivenTests.dates((1...24).map { (2_023 + ($0 - 1) / 12, ($0 - 1) % 12 + 1, 1) })
    let specification = ChartSpecification.sample(.temporal)
    var bucketer = Bucketer(specification)
    SampleRows(Array(rows.rows[..<10])).add(to: &bucketer, specification)
    let early = bucketer.chart(source: ChartSource())
    #expect(early == bucketer.chart(source: ChartSource()))
    #expect(early.series[0].marks.count == 10)
    SampleRows(Array(rows.rows[10...])).add(to: &bucketer, specification)
    #expect(bucketer.chart(source: ChartSource(rowsRead: 24)) == rows.chart(specification))
  }
}

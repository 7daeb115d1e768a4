import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Charts beside each other, every number found again mark by mark.
@Suite struct ChartComparisonTests {
  private func categories(_ values: [(String, Double?)], additive: Bool = true) -> BucketedChart {
    var chart = RelationCharts.lines([values.map(\.1)], kind: .bar, type: .nominal) { .category(values[$0].0) }
    chart.isAdditive = additive
    return chart
  }

  @Test func marksMatchByTheirX() throws {
    let first = categories([("fig", 4), ("plum", 10), ("pear", 3), ("kiwi", 5), ("nut", nil)])
    let second = categories([("plum", 6), ("fig", 8), ("kiwi", 5), ("nut", 2), ("date", 7)])
    let comparison = ChartComparison(first, second)
    let series = try #require(comparison.walked.first)
    #expect(series.changes.map(\.firstPlace) == [0, 1, 3, 4])
    #expect(series.changes.map(\.secondPlace) == [1, 0, 2, 3])
    #expect(series.changes.map(\.outcome) == [.risen, .fallen, .unchanged, .appeared])
    #expect(series.changes.map { $0.change?.difference } == [4, -4, 0, nil])
    #expect(series.changes.map { $0.change?.percent } == [100, -40, 0, nil])
    #expect(series.onlyFirst == [2] && series.onlySecond == [4])
    #expect(series.sum == ValueChange(from: 22, to: 28))
    #expect(series.mean == ValueChange(from: 5.5, to: 5.6))
    #expect(series.firstMatched.sum == 19 && series.secondMatched.sum == 19)
    #expect(series.largestIncrease == Extreme(value: 4, places: [0]))
    #expect(series.largestDecrease == Extreme(value: -4, places: [1]))
    #expect(series.count(.risen) == 1 && series.count(.vanished) == 0)
    #expect(comparison.unlike.isEmpty && comparison.onlyFirst.isEmpty && comparison.parts.isEmpty)
  }

  @Test(
    arguments: [
      (0.0, 5.0, nil), (-5, 5, nil), (5, -5, nil), (-10, -5, nil), (5, 0, -100), (-5, 0, nil), (8, 10, 25),
      (0.3, 0.1 + 0.2, 0), (-1e308, 1e308, nil), (1e-308, 1e308, nil),
    ] as [(Double, Double, Double?)])
  func percents(from: Double, to: Double, expected: Double?) {
    #expect(ValueChange(from: from, to: to).percent == expected)
  }

  @Test func seriesMatchByTheirNames() {
    let first = RelationCharts.chart([
      RelationCharts.series("a", [1]), RelationCharts.series("b", [2]), RelationCharts.series("a", [3]),
    ])
    let second = RelationCharts.chart([
      RelationCharts.series("c", [1]), RelationCharts.series("a", [5]), RelationCharts.series("b", [6]),
    ])
    let comparison = ChartComparison(first, second)
    #expect(comparison.walked.map(\.firstSeries) == [0, 1] && comparison.walked.map(\.secondSeries) == [1, 2])
    #expect(comparison.onlyFirst == [2] && comparison.onlySecond == [0])
    let alone = ChartComparison(
      RelationCharts.chart([RelationCharts.series("may", [1])]),
      RelationCharts.chart([RelationCharts.series("june", [2])]))
    #expect(alone.walked.count == 1 && alone.onlyFirst.isEmpty)
  }

  @Test func aWeekBesideTheWeekBefore() throws {
    var chart = RelationCharts.lines(
      [(0..<14).map { Double($0 * $0) }], kind: .bar, type: .temporal, x: RelationCharts.day)
    chart.isAdditive = true
    chart.xAxis.bucketing = .calendar(.day)
    chart.xAxis.domain = .instants(from: Instant(seconds: 0), to: Instant(seconds: 14 * 86_400))
    let day = 86_400.0 * 1e6
    let comparison = try #require(
      ChartComparison(
        chart, from: .range(anchor: 0, head: 6.5 * day), to: .range(anchor: 13.5 * day, head: 7.5 * day)))
    let week = try #require(comparison.walked.first)
    #expect(week.changes.map(\.firstPlace) == Array(0..<7))
    #expect(week.changes.map(\.secondPlace) == Array(7..<14))
    let differences: [Double?] = (0..<7).map { Double(14 * $0 + 49) }
    #expect(week.changes.map { $0.change?.difference } == differences)
    #expect(week.sum?.difference == 637 && week.largestIncrease?.places == [6] && week.largestDecrease == nil)
    #expect(ChartComparison(chart, from: .none, to: .point(0)) == nil)
    let byX = try #require(
      ChartComparison(
        chart, from: .range(anchor: 0, head: 5 * day), to: .range(anchor: 3 * day, head: 9 * day), matching: .x))
    #expect(byX.walked[0].changes.map(\.firstPlace) == [3, 4, 5] && byX.walked[0].onlySecond == [6, 7, 8, 9])
  }

  @Test func partsOfStacks() {
    let first = RelationCharts.stack([[1, 2], [3, 4]])
    var second = RelationCharts.stack([[2, 2], [3, 1]])
    second.series[1].name = "new"
    let comparison = ChartComparison(first, second)
    #expect(comparison.walked.count == 1 && comparison.walked[0].sum == ValueChange(from: 10, to: 8))
    #expect(comparison.parts.count == 1 && comparison.parts[0].sum == ValueChange(from: 3, to: 4))
    #expect(comparison.partsOnlyFirst == [1] && comparison.partsOnlySecond == [1])
  }

  @Test func levelsAndRangesAndUnlikeMeasures() {
    let levels = ["Mild", "Severe"]
    let make = { (values: [MarkValue], type: FieldType) in
      var chart = RelationCharts.lines([values.map { _ in 0 }])
      for (place, value) in values.enumerated() { chart.series[0].marks[place].value = value }
      chart.yAxis.type = type
      if type != .quantitative { chart.yAxis.domain = .categories(levels) }
      return chart
    }
    let (mild, severe) = (MarkValue.category("Mild"), MarkValue.category("Severe"))
    let first = make([mild, severe, mild, .missing], .ordinal)
    let second = make([severe, mild, mild, .empty], .ordinal)
    #expect(ChartComparison(first, second).walked[0].changes.map(\.outcome) == [.risen, .fallen, .unchanged, .none])
    let nominal = ChartComparison(make([mild], .nominal), make([severe], .nominal))
    #expect(nominal.walked[0].changes.map(\.outcome) == [.changed])
    let ranges = ChartComparison(
      make([.range(from: 0.1, to: 0.3), .range(from: 1, to: 2)], .quantitative),
      make([.range(from: 0.1, to: 0.1 + 0.2), .number(1)], .quantitative))
    #expect(ranges.walked[0].changes.map(\.outcome) == [.unchanged, .changed])
    #expect(ranges.walked[0].mean == nil)
    var sums = first
    sums.aggregate = .sum
    sums.yAxis.unit = "kg"
    #expect(ChartComparison(first, sums).unlike == [.unit, .aggregate])
  }

  @Test func nothingIsReckonedBeyondNumbers() throws {
    var first = RelationCharts.lines([[1e308, -1e308, .infinity, .nan]])
    var second = RelationCharts.lines([[-1e308, 1e308, 1, nil]])
    (first.isAdditive, second.isAdditive) = (true, true)
    let series = try #require(ChartComparison(first, second).walked.first)
    #expect(series.sum == nil && series.mean == nil && series.largestIncrease == nil)
    #expect(series.changes.map(\.outcome) == [.fallen, .risen, .appeared, .none])
    #expect(ChartComparison(RelationCharts.lines([]), RelationCharts.lines([])).walked.isEmpty)
    #expect(ChartComparison(RelationCharts.lines([[]]), first).walked[0].onlySecond == [0, 1, 2, 3])
  }

  /// A twin that looks at every pair of marks.
  @Test func randomChartsAgreeWithATwin() {
    var random = SeededGenerator(seed: 41)
    for round in 0..<200 {
      let sides = (0..<2).map { _ in
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          (Double(Int.random(in: 0..<8, using: &random)), RelationCharts.mixed(1, &random)[0])
        }
      }
      let charts = sides.map { marks in RelationCharts.lines([marks.map(\.1)]) { .number(marks[$0].0) } }
      let found = ChartComparison(charts[0], charts[1]).walked[0]
      var taken: Set<Int> = []
      var pairs: [[Int]] = []
      for (place, mark) in sides[0].enumerated() {
        guard let other = sides[1].indices.first(where: { !taken.contains($0) && sides[1][$0].0 == mark.0 }) else {
          continue
        }
        taken.insert(other)
        pairs.append([place, other])
      }
      #expect(found.changes.map { [$0.firstPlace, $0.secondPlace] } == pairs, "round \(round)")
      #expect(found.onlySecond == sides[1].indices.filter { !taken.contains($0) })
      let rises = pairs.compactMap { pair -> Double? in
        guard let from = charts[0].series[0].marks[pair[0]].value.number,
          let to = charts[1].series[0].marks[pair[1]].value.number
        else { return nil }
        return to - from
      }
      #expect(found.count(.risen) == rises.count { $0 > 0 } && found.count(.fallen) == rises.count { $0 < 0 })
      #expect(found.largestIncrease?.value == rises.filter { $0 > 0 }.max())
      #expect(found.largestDecrease?.value == rises.filter { $0 < 0 }.min())
      let back = ChartComparison(charts[1], charts[0]).walked[0]
      #expect(back.onlyFirst == found.onlySecond && back.count(.risen) == found.count(.fallen))
    }
  }
}

import ChartModel
import Testing

@testable import ChartAnalysis

/// Empty, constant, single, huge and tiny charts are ordinary charts.
@Suite struct ExtremeChartTests {
  @Test(arguments: [FieldType.quantitative, .temporal, .nominal, .ordinal], [Bucketing.asGiven, .auto, .none])
  func noRows(type: FieldType, bucketing: Bucketing) {
    let chart = SampleRows([SampleRow]()).chart(.sample(type, bucketing))
    #expect(chart.series.count == 1)
    #expect(chart.series[0].marks.isEmpty)
    #expect(chart.xAxis.domain == .empty && chart.yAxis.domain == .empty)
    #expect(chart.series[0].name == nil)
  }

  @Test func noRowWithAnX() {
    let chart = SampleRows([SampleRow(x: .missing, y: 1), SampleRow(x: .missing, y: 2)]).chart(.sample(.temporal))
    #expect(chart.series[0].marks.isEmpty)
    #expect(chart.source.rowsWithoutX == 2)
  }

  @Test func oneRow() {
    let chart = SampleRows([(5, 7)]).chart(.sample(.quantitative))
    #expect(chart.values() == [.number(7)])
    #expect(chart.xAxis.domain == .numbers(5...5))
    #expect(chart.yAxis.domain == .numbers(0...7))
  }

  @Test func allMissing() {
    let rows = SampleRows((0..<20).map { SampleRow(x: .number(Double($0))) })
    let chart = rows.chart(.sample(.quantitative))
    #expect(chart.values().allSatisfy { $0 == .missing })
    #expect(chart.yAxis.domain == .empty)
  }

  @Test(arguments: [5.0, 0, -3, 1e300, -1e300, 1e-300, 123_456_789.123])
  func oneXInBins(x: Double) {
    for bucketing in [Bucketing.bins(1), .bins(10), .auto] {
      let chart = SampleRows([(x, 2), (x, 3)]).chart(.sample(.quantitative, bucketing, by: .sum))
      #expect(chart.values() == [.number(5)])
      guard case .bin(let from, let to)? = chart.xValues().first else { return fail("no bin") }
      #expect(from <= x && x < to, "\(from) to \(to)")
    }
  }

  @Test(
    arguments: [
      [-0.9e308, 0.9e308], [0, 1.7e308], [1e300, 1e300.nextUp], [1e-300, 3e-300], [0, .leastNonzeroMagnitude],
      [-0.001, 1e300],
      [1e15, 1e15 + 3],
    ] as [[Double]])
  func hugeAndTinySpans(values: [Double]) {
    for count in [1, 3, 10, 50] {
      let chart = SampleRows(values.map { ($0, 1) }).chart(.sample(.quantitative, .bins(count), field: nil))
      #expect(chart.series[0].marks.count <= max(count, 2))
      for value in values {
        let holding = chart.series[0].marks.filter { mark in
          if case .bin(let from, let to) = mark.x { from <= value && value < to && mark.rowCount > 0 } else { false }
        }
        #expect(holding.count == 1, "\(value) in \(chart.xValues())")
      }
    }
  }

  @Test func instantsAtTheEndsOfTime() {
    let rows = SampleRows(instants: [(.min + 1, 1), (0, 2), (.max - 1, 3)])
    for bucketing in [Bucketing.asGiven, .auto, .none] + CalendarUnit.allCases.map(Bucketing.calendar) {
      for zone in ["UTC", "Pacific/Apia"] {
        let calendar = ChartCalendar(zone: TimeZoneRules(identifier: zone) ?? .utc, firstWeekday: .sunday)
        let chart = rows.chart(.sample(.temporal, bucketing, by: .sum, calendar: calendar))
        #expect(chart.series[0].marks.count { $0.rowCount == 1 } == 3, "\(bucketing)")
        #expect(chart.values().first == .number(1) && chart.values().last == .number(3))
      }
    }
  }

  @Test func aTenthAMillionTimes() {
    let rows = SampleRows((0..<1_000).map { _ in ("a", 0.1) })
    let specification = ChartSpecification.sample(.nominal, by: .sum)
    var bucketer = Bucketer(specification)
    for _ in 0..<1_000 { rows.add(to: &bucketer, specification) }
    #expect(bucketer.chart(source: ChartSource()).values() == [.number(100_000)])
    #expect(Statistics([Double](repeating: 0.1, count: 1_000_000)).sum == 100_000)
  }

  @Test func whatRoundingTakesIsGivenBack() {
    let values = [1, 1e100, 1, -1e100]
    #expect(SampleRows(values.map { ("a", $0) }).chart(.sample(.nominal, by: .sum)).values() == [.number(2)])
    #expect(Statistics(values).sum == 2)
  }
}

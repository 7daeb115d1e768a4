import ChartModel
import Testing

@testable import ChartAnalysis

/// Number (zero included), missing, not-a-number, infinite and empty, told apart by every aggregate.
@Suite struct MarkStateTests {
  static let missing = ColumnValues.missingNumber

  struct Case: Sendable, CustomTestStringConvertible {
    var values: [Double]
    var expected: [MarkValue]
    var testDescription: String { "\(values)" }
  }

  private static let up = MarkValue.infinite(negative: false)
  private static let down = MarkValue.infinite(negative: true)

  /// Expected by count, sum, mean, median, min, max, first and last.
  @Test(arguments: [
    Case(values: [0], expected: [.number(1)] + many(.number(0), 7)),
    Case(values: [-0.0], expected: [.number(1)] + many(.number(0), 7)),
    Case(values: [missing], expected: [.number(0)] + many(.missing, 7)),
    Case(values: [missing, missing], expected: [.number(0)] + many(.missing, 7)),
    Case(values: [.nan], expected: [.number(0)] + many(.notANumber, 7)),
    Case(values: [missing, .nan], expected: [.number(0)] + many(.notANumber, 7)),
    Case(values: [.infinity], expected: [.number(1)] + many(up, 7)),
    Case(values: [-.infinity], expected: [.number(1)] + many(down, 7)),
    Case(values: [missing, 3, .nan], expected: [.number(1)] + many(.number(3), 7)),
    Case(values: [3, .infinity], expected: [.number(2), up, up, up, .number(3), up, .number(3), up]),
    Case(values: [-.infinity, 3], expected: [.number(2), down, down, down, down, .number(3), down, .number(3)]),
    Case(
      values: [.infinity, -.infinity],
      expected: [.number(2), .notANumber, .notANumber, .notANumber, down, up, up, down]),
    Case(
      values: [4, 1, 2],
      expected: [.number(3), .number(7), .number(7.0 / 3), .number(2), .number(1), .number(4), .number(4), .number(2)]),
    Case(
      values: [1e308, 1e308],
      expected: [.number(2), up] + many(.number(1e308), 6)),
    Case(
      values: [1e308, 1e308, -1e308],
      expected: [
        .number(3), .number(1e308), .number(1e308 / 3), .number(1e308), .number(-1e308), .number(1e308), .number(1e308),
        .number(-1e308),
      ]),
    Case(values: [-1e308, -1e308], expected: [.number(2), down] + many(.number(-1e308), 6)),
    Case(
      values: [1e-300, 3e-300],
      expected: [
        .number(2), .number(4e-300), .number(2e-300), .number(2e-300), .number(1e-300), .number(3e-300),
        .number(1e-300), .number(3e-300),
      ]),
  ])
  func everyAggregate(test: Case) {
    let rows = SampleRows(test.values.map { ("a", $0) })
    for (aggregate, expected) in zip(Aggregate.ofRows, test.expected) {
      #expect(rows.chart(.sample(.nominal, by: aggregate)).values() == [expected], "\(aggregate)")
      #expect(rows.chart(.sample(.nominal, by: aggregate), batch: 1).values() == [expected], "\(aggregate)")
    }
  }

  private static func many(_ value: MarkValue, _ count: Int) -> [MarkValue] {
    [MarkValue](repeating: value, count: count)
  }

  @Test(arguments: Aggregate.ofRows)
  func aDayWithoutRowsIsEmptyOrCountsZero(aggregate: Aggregate) {
    let day: Int64 = 86_400_000_000
    let chart = SampleRows(instants: [(0, 1), (2 * day, 1)]).chart(.sample(.temporal, .calendar(.day), by: aggregate))
    #expect(chart.values() == [.number(1), aggregate == .count ? .number(0) : .empty, .number(1)])
    #expect(chart.series[0].marks.map(\.rowCount) == [1, 0, 1])
  }

  @Test(arguments: Aggregate.ofRows)
  func aBinWithoutRowsCountsZero(aggregate: Aggregate) {
    let chart = SampleRows([(0.5, 1), (2.5, 1)]).chart(.sample(.quantitative, .width(1), by: aggregate))
    #expect(chart.values() == [.number(1), aggregate == .count ? .number(0) : .empty, .number(1)])
  }

  /// A part that no row falls into counts zero, alone or beside others.
  @Test func partsWithoutRows() {
    let day: Int64 = 86_400_000_000
    let rows = SampleRows(
      [(0, "a"), (0, "b"), (1, "a"), (3, "b")].map { SampleRow(x: .instant($0.0 * day), series: $0.1) })
    let specification = ChartSpecification.sample(.temporal, .calendar(.day), field: nil, series: true, stack: .zero)
    let chart = rows.chart(specification)
    #expect(chart.values(0) == [.number(1), .number(1), .number(0), .number(0)])
    #expect(chart.values(1) == [.number(1), .number(0), .number(0), .number(1)])
    #expect(chart.totals?.marks.map(\.value) == [.number(2), .number(1), .number(0), .number(1)])
  }
}

import ChartModel
import Testing

@testable import ChartSnapshot

/// The points of a descriptor beside marks: what agrees, and what does not.
@Suite struct DescriptorPointTests {
  static func chart(_ marks: [(XValue, MarkValue)]) -> BucketedChart {
    let made = marks.enumerated().map { Mark(id: "s/\($0)", x: $1.0, value: $1.1, rowCount: 1) }
    return BucketedChart(
      kind: .bar, xAxis: Axis(field: "x", type: .nominal, domain: .empty, bucketing: .none),
      yAxis: Axis(field: "y", type: .quantitative, domain: .empty), series: [Series(id: "s", marks: made)])
  }

  static func numbers(_ values: [Double], from first: Int = 0) -> [(XValue, MarkValue)] {
    values.enumerated().map { (.number(Double(first + $0)), .number($1)) }
  }

  static let cases: [(String, points: [(XValue, MarkValue)], marks: [(XValue, MarkValue)], wrong: Int)] = [
    ("the same", numbers([1, 2, 3]), numbers([1, 2, 3]), 0),
    (
      "rounded to two decimals, which are no binary ones", numbers([0.57, 0.29, 1.15]),
      numbers([0.5679, 0.2903, 1.1541]), 0
    ),
    ("not so rounded", numbers([0.57, 0.29]), numbers([0.58, 0.29]), 1),
    (
      "two marks at one place", [(.number(3), .number(1)), (.number(3), .number(5))],
      [(.number(3), .number(1)), (.number(3), .number(5))], 0
    ),
    (
      "none of two marks at one place", [(.number(3), .number(2))],
      [(.number(3), .number(1)), (.number(3), .number(5))], 1
    ),
    (
      "names for which a descriptor has numbers", numbers([3, 2]),
      [(.number(0), .category("Deep")), (.number(1), .category("REM"))], 0
    ),
    ("the newest first, at places of another kind", numbers([3, 2, 1], from: 90), numbers([1, 2, 3]), 0),
    ("neither order", numbers([3, 1, 2], from: 90), numbers([1, 2, 3]), 3),
    ("percent of one", numbers([3, 20, 45]), numbers([0.03, 0.2, 0.45]), 0),
    ("zeros are no percent", numbers([0, 0, 0]), numbers([3, 20, 45]), 3),
    ("one pair is no percent", numbers([7]), numbers([700]), 1),
  ]

  @Test(arguments: cases.indices) func finds(index: Int) {
    let (name, points, marks, wrong) = Self.cases[index]
    let findings = DescriptorPoints(descriptor: Self.chart(points), chart: Self.chart(marks)).findings
    #expect(findings.count == wrong, "\(name): \(findings)")
  }
}

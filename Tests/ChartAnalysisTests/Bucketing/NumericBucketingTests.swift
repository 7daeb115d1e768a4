import ChartTestSupport
import ChartModel
import Testing

@testable import ChartAnalysis

/// Numeric bins against whole-number division of the decimal digits.
@Suite struct NumericBucketingTests {
  /// A width of `width` times ten to the power `exponent`.
  struct Width: Sendable, CustomTestStringConvertible {
    var width: Int
    var exponent: Int
    var testDescription: String { "\(width)e\(exponent)" }
  }

  static let sampleWidths = [
    (1, -1), (5, -1), (10, 0), (1, -9), (1, 9), (3, -1), (4, -1), (25, -2), (15, -1), (7, 0), (11, -1), (2, -3), (6, 2),
  ].map(Width.init)

  /// A third of the values lie on edges, as 0.3 does with a width of 0.1.
  @Test(arguments: sampleWidths)
  func widths(width: Width) throws {
    let number = try #require(Double(width.testDescription))
    let (rows, digits) = Self.rows(width, count: 1_200)
    let bucket = Self.bins(width, digits)
    for aggregate in Aggregate.ofRows {
      let chart = rows.chart(.sample(.quantitative, .width(number), by: aggregate))
      Twin(rows, by: aggregate, bucket: bucket).check(chart, "\(aggregate)")
    }
    let counted = rows.chart(.sample(.quantitative, .width(number), field: nil))
    Twin(rows, by: .count, countsRows: true, bucket: bucket).check(counted, "rows")
  }

  /// Values are multiples of a twentieth of the width: their digits are whole numbers at exponent - 2.
  private static func rows(_ width: Width, count: Int) -> (SampleRows, [Double: Int]) {
    var random = SeededGenerator(seed: 21)
    var digits: [Double: Int] = [:]
    let rows = SampleValues.mixed(count, seed: 22).map { y in
      let isEdge = Int.random(in: 0..<3, using: &random) == 0
      let number =
        isEdge
        ? Int.random(in: -200...200, using: &random) * width.width * 100
        : Int.random(in: -20_000 * width.width...20_000 * width.width, using: &random)
      let x = Double("\(number)e\(width.exponent - 2)") ?? .nan
      digits[x] = number
      return SampleRow(x: .number(x), y: y)
    }
    return (SampleRows(rows), digits)
  }

  private static func bins(_ width: Width, _ digits: [Double: Int]) -> (SampleX) -> XValue? {
    { x in
      guard case .number(let value) = x, let number = digits[value] else { return nil }
      let bin = Int(Int64(number).flooredDivision(by: Int64(width.width * 100)))
      let ends = [bin, bin + 1].map { Double("\($0 * width.width)e\(width.exponent)") ?? .nan }
      return .bin(from: ends[0], to: ends[1])
    }
  }

  @Test(arguments: [
    (0.3, 0.1, 0.3), (0.7, 0.1, 0.7), (0.29, 0.1, 0.2), (-0.3, 0.1, -0.3), (-0.1, 0.3, -0.3), (3.3, 1.1, 3.3),
    (0.6, 0.2, 0.6), (1e-9, 1e-9, 1e-9), (123_456.7895, 0.001, 123_456.789),
    (1_234_567.890_123_4, 1e-9, 1_234_567.890_123_4),
    (4.35, 0.05, 4.35), (1e15, 1, 1e15), (-1e-300, 0.1, -0.1), (0, 0.1, 0), (9.5, 1e9, 0),
  ])
  func edges(value: Double, width: Double, from: Double) {
    let keys = NumberKeys(resolution: .width(width))
    #expect(keys.start(of: keys.key(of: value)) == from)
  }

  /// Far from zero an allowance for rounding must not become as wide as a bin.
  @Test func valuesLieInTheirBins() {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<5_000 {
      let value = Double.random(in: -1_000_000...1_000_000, using: &random)
      let keys = NumberKeys(resolution: .width([1e-7, 1e-9, 0.001, 0.25, 3][Int.random(in: 0..<5, using: &random)]))
      let key = keys.key(of: value)
      let slack = value.magnitude * 1e-15
      if value < keys.start(of: key) - slack || value >= keys.start(of: key + 1) + slack {
        Issue.record("\(value) is not in \(keys.start(of: key)) to \(keys.start(of: key + 1))")
        return
      }
    }
  }

  @Test(arguments: [1, 2, 3, 5, 10, 20, 60, 100])
  func atMostSoManyBins(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in 0..<30 {
      let low = Double(Int.random(in: -1_000...1_000, using: &random)) / 10
      let values = (0..<50).map { _ in low + Double(Int.random(in: 0...300, using: &random)) / 10 }
      let rows = SampleRows(values.map { ($0, 1) })
      let chart = rows.chart(.sample(.quantitative, .bins(count), field: nil))
      let crossesZero = values.contains { $0 < 0 } && values.contains { $0 >= 0 }
      #expect(chart.series[0].marks.count <= max(count, crossesZero ? 2 : 1), "\(values.sorted())")
      #expect(chart.series[0].marks.reduce(0) { $0 + $1.rowCount } == 50)
      guard case .width(let width) = chart.xAxis.bucketing else { return fail("no bins") }
      #expect(width <= 1_000, "a step for about 30 units")
    }
  }

  @Test func minusZeroIsZero() {
    let rows = SampleRows([(0.0, 1), (-0.0, 2), (1, 5)])
    let chart = rows.chart(.sample(.quantitative, .none, by: .first))
    #expect(chart.xValues() == [.number(0), .number(1)])
    #expect(chart.values() == [.number(1), .number(5)])
  }
}

import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Correlation by worked examples and by the formulas of the textbooks.
@Suite struct CorrelationTests {
  private func correlation(_ x: [Double], _ y: [Double]) -> Correlation? {
    Correlations(RelationCharts.points(Array(zip(x, y))))?.all
  }

  private static let anscombeX: [Double] = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]

  /// Anscombe's quartet (Am. Stat. 27, 1973): four scatters with one coefficient, 0.816.
  @Test(
    arguments: [
      (anscombeX, [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68], 0.81642),
      (anscombeX, [9.14, 8.14, 8.74, 8.77, 9.26, 8.10, 6.13, 3.10, 9.13, 7.26, 4.74], 0.81624),
      (anscombeX, [7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73], 0.81629),
      (
        [8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8], [6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.50, 5.56, 7.91, 6.89],
        0.81652
      ),
    ] as [([Double], [Double], Double)])
  func anscombe(x: [Double], y: [Double], expected: Double) throws {
    let found = try #require(Correlation.coefficient(x, y, x.map { _ in 1 }))
    #expect(isNear(found, expected, within: 1e-5))
    // The fourth has all but one point at one X: 45 of 55 pairs are tied, and nothing is told.
    if x[0] == 8 { #expect(correlation(x, y) == nil) } else { #expect(correlation(x, y)?.count == 11) }
  }

  /// Bounds by a table of Spearman's ρ at 0.01, both sides: 0.794 of ten points, 0.432 of 35, 0.364 of fifty.
  @Test(arguments: [
    (10, 0.74, false), (10, 0.83, true), (35, 0.41, false), (35, 0.46, true), (50, 0.34, false), (50, 0.38, true),
  ])
  func tendencies(count: Int, spearman: Double, expected: Bool) throws {
    var found = try #require(correlation((0..<count).map(Double.init), (0..<count).map { Double($0 * $0) }))
    #expect(found.isTendency)
    found.spearman = -spearman
    #expect(found.isTendency == expected)
    found.spearman = 0.29
    found.count = 10_000
    #expect(!found.isTendency)
  }

  @Test func theFarPoint() {
    let cloud = (0..<20).map { (Double($0), Double($0 * 7 % 11)) }
    #expect(FarPoint(RelationCharts.points(cloud)) == nil)
    #expect(FarPoint(RelationCharts.points(cloud + [(9, 30)]))?.isHighest == true)
    #expect(FarPoint(RelationCharts.points(cloud + [(9, -30)]))?.isHighest == false)
    #expect(FarPoint(RelationCharts.points(cloud + [(9, 30), (3, 29)])) == nil)
  }

  @Test func spearmanByWorkedExamples() throws {
    // Hours of television by IQ: rho is -29/165.
    let hours = correlation(
      [106, 100, 86, 101, 99, 103, 97, 113, 112, 110], [7, 27, 2, 50, 28, 29, 20, 12, 6, 17])
    #expect(isNear(hours?.spearman, -29.0 / 165))
    // With ties, by hand: 30.75 over the root of 80 times 81.
    let tied = try #require(correlation([1, 2, 2, 4, 5, 5, 5, 8, 9, 10], [3, 1, 4, 4, 5, 9, 2, 6, 5, 3]))
    #expect(isNear(tied.spearman, 30.75 / (80.0 * 81).squareRoot()))
  }

  @Test func whereThereIsNothingToSay() {
    let nine = (0..<9).map(Double.init)
    #expect(correlation(nine, nine) == nil)
    let ten = (0..<10).map(Double.init)
    #expect(correlation(ten, ten.map { _ in 4 }) == nil)
    #expect(correlation(ten, ten)?.pearson == 1 && correlation(ten, ten.map { -$0 })?.spearman == -1)
    #expect(correlation(ten, ten.map { $0 < 8 ? 0 : 1 }) == nil)
    #expect(Correlations(RelationCharts.lines([ten.map { $0 }])) == nil)
    var means = RelationCharts.points(Array(zip(ten, ten)))
    means.aggregate = .mean
    #expect(Correlations(means) == nil)
    #expect(isNear(correlation(ten.map { $0 * 1e307 - 5e307 }, ten.map { $0 * 1e307 })?.pearson, 1))
    #expect(correlation(Array(ten.dropLast()) + [.infinity], ten) == nil)
  }

  @Test func marksThatAreToldAsOneCountAsOften() {
    var random = SeededGenerator(seed: 4)
    let points = (0..<40).map { _ in
      (Double(Int.random(in: 0...6, using: &random)), Double(Int.random(in: 0...6, using: &random)))
    }
    var counts: [(point: (Double, Double), count: Int)] = []
    for point in points.sorted(by: { $0 < $1 }) {
      if let last = counts.last, last.point == point {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((point, 1))
      }
    }
    var chart = RelationCharts.points(counts.map(\.point))
    for (place, count) in counts.enumerated() { chart.series[0].marks[place].rowCount = count.count }
    chart.countsAlikeMarks = true
    let (found, expected) = (Correlations(chart)?.all, correlation(points.map(\.0), points.map(\.1)))
    #expect(
      found?.count == 40 && isNear(found?.pearson, expected?.pearson) && isNear(found?.spearman, expected?.spearman))
  }

  @Test func seriesBySeries() {
    let up = (0..<10).map { (Double($0), Double($0)) }
    var chart = RelationCharts.points(up)
    chart.series.append(RelationCharts.points(up.map { ($0.0, 9 - $0.1) }).series[0])
    let found = Correlations(chart)
    #expect(found?.series.map { $0?.pearson } == [1, -1] && isNear(found?.all?.pearson, 0))
    chart.hasMixedUnits = true
    #expect(Correlations(chart)?.all == nil && Correlations(chart)?.series.count == 2)
  }

  /// Pearson as a sum of products of raw numbers, and Spearman as Pearson of ranks by counting.
  @Test func randomPointsAgreeWithATwin() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      let count = Int.random(in: 10...60, using: &random)
      let points = (0..<count).map { _ in
        (Double(Int.random(in: -9...9, using: &random)), Double(Int.random(in: -9...9, using: &random)))
      }
      let (x, y) = (points.map(\.0), points.map(\.1))
      guard let found = correlation(x, y) else {
        fail("no correlation of \(points)")
        return
      }
      #expect(isNear(found.pearson, raw(x, y)) && isNear(found.spearman, raw(ranks(x), ranks(y))))
      let moved = try #require(correlation(x.map { $0 * 1_000 + 7 }, y.map { $0 * -0.5 - 3 }))
      #expect(isNear(moved.pearson, -found.pearson) && isNear(moved.spearman, -found.spearman))
      let swapped = try #require(correlation(y, x))
      #expect(isNear(swapped.pearson, found.pearson) && isNear(swapped.spearman, found.spearman))
    }
  }

  private func ranks(_ values: [Double]) -> [Double] {
    values.map { value in Double(values.count { $0 < value }) + Double(values.count { $0 == value } + 1) / 2 }
  }

  private func raw(_ x: [Double], _ y: [Double]) -> Double {
    let n = Double(x.count)
    let (sumX, sumY) = (x.reduce(0, +), y.reduce(0, +))
    let products = zip(x, y).reduce(0) { $0 + $1.0 * $1.1 }
    let (squaresX, squaresY) = (x.reduce(0) { $0 + $1 * $1 }, y.reduce(0) { $0 + $1 * $1 })
    return (n * products - sumX * sumY)
      / ((n * squaresX - sumX * sumX) * (n * squaresY - sumY * sumY)).squareRoot()
  }
}

import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Blocks of a heat map that lie apart from the rest, and maps without one.
@Suite struct HeatBlockTests {
  private func block(_ rows: [[Double?]]) -> HeatBlock? {
    let chart = RelationCharts.lines(rows, kind: .rectangle, type: .nominal) { .category("c\($0)") }
    return HeatFacts(chart).flatMap { HeatBlock(chart, $0) }
  }

  /// A map of seven rows and ten columns, with something in rows 1 to 3 and columns 4 to 7.
  private func map(_ inside: (Int, Int) -> Double, _ outside: (Int, Int) -> Double?) -> [[Double?]] {
    (0..<7).map { row in
      (0..<10).map { (1...3).contains(row) && (4...7).contains($0) ? inside(row, $0) : outside(row, $0) }
    }
  }

  @Test func aBlockIsFoundWithItsBounds() throws {
    let found = try #require(block(map({ Double(20 + $0 + $1) }) { Double(($0 + $1) % 4) }))
    #expect(found.rows == 1...3 && found.columns == 4...7 && found.isHigh)
    #expect(found.bounds == HeatBlock.Bounds(inside: 25, outside: 3))
    #expect(found.inside == 27.5)
  }

  @Test func aLowBlockIsFoundToo() throws {
    let found = try #require(block(map({ Double(($0 + $1) % 4) }) { Double(20 + $0 + $1) }))
    #expect(found.rows == 1...3 && !found.isHigh)
    #expect(found.bounds == HeatBlock.Bounds(inside: 3, outside: 20))
  }

  @Test func oneCellOutsideTakesTheBoundsAway() throws {
    let found = try #require(block(map({ Double(20 + $0 + $1) }) { $0 == 6 && $1 == 0 ? 40 : Double(($0 + $1) % 4) }))
    #expect(found.rows == 1...3 && found.bounds == nil && found.inside == 27.5)
  }

  private static func grid(_ value: (Int, Int) -> Double?) -> [[Double?]] {
    (0..<7).map { row in (0..<10).map { value(row, $0) } }
  }

  private static let others: [(String, [[Double?]])] = [
    ("a row of its own", grid { row, _ in row == 2 ? 30 : 1 }), ("all the same", grid { _, _ in 5 }),
    ("columns of their own", grid { _, column in column > 6 ? 30 : 1 }),
    ("an evening of all days", grid { row, column in column > 5 ? 92 : Double(12 + (row + column) % 3) }),
    ("a slope", grid { row, column in Double(row + column) }),
    ("a chess board", grid { row, column in Double((row + column) % 2) }),
    ("cells that are mostly empty", grid { row, column in (row + column) % 2 == 0 ? nil : Double(row * column) }),
  ]

  @Test(arguments: others) func noBlock(_ name: String, _ rows: [[Double?]]) {
    #expect(block(rows) == nil, "\(name)")
  }

  /// Of many blocks the best is chance in a map without one.
  @Test func noiseHasNone() {
    var generator = SeededGenerator(seed: 20_261_127)
    let count = (0..<200).count { _ in
      block((0..<7).map { _ in (0..<12).map { _ in Double.random(in: 0..<1, using: &generator) } }) != nil
    }
    #expect(count == 0)
  }
}

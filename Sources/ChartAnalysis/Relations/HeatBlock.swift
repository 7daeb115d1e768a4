package import ChartModel

/// Neighbouring rows and columns of a heat map whose cells lie above nearly all others, or below.
///
/// Of all blocks it is the one that takes most of the squares about the mean away when it gets a mean of its own (Hartigan, "Direct
/// clustering of a data matrix", Journal of the American Statistical Association 67, 1972).
package struct HeatBlock: Equatable, Sendable {
  /// Its rows, as places in `walkedSeries`.
  package var rows: ClosedRange<Int>
  /// Its columns, as places in those of the heat map.
  package var columns: ClosedRange<Int>
  /// The mean of its cells, and that of all others.
  package var inside: Double
  package var outside: Double
  /// The bound that all cells in it reach, and the one that all others keep to, where none lies between; else `nil`.
  package var bounds: Bounds?

  /// The least of the higher cells and the most of the lower ones, or the other way about in a block that is lower.
  package struct Bounds: Equatable, Sendable {
    package var inside: Double
    package var outside: Double
  }

  /// Whether its cells lie above the others.
  package var isHigh: Bool { inside > outside }

  private static let fewestCells = 24
  private static let fewestInBlock = 6
  private static let mostOfAll = 0.5
  private static let leastFilled = 0.8
  private static let leastGain = 0.5
  /// So much of the block, and of what lies outside, must lie on its side of the middle between both means.
  private static let leastRight = 0.9

  /// `nil` where no block explains half of the squares, or one would go through nearly all rows or columns, and of very large maps.
  ///
  /// - Complexity: O(*r*² *c*²) in the numbers of rows and columns, up to three million blocks.
  package init?(_ chart: BucketedChart, _ heat: HeatFacts) {
    guard heat.valueCount >= Self.fewestCells,
      Double(heat.valueCount) >= Double(heat.rows.count) * Double(heat.columns.count) * Self.leastFilled,
      let sums = BlockSums(chart, heat.columns),
      let best = sums.best(fewest: Self.fewestInBlock, atMost: Int(Double(heat.valueCount) * Self.mostOfAll))
    else { return nil }
    guard Self.isBlock(best.rows, of: heat.rows.count), Self.isBlock(best.columns, of: heat.columns.count) else {
      return nil
    }
    let (own, others) = sums.parted(by: best.rows, best.columns)
    guard own.count == best.rows.count * best.columns.count, best.gain >= (own + others).spread * Self.leastGain,
      let inside = Statistics(own).mean, let outside = Statistics(others).mean,
      Self.areApart(own, others, inside, outside)
    else { return nil }
    (rows, columns, self.inside, self.outside) = (best.rows, best.columns, inside, outside)
    let (least, most) = inside > outside ? (own.min(), others.max()) : (own.max(), others.min())
    guard let least, let most, (least > most) == (inside > outside), least != most else { return }
    bounds = Bounds(inside: least, outside: most)
  }

  /// Whether neighbours are several, and not nearly all: what goes through a map is a line of it, or of more it is seen what is left out.
  private static func isBlock(_ span: ClosedRange<Int>, of all: Int) -> Bool {
    span.count > 1 && span.count * 4 <= all * 3
  }

  /// Whether nearly all cells of a block, and of all others, lie on their side of the middle between both means.
  private static func areApart(_ own: [Double], _ others: [Double], _ inside: Double, _ outside: Double) -> Bool {
    let (middle, side) = (inside / 2 + outside / 2, inside > outside ? 1.0 : -1)
    return [(own, side), (others, -side)].allSatisfy { values, side in
      Double(values.count { ($0 - middle) * side > 0 }) >= Double(values.count) * leastRight
    }
  }
}

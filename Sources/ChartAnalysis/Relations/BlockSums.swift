import ChartModel

/// Sums over blocks of a heat map, from sums over all that lies before each corner.
struct BlockSums {
  private let values: [[Double?]]
  private let width: Int
  /// What the cells above and left of each corner lie above the mean, and how many have a number.
  private var sums: [[Double]]
  private var counts: [[Int]]

  struct Block {
    var rows: ClosedRange<Int>
    var columns: ClosedRange<Int>
    var gain: Double
  }

  private static let mostBlocks = 3_000_000

  /// `nil` of a map of so many rows and columns that not all blocks can be looked at.
  init?(_ chart: BucketedChart, _ columns: [XValue]) {
    let (height, length) = (Double(chart.walkedSeries.count), Double(columns.count))
    guard height * height * length * length / 4 <= Double(Self.mostBlocks) else { return nil }
    let index = Dictionary(columns.enumerated().map { ($1, $0) }) { first, _ in first }
    width = columns.count
    var values = [[Double?]](repeating: Array(repeating: nil, count: width), count: chart.walkedSeries.count)
    for (row, series) in chart.walkedSeries.enumerated() {
      for mark in series.marks {
        guard let column = index[mark.x], let told = mark.told else { continue }
        if case .infinite = told { return nil }
        values[row][column] = told.number
      }
    }
    guard let mean = Statistics(values.flatMap { $0 }.compactMap { $0 }).mean, mean.isFinite else { return nil }
    self.values = values
    sums = [Array(repeating: 0, count: width + 1)]
    counts = [Array(repeating: 0, count: width + 1)]
    for row in values { add(row, mean) }
  }

  private mutating func add(_ row: [Double?], _ mean: Double) {
    var (sum, count) = (0.0, 0)
    let (above, counted) = (sums[sums.count - 1], counts[counts.count - 1])
    var (nextSums, nextCounts) = ([0.0], [0])
    for (column, value) in row.enumerated() {
      sum += value.map { $0 - mean } ?? 0
      count += value == nil ? 0 : 1
      nextSums.append(above[column + 1] + sum)
      nextCounts.append(counted[column + 1] + count)
    }
    sums.append(nextSums)
    counts.append(nextCounts)
  }

  /// The block that takes most squares away.
  func best(fewest: Int, atMost most: Int) -> Block? {
    let all = counts[values.count][width]
    let spans = Self.spans(width)
    var best: Block?
    for rows in Self.spans(values.count) {
      for columns in spans {
        let count = total(counts, rows, columns)
        guard count >= fewest, count <= most else { continue }
        let sum = total(sums, rows, columns)
        let gain = sum * sum * (1 / Double(count) + 1 / Double(all - count))
        if gain > best?.gain ?? 0 { best = Block(rows: rows, columns: columns, gain: gain) }
      }
    }
    return best
  }

  /// One or more neighbours of so many.
  private static func spans(_ count: Int) -> [ClosedRange<Int>] {
    (0..<count).flatMap { first in (first..<count).map { first...$0 } }
  }

  private func total<Number: AdditiveArithmetic>(
    _ sums: [[Number]], _ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>
  ) -> Number {
    let (upper, lower) = (sums[rows.lowerBound], sums[rows.upperBound + 1])
    let (left, right) = (columns.lowerBound, columns.upperBound + 1)
    return lower[right] - upper[right] - lower[left] + upper[left]
  }

  /// The numbers in a block, and all others.
  func parted(by rows: ClosedRange<Int>, _ columns: ClosedRange<Int>) -> (own: [Double], others: [Double]) {
    var parted = (own: [Double](), others: [Double]())
    for (row, line) in values.enumerated() {
      for (column, value) in line.enumerated() {
        guard let value else { continue }
        if rows.contains(row), columns.contains(column) {
          parted.own.append(value)
        } else {
          parted.others.append(value)
        }
      }
    }
    return parted
  }
}

import ChartModel
import ChartTestSupport
import Testing

/// Selections snap to whole buckets, whichever way they grew.
@Suite struct SelectionTests {
  static let tens: [Range<Double>] = [0..<10, 10..<20, 20..<30, 40..<50]

  @Test(
    arguments: [
      (ChartSelection.none, nil), (.point(5), 0..<10), (.point(10), 10..<20), (.point(.nan), nil), (.point(-1), nil),
      (.point(50), nil), (.point(35), nil), (.range(anchor: 12, head: 12), 10..<20),
      (.range(anchor: 12, head: 25), 10..<30),
      (.range(anchor: 25, head: 12), 10..<30), (.range(anchor: 12, head: 20), 10..<30),
      (.range(anchor: -.infinity, head: 3), 0..<10),
      (.range(anchor: 5, head: .infinity), 0..<50), (.range(anchor: -9, head: -1), nil),
      (.range(anchor: 60, head: 55), nil),
      (.range(anchor: 31, head: 39), nil), (.range(anchor: 31, head: 45), 40..<50),
      (.range(anchor: .nan, head: 5), nil),
      (.range(anchor: 5, head: .nan), nil),
    ] as [(ChartSelection, Range<Double>?)])
  func snapping(selection: ChartSelection, expected: Range<Double>?) {
    #expect(selection.snapped(to: Self.tens) == expected)
    #expect(selection.snapped(to: []) == nil)
  }

  @Test func growing() {
    let grown = ChartSelection.none.growing(to: 5).growing(to: 9).growing(to: 2)
    #expect(grown == .range(anchor: 5, head: 2))
    #expect(ChartSelection.none.growing(to: 5) == .point(5))
  }

  @Test(arguments: 0..<50) func theSameWhicheverEndItGrewFrom(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var edge = Double.random(in: -1e6...1e6, using: &random)
    let buckets = (0..<30).map { _ in
      let from = edge
      edge += Double.random(in: 0.1...50, using: &random)
      return from..<edge
    }
    for _ in 0..<30 {
      let ends = (0..<2).map { _ in Double.random(in: buckets[0].lowerBound - 50...edge + 50, using: &random) }
      let one = ChartSelection.none.growing(to: ends[0]).growing(to: ends[1]).snapped(to: buckets)
      let other = ChartSelection.none.growing(to: ends[1]).growing(to: ends[0]).snapped(to: buckets)
      #expect(one == other)
      let (low, high) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
      guard let one else {
        #expect(high < buckets[0].lowerBound || low >= edge)
        continue
      }
      #expect(one.lowerBound <= max(low, buckets[0].lowerBound) && one.upperBound > min(high, edge.nextDown))
      #expect(
        buckets.contains { $0.lowerBound == one.lowerBound } && buckets.contains { $0.upperBound == one.upperBound })
      // No bucket too many: the outermost hold the ends, where those are not beyond the ends of X.
      #expect(buckets.first { $0.contains(low) }.map { $0.lowerBound == one.lowerBound } ?? true)
      #expect(buckets.first { $0.contains(high) }.map { $0.upperBound == one.upperBound } ?? true)
    }
  }
}

package import ChartModel

/// Of two series by name where the first lies farthest above the second, and where farthest below.
package struct NameGaps: Equatable, Sendable {
  /// A name with the values of both series there.
  package struct Gap: Equatable, Sendable {
    package var x: XValue
    package var value: Double
    package var other: Double
  }

  package var above: Gap
  /// `nil` where the first lies nowhere below.
  package var below: Gap?

  /// The part of the range of all values that both are apart at least.
  private static let leastGap = 0.3

  /// `nil` of fewer than four common names, where a gap is less than three tenths of the range of values, and where another is as wide.
  ///
  /// - Parameter upper: The place in `walkedSeries` of the first.
  package init?(_ chart: BucketedChart, upper: Int, facts: ChartFacts) {
    guard chart.walkedSeries.count == 2, (0...1).contains(upper), let low = facts.lowest, let high = facts.highest
    else { return nil }
    let gaps = Self.sorted(chart.walkedSeries[upper], chart.walkedSeries[1 - upper])
    let least = (high - low) * Self.leastGap
    guard gaps.count > 3, let above = gaps.last, let below = gaps.first, above.size >= least,
      !ChartFacts.areEqual(above.size, gaps[gaps.count - 2].size),
      below.size >= 0 || -below.size >= least && !ChartFacts.areEqual(below.size, gaps[1].size)
    else { return nil }
    (self.above, self.below) = (above, below.size < 0 ? below : nil)
  }

  /// The names that both have, that where the first lies farthest above the second last.
  private static func sorted(_ own: Series, _ other: Series) -> [Gap] {
    let others = Dictionary(other.toldNumbers.map { (other.marks[$0.place].x, $0.value) }) { first, _ in first }
    return own.toldNumbers.compactMap { told -> Gap? in
      let x = own.marks[told.place].x
      return others[x].map { Gap(x: x, value: told.value, other: $0) }
    }.sorted { $0.size < $1.size }
  }
}

extension NameGaps.Gap {
  fileprivate var size: Double { value - other }
}

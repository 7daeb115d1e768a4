package import ChartModel

/// A rise or a fall of which by far the greater part lies behind the middle of its marks.
package struct LateMove: Equatable, Sendable {
  package var rises: Bool
  /// The places in `marks` of the first value, of that from which the greater part went, and of the last.
  package var first: Int
  package var middle: Int
  package var last: Int
  /// The part of the whole move behind the middle, 0 to 1.
  package var share: Double

  private static let fewest = 6
  private static let leastShare = 0.75
  private static let mostEarly = 0.4
  private static let mostBack = 0.2

  /// The move of a series; `nil` where it is spread over X, or where there are too few values.
  package init?(_ series: Series) {
    let told = series.marks.indices.filter { series.number(at: $0) != nil }
    guard told.count >= Self.fewest, let first = told.first, let last = told.last,
      let start = series.number(at: first), let end = series.number(at: last), start != end
    else { return nil }
    let middle = told[told.count / 2]
    // Nothing before the middle may have gone far already.
    let early = told.prefix(told.count / 2 + 1).compactMap { series.number(at: $0) }.map {
      ($0 - start) / (end - start)
    }
    guard let half = series.number(at: middle), early.allSatisfy({ (-Self.mostBack...Self.mostEarly).contains($0) })
    else { return nil }
    let share = (end - half) / (end - start)
    guard share.isFinite, share >= Self.leastShare, share < 1 else { return nil }
    (self.first, self.middle, self.last) = (first, middle, last)
    (rises, self.share) = (end > start, share)
  }
}

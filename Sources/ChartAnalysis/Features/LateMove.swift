package import ChartModel

/// A rise or a fall of which by far the greater part lies behind the middle of its marks.
package struct LateMove: Equatable, Sendable {
  package var rises: Bool
  /// The place in `marks` of the value from which the greater part went.
  package var middle: Int
  /// The part of the whole move behind the middle, 0 to 1.
  package var share: Double

  private static let fewest = 6
  private static let leastShare = 0.75
  private static let mostEarly = 0.4
  private static let mostBack = 0.2

  /// The move of a series; `nil` where it is spread over X, or where there are too few values.
  package init?(_ series: Series) {
    let told = series.toldNumbers
    guard told.count >= Self.fewest, let start = told.first?.value, let end = told.last?.value, start != end else {
      return nil
    }
    // Nothing before the middle may have gone far already, or back.
    let early = told[...(told.count / 2)].map { ($0.value - start) / (end - start) }
    guard early.allSatisfy({ (-Self.mostBack...Self.mostEarly).contains($0) }) else { return nil }
    (rises, middle) = (end > start, told[told.count / 2].place)
    share = (end - told[told.count / 2].value) / (end - start)
    guard share.isFinite, share >= Self.leastShare, share < 1 else { return nil }
  }
}

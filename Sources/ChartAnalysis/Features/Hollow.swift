package import ChartModel

/// A stretch of marks near zero in the middle of a series that else lies far above it.
package struct Hollow: Equatable, Sendable {
  /// The places in `marks` of its first and its last mark, and the highest value between.
  package var first: Int
  package var last: Int
  package var most: Double

  /// How near zero, as a part of the highest value, how high values stand on both sides, and how many marks there are at least.
  private static let near = 0.02
  private static let leastBeside = 0.15
  private static let fewest = 2
  private static let fewestOutside = 6

  /// `nil` where values go below zero, where others lie as low, and where the stretch is the beginning or the end.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  package init?(_ series: Series) {
    let told = series.toldNumbers
    guard let high = told.map(\.value).max(), high > 0, told.allSatisfy({ $0.value >= 0 }) else { return nil }
    let low = told.indices.filter { told[$0].value <= high * Self.near }
    // A mark without a value between is no value near zero.
    guard let first = low.first, let last = low.last, last - first + 1 == low.count,
      told[last].place - told[first].place == last - first, low.count >= Self.fewest,
      told.count - low.count >= Self.fewestOutside, first > 0, last < told.count - 1,
      min(told[first - 1].value, told[last + 1].value) >= high * Self.leastBeside
    else { return nil }
    (self.first, self.last) = (told[first].place, told[last].place)
    most = told[first...last].map(\.value).max() ?? 0
  }
}

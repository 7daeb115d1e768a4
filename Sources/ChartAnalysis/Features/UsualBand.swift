package import ChartModel

/// The band that holds four in five of many values, where the highest, or the lowest, lies far beyond it.
package struct UsualBand: Equatable, Sendable {
  /// The bounds of the band.
  package var low: Double
  package var high: Double
  /// How many values lie in the band, of how many.
  package var count: Int
  package var all: Int
  /// Whether it is the highest value that lies far beyond, not the lowest.
  package var isHighFar: Bool

  private static let fewest = 30
  /// A value is far by this part of the band, and by so many times what the other side goes beyond it.
  private static let leastBeyond = 0.5
  private static let leastRatio = 1.5

  /// `nil` of fewer than 30 values, and where both sides go about as far beyond the band.
  package init?(_ series: Series) {
    let sorted = series.toldNumbers.map(\.value).sorted()
    guard sorted.count >= Self.fewest, let least = sorted.first, let most = sorted.last, (most - least).isFinite else {
      return nil
    }
    let (tenth, whole) = (sorted.count / 10, sorted.count)
    let band = sorted[tenth]...max(sorted[tenth], sorted[whole - 1 - tenth])
    let (above, below) = (most - band.upperBound, band.lowerBound - least)
    let width = band.upperBound - band.lowerBound
    guard width > 0, max(above, below) >= max(width * Self.leastBeyond, min(above, below) * Self.leastRatio) else {
      return nil
    }
    (low, high, all, isHighFar) = (band.lowerBound, band.upperBound, whole, above > below)
    count = sorted.count(where: band.contains)
  }
}

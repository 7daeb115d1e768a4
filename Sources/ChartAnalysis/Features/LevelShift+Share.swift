package import ChartModel

extension LevelShift {
  /// The part of the squares about the mean that the two levels must take away to be what a series is told by.
  private static let leastShare = 0.5

  /// Whether the values keep to the two levels, and do not swing farther than these lie apart.
  package func tells(_ series: Series) -> Bool {
    let told = series.toldNumbers.map { $0 }
    let mean = Self.mean(told.map(\.value))
    let (early, late) = (told.filter { $0.place <= before.upperBound }, told.filter { $0.place > before.upperBound })
    let all = Self.squares(told.map(\.value), about: mean)
    let left = [early, late].map { part in Self.squares(part.map(\.value), about: Self.mean(part.map(\.value))) }
    return left[0] + left[1] <= all * (1 - Self.leastShare)
  }

  private static func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(max(values.count, 1)) }

  private static func squares(_ values: [Double], about mean: Double) -> Double {
    values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }
}

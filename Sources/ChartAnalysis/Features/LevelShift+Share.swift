package import ChartModel

extension [LevelShift] {
  /// Whether a series keeps to its levels, and does not swing farther than these lie apart: they take half of the squares about the mean.
  package func tell(_ series: Series) -> Bool {
    let told = series.toldNumbers
    let ends = map(\.before.upperBound).sorted()
    let levels = Dictionary(grouping: told) { value in ends.count { $0 < value.place } }
    let left = levels.values.reduce(0) { $0 + Self.squares($1.map(\.value)) }
    return left <= Self.squares(told.map(\.value)) / 2
  }

  private static func squares(_ values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(Swift.max(values.count, 1))
    return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }
}

package import ChartModel

extension [LevelShift] {
  /// Whether a series keeps to its levels, and does not swing farther than these lie apart: they take half of the squares about the mean.
  package func tell(_ series: Series) -> Bool {
    let told = series.toldNumbers
    let ends = map(\.before.upperBound).sorted()
    let levels = Dictionary(grouping: told) { value in ends.count { $0 < value.place } }
    let left = levels.values.reduce(0) { $0 + $1.map(\.value).spread }
    return left <= told.map(\.value).spread / 2
  }
}

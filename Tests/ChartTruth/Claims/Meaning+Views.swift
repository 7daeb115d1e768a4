import ChartModel

extension Meaning {
  /// Several charts in one file.
  static let views: [Meaning] = []
}

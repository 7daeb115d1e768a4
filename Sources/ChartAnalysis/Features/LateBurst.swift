package import ChartModel

/// A series that goes up and down between two values for most of X, and at its very end far above both.
package struct LateBurst: Equatable, Sendable {
  /// The last place in `marks` of the part between the two values, and the place of the highest behind it.
  package var end: Int
  package var top: Int
  package var low: Double
  package var high: Double

  private static let leastPart = 0.8
  private static let fewest = 20
  private static let fewestEarly = 10
  private static let leastBurst = 0.35
  private static let lastTenth = 0.9

  /// A single value lies so many standard deviations above all others by chance, seldom more.
  private static let leastNoise = 4.0

  /// `nil` where the last fifth reaches little higher than all before, or what is before it goes up to its end.
  ///
  /// - Parameter noise: how much values scatter from mark to mark, in the unit of the data.
  package init?(_ series: Series, noise: Double) {
    let told = series.toldNumbers
    let values = told.map(\.value)
    let early = values.prefix(series.toldCount(within: Self.leastPart))
    guard values.count >= Self.fewest, early.count >= Self.fewestEarly, let most = early.max(),
      let least = values.min(), let high = values.max(),
      let summit = early.firstIndex(of: most), Double(summit) < Double(early.count) * Self.lastTenth,
      high - most >= max((high - least) * Self.leastBurst, noise * Self.leastNoise),
      let top = values.firstIndex(of: high),
      let after = values.firstIndex(where: { $0 > most }), let low = values[..<after].min()
    else { return nil }
    (end, self.top, self.low, self.high) = (told[after - 1].place, told[top].place, low, most)
  }

  private static let leastKept = 0.6

  /// Whether the last value is still far above what was before.
  package func lasts(in series: Series) -> Bool {
    guard let top = series.number(at: top), let last = series.toldNumbers.last?.value else { return false }
    return last - high >= (top - high) * Self.leastKept
  }
}

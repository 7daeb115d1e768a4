package import ChartModel

/// A second time that a series leaves its usual band, nearly as far as the first.
package enum SecondPeak {
  /// How far it goes beyond the band, as a part of how far the farthest goes.
  private static let leastPart = 0.8

  /// The place of its extreme in `marks`; `nil` where no other time, or more than one, goes nearly as far.
  ///
  /// - Complexity: O(*n*).
  package static func place(in series: Series, _ band: UsualBand) -> Int? {
    let told = series.toldNumbers.map {
      (place: $0.place, beyond: band.isHighFar ? $0.value - band.high : band.low - $0.value)
    }
    let times = told.split { $0.beyond <= 0 }.compactMap { time in time.max { $0.beyond < $1.beyond } }
    guard let farthest = times.map(\.beyond).max() else { return nil }
    let far = times.filter { $0.beyond >= farthest * leastPart }
    guard far.count == 2 else { return nil }
    return far.first { $0.beyond < farthest }?.place
  }
}

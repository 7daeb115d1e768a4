package import ChartModel

/// One narrow stretch of a series that stands far above all of the rest.
package struct Spike: Equatable, Sendable {
  /// The place of the highest value in `marks`.
  package var top: Int
  /// The places in `marks` of the last value before the stretch and of the first behind it.
  package var before: Int
  package var after: Int
  /// Whether it is one mark alone.
  package var isAlone: Bool
  /// The highest of the values outside.
  package var most: Double

  private static let fewest = 20
  private static let fewestBesideOne = 10
  private static let widest = 0.15
  private static let narrowest = 0.03
  private static let foot = 0.4
  private static let mostElsewhere = 0.6
  private static let leastEnd = 0.1

  /// The spike of a series; `nil` where other values reach as high, or where a wider one starts and ends at its foot.
  package init?(_ series: Series) {
    let told = series.toldNumbers
    let values = told.map(\.value)
    guard values.count >= Self.fewestBesideOne, let high = values.max(), let low = values.min(), (high - low).isFinite,
      let top = values.firstIndex(of: high), values.lastIndex(of: high) == top
    else { return nil }
    let range = high - low
    let foot = low + range * Self.foot
    guard let before = values[..<top].lastIndex(where: { $0 < foot }),
      let after = values[top...].firstIndex(where: { $0 < foot }),
      Double(after - before - 1) <= Double(values.count) * Self.widest,
      let most = (values[...before] + values[after...]).max(), most <= low + range * Self.mostElsewhere
    else { return nil }
    // What starts and ends at its foot goes up and down, unless it is one mark alone, or few of many.
    let isAlone = after - before == 2
    guard
      isAlone || Double(after - before - 1) <= Double(values.count) * Self.narrowest
        || values.count >= Self.fewest && max(values[0], values[values.count - 1]) > low + range * Self.leastEnd
    else { return nil }
    (self.top, self.before, self.after, self.most) = (told[top].place, told[before].place, told[after].place, most)
    self.isAlone = isAlone
  }
}

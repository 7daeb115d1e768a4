package import ChartModel

/// The end of a rise or a fall: from a mark on a series stays within a small part of its range.
package struct Levelling: Equatable, Sendable {
  /// The place in `marks` from which it is level.
  package var from: Int

  private static let mostRange = 0.2
  private static let mostRangeOfMany = 0.25
  private static let many = 60
  private static let leastPart = 0.25
  private static let mostDrift = 0.05
  private static let fewest = 8
  /// How far the series may go beyond the level on either side of it: from both it would have come to it by a turn.
  private static let mostBeyond = 0.1

  /// - Parameter usual: Between which values the series lies without those that stand far from all others: beside such a value much looks level.
  ///
  /// `nil` where the level end is shorter than a quarter of the values, and where all of it is level.
  package init?(_ series: Series, usual: ClosedRange<Double>?) {
    let told = series.toldNumbers
    guard let high = told.map(\.value).max(), let low = told.map(\.value).min(), high > low,
      (usual ?? low...high) == low...high
    else { return nil }
    if let stay = Self.stay(of: series) {
      from = stay
      return
    }
    let room = (high - low) * (told.count < Self.many ? Self.mostRange : Self.mostRangeOfMany)
    var (top, bottom, count) = (-Double.infinity, Double.infinity, 0)
    for (_, value) in told.reversed() {
      (top, bottom) = (max(top, value), min(bottom, value))
      guard top - bottom <= room else { break }
      count += 1
    }
    guard count >= Self.fewest, Double(count) >= Double(told.count) * Self.leastPart, count < told.count * 3 / 4 else {
      return nil
    }
    let tailValues = told.suffix(count).map(\.value)
    guard let tailHigh = tailValues.max(), let tailLow = tailValues.min(),
      min(high - tailHigh, tailLow - low) <= (high - low) * Self.mostBeyond
    else { return nil }
    // What rises evenly is near its end at its end as well, but goes on.
    let halves = [tailValues.prefix(count / 2), tailValues.suffix(count / 2)].map {
      Statistics.sum(Array($0)) / Double(count / 2)
    }
    guard abs(halves[1] - halves[0]) <= (high - low) * Self.mostDrift else { return nil }
    from = told[told.count - count].place
  }

  /// The part of X over which the last value stays what it is, to be a level however few marks tell of it: about one in seven is seen.
  private static let leastStay = 0.15

  /// The place from which on all values are the last, the highest or the lowest of all, over a good part of X; `nil` of a short one, and
  /// where marks among them have no value.
  private static func stay(of series: Series) -> Int? {
    let told = series.toldNumbers
    guard told.count >= fewest, let last = told.last, let bounds = told.map(\.value).bounds,
      last.value == bounds.lowerBound || last.value == bounds.upperBound,
      let before = told.lastIndex(where: { !ChartFacts.areEqual($0.value, last.value) }), before + 2 < told.count,
      last.place - told[before + 1].place == told.count - before - 2
    else { return nil }
    let places = [told[0].place, told[before + 1].place, last.place].map { series.marks[$0].x.axisCoordinate ?? .nan }
    return places[2] - places[1] >= (places[2] - places[0]) * leastStay ? told[before + 1].place : nil
  }
}

package import ChartModel

/// The short stretch in which a series that rose or fell went most of its way.
package struct SteepMove: Equatable, Sendable {
  package var rises: Bool
  /// The places in `marks` between which it is steep.
  package var first: Int
  package var last: Int
  /// The part of the whole move that lies there, 0 to 1.
  package var share: Double

  private static let fewest = 8
  /// The part of the marks that it may take, and the part of the move that it must have; an even move has as much of one as of the other.
  private static let longest = 0.15
  private static let leastShare = 0.5
  /// How far it may go back on the way, as a part of the move.
  private static let mostBack = 0.2

  /// A way behind a turn is one of two, so that a larger step back leaves it a way down, or up.
  private static let mostBackBehind = 0.3
  /// Of fewer values behind a turn a stretch of two is no small part.
  private static let fewestBehind = 16
  /// The part of X that the stretch may take where marks stand at uneven distances.
  private static let widest = 0.25

  /// The steepest stretch of a series; `nil` where its move is spread over X, or where there are too few values.
  package init?(_ series: Series) { self.init(series.toldNumbers[...], of: series, mostBack: Self.mostBack) }

  /// The steepest stretch of the way of a series from a place on; `nil` in the same way.
  package init?(_ series: Series, behind place: Int) {
    let told = series.toldNumbers.drop { $0.place < place }
    guard told.count >= Self.fewestBehind else { return nil }
    self.init(told, of: series, mostBack: Self.mostBackBehind)
  }

  private init?(_ values: ArraySlice<(place: Int, value: Double)>, of series: Series, mostBack: Double) {
    let told = Array(values)
    guard told.count >= Self.fewest, let start = told.first?.value, let end = told.last?.value, start != end,
      (end - start).isFinite
    else { return nil }
    let length = max(1, Int(Double(told.count - 1) * Self.longest))
    let steps = (0..<told.count - length).map { (told[$0 + length].value - told[$0].value) / (end - start) }
    guard let steepest = steps.indices.max(by: { steps[$0] < steps[$1] }), steps[steepest] >= Self.leastShare,
      told.map({ $0.value / (end - start) }).farthestFall?.size ?? 0 <= mostBack
    else { return nil }
    let x = [told[0], told[steepest], told[steepest + length], told[told.count - 1]].map {
      series.marks[$0.place].x.axisCoordinate ?? 0
    }
    guard x[2] - x[1] <= (x[3] - x[0]) * Self.widest else { return nil }
    (rises, first, last) = (end > start, told[steepest].place, told[steepest + length].place)
    share = steps[steepest]
  }
}

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

  /// The steepest stretch of a series; `nil` where its move is spread over X, or where there are too few values.
  package init?(_ series: Series) {
    let told = series.toldNumbers
    guard told.count >= Self.fewest, let start = told.first?.value, let end = told.last?.value, start != end,
      (end - start).isFinite
    else { return nil }
    let length = max(1, Int(Double(told.count - 1) * Self.longest))
    let steps = (0..<told.count - length).map { (told[$0 + length].value - told[$0].value) / (end - start) }
    guard let steepest = steps.indices.max(by: { steps[$0] < steps[$1] }), steps[steepest] >= Self.leastShare,
      told.map({ $0.value / (end - start) }).farthestFall?.size ?? 0 <= Self.mostBack
    else { return nil }
    (rises, first, last) = (end > start, told[steepest].place, told[steepest + length].place)
    share = steps[steepest]
  }
}

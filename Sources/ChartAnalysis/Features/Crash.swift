package import ChartModel

/// A short way down, or up, over most of the range of a series that goes nowhere in the end.
package struct Crash: Equatable, Sendable {
  package var rises: Bool
  /// The places in `marks` where it begins and ends.
  package var first: Int
  package var last: Int
  /// The place of the last value, where the series came half of the way back or more, or of the farthest, where it turned again.
  package var back: Int?

  private static let leastBack = 0.5
  private static let fewest = 24
  /// The part of the marks that it may take, and the part of the range that it must go.
  private static let longest = 0.1
  private static let leastMove = 0.6
  /// The part of it that a way in the other direction may go in as few.
  private static let mostOther = 0.8

  /// The farthest such way; `nil` where none goes so far in so few marks, and where another the other way goes about as far.
  ///
  /// - Complexity: O(*n* × *l*) for *n* values and ways of *l* of them, at most 2,000 × 200: of more only the lowest and the highest of
  /// each of 1,000 stretches count.
  package init?(_ series: Series) {
    let told = Self.ends(of: series.toldNumbers)
    guard told.count >= Self.fewest, let low = told.map(\.value).min(),
      let high = told.map(\.value).max(), high > low, (high - low).isFinite
    else { return nil }
    let length = Int(Double(told.count) * Self.longest)
    let (down, up) = (Self.farthest(told, length, sign: -1), Self.farthest(told, length, sign: 1))
    let way = down.move >= up.move ? down : up
    guard way.move >= (high - low) * Self.leastMove, min(down.move, up.move) < way.move * Self.mostOther else {
      return nil
    }
    (rises, first, last) = (up.move > down.move, told[way.first].place, told[way.last].place)
    back = series.toldNumbers.filter { $0.place >= last }.wayBack(up: !rises, least: way.move * Self.leastBack)
  }

  private static let stretches = 1_000

  /// The lowest and the highest of each stretch, in their order.
  private static func ends(of told: [(place: Int, value: Double)]) -> [(place: Int, value: Double)] {
    guard told.count > 2 * stretches else { return told }
    return (0..<stretches).flatMap { part -> [(place: Int, value: Double)] in
      let own = told[(part * told.count / stretches)..<((part + 1) * told.count / stretches)]
      let found = [own.min { $0.value < $1.value }, own.max { $0.value < $1.value }].compactMap { $0 }
      return found.sorted { $0.place < $1.place }
    }
  }

  private static func farthest(
    _ told: [(place: Int, value: Double)], _ length: Int, sign: Double
  ) -> (first: Int, last: Int, move: Double) {
    var best = (first: 0, last: 0, move: 0.0)
    for first in told.indices {
      for last in first..<min(first + length + 1, told.count) {
        let move = (told[last].value - told[first].value) * sign
        // Of ways as far the shortest is the steepest.
        let isShorter = move == best.move && last - first < best.last - best.first
        if move > best.move || isShorter { best = (first, last, move) }
      }
    }
    return best
  }
}

package import ChartModel

/// The few large swings of a series that goes back and forth: from turn to turn by two fifths of its range or more.
///
/// Swings below a size are left out, and the size grows until there are few turns (persistence: Edelsbrunner, Letscher and
/// Zomorodian, Discrete and Computational Geometry 28, 2002). The rest are told where straight lines from turn to turn come near the values.
package struct Swings: Equatable, Sendable {
  /// The places in `marks` where it begins, turns and ends, three to five of them.
  package var turns: [Int]
  /// The rises and falls from turn to turn.
  package var stretches: [CourseStretch]

  private static let leastSwings = [0.4, 0.5, 0.6]
  private static let turnCounts = 3...5
  private static let fewest = 10
  /// Turns with the first and the last value, where those lie far from the turn beside them.
  private static func whole(_ turns: [Int], _ values: [Double], least: Double) -> [Int] {
    guard let first = turns.first, let last = turns.last else { return [] }
    let isFar = { (end: Int, turn: Int) in abs(values[end] - values[turn]) > least }
    let end = values.count - 1
    return (isFar(0, first) ? [0] : []) + turns + (isFar(end, last) ? [end] : [])
  }

  /// The part of the squares about the mean that may be left beside the lines; of many values, which seldom turn so little by chance, more.
  private static let mostLeft = 0.3
  private static let mostLeftOfMany = 0.75
  private static let manyValues = 30

  /// A way to the first turn, or from the last, that is farther than this part of the range is told too.
  private static let mostEnd = 0.1

  /// `nil` where the series turns more often, or keeps not near the way between its turns.
  package init?(_ series: Series) {
    let told = series.toldNumbers
    let values = told.map(\.value)
    guard values.count >= Self.fewest, let low = values.min(), let high = values.max(), high > low,
      (high - low).isFinite
    else { return nil }
    let found = Self.leastSwings.lazy.map { Self.turns(values, least: (high - low) * $0) }
      .first { $0.count <= Self.turnCounts.upperBound }
    let mostLeft = values.count < Self.manyValues ? Self.mostLeft : Self.mostLeftOfMany
    guard let found = found.map({ Self.whole($0, values, least: (high - low) * Self.mostEnd) }),
      Self.turnCounts.contains(found.count), Self.left(values, beside: found) <= mostLeft
    else { return nil }
    turns = found.map { told[$0].place }
    stretches = zip(found, found.dropFirst()).map { from, to in
      CourseStretch(swingFrom: values[from], to: values[to], places: told[from].place...told[to].place)
    }
  }

  /// Where the first swing of some size begins, where each turns into the next, and where the last ends.
  static func turns(_ values: [Double], least: Double) -> [Int] {
    var (turns, low, high, rises) = ([Int](), 0, 0, Bool?.none)
    for place in values.indices {
      if values[place] > values[high] { high = place }
      if values[place] < values[low] { low = place }
      if rises != true, values[place] - values[low] >= least {
        turns.append(low)
        (rises, high) = (true, place)
      } else if rises != false, values[high] - values[place] >= least {
        turns.append(high)
        (rises, low) = (false, place)
      }
    }
    return rises.map { turns + [$0 ? high : low] } ?? []
  }

  /// The part of the squares about the mean that lines between turns leave; the ends of the series lie on the first and the last line.
  private static func left(_ values: [Double], beside turns: [Int]) -> Double {
    let left = values.indices.reduce(0.0) { sum, place in
      let end = turns.firstIndex { $0 >= place } ?? turns.count - 1
      let (from, to) = (turns[max(end - 1, 0)], turns[end])
      let part = from == to ? 0 : min(max(Double(place - from) / Double(to - from), 0), 1)
      let line = values[from] * (1 - part) + values[to] * part
      return sum + (values[place] - line) * (values[place] - line)
    }
    return left / values.spread
  }
}

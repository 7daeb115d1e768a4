package import ChartModel

/// The few large swings of a series that goes back and forth: from turn to turn by two fifths of its range or more, to its ends by three
/// tenths.
///
/// Swings below a size are left out, and the size grows until there are few turns (persistence: Edelsbrunner, Letscher and
/// Zomorodian, Discrete and Computational Geometry 28, 2002). Those of few values are told where straight lines from turn to turn come
/// near them; those of many where they keep to the order of each way, by least squares (isotonic regression: Frisén, "Unimodal regression",
/// The Statistician 35, 1986).
package struct Swings: Equatable, Sendable {
  /// The places in `marks` where it begins, turns and ends, three to five of them.
  package var turns: [Int]
  /// The rises and falls from turn to turn.
  package var stretches: [CourseStretch]

  static let leastSwings = [0.4, 0.5, 0.6]
  private static let turnCounts = 3...5
  private static let fewest = 10
  /// The part of the squares about the mean that may be left beside the lines, or beside the order: of 1,200 series of 60 and more values of
  /// white noise none leaves so little.
  private static let mostLeft = 0.3
  private static let mostLeftOfMany = 0.2
  private static let manyValues = 30
  /// A way to the first turn, or from the last, that is farther than this part of the range is told too.
  private static let mostEnd = 0.3

  /// `nil` where the series turns more often, or keeps not near the way between its turns.
  package init?(_ series: Series) {
    let told = series.toldNumbers
    let values = told.map(\.value)
    guard let found = Self.turns(of: values) else { return nil }
    turns = found.map { told[$0].place }
    stretches = zip(found, found.dropFirst()).map { from, to in
      CourseStretch(swingFrom: values[from], to: values[to], places: told[from].place...told[to].place)
    }
  }

  /// The places of values where they begin, turn and end.
  static func turns(of values: [Double], leastSwings: [Double] = leastSwings) -> [Int]? {
    guard values.count >= fewest, let low = values.min(), let high = values.max(), high > low, (high - low).isFinite
    else { return nil }
    let found = leastSwings.lazy.map { whole(values, range: high - low, least: $0) }
      .first { $0.count <= turnCounts.upperBound }
    guard let found, turnCounts.contains(found.count), fit(values, found) else { return nil }
    return found
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

  /// Turns with the first and the last value, where those lie far from the turn beside them.
  private static func whole(_ values: [Double], range: Double, least: Double) -> [Int] {
    let turns = turns(values, least: range * least)
    guard let first = turns.first, let last = turns.last else { return [] }
    let isFar = { (end: Int, turn: Int) in abs(values[end] - values[turn]) > range * mostEnd }
    let end = values.count - 1
    return (isFar(0, first) ? [0] : []) + turns + (isFar(end, last) ? [end] : [])
  }

  /// Whether many values keep to the order of the ways between turns.
  static func keepsOrder(_ values: [Double], _ turns: [Int]) -> Bool {
    leftOfOrder(values, turns) <= mostLeftOfMany * values.spread
  }

  /// Whether values keep near the ways between turns.
  private static func fit(_ values: [Double], _ turns: [Int]) -> Bool {
    values.count < manyValues
      ? left(values, beside: turns) <= mostLeft : keepsOrder(values, turns)
  }

  /// The squares that are left where each way is put into its order; the ends of the series are of the first and the last way.
  private static func leftOfOrder(_ values: [Double], _ turns: [Int]) -> Double {
    zip(turns, turns.dropFirst()).enumerated().reduce(0.0) { sum, way in
      let (from, to) = way.element
      let start = way.offset == 0 ? 0 : from
      let end = way.offset == turns.count - 2 ? values.count - 1 : to
      let rises = values[to] > values[from]
      return sum + Pooling(values[start...end].map { rises ? $0 : -$0 }).left
    }
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

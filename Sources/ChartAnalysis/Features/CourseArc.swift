package import ChartModel

/// One series that goes up to its one peak and down again, or down to its one trough and up again.
///
/// How well that describes it is measured by least squares with one turn at the extreme value (unimodal regression: Frisén,
/// "Unimodal regression", The Statistician 35, 1986), each side by pooling neighbours in the wrong order.
package struct CourseArc: Equatable, Sendable {
  /// Whether it turns at its highest value, not its lowest.
  package var isPeak: Bool
  /// The places in `marks` of the first, the turning and the last value.
  package var first: Int
  package var turn: Int
  package var last: Int
  /// The last place of a beginning that stays near the first value; `nil` where it leaves it soon.
  package var quietEnd: Int?

  /// The part of the spread of values that may be left beside the arc, and how far ends lie from the turn, as a part of the range.
  private static let mostLeft = 0.4
  private static let leastEnds = 0.3
  private static let fewest = 6
  /// How far the way may go back, as a part of the range: among many values farther.
  private static let mostBack = 0.35
  private static let mostBackOfMany = 0.7
  private static let manyValues = 60

  /// The arc of a series; `nil` where it has none, or turns at several places alike.
  package init?(_ series: Series) {
    let told = series.marks.indices.compactMap { place in series.number(at: place).map { (place, $0) } }
    let values = told.map(\.1)
    guard values.count >= Self.fewest, let peak = Self.arc(values) ?? Self.arc(values.map { -$0 }) else { return nil }
    isPeak = values[peak] == values.max()
    (first, turn, last) = (told[0].0, told[peak].0, told[values.count - 1].0)
    quietEnd = Self.quietEnd(isPeak ? values : values.map { -$0 }, before: peak).map { told[$0].0 }
  }

  /// The dip of a series that goes down to one value far below all others and back, or the peak that does so upwards; whatever the
  /// rest of it does.
  package init?(dipOf series: Series) {
    let told = series.marks.indices.compactMap { place in series.number(at: place).map { (place, $0) } }
    let values = told.map(\.1)
    guard values.count >= Self.fewest, let low = values.min(), let high = values.max(), high > low else { return nil }
    let turns = [values.firstIndex(of: low), values.firstIndex(of: high)].compactMap { $0 }.filter { place in
      let extreme = values[place]
      return place > 0 && place < values.count - 1
        && min(abs(values[0] - extreme), abs(values[values.count - 1] - extreme)) >= (high - low) * Self.leastEnds
    }
    guard let turn = turns.first else { return nil }
    (first, self.turn, last) = (told[0].0, told[turn].0, told[values.count - 1].0)
    (isPeak, quietEnd) = (values[turn] == high, nil)
  }

  /// The place of the peak that values go up to and down from.
  private static func arc(_ values: [Double]) -> Int? {
    guard let high = values.max(), let low = values.min(), let peak = values.firstIndex(of: high), high > low,
      (high - low).isFinite, values.lastIndex(of: high) == peak,
      min(high - values[0], high - values[values.count - 1]) >= (high - low) * leastEnds
    else { return nil }
    // A series that goes far back on its way has no one peak.
    let room = (high - low) * (values.count < manyValues ? mostBack : mostBackOfMany)
    guard setback(values[...peak]) <= room, setback(values[peak...].reversed()) <= room else { return nil }
    let up = Pooling(values[...peak])
    let down = Pooling(values[peak...].reversed())
    let spread = Pooling.spread(of: values)
    // Each level that the fit takes costs a degree of freedom; one without any left fits by its order alone.
    let free = Double(max(values.count - up.count - down.count + 1, 0)) / Double(values.count - 1)
    return up.left + down.left <= mostLeft * spread * free ? peak : nil
  }

  /// The largest fall on a way up.
  private static func setback(_ values: some Collection<Double>) -> Double {
    var (top, most) = (-Double.infinity, 0.0)
    for value in values {
      top = max(top, value)
      most = max(most, top - value)
    }
    return most
  }

  /// The last of the places before a peak up to which all values stay in the lowest tenth above the first.
  private static func quietEnd(_ values: [Double], before peak: Int) -> Int? {
    let bound = values[0] + (values[peak] - values[0]) * 0.1
    let end = values[..<peak].firstIndex { $0 > bound } ?? peak
    return end - 1 >= max(3, (peak * 3 + 9) / 10) ? end - 1 : nil
  }
}

/// Least squares in rising order: neighbours in the wrong order become one level, their mean (pool adjacent violators).
private struct Pooling {
  /// How many levels there are.
  private(set) var count = 0
  /// The sum of squares that is left.
  private(set) var left = 0.0

  init(_ values: some Collection<Double>) {
    var levels: [(sum: Double, count: Double)] = []
    for value in values {
      levels.append((value, 1))
      while levels.count > 1, let last = levels.last, Self.mean(levels[levels.count - 2]) >= Self.mean(last) {
        levels.removeLast()
        levels[levels.count - 1].sum += last.sum
        levels[levels.count - 1].count += last.count
      }
    }
    count = levels.count
    var rest = values.makeIterator()
    for level in levels {
      for _ in 0..<Int(level.count) { left += rest.next().map { Self.square($0 - Self.mean(level)) } ?? 0 }
    }
  }

  private static func mean(_ level: (sum: Double, count: Double)) -> Double { level.sum / level.count }
  private static func square(_ value: Double) -> Double { value * value }

  /// The sum of squares about the mean.
  static func spread(of values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    return values.reduce(0) { $0 + square($1 - mean) }
  }
}

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
  /// A beginning that stays near the first value; `nil` where the series leaves it soon.
  package var quiet: Quiet?
  /// The place in `marks` from which on the series is what it is at last, over half of the way from the turn and more; `nil` where it comes
  /// to its end later.
  package var tail: Int?

  /// Its last place in `marks`, and the value farthest toward the turn.
  package struct Quiet: Equatable, Sendable {
    package var end: Int
    package var bound: Double
  }

  /// The part of the spread of values that may be left beside the arc, and how far ends lie from the turn, as a part of the range.
  private static let mostLeft = 0.4
  private static let leastEnds = 0.3
  private static let fewest = 6
  /// How far the way may go back, as a part of the range: among many values farther.
  private static let mostBack = 0.35
  private static let mostBackOfMany = 0.7
  private static let manyValues = 60
  /// How far the lowest value of a side may lie below its end.
  private static let mostBehind = 0.3

  /// The arc of a series; `nil` where it has none, or turns at several places alike.
  package init?(_ series: Series) {
    let told = series.toldNumbers
    let values = told.map(\.value)
    guard values.count >= Self.fewest, let peak = Self.arc(values) ?? Self.arc(values.map { -$0 }) else { return nil }
    isPeak = values[peak] == values.max()
    (first, turn, last) = (told[0].place, told[peak].place, told[values.count - 1].place)
    let sign = isPeak ? 1.0 : -1
    quiet = Self.quietEnd(isPeak ? values : values.map { -$0 }, before: peak).map { end in
      Quiet(end: told[end].place, bound: (values[...end].map { $0 * sign }.max() ?? .nan) * sign)
    }
    tail = Self.tail(values, behind: peak).map { told[$0].place }
  }

  /// The dip of a series that goes down to one value far below all others and back, or the peak that does so upwards; whatever the
  /// rest of it does.
  package init?(dipOf series: Series) {
    let told = series.toldNumbers
    let values = told.map(\.value)
    guard values.count >= Self.fewest, let low = values.min(), let high = values.max(), high > low else { return nil }
    let turns = [values.firstIndex(of: low), values.firstIndex(of: high)].compactMap { $0 }.filter { place in
      let extreme = values[place]
      return place > 0 && place < values.count - 1
        && min(abs(values[0] - extreme), abs(values[values.count - 1] - extreme)) >= (high - low) * Self.leastEnds
    }
    guard let turn = turns.first else { return nil }
    (first, self.turn, last) = (told[0].place, told[turn].place, told[values.count - 1].place)
    (isPeak, quiet, tail) = (values[turn] == high, nil, nil)
  }

  /// How far its turn lies from the nearer end, in the unit of the data.
  package func depth(in series: Series) -> Double {
    let ends = [first, last].compactMap { series.number(at: $0) }
    return series.number(at: turn).flatMap { top in ends.map { abs(top - $0) }.min() } ?? 0
  }

  /// Whether the turn is one value alone: those beside it lie near the ends.
  package func isSpike(in series: Series) -> Bool {
    let told = series.toldNumbers
    guard told.count >= Self.fewestBesideSpike, let place = told.firstIndex(where: { $0.place == turn }),
      let first = told.first?.value, let last = told.last?.value
    else { return false }
    let top = told[place].value
    let end = abs(top - first) < abs(top - last) ? first : last
    let beside = [place - 1, place + 1].filter(told.indices.contains).map { (told[$0].value - end) / (top - end) }
    return beside.allSatisfy { $0 < Self.mostBesideSpike }
  }

  private static let fewestBesideSpike = 8
  private static let mostBesideSpike = 0.3

  /// Whether values do not come near the turn again, once they are half the way from it to an end.
  package func isOnly(in series: Series) -> Bool {
    guard let first = series.number(at: first), let top = series.number(at: turn), let last = series.number(at: last)
    else { return false }
    let told = series.toldNumbers
    let sides = [
      (Array(told.filter { $0.place > turn }.map(\.value)), last),
      (Array(told.filter { $0.place < turn }.map(\.value).reversed()), first),
    ]
    return sides.allSatisfy { values, end in
      let ways = values.map { ($0 - end) / (top - end) }
      guard let half = ways.firstIndex(where: { $0 < Self.leftBehind }) else { return true }
      return ways[half...].allSatisfy { $0 < Self.mostAgain }
    }
  }

  /// Whether the turn comes once, and no value before it lies far beyond the first, nor one behind it far beyond the last.
  package func keepsEnds(in series: Series) -> Bool {
    guard let first = series.number(at: first), let top = series.number(at: turn), let last = series.number(at: last),
      let bounds = series.toldNumbers.map(\.value).bounds
    else { return false }
    let room = (bounds.upperBound - bounds.lowerBound) * Self.mostBehind
    let sign = isPeak ? 1.0 : -1
    return series.toldNumbers.allSatisfy { place, value in
      place == turn || value * sign < top * sign && ((place < turn ? first : last) - value) * sign <= room
    }
  }

  /// How near to the turn values are once it is left behind, and how near they may come again, as a part of the way from an end.
  private static let leftBehind = 0.5
  private static let mostAgain = 0.75

  /// The place of the peak that values go up to and down from.
  private static func arc(_ values: [Double]) -> Int? {
    guard let high = values.max(), let low = values.min(), let peak = values.firstIndex(of: high), high > low,
      (high - low).isFinite, values.lastIndex(of: high) == peak,
      high - max(values[0], values[values.count - 1]) >= (high - low) * leastEnds,
      high - max(endLevel(values[...]), endLevel(values.reversed()[...])) >= (high - low) * leastEnds
    else { return nil }
    // What goes on to a low and comes up again is no way down to its end.
    let lows = [values[...peak].min() ?? low, values[peak...].min() ?? low]
    guard values[0] - lows[0] <= (high - low) * mostBehind,
      values[values.count - 1] - lows[1] <= (high - low) * mostBehind
    else { return nil }
    // A series that goes far back on its way has no one peak.
    let room = (high - low) * (values.count < manyValues ? mostBack : mostBackOfMany)
    let falls = [values[...peak].farthestFall?.size, values[peak...].reversed().farthestFall?.size]
    guard falls.allSatisfy({ $0 ?? 0 <= room }), values.count < manyValues || !hasSecondHump(values, peak, high - low)
    else { return nil }
    let up = Pooling(values[...peak])
    let down = Pooling(values[peak...].reversed())
    let spread = values.spread
    // Each level that the fit takes costs a degree of freedom; one without any left fits by its order alone.
    let free = Double(max(values.count - up.count - down.count + 1, 0)) / Double(values.count - 1)
    return up.left + down.left <= mostLeft * spread * free ? peak : nil
  }

  /// How far the level of many values may go back on their way, and over which part of them it is taken: what is shorter is no hump.
  private static let mostBackOfLevel = 0.25
  private static let levelPart = 10

  /// Whether values go far back on their way to a peak, or from it, and do so for a while.
  private static func hasSecondHump(_ values: [Double], _ peak: Int, _ range: Double) -> Bool {
    let half = values.count / levelPart / 2
    let step = max(half / 4, 1)
    // A few dozen levels are enough of many values, and keep the work in step with how many there are.
    let levels = stride(from: 0, to: values.count, by: step).map { place in
      Median.of(Array(values[max(place - half, 0)...min(place + half, values.count - 1)])) ?? 0
    }
    let top = peak / step
    let falls = [levels[...top].farthestFall?.size, levels[top...].reversed().farthestFall?.size]
    return falls.contains { $0 ?? 0 > range * mostBackOfLevel }
  }

  /// The mean of the first twentieth of values: of many, the first alone is chance.
  private static func endLevel(_ values: ArraySlice<Double>) -> Double {
    let first = values.prefix(max(1, values.count / 20))
    return first.reduce(0, +) / Double(first.count)
  }

  /// The last of the places before a peak up to which all values stay in the lowest tenth above the first.
  private static func quietEnd(_ values: [Double], before peak: Int) -> Int? {
    let bound = values[0] + (values[peak] - values[0]) * 0.1
    let end = values[..<peak].firstIndex { $0 > bound } ?? peak
    return end - 1 >= max(3, (peak * 3 + 9) / 10) ? end - 1 : nil
  }

  private static let fewestInTail = 8

  /// The first of the places behind a peak from which on all values are the last: what falls less and less comes there at its end.
  private static func tail(_ values: [Double], behind peak: Int) -> Int? {
    guard let last = values.last, let before = values[peak...].lastIndex(where: { !ChartFacts.areEqual($0, last) })
    else {
      return nil
    }
    let count = values.count - before - 1
    return count >= fewestInTail && count * 2 >= values.count - peak ? before + 1 : nil
  }
}

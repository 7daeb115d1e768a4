/// A part of a series that goes one way.
public struct CourseStretch: Sendable, Equatable {
  /// Places in `marks` of its first and its last value; the last is the first of the next stretch.
  public var places: ClosedRange<Int>
  /// The data's own value at its first place.
  public var start: Double
  /// The data's own value at its last place.
  public var end: Double
  /// The median of its values; of a stretch that goes up or down without meaning.
  public var median: Double
  /// Whether all its values are one.
  public var isConstant: Bool
  /// Which way it goes: never `varied`.
  public var direction: TrendDirection
}

extension CourseStretch {
  /// A rise or a fall between two values.
  init(swingFrom start: Double, to end: Double, places: ClosedRange<Int>) {
    self.init(
      places: places, start: start, end: end, median: start / 2 + end / 2, isConstant: false,
      direction: end > start ? .rising : .falling)
  }

  /// The stretches of a series, neighbours of one direction as one; none where they are too many, do not tell the shape,
  /// or do not go both up and down.
  ///
  /// Where it turns is where its highest or lowest value is, though a line through all of them turns beside it.
  ///
  /// - Complexity: O(*n*) in the number of points.
  static func all(_ found: TrendSegments, in points: SeriesPoints, thresholds: FeatureThresholds) -> [CourseStretch] {
    // What scatters by as much as a move that counts goes no way that one would follow.
    guard found.isComplete, let bounds = points.bounds,
      found.segments.allSatisfy({ $0.direction != .varied && $0.errorShare <= thresholds.leastTrendRangeShare }),
      var stretches = joined(found.segments)
    else { return [] }
    let halfMove = (bounds.upperBound / 2 - bounds.lowerBound / 2) * thresholds.leastTrendRangeShare
    // A level has no valley that would count as a move elsewhere.
    guard stretches.allSatisfy({ $0.direction != .level || $0.isHeld(by: points, within: halfMove) }) else { return [] }
    turn(&stretches, at: points)
    stretches = resting(stretches, points)
    let told = stretches.withoutSmallEnds(below: halfMove)
    let turns = told.contains { $0.direction == .rising } && told.contains { $0.direction == .falling }
    return turns && told.count <= thresholds.mostCourseStretches ? told : []
  }

  /// Neighbours of one direction as one; `nil` where two levels lie beside each other, which are two heights.
  private static func joined(_ segments: [TrendSegment]) -> [CourseStretch]? {
    var stretches: [CourseStretch] = []
    for segment in segments {
      guard let last = stretches.last, last.direction == segment.direction else {
        stretches.append(CourseStretch(segment))
        continue
      }
      guard segment.direction != .level else { return nil }
      stretches[stretches.count - 1].places = last.places.lowerBound...segment.places.upperBound
      stretches[stretches.count - 1].end = segment.end
    }
    return stretches
  }

  /// Moves each turn between a rise and a fall to the highest value of both, each between a fall and a rise to the lowest.
  private static func turn(_ stretches: inout [CourseStretch], at points: SeriesPoints) {
    for place in stretches.indices.dropLast() {
      let (before, after) = (stretches[place], stretches[place + 1])
      guard before.direction != .level, after.direction != .level,
        let turn = points.extreme(
          of: before.places.lowerBound...after.places.upperBound, near: before.places.upperBound,
          highest: before.direction == .rising)
      else { continue }
      stretches[place].places = before.places.lowerBound...turn.place
      stretches[place].end = turn.value
      stretches[place + 1].places = turn.place...after.places.upperBound
      stretches[place + 1].start = turn.value
    }
  }

  /// A rise or a fall stops where its end is reached for good, and begins where its start is left: what stays there is a
  /// level, where it is not one with its neighbour already.
  private static func resting(_ stretches: [CourseStretch], _ points: SeriesPoints) -> [CourseStretch] {
    stretches.indices.flatMap { place -> [CourseStretch] in
      let stretch = stretches[place]
      guard stretch.direction != .level else { return [stretch] }
      let own = zip(points.places, points.values).filter { stretch.places.contains($0.0) }
      let before = stretches[..<place].last?.direction == .level ? 1 : own.prefix { $0.1 == stretch.start }.count
      let after =
        stretches[(place + 1)...].first?.direction == .level ? 1 : own.reversed().prefix { $0.1 == stretch.end }.count
      var (middle, parts) = (stretch, [CourseStretch]())
      if before >= fewestResting {
        middle.places = own[before - 1].0...middle.places.upperBound
        parts.append(level(at: stretch.start, from: stretch.places.lowerBound, to: middle.places.lowerBound))
      }
      if after >= fewestResting {
        middle.places = middle.places.lowerBound...own[own.count - after].0
        return parts + [middle, level(at: stretch.end, from: middle.places.upperBound, to: stretch.places.upperBound)]
      }
      return parts + [middle]
    }
  }

  /// Two equal values are a step, three a rest.
  private static let fewestResting = 3

  private static func level(at value: Double, from: Int, to: Int) -> CourseStretch {
    CourseStretch(
      places: from...to, start: value, end: value, median: value, isConstant: true, direction: .level)
  }

  /// Half of how far it goes: the whole may be beyond all numbers.
  var halfMove: Double { abs(end / 2 - start / 2) }

  /// Whether all its values lie about its median.
  private func isHeld(by points: SeriesPoints, within halfMove: Double) -> Bool {
    zip(points.places, points.values).allSatisfy { place, value in
      !places.contains(place) || abs(value / 2 - median / 2) <= halfMove
    }
  }

  private init(_ segment: TrendSegment) {
    self.init(
      places: segment.places, start: segment.start, end: segment.end, median: segment.median,
      isConstant: segment.start == segment.end && segment.errorShare == 0, direction: segment.direction)
  }
}

extension [CourseStretch] {
  /// Without what is left of a move at the first or the last value: it is no part of the shape.
  fileprivate func withoutSmallEnds(below halfMove: Double) -> [CourseStretch] {
    var kept = self
    if let last = kept.last, last.direction != .level, last.halfMove < halfMove { kept.removeLast() }
    if let first = kept.first, first.direction != .level, first.halfMove < halfMove {
      kept.removeFirst()
      // The chart began elsewhere.
      if !kept.isEmpty { kept[0].isConstant = false }
    }
    return kept
  }
}

extension SeriesPoints {
  /// The highest or the lowest value strictly within places of `marks`, of several that tie the one nearest to a place.
  fileprivate func extreme(of range: ClosedRange<Int>, near: Int, highest: Bool) -> (place: Int, value: Double)? {
    let inside = zip(places, values).filter { range.lowerBound < $0.0 && $0.0 < range.upperBound }
    let best = inside.min { first, second in
      guard first.1 == second.1 else { return (first.1 > second.1) == highest }
      return abs(first.0 - near) < abs(second.0 - near)
    }
    return best.map { (place: $0.0, value: $0.1) }
  }
}

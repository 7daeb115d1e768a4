/// What in a series is plain to see: values far from all others, a gap, another level, a single turn, or one direction.
struct PlainFeature {
  enum Kind { case spike, gap, shift, turn, trend }

  var kind: Kind
  var place: Int
  /// Its value; `nil` of a gap.
  var value: Double?
  /// How far it stands out: modified z-scores of a spike; less for others.
  var weight: Double

  typealias Point = (place: Int, value: Double)

  /// The fewest values of which one can stand out.
  private static let fewestValues = 5
  /// Iglewicz and Hoaglin, How to Detect and Handle Outliers (1993).
  private static let leastScore = 3.5

  /// The plainest feature of a course; `nil` where nothing stands out.
  ///
  /// - Parameters:
  ///   - isOrdered: whether a value has neighbours.
  ///   - leastDistance: what on the axis is too little to be seen.
  static func plainest(
    in course: [(place: Int, value: Double?)], isOrdered: Bool, leastDistance: Double
  ) -> PlainFeature? {
    let points: [Point] = course.compactMap { mark in mark.value.map { (mark.place, $0) } }
    guard points.count >= fewestValues else { return nil }
    return spike(points, isOrdered, leastDistance) ?? gap(course, isOrdered)
      ?? (isOrdered ? whole(points, leastDistance) : nil)
  }

  // MARK: Spikes

  private static func spike(_ points: [Point], _ isOrdered: Bool, _ leastDistance: Double) -> PlainFeature? {
    let middle = median(points.map(\.value))
    let distances = points.map { abs($0.value - middle) }
    let deviation = max(1.4826 * median(distances), 0)
    // Where half of the values are one, the mean takes the place of the median.
    let scale = deviation > 0 ? deviation : 1.2533 * distances.reduce(0, +) / Double(distances.count)
    guard scale > 0, let far = points.indices.max(by: { distances[$0] < distances[$1] }) else { return nil }
    let isFar = distances[far] / scale > leastScore && distances[far] >= leastDistance
    let leavesAll = { leaves(points, far, distances[far]) || isBump(points, far, distances, scale) }
    guard isFar, distances[far] >= abs(middle) / 5, !isOrdered || leavesAll() else { return nil }
    return PlainFeature(
      kind: .spike, place: points[far].place, value: points[far].value, weight: distances[far] / scale)
  }

  /// Whether a value is far from its neighbours too, which growth is not.
  private static func leaves(_ points: [Point], _ far: Int, _ distance: Double) -> Bool {
    let neighbours = [far - 1, far + 1].filter(points.indices.contains)
    let share = neighbours.count > 1 ? 0.5 : 0.8
    return neighbours.allSatisfy { abs(points[$0].value - points[far].value) >= share * distance }
  }

  /// Whether a few values beside each other are far, between steps up and down as a flood has.
  private static func isBump(_ points: [Point], _ far: Int, _ distances: [Double], _ scale: Double) -> Bool {
    var (first, last) = (far, far)
    while first > 0, distances[first - 1] / scale > leastScore { first -= 1 }
    while last < points.count - 1, distances[last + 1] / scale > leastScore { last += 1 }
    guard first > 0, last < points.count - 1, last - first < points.count / 3 else { return false }
    let steps = [
      points[first].value - points[first - 1].value, points[last].value - points[last + 1].value,
    ]
    return steps.allSatisfy { abs($0) >= distances[far] / 2 } && (steps[0] > 0) == (steps[1] > 0)
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    return low / 2 + high / 2
  }

  // MARK: Gaps

  private static func gap(_ course: [(place: Int, value: Double?)], _ isOrdered: Bool) -> PlainFeature? {
    guard isOrdered, let first = course.firstIndex(where: { $0.value != nil }),
      let last = course.lastIndex(where: { $0.value != nil }),
      let gap = course[first...last].first(where: { $0.value == nil })
    else { return nil }
    return PlainFeature(kind: .gap, place: gap.place, weight: 1)
  }
}

/// What the whole of a course does: it leaves one level for another, turns once, or goes one way.
extension PlainFeature {
  static func whole(_ points: [Point], _ leastDistance: Double) -> PlainFeature? {
    shift(points, leastDistance) ?? turn(points, leastDistance) ?? trend(points, leastDistance)
  }

  /// A step to another level that is far larger than what the values of each level differ by.
  private static func shift(_ points: [Point], _ leastDistance: Double) -> PlainFeature? {
    let values = points.map(\.value)
    let steps = zip(values, values.dropFirst()).map { abs($1 - $0) }
    guard let step = steps.indices.max(by: { steps[$0] < steps[$1] }), step >= 2, values.count - step >= 4 else {
      return nil
    }
    let (before, after) = (values[...step], values[(step + 1)...])
    guard let low = before.min(), let high = before.max(), let otherLow = after.min(), let otherHigh = after.max()
    else { return nil }
    let distance = max(otherLow - high, low - otherHigh)
    let spread = max(high - low, otherHigh - otherLow)
    guard distance > 0, distance >= 3 * spread, distance >= leastDistance, isPlain(distance, values) else { return nil }
    return PlainFeature(kind: .shift, place: points[step + 1].place, value: values[step + 1], weight: 0.8)
  }

  /// A course that goes up all the way to one place and down from there, or the other way round.
  private static func turn(_ points: [Point], _ leastDistance: Double) -> PlainFeature? {
    guard let first = points.first, let last = points.last else { return nil }
    let values = points.map(\.value)
    for sign in [1.0, -1] {
      guard let top = values.indices.max(by: { sign * values[$0] < sign * values[$1] }) else { continue }
      let steps = zip(values, values.dropFirst()).map { sign * ($1 - $0) }
      guard steps[..<top].allSatisfy({ $0 > 0 }), steps[top...].allSatisfy({ $0 < 0 }), top > 0, top < values.count - 1
      else { continue }
      let depth = min(abs(values[top] - first.value), abs(values[top] - last.value))
      let range = max(abs(values[top] - first.value), abs(values[top] - last.value))
      guard depth >= range / 2, depth >= leastDistance else { return nil }
      return PlainFeature(kind: .turn, place: points[top].place, value: values[top], weight: 0.5)
    }
    return nil
  }

  /// Every step goes the same way, and the last value is far from the first.
  private static func trend(_ points: [Point], _ leastDistance: Double) -> PlainFeature? {
    let values = points.map(\.value)
    guard let first = values.first, let last = points.last else { return nil }
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    let change = abs(last.value - first)
    guard steps.allSatisfy({ $0 > 0 }) || steps.allSatisfy({ $0 < 0 }), change >= leastDistance,
      isPlain(change, values)
    else { return nil }
    return PlainFeature(kind: .trend, place: last.place, value: last.value, weight: 0.4)
  }

  /// Whether a distance is at least a fifth of the largest value.
  private static func isPlain(_ distance: Double, _ values: [Double]) -> Bool {
    distance >= (values.map(abs).max() ?? 0) / 5
  }
}

import ChartModel

/// How many values stand in arrays and objects, those inside each other too, counted up to a limit.
///
/// Parts that are shared take no room, but whoever copies, hashes or writes a value meets them each time, so that they
/// count each time.
struct ValueSize {
  /// How many were counted; what is beyond the limit is not looked at.
  private(set) var count = 0
  /// Whether some are nested deeper than it is safe to follow.
  private(set) var isTooDeep = false
  let limit: Int

  init(limit: Int) { self.limit = limit }

  var isTooLarge: Bool { count > limit || isTooDeep }

  /// Counts what is in the value, not the value itself.
  mutating func add(inside value: VegaValue) { add(inside: value, depth: 0) }

  private mutating func add(inside value: VegaValue, depth: Int) {
    guard !isTooLarge else { return }
    guard depth < ChartLimits.resultDepth else {
      isTooDeep = true
      return
    }
    switch value {
    case .array(let elements):
      count += elements.count
      for element in elements where !isTooLarge { add(inside: element, depth: depth + 1) }
    case .object(let object):
      count += object.names.count
      for name in object.names where !isTooLarge { add(inside: object[name], depth: depth + 1) }
    default: break
    }
  }
}

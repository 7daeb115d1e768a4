/// Least squares in rising order: neighbours in the wrong order become one level, their mean (pool adjacent violators).
struct Pooling {
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
}

/// One wave of some length, by least squares: harmonic regression, as the cosinor of Halberg, Tong and Johnson (1967).
enum Wave {
  /// Whether a wave leaves less of numbers in evenly spaced buckets than a straight line does.
  static func fits(_ buckets: [Double?], length: Int) -> Bool {
    let line = buckets.enumerated().reduce(into: LineMoments()) { moments, bucket in
      if let value = bucket.element { moments.add(Double(bucket.offset), value) }
    }
    return residual(of: buckets, length: length) < line.residual
  }

  /// The sum of squares that level, cosine and sine leave, taken away one after another (Gram-Schmidt).
  private static func residual(of buckets: [Double?], length: Int) -> Double {
    let (cosines, sines) = circle(buckets.count, length: length)
    let places = buckets.indices.filter { buckets[$0] != nil }
    var columns = [places.map { _ in 1.0 }, places.map { cosines[$0] }, places.map { sines[$0] }]
    var left = places.map { buckets[$0] ?? 0 }
    while let column = columns.first {
      columns.removeFirst()
      let size = product(column, column)
      guard size > 1e-9 else { continue }
      left = without(column, size, left)
      columns = columns.map { without(column, size, $0) }
    }
    return product(left, left)
  }

  private static func product(_ first: [Double], _ second: [Double]) -> Double {
    zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func without(_ column: [Double], _ size: Double, _ numbers: [Double]) -> [Double] {
    let part = product(column, numbers) / size
    return zip(numbers, column).map { $0 - part * $1 }
  }

  /// Cosine and sine at each step of a circle of so many, by turning a unit vector on and on.
  private static func circle(_ count: Int, length: Int) -> (cosines: [Double], sines: [Double]) {
    let (cosine, sine) = step(2 * Double.pi / Double(length))
    var (x, y, cosines, sines) = (1.0, 0.0, [Double](), [Double]())
    for _ in 0..<count {
      cosines.append(x)
      sines.append(y)
      (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
    }
    return (cosines, sines)
  }

  /// Cosine and sine of an angle of at most a half circle, by their series of Taylor.
  private static func step(_ angle: Double) -> (cosine: Double, sine: Double) {
    var (term, sums) = (1.0, [0.0, 0.0])
    for power in 0..<30 {
      sums[power % 2] += power % 4 < 2 ? term : -term
      term *= angle / Double(power + 1)
    }
    return (sums[0], sums[1])
  }
}

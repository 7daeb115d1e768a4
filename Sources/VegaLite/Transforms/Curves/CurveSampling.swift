/// Points of a function, closer together where it bends; after `sampleCurve` of vega-statistics.
enum CurveSampling {
  struct Point {
    var x: Double
    var y: Double
  }

  /// - Parameter steps: how many steps at least and at most; the same number makes them equally wide.
  static func points(
    from low: Double, to high: Double, steps: ClosedRange<Int>, of function: (Double) -> Double
  ) -> [Point] {
    func point(_ x: Double) -> Point { Point(x: x, y: function(x)) }
    let (least, most) = (steps.lowerBound, steps.upperBound)
    let span = high - low
    let inner = least > 1 ? (1..<least).map { point(low + Double($0) / Double(least) * span) } : []
    let grid = inner + [point(high)]
    guard least < most else { return [point(low)] + grid }
    return refined(point(low), grid, closest: span / Double(most), point)
  }

  /// Halves the way to the next point as long as the curve turns by more than a tenth of a degree.
  private static func refined(
    _ first: Point, _ grid: [Point], closest: Double, _ point: (Double) -> Point
  ) -> [Point] {
    var points = [first]
    var last = first
    var ahead = Array(grid.reversed())
    while let next = ahead.last {
      let middle = point((last.x + next.x) / 2)
      if middle.x - last.x >= closest, closest > 0, turn(last, middle, next) > 0.1 * Double.pi / 180 {
        ahead.append(middle)
      } else {
        last = next
        points.append(next)
        ahead.removeLast()
      }
    }
    return points
  }

  private static func turn(_ first: Point, _ middle: Point, _ end: Point) -> Double {
    abs(
      DoubleMath.atan2(end.y - first.y, end.x - first.x) - DoubleMath.atan2(middle.y - first.y, middle.x - first.x))
  }
}

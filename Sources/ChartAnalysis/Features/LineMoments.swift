/// The moments of some points, from which comes the straight line that fits them best.
///
/// Points are added one by one (Welford, Technometrics 4, 1962) and sets of points put together (Chan, Golub and
/// LeVeque, 1983): no differences of large sums, so that a short stretch of a long series is as exact as a long one.
struct LineMoments {
  private var count = 0.0
  private var meanX = 0.0
  private var meanY = 0.0
  private var xx = 0.0
  private var xy = 0.0
  private var yy = 0.0

  /// The sum of squares of what the best line leaves.
  var residual: Double { max(0, xx > 0 ? yy - xy / xx * xy : yy) }
  /// The mean square of what the best line leaves.
  var meanSquare: Double { count > 0 ? residual / count : 0 }
  /// How much the best line rises by one of X.
  var slope: Double { xx > 0 ? xy / xx : 0 }

  /// The height of the best line.
  func height(at x: Double) -> Double { meanY + slope * (x - meanX) }

  mutating func add(_ x: Double, _ y: Double) {
    count += 1
    let (deltaX, deltaY) = (x - meanX, y - meanY)
    meanX += deltaX / count
    meanY += deltaY / count
    xx += deltaX * (x - meanX)
    xy += deltaX * (y - meanY)
    yy += deltaY * (y - meanY)
  }

  func adding(_ x: Double, _ y: Double) -> LineMoments {
    var moments = self
    moments.add(x, y)
    return moments
  }

  /// The moments of both sets of points together.
  func merging(_ other: LineMoments) -> LineMoments {
    guard count > 0 else { return other }
    guard other.count > 0 else { return self }
    var moments = self
    let (deltaX, deltaY) = (other.meanX - meanX, other.meanY - meanY)
    moments.count = count + other.count
    let weight = count * other.count / moments.count
    moments.meanX += deltaX * other.count / moments.count
    moments.meanY += deltaY * other.count / moments.count
    moments.xx += other.xx + deltaX * deltaX * weight
    moments.xy += other.xy + deltaX * deltaY * weight
    moments.yy += other.yy + deltaY * deltaY * weight
    return moments
  }
}

extension SeriesPoints {
  /// How much the best line through a run of points rises from the first to the last, where the range is 2.
  func lineRise(over run: Range<Int>) -> Double {
    guard let first = run.first, let last = run.last else { return 0 }
    let moments = run.reduce(into: LineMoments()) { $0.add(unitX[$1], heights[$1]) }
    return moments.slope * (unitX[last] - unitX[first])
  }
}

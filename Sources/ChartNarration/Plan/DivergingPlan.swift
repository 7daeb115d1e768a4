import ChartAnalysis
import ChartModel

/// Plans the message of one series on both sides of zero: who stands alone on one, or from when on all lie on one.
struct DivergingPlan {
  let chart: BucketedChart
  let facts: ChartFacts
  let shape: ChartShape
  /// Whether X goes on from mark to mark.
  let hasCourse: Bool

  /// Fewer exceptions than these stand alone, among many times as many others.
  private static let mostExceptions = 3
  private static let leastOthers = 4
  /// What lasts for a smaller part of the marks has not settled, and before it most must lie on the other side.
  private static let leastSettled = 0.15
  private static let fewestSettled = 8
  private static let leastBefore = 0.3

  /// The claims; `nil` where signs tell nothing.
  var claims: [Claim]? {
    guard let found = shape.whole.diverging.first, shape.whole.diverging.count == 1, !facts.walked[0].hasInfinity else {
      return nil
    }
    return (hasCourse ? settled(found) : nil) ?? oneSide(found)
  }

  private func oneSide(_ found: DivergingFacts) -> [Claim]? {
    let isAbove = found.aboveCount > found.belowCount
    let (many, few) = isAbove ? (found.aboveCount, found.belowCount) : (found.belowCount, found.aboveCount)
    guard found.zeroCount == 0, few <= Self.mostExceptions, many >= few * Self.leastOthers else { return nil }
    let marks = chart.walkedSeries[0].marks
    let exceptions = marks.indices.filter { place in
      chart.walkedSeries[0].number(at: place).map { ($0 > 0) != isAbove } ?? false
    }
    // A shape in time is seen before its signs.
    if hasCourse, shape.course(of: 0, facts.walked[0]) != .varied { return nil }
    let isFar = abs((isAbove ? facts.lowest : facts.highest) ?? 0) > abs((isAbove ? facts.highest : facts.lowest) ?? 0)
    return [.oneSide(above: isAbove, exceptions: exceptions), .extreme(highest: isAbove != isFar)]
  }

  private func settled(_ found: DivergingFacts) -> [Claim]? {
    let series = chart.walkedSeries[0]
    let told = series.marks.indices.compactMap { place in series.number(at: place).map { (place, $0) } }
    if case .steady = shape.course(of: 0, facts.walked[0]) { return nil }
    guard let last = told.last?.1, last != 0 else { return nil }
    let isAbove = last > 0
    let run = told.reversed().prefix { $0.1 != 0 && ($0.1 > 0) == isAbove }.count
    let before = told.dropLast(run)
    let other = before.count { $0.1 != 0 && ($0.1 > 0) != isAbove }
    guard Double(run) >= Double(told.count) * Self.leastSettled, run >= Self.fewestSettled,
      before.count >= Self.fewestSettled, Double(other) >= Double(before.count) * Self.leastBefore
    else { return nil }
    let isHigh = abs(facts.highest ?? 0) >= abs(facts.lowest ?? 0)
    return [
      .settled(above: isAbove, from: told[told.count - run].0, otherCount: other, before: before.count),
      .extreme(highest: isHigh),
    ]
  }
}

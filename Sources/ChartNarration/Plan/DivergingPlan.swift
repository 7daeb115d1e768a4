import ChartAnalysis
import ChartModel

/// Plans the message of one series on both sides of zero: who stands alone on one, or from when on all lie on one.
struct DivergingPlan {
  let chart: BucketedChart
  let facts: ChartFacts
  let shape: ChartShape
  /// Whether X goes on from mark to mark.
  let hasCourse: Bool

  /// How far from zero one exception lies, as a part of the farthest of the others.
  private static let leastFar = 0.5
  /// Fewer exceptions than these stand alone, among many times as many others.
  private static let mostExceptions = 3
  private static let leastOthers = 4
  /// Of many along an order, twice as many on one side are a side.
  private static let leastMany = 2
  private static let fewestCounted = 12
  /// Among names it is counted who lies on which side.
  private static let fewestNames = 6

  /// The claims; `nil` where signs tell nothing.
  var claims: [Claim]? {
    guard let found = shape.whole.diverging.first, shape.whole.diverging.count == 1, !facts.walked[0].hasInfinity else {
      return nil
    }
    return (hasCourse ? settled ?? shifted : nil) ?? oneSide(found)
  }

  private var course: Course { shape.course(of: 0, facts.walked[0]) }

  private func oneSide(_ found: DivergingFacts) -> [Claim]? {
    let isAbove = found.aboveCount > found.belowCount
    let (many, few) = isAbove ? (found.aboveCount, found.belowCount) : (found.belowCount, found.aboveCount)
    // A shape in time is seen before its signs.
    guard !hasCourse || course == .varied && Waves(chart.walkedSeries[0]) == nil else { return nil }
    guard found.zeroCount == 0, facts.walked[0].markCount == facts.walked[0].valueCount, few <= Self.mostExceptions,
      many >= few * Self.leastOthers
    else {
      let all = many + few + found.zeroCount
      guard
        hasCourse ? many >= (all - many) * Self.leastMany && many + few >= Self.fewestCounted : isCounted(many, of: all)
      else { return nil }
      let counted = Claim.mostlyOneSide(above: isAbove, many, of: all)
      return !hasCourse && isFarBeyond
        ? [.extreme(highest: reachesHigher), counted, .extreme(highest: !reachesHigher)]
        : [counted, .extreme(highest: true), .extreme(highest: false)]
    }
    let exceptions = chart.walkedSeries[0].toldNumbers.filter { ($0.value > 0) != isAbove }.map(\.place)
    let side = Claim.oneSide(above: isAbove, exceptions: exceptions)
    // An exception far from zero is told with its value.
    let sizes = (isAbove ? [facts.highest, facts.lowest] : [facts.lowest, facts.highest]).map { abs($0 ?? 0) }
    if exceptions.count == 1, sizes[1] >= sizes[0] * Self.leastFar {
      return [side, .extreme(highest: isAbove), .extreme(highest: !isAbove)]
    }
    let isFar = isAbove == !reachesHigher
    return [side, .extreme(highest: isAbove != isFar)]
  }

  /// Whether one value lies several times as far from zero as every other.
  private var isFarBeyond: Bool {
    let sizes = chart.walkedSeries[0].toldNumbers.map { abs($0.value) }.sorted(by: >)
    return sizes.count > 1 && sizes[0] >= sizes[1] * Self.leastBeyond
  }

  private static let leastBeyond = 3.0

  private func isCounted(_ many: Int, of all: Int) -> Bool { all >= Self.fewestNames && many * 2 > all }

  private var settled: [Claim]? {
    if case .steady = course { return nil }
    return SettledSide(chart.walkedSeries[0]).map { [.settled($0), .extreme(highest: reachesHigher)] }
  }

  private var shifted: [Claim]? {
    guard course == .varied else { return nil }
    return SideShift(chart.walkedSeries[0]).map { [.sideShift($0), .extreme(highest: reachesHigher)] }
  }

  /// Whether the highest value lies as far from zero as the lowest, or farther.
  private var reachesHigher: Bool { abs(facts.highest ?? 0) >= abs(facts.lowest ?? 0) }
}

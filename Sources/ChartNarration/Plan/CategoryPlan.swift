import ChartAnalysis
import ChartModel

/// Plans the message of bars by name: the highest, how far it stands above the next where that is far, else the lowest.
struct CategoryPlan {
  let chart: BucketedChart
  let facts: ChartFacts

  /// A bar that is half as long again as the next stands out.
  private static let leastRatio = 1.5

  var claims: [Claim] {
    guard let high = facts.highest, let low = facts.lowest, !ChartFacts.areEqual(high, low), !chart.hasMixedUnits,
      facts.walked.reduce(0, { $0 + $1.valueCount }) > 2, !facts.walked.contains(where: \.hasInfinity)
    else { return [] }
    if isEven(low, high) { return [.even, .extreme(highest: false), .extreme(highest: true)] }
    let end = naturalBreak ?? next ?? .extreme(highest: false)
    return [.extreme(highest: true), end]
  }

  /// Bars are about as long as each other where the longest is by less than this part longer than the shortest.
  private static let mostUneven = 0.15

  private func isEven(_ low: Double, _ high: Double) -> Bool {
    guard case .numbers(let shown) = chart.yAxis.domain, shown.contains(0), chart.kind == .bar, facts.walked.count == 1
    else { return false }
    return low > 0 && high - low <= low * Self.mostUneven
  }

  /// The values of a first few names that are several times those of all others.
  private static let leastBreak = 3.0

  private var naturalBreak: Claim? {
    guard facts.walked.count == 1, let series = chart.walkedSeries.first else { return nil }
    let values = series.marks.indices.compactMap { series.number(at: $0) }.sorted(by: >)
    guard values.count > 6, let lowest = values.last, lowest > 0 else { return nil }
    let breaks = (2..<values.count - 2).map { (place: $0, ratio: values[$0 - 1] / values[$0]) }
    guard let widest = breaks.max(by: { $0.ratio < $1.ratio }), widest.ratio >= Self.leastBreak,
      values[0] / values[1] < widest.ratio, widest.place <= values.count / 2
    else { return nil }
    return .naturalBreak(
      widest.place, of: values.count, least: values[widest.place - 1], others: values[widest.place])
  }

  /// How many times the next value the highest is, where it is one and stands out.
  private var next: Claim? {
    guard facts.walked.count == 1, let series = chart.walkedSeries.first, let highest = facts.walked[0].maximum,
      facts.lowest ?? 0 >= 0,
      highest.places.count == 1
    else { return nil }
    let others = series.marks.indices.filter { !highest.places.contains($0) && series.number(at: $0) != nil }
    let values = others.compactMap { series.number(at: $0) }
    guard let second = values.max(), second > 0, highest.value / second >= Self.leastRatio,
      (highest.value / second).isFinite, values.count(where: { ChartFacts.areEqual($0, second) }) == 1,
      let place = others.first(where: { series.number(at: $0) == second })
    else { return nil }
    return .timesNext(highest.value / second, mark: place)
  }
}

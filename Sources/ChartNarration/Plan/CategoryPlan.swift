import ChartAnalysis
import ChartModel

/// Plans the message of bars by name: that they are about as long as each other; else the highest, and how many stand far above the
/// others, how far it stands above the next, or the lowest.
struct CategoryPlan {
  let chart: BucketedChart
  let facts: ChartFacts

  var claims: [Claim] {
    guard let high = facts.highest, let low = facts.lowest, !ChartFacts.areEqual(high, low), !chart.hasMixedUnits,
      facts.walked.reduce(0, { $0 + $1.valueCount }) > 2, !facts.walked.contains(where: \.hasInfinity)
    else { return [] }
    if let funnel = Funnel(chart) { return [.funnel(funnel)] }
    if chart.walkedSeries.count == 1, chart.hasUncertainty, let overlap = IntervalOverlap(chart.walkedSeries[0]) {
      // Nor is the lowest one, where its interval reaches that of the highest.
      let isApart = facts.walked[0].minimum.map { $0.places.allSatisfy { !overlap.others.contains($0) } } ?? false
      return [.overlap(overlap)] + (isApart ? [.extreme(highest: false)] : [])
    }
    if let compared { return compared }
    if let even { return even }
    if let climb { return [climb] }
    if let order { return [.extreme(highest: true), order] }
    return [.extreme(highest: true)] + runnersUp + [.extreme(highest: false)]
  }

  /// The way of bars along names that hold years: what comes one after the other is no ranking.
  private var climb: Claim? {
    guard chart.walkedSeries.count == 1, case .categories(let names) = chart.xAxis.domain, names.holdRisingYears else {
      return nil
    }
    return FarWay(climbOf: chart.walkedSeries[0]).map { .farWay($0) }
  }

  /// Of several series who lies above whom, and how far values go.
  private var compared: [Claim]? {
    let ends: [Claim] = [.extreme(highest: true), .extreme(highest: false)]
    if let found = OrderSwitch(chart) { return [.switched(found), ends[0]] }
    if let ways = NameWays(chart, facts: facts) { return [.nameWays(ways)] }
    let (lead, rise) = (SeriesLead(chart), CommonRise(chart))
    if lead?.isAlways != true, let leaders = NameLeaders(chart) { return [.nameLeaders(leaders)] }
    if let above = Dominance(chart, areNames: true) {
      let gaps = NameGaps(chart, upper: above.upper, facts: facts).map { gaps -> [Claim] in
        [.farthest(gaps.above, above: true)] + (gaps.below.map { [.farthest($0, above: false)] } ?? [])
      }
      if let rise { return [.above(above), .allRise(rise), ends[0]] }
      return [.above(above)] + (gaps ?? (above.isAlways ? [ends[0]] : ends))
    }
    guard let lead else { return rise.map { [.allRise($0)] + ends } }
    return [.lead(lead)] + (rise.map { [.allRise($0), ends[0]] } ?? ends)
  }

  /// Of many names those behind the first are seen before the last.
  private var runnersUp: [Claim] {
    guard chart.walkedSeries.count == 1, [.nominal, .ordinal].contains(chart.xAxis.type), chart.xAxis.namedUnit == nil
    else { return [] }
    let marks = SizeOrder(chart.walkedSeries[0]).runnersUp
    return marks.isEmpty ? [] : [.runnersUp(marks)]
  }

  /// Bars are about as long as each other where the longest is by less than this part longer than the shortest.
  private static let mostUneven = 0.18

  /// That bars are about as long as each other, with the shortest and the longest.
  private var even: [Claim]? {
    guard case .numbers(let shown) = chart.yAxis.domain, shown.contains(0), chart.kind == .bar, facts.walked.count == 1,
      let low = facts.lowest, let high = facts.highest, low > 0, low < high, high - low <= low * Self.mostUneven
    else { return nil }
    return [.even, .extreme(highest: false), .extreme(highest: true)]
  }

  /// What stands out in the order of size of the only series.
  private var order: Claim? {
    guard chart.walkedSeries.count == 1 else { return nil }
    let order = SizeOrder(chart.walkedSeries[0])
    return order.naturalBreak.map { .naturalBreak($0) } ?? order.next.map { .timesNext($0) }
  }
}

extension BucketedChart {
  /// Whether intervals may say how sure values are: deviations and quartiles say how far the data are spread.
  fileprivate var hasUncertainty: Bool {
    switch intervalMeaning {
    case .deviation, .quartiles: false
    case .confidence, .error, nil: true
    }
  }
}

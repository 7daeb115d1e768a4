import ChartAnalysis
import ChartModel

/// Plans the message of ranges by name: how low and how high they reach, and which is widest and which narrowest.
struct RangePlan {
  let chart: BucketedChart
  let facts: ChartFacts

  var claims: [Claim] {
    if let waterfall = chart.waterfall { return [.waterfall(waterfall)] }
    if let closes = CloseCourse(chart) { return [.closes(closes)] }
    guard facts.walked.count == 1, facts.walked[0].valueCount > 2, !chart.hasOrderedX,
      let widest = facts.walked[0].ranges?.widest, let narrowest = facts.walked[0].ranges?.narrowest,
      widest.places.count == 1, narrowest.places.count == 1
    else { return [] }
    return [.extreme(highest: false), .extreme(highest: true), .widest(widest), .narrowest(narrowest)]
  }
}

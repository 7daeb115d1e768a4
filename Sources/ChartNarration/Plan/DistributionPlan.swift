import ChartAnalysis
import ChartModel

/// Plans the message of a histogram: its hills, else where most lie and how far the few reach.
struct DistributionPlan {
  let found: Distribution
  let series: Series

  var claims: [Claim] {
    guard !found.isFlat else { return [] }
    if found.hasHills(in: series) { return [.modes, .most] }
    return [.most] + (found.tail(of: series).map { [.few($0)] } ?? [])
  }
}

import ChartAnalysis
import ChartModel

/// Plans the message of a histogram: its hills, else its fullest bin, where most lie and how far the few reach.
struct DistributionPlan {
  let found: Distribution
  let series: Series

  var claims: [Claim] {
    guard !found.isFlat else { return [] }
    if found.hasHills(in: series) { return [.modes, .most] }
    let bulk = found.bulk(of: series).map { [Claim.bulk($0)] } ?? []
    return [.most] + (found.falls(in: series) ? [.fewerAndFewer] : []) + bulk
      + (found.tail(of: series).map { [.few($0)] } ?? [])
  }
}

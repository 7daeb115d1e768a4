import ChartAnalysis
import ChartModel

/// Plans the message of a histogram: groups far apart, its hills, else its fullest bin, where most lie and how far the few reach.
struct DistributionPlan {
  let found: Distribution
  let series: Series
  /// Whether bins hold percents, which are no numbers of cases.
  let areShares: Bool

  var claims: [Claim] {
    guard !found.isFlat else { return [] }
    if !areShares, let islands = Islands(found, series) { return [.islands(islands)] }
    if found.hasHills(in: series) { return [.modes, .most] }
    if let peak = found.aboutPeak(of: series) { return [.most, .bulk(peak)] }
    let bulk = found.bulk(of: series).map { [Claim.bulk($0)] } ?? []
    return [.most] + (found.falls(in: series) ? [.fewerAndFewer] : []) + bulk
      + (found.tail(of: series).map { [.few($0)] } ?? [])
  }
}

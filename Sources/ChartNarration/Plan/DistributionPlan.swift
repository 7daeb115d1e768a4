import ChartAnalysis
import ChartModel

/// Plans the message of a histogram: groups far apart, its hills, else its fullest bin, where most lie and how far the few reach.
struct DistributionPlan {
  let found: Distribution
  let series: Series
  let axis: Axis
  /// Whether bins hold how many rows lie in them.
  let areCounts: Bool
  /// Whether bins hold percents, which are no numbers of cases.
  let areShares: Bool

  var claims: [Claim] {
    guard !found.isFlat else { return [] }
    if !areShares, let islands = Islands(found, series) { return [.islands(islands)] }
    if found.hasHills(in: series) { return [.modes, .most] }
    let heaps = areCounts && !areShares ? found.heaps(of: series) : []
    if !heaps.isEmpty { return [.most, .heaps(heaps.filter { !found.fullest.contains($0) })] }
    if let peak = found.aboutPeak(of: series) { return [.most, .bulk(peak)] + (empty.isEmpty ? longTail : empty) }
    let bulk = found.bulk(of: series).map { [Claim.bulk($0)] + empty } ?? empty
    let beside =
      (found.falls(in: series) ? [.fewerAndFewer] : []) + bulk + (found.tail(of: series).map { [.few($0)] } ?? [])
    return [.most] + (beside.isEmpty ? half : beside)
  }

  /// Where half of all lie or more, if half of the bins hold them.
  private var half: [Claim] { !areShares && found.halfIsNarrow(in: series) ? [.bulk(found.half)] : [] }

  private var longTail: [Claim] {
    found.longTail(of: series).map { [.tail(to: $0.edge, up: $0.isHigh)] } ?? []
  }

  /// The wide empty end of an axis that its author drew farther than values go.
  private var empty: [Claim] {
    found.emptyEnd(of: axis, series).map { [.noneBeyond($0.edge, above: $0.isHigh)] } ?? []
  }
}

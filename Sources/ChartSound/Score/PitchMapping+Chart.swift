internal import ChartAnalysis
public import ChartModel

extension PitchMapping {
  /// The mapping of a chart: as its axis stands, unless the options say otherwise.
  ///
  /// Levels and shares stay evenly spread whatever the options say of numbers.
  init(_ chart: BucketedChart, heights: MarkHeights, rules: RuleCues, isDiverging: Bool, options: SoundOptions) {
    self.init(
      low: options.lowFrequency, high: options.highFrequency, domain: chart.pitchDomain(heights),
      scale: chart.hasEvenHeights ? .linear : options.mapping?.scaleType ?? chart.yAxis.scale)
    polarity = options.polarity ?? chart.drawnPolarity
    steps = options.pitchScale
    // Parts of a stack stand where the total of those below them says: that is no rank.
    let isInParts = chart.totals.map { chart.isHeardAsParts($0, options) } == true
    guard options.mapping == .rank, !chart.hasEvenHeights, !isInParts, let domain else { return }
    let heard = chart.heardHeights(heights) + rules.levels + (isDiverging ? [0] : [])
    ranks = Set(heard.filter(domain.contains)).sorted()
    if let first = ranks.first, let last = ranks.last { self.domain = first...last }
  }
}

extension ValueMapping {
  fileprivate var scaleType: ScaleType {
    switch self {
    case .linear, .rank: .linear
    case .log: .log
    case .symlog: .symmetricLog(slopeAtZero: 1)
    }
  }
}

extension BucketedChart {
  /// Down where the Y axis draws lower values higher, as that of ranks does; a horizontal axis has no up.
  public var drawnPolarity: PitchPolarity { isTurned ? .down : .up }
}

extension Sequence<BucketedChart> {
  /// Down where all of several charts draw lower values higher; where they differ, a larger value is higher in all.
  public var drawnPolarity: PitchPolarity { allSatisfy { $0.drawnPolarity == .down } ? .down : .up }
}

extension BucketedChart {
  /// Whether heights are levels or shares, which are evenly spread whatever the scale.
  var hasEvenHeights: Bool {
    if showsShares { return true }
    if case .categories = yAxis.domain { return true }
    return false
  }

  /// Both ends of every tone.
  fileprivate func heardHeights(_ heights: MarkHeights) -> [Double] {
    heardSeries.flatMap(heights.sounds).flatMap { sound -> [Double] in
      guard case .tone(let from, let to) = sound else { return [] }
      return [from, to]
    }
  }
}

public import ChartAnalysis
public import ChartModel

extension Score {
  /// The score of a chart: its walked series one after another, a note a mark, value as pitch, X as time and pan.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - facts: What its data says: the groups, the extremes, and whether it has values on both sides of zero.
  ///   - options: How it is to sound.
  public init(chart: BucketedChart, facts: ChartFacts, options: SoundOptions = SoundOptions()) {
    let timing = ScoreTiming(chart: chart, facts: facts, options: options)
    let mapping = PitchMapping(
      low: options.lowFrequency, high: options.highFrequency, domain: chart.pitchDomain)
    var writer = ScoreWriter(
      timing: timing, mapping: mapping, options: options, isDiverging: facts.isDiverging,
      positions: XPositions(series: timing.series.map(\.series), axis: chart.xAxis))
    for (index, entry) in timing.series.enumerated() {
      let facts = facts.walked.indices.contains(entry.place) ? facts.walked[entry.place] : nil
      writer.write(entry.series, facts: facts, index: index)
    }
    self.init(
      title: chart.title ?? "", duration: timing.duration.onScoreGrid, pitch: mapping, notes: writer.sortedNotes,
      spans: writer.sortedSpans, zone: chart.calendar.zone, silentSeries: timing.silentSeries)
  }
}

extension BucketedChart {
  /// The domain of Y, or the bounds of the values where the axis has no numbers.
  fileprivate var pitchDomain: ClosedRange<Double>? {
    if case .numbers(let domain) = yAxis.domain { return domain }
    let values = walkedSeries.lazy.flatMap(\.marks).compactMap { $0.value.number }.filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return nil }
    return low...high
  }
}

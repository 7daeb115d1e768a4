public import ChartAnalysis
public import ChartModel

extension Score {
  /// The score of a chart: its walked series one after another, a note a mark, value as pitch, X as time and pan.
  ///
  /// A mark with a beginning and an end is held between them, however many overlap; a range rises from its lower end;
  /// a step holds its pitch; a level has the pitch of its place among all levels; a rule is a soft note before the
  /// marks of each series (three rules at most) or a soft tick at its place along X; a hidden mark is silence. The
  /// parts of a normalized stack are heard by their shares, and not at all where they have none.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - facts: What its data says: the groups, the extremes, and whether it has values on both sides of zero.
  ///   - options: How it is to sound.
  public init(chart: BucketedChart, facts: ChartFacts, options: SoundOptions = SoundOptions()) {
    let options = options.telling(chart)
    let heights = MarkHeights(chart, facts: facts)
    let rules = RuleCues(chart, heights: heights, isHeard: options.context.contains(.rules))
    let tellsZero = facts.isDiverging && options.context.contains(.zero)
    let lead = (tellsZero ? ZeroCue.length : 0) + rules.lead
    let means = MeansCue(chart, options: options)
    var timing = ScoreTiming(chart: chart, heights: heights, lead: lead, means: means.isHeard, options: options)
    let mappings = PitchMappings(
      chart, heights: heights, rules: rules, isDiverging: facts.isDiverging, options: options)
    let positions = XPositions(series: timing.series.map(\.series), chart: chart, duration: timing.share)
    let heard = chart.soloFacts(facts)
    if timing.arrangement == .compared {
      timing.stretches = StretchedTime(
        edges: positions.edges(of: heard, timing: timing), share: timing.share, seriesCount: timing.series.count)
    }
    var writer = ScoreWriter(
      chart, facts: facts, timing: timing, mappings: mappings, options: options, positions: positions, heights: heights,
      rules: rules)
    writer.write(means)
    for (index, entry) in timing.series.enumerated() {
      let facts = heard.indices.contains(entry.place) ? heard[entry.place] : nil
      writer.write(entry.series, facts: facts, index: index)
    }
    self.init(
      title: chart.title ?? "", duration: timing.duration.onScoreGrid, pitch: mappings.stated,
      lengths: writer.lengths?.mapping, notes: writer.sortedNotes, spans: writer.sortedSpans, zone: chart.calendar.zone,
      silentSeries: timing.silent.map { SilentSeries(id: $0.id) },
      reducedCount: writer.reducedCount)
    concessions = (means.isHeard ? [.means] : []) + mappings.concessions
    if options.context.contains(.edges) { addEdges() }
  }
}

extension XPositions {
  /// Where the groups of the first series begin, in seconds of its time; none where marks last, which no edge may cut.
  fileprivate func edges(of facts: [SeriesFacts], timing: ScoreTiming) -> [Double] {
    guard !hasStretches, let first = timing.series.first, facts.indices.contains(first.place) else { return [] }
    let places = facts[first.place].groups.map(\.places.lowerBound).filter(first.series.marks.indices.contains)
    return places.map { time(of: first.series.marks[$0].x) * timing.share }
  }
}

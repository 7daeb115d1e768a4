import ChartAnalysis
import ChartModel

extension Narrator {
  /// What the data does: extremes with every place, mean or median where they mean something, and gaps.
  ///
  /// ```
  /// Highest: 11,480 steps on June 28. Lowest: 2,310 steps on June 14.
  /// No data on June 9 and June 10.
  /// ```
  public func summary() -> [String] {
    let summary = SummarySentences(narrator: ofData)
    return profile.chart.tokens.filter { $0.level == .summary }.flatMap(summary.sentences)
  }
}

/// The parts of the summary, each as its sentences.
struct SummarySentences: Narrating {
  let narrator: Narrator
  private var courseSentences: CourseSentences { CourseSentences(narrator: narrator) }
  private var extremeSentences: ExtremeSentences { ExtremeSentences(narrator: narrator) }
  private var featureSentences: FeatureSentences { FeatureSentences(narrator: narrator) }
  private var gapSentences: GapSentences { GapSentences(narrator: narrator) }
  private var fitSentences: FitSentences { FitSentences(narrator: narrator) }
  private var highlightSentences: HighlightSentences { HighlightSentences(narrator: narrator) }
  private var lookSentences: LookSentences { LookSentences(narrator: narrator) }
  private var noteSentences: NoteSentences { NoteSentences(narrator: narrator) }
  private var kindSummaries: KindSummaries { KindSummaries(narrator: narrator) }
  private var levelSentences: LevelSentences { LevelSentences(narrator: narrator) }
  private var messageSentences: MessageSentences { MessageSentences(narrator: narrator) }
  private var partSentences: PartSentences { PartSentences(narrator: narrator) }
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }
  private var ruleLabels: RuleLabels { RuleLabels(narrator: narrator) }
  private var seriesSentences: SeriesSentences { SeriesSentences(narrator: narrator) }
  private var spreadSentences: SpreadSentences { SpreadSentences(narrator: narrator) }
  private var totalSentences: TotalSentences { TotalSentences(narrator: narrator) }

  /// What the data does along X, but for what the message says.
  var features: [String] {
    // What the message says is not said again.
    let told = profile.chart.says(.message) ? narrator.message : ""
    return toldFeatures.filter { !isCrossing($0.feature) || !tells(crossings: told) }
      .map { featureSentences.sentence(of: $0) }
      .filter { !told.lowercased().contains($0.droppingTrailing(".").lowercased()) }
  }

  private func isCrossing(_ feature: Feature) -> Bool {
    if case .crossing = feature { true } else { false }
  }

  private func tells(crossings told: String) -> Bool {
    !told.isEmpty && planned.contains(.passed)
      || !featureSentences.crossingText.isEmpty && told == Sentence(featureSentences.crossingText).sentence
  }

  /// What one part of the summary says.
  func sentences(of token: ChartToken) -> [String] {
    let pairs = Array(zip(chart.walkedSeries, facts.walked))
    let sentences: [String] =
      switch token {
      case .author: [authorSentence]
      case .features:
        [highlightSentences.sentence] + dataSentences(pairs) + lookSentences.extremes + spreadSentences.sentences(pairs)
          + eachSeries(pairs) + fitSentences.sentences
      case .rules: ruleLabels.sentences + noteSentences.sentences
      case .gaps: gapSentences.sentences(pairs)
      default: []
      }
    return sentences.filter { !$0.isEmpty }
  }

  /// What the author says that the chart shows, by itself: whether it is true is not for ChartVoice to say.
  private var authorSentence: String {
    chart.authorDescription?.authored.map { Sentence($0).sentence } ?? ""
  }

  private func dataSentences(_ pairs: [(Series, SeriesFacts)]) -> [String] {
    if let levels = facts.levels { return levelSentences.sentences(levels) + features }
    if let parts = facts.parts { return partSentences.sentences(parts) }
    if chart.stack == .normalize, chart.isStacked {
      return partSentences.shareSentences + [partSentences.withoutShares] + features
    }
    if chart.fillsHundred { return kindSummaries.sentences + features }
    if spreadSentences.tellsSpreads || isMapOfPoints { return [] }
    if hasRanges { return planned.isEmpty ? pairs.map { widest($1, in: $0) } : [] }
    return [extremes(pairs), partSentences.withoutShares] + kindSummaries.sentences + [courseSentences.longCourse]
      + features + [
        total(pairs), middle(pairs),
      ]
  }

  /// What all adds up to, where the message tells the shape instead.
  private func total(_ pairs: [(Series, SeriesFacts)]) -> String {
    guard !planned.isEmpty, distribution == nil, let (_, facts) = pairs.first else { return "" }
    if chart.isStacked { return totalSentences.tellsStackTotal ? totalSentences.stackTotal(facts) : "" }
    guard pairs.count == 1, facts.statistics.count > 1, tellsTotal(facts) else { return "" }
    return Sentence(totalSentences.text(facts)).adding(
      totalSentences.average(facts.statistics, of: facts.bucketCount - facts.partialCount)
    )
    .sentence
  }

  // MARK: Extremes

  /// The widest range of a series.
  private func widest(_ facts: SeriesFacts, in series: Series) -> String {
    guard let widest = facts.ranges?.widest else { return "" }
    let phrase: PhraseValues = [
      "value": difference(widest.value), "places": placeLists.listed(widest.places, in: series),
    ]
    return Sentence(seriesName(series)).adding(voice.say(.summaryWidest, phrase), .context).sentence
  }

  private func extremes(_ pairs: [(Series, SeriesFacts)]) -> String {
    guard !chart.hasMixedUnits else { return "" }
    let several = pairs.contains { $0.1.statistics.count > 1 }
    let values = pairs.flatMap { [$0.1.statistics.minimum, $0.1.statistics.maximum] }.compactMap { $0 }
    let constant = values.min().flatMap { low in values.max().map { ChartFacts.areEqual(low, $0) } } ?? true
    guard several, !constant, let highest = extremeSentences.extreme(highest: true, of: pairs),
      let lowest = extremeSentences.extreme(highest: false, of: pairs)
    else { return "" }
    // Nothing is said twice: the message may have told the highest.
    // Where a bin between others holds nothing, the lowest that has a mark is not the lowest.
    let isLowest =
      distribution?.emptyStretches.isEmpty ?? !planned.contains { $0.tellsExtreme(highest: false) }
    return Sentence(messageSentences.messageTellsHighest ? "" : highest).adding(isLowest ? lowest : "", .sentence)
      .sentence
  }

  // MARK: The middle

  private func middle(_ pairs: [(Series, SeriesFacts)]) -> String {
    guard pairs.count == 1, !chart.isAdditive, !isOfPoints, let statistics = pairs.first?.1.statistics,
      statistics.count > 2,
      let mean = statistics.mean, let median = statistics.median, let low = statistics.minimum,
      let high = statistics.maximum,
      !ChartFacts.areEqual(low, high)
    else { return "" }
    return Sentence(voice.say(.summaryMean, ["value": roundedMiddle(mean, in: statistics)]))
      .adding(voice.say(.summaryMedian, ["value": roundedMiddle(median, in: statistics)])).sentence
  }

  private func eachSeries(_ pairs: [(Series, SeriesFacts)]) -> [String] {
    guard pairs.count > 1, pairs.count <= (isHeatMap ? Self.toldRows : Self.toldSeries) else { return eachPart }
    if facts.levels != nil { return pairs.indices.map(levelSentences.sentence) }
    if isMapOfPoints { return [] }
    if isOfPoints { return pairs.map { isScattered($0) ? points($0, $1) : seriesSentences.sentence($0, $1) } }
    if facts.parts != nil { return [] }
    if spreadSentences.tellsSpreads { return [] }
    return pairs.map { seriesSentences.sentence($0, $1) }
  }

  /// A week has as many rows.
  private static let toldRows = 7

  /// `Minor: 13 points, from 8 to 96 kilometers, median 31.`
  private func points(_ series: Series, _ facts: SeriesFacts) -> String {
    let content = GroupContents(narrator: narrator).pointContent(facts.statistics)
    return content.isEmpty ? "" : Sentence(seriesName(series)).adding(content, .context).sentence
  }

  /// What each of a few areas on each other does, where those are no shares.
  private var eachPart: [String] {
    let parts = zip(chart.series, facts.series).filter { chart.isPart($0.0) }
    guard chart.kind == .area, chart.stack == .zero, !chart.fillsHundred, chart.readsInOrder,
      (2...GroupContents.stopSeries).contains(parts.count)
    else { return [] }
    return parts.map { seriesSentences.change($0, $1) }
  }
}

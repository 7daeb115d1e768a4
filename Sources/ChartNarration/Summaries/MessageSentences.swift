import ChartAnalysis
import ChartModel

extension Narrator {
  /// The chart's title: the author's, else what is measured by what, and over which time.
  ///
  /// ```
  /// Steps, June 2025
  /// ```
  public var title: String {
    if let title = chart.title?.spoken, !title.isEmpty { return Sentence(title).line }
    if places.kind.isStretch, case .instants(let from, let to) = chart.xAxis.domain, chart.firstPlace != nil {
      return Sentence(names.title).adding(AxisSentences(narrator: self).stretchBounds(from, to, opening: false)).line
    }
    guard case .instants = chart.xAxis.domain, let first = chart.firstPlace, let last = chart.lastPlace else {
      return Sentence(names.title).line
    }
    return Sentence(names.title).adding(places.range(from: first, to: last, withYear: true)).line
  }

  /// The subtitle as a sentence. A chart without a subtitle has an empty one, and so has a chart whose subtitle repeats the title.
  public var subtitle: String {
    guard let subtitle = chart.subtitle?.authored, subtitle != title else { return "" }
    return Sentence(subtitle).sentence
  }

  /// The strongest fact in one sentence: a total, a change, or the highest and the lowest.
  ///
  /// ```
  /// About 192,000 steps in total, about 6,870 a day.
  /// ```
  public var message: String { MessageSentences(narrator: ofData.ofMessage).message }
}

/// The strongest fact of a chart.
struct MessageSentences: Narrating {
  let narrator: Narrator
  private var claimSentences: ClaimSentences { ClaimSentences(narrator: narrator) }
  private var courseSentences: CourseSentences { CourseSentences(narrator: narrator) }
  private var extremeSentences: ExtremeSentences { ExtremeSentences(narrator: narrator) }
  private var histogramSentences: HistogramSentences { HistogramSentences(narrator: narrator) }
  private var levelSentences: LevelSentences { LevelSentences(narrator: narrator) }
  private var partSentences: PartSentences { PartSentences(narrator: narrator) }
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }
  private var pointSentences: PointSentences { PointSentences(narrator: narrator) }
  private var seriesMessages: SeriesMessages { SeriesMessages(narrator: narrator) }
  private var sideSentences: SideSentences { SideSentences(narrator: narrator) }
  private var totalSentences: TotalSentences { TotalSentences(narrator: narrator) }

  /// The strongest fact, that lower values are drawn higher, and what is known of values that data only bound.
  var message: String {
    Sentence(strongest).adding(reversedText, .sentence).adding(boundsText, .sentence).sentence
  }

  /// What rises along a reversed axis goes down to the eye.
  private var reversedText: String {
    chart.isTurned && chart.kind != .bar && facts.highest != facts.lowest ? voice.say(.messageReversed) : ""
  }

  /// What is known of values that data only bound, which no extreme takes part in.
  private var boundsText: String {
    let bounds = chart.source.bounds.map { bound in
      voice.say(bound.isUpper ? .numberLessThan : .numberMoreThan, ["number": boundNumber(bound.number)])
    }
    return bounds.isEmpty ? "" : voice.say(.messageBounds, ["values": voice.list(bounds)])
  }

  /// A bound may have decimals that the data does not have.
  private func boundNumber(_ number: Double) -> String {
    withUnit(yNumbers.exact(number, decimals: decimals(besides: number)), brief: false)
  }

  private var strongest: String {
    let walked = facts.walked
    guard walked.contains(where: { $0.valueCount > 0 }) else { return Sentence(voice.say(.messageEmpty)).sentence }
    if let levels = facts.levels { return levelSentences.message(levels) }
    if let parts = facts.parts { return partSentences.message(parts) }
    if let path = PathSentence(narrator: narrator).message { return path }
    if isMapOfPoints { return MapSentences(narrator: narrator).message }
    if chart.hasMixedUnits, walked.count > 1, !chart.isStacked { return seriesMessages.message }
    if hasRanges { return planned.isEmpty ? rangeMessage : claimSentences.message }
    if chart.isStacked { return planned.isEmpty ? stackMessage(walked[0]) : claimSentences.message }
    if !planned.isEmpty, distribution != nil || isOfPoints || isHeatMap { return claimSentences.message }
    if let found = distribution { return histogramSentences.message(found, chart.walkedSeries[found.series]) }
    if !pointSentences.message.isEmpty { return pointSentences.message }
    if walked.count > 1 { return seriesMessages.message }
    if !planned.isEmpty, walked[0].statistics.count > 1 { return claimSentences.message }
    return singleMessage(walked[0], chart.walkedSeries[0])
  }

  private func singleMessage(_ facts: SeriesFacts, _ series: Series) -> String {
    let statistics = facts.statistics
    if statistics.count == 1 { return onlyValue(facts, series) }
    if tellsTotal(facts) { return totalMessage(facts, series) }
    if facts.movement == .constant, courseSentences.isEverywhere(facts) {
      return courseSentences.constantMessage(statistics)
    }
    if let climb = terrain, let highest = facts.maximum {
      return courseSentences.terrainMessage(climb, highest, series)
    }
    if sideSentences.isMessage { return sideSentences.text }
    return tellsChange || courseSentences.tellsTurns
      ? courseSentences.changeMessage(facts, series) : highestMessage(facts, series)
  }

  /// Whether the message is the highest value, so that the summary need not tell it again.
  var messageTellsHighest: Bool {
    if hasRanges { return messageTellsRange }
    if !planned.isEmpty { return planned.contains { $0.tellsExtreme(highest: true) } }
    if chart.isStacked { return !totalSentences.tellsStackTotal }
    if facts.walked.count > 1 { return seriesMessages.tellHighest && pointSentences.message.isEmpty }
    if distribution != nil { return true }
    if !pointSentences.message.isEmpty { return false }
    return facts.walked.first.map {
      $0.statistics.count > 1
        && (tellsTotal($0)
          ? tellsHighestBeside($0)
          : terrain != nil || !tellsChange && !courseSentences.tellsTurns || courseSentences.tellsBoundsOfCourse($0))
    } ?? false
  }

  private func onlyValue(_ facts: SeriesFacts, _ series: Series) -> String {
    guard let first = facts.first else { return "" }
    if chart.composition == .gauge {
      return Sentence(places.text(series.marks[first].x)).adding(state(series.marks[first].value), .context).sentence
    }
    let values: PhraseValues = [
      "value": state(series.marks[first].value), "place": places.place(series.marks[first].x),
      "bucket": chart.xAxis.calendarUnit.map(names.bucket) ?? "",
    ]
    return Sentence(
      voice.say(
        facts.partialCount > 0 && facts.bucketCount - facts.partialCount == 1 ? .messageSingleWhole : .messageSingle,
        values)
    ).sentence
  }

  private func totalMessage(_ facts: SeriesFacts, _ series: Series) -> String {
    var sentence = Sentence(courseText(facts)).adding(totalSentences.text(facts), .sentence)
    sentence.append(totalSentences.average(facts.statistics, of: facts.bucketCount - facts.partialCount))
    // Among categories the longest bar is seen first.
    if tellsHighestBeside(facts) { sentence.append(highestText(facts, series), .sentence) }
    return sentence.sentence
  }

  /// `Rose from 1 in 2010 to 1,024 users in 2020`: bars that go one way are a rise or a fall before they are a total.
  private func courseText(_ facts: SeriesFacts) -> String {
    !places.kind.isName && places.kind != .bin
      && facts.statistics.count >= FeatureThresholds.standard.fewestRunMarks ? claimSentences.moved : ""
  }

  private func tellsHighestBeside(_ facts: SeriesFacts) -> Bool {
    guard places.kind.isName, let low = facts.minimum, let high = facts.maximum else { return false }
    return !ChartFacts.areEqual(low.value, high.value)
  }

  private func highestMessage(_ facts: SeriesFacts, _ series: Series) -> String {
    Sentence(highestText(facts, series)).sentence
  }

  private func highestText(_ facts: SeriesFacts, _ series: Series) -> String {
    guard let highest = facts.maximum else { return "" }
    let places = placeLists.listed(highest.places, in: series)
    let values: PhraseValues = ["value": value(highest.value), "place": places, "places": places, "title": names.y]
    return voice.say(axesNeedNames ? .summaryHighestTitled : .messageHighest, values)
  }

  /// Whether the message tells the lowest and the highest end, so that the summary need not.
  var messageTellsRange: Bool { hasRanges && facts.walked.reduce(0) { $0 + $1.valueCount } > 1 }

  /// The lowest lower end and the highest upper end.
  private var rangeMessage: String {
    let pairs = Array(zip(chart.walkedSeries, facts.walked))
    guard messageTellsRange else {
      return pairs.first { $0.1.valueCount > 0 }.map { onlyValue($0.1, $0.0) } ?? ""
    }
    return Sentence(extremeSentences.extreme(highest: false, of: pairs) ?? "").adding(
      extremeSentences.extreme(highest: true, of: pairs) ?? ""
    ).sentence
  }

  private func stackMessage(_ total: SeriesFacts) -> String {
    guard !totalSentences.tellsStackTotal else { return totalSentences.stackTotal(total) }
    let pairs = Array(zip(chart.walkedSeries, facts.walked))
    return extremeSentences.highestOfAll(chart.hasMixedUnits ? Array(pairs.prefix(1)) : pairs)
  }
}

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
      return Sentence(names.title).adding(stretchBounds(from, to, opening: false)).line
    }
    guard case .instants = chart.xAxis.domain, let first = chart.firstPlace, let last = chart.lastPlace else {
      return Sentence(names.title).line
    }
    return Sentence(names.title).adding(places.range(from: first, to: last, withYear: true)).line
  }

  /// The line below the title as a sentence; empty where there is none, or where it says no more than the title.
  public var subtitle: String {
    guard let subtitle = chart.subtitle?.authored, subtitle != title else { return "" }
    return Sentence(subtitle).sentence
  }

  /// The strongest fact in one sentence: a total, a change, or the highest and the lowest.
  ///
  /// ```
  /// About 192,000 steps in total, about 6,870 a day.
  /// ```
  public var message: String { Sentence(strongest).adding(boundsText, .sentence).sentence }

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
    if let levels = facts.levels { return levelMessage(levels) }
    if let parts = facts.parts { return partMessage(parts) }
    if hasRanges { return planned.isEmpty ? rangeMessage : plannedMessage }
    if chart.isStacked { return planned.isEmpty ? stackMessage(walked[0]) : plannedMessage }
    if !planned.isEmpty, distribution != nil || isOfPoints || isHeatMap { return plannedMessage }
    if let found = distribution { return distributionMessage(found, chart.walkedSeries[found.series]) }
    if !pointMessage.isEmpty { return pointMessage }
    if walked.count > 1 { return seriesMessage }
    if !planned.isEmpty, walked[0].statistics.count > 1 { return plannedMessage }
    return singleMessage(walked[0], chart.walkedSeries[0])
  }

  private func singleMessage(_ facts: SeriesFacts, _ series: Series) -> String {
    let statistics = facts.statistics
    if statistics.count == 1 { return onlyValue(facts, series) }
    if tellsTotal(facts) { return totalMessage(facts, series) }
    if facts.movement == .constant, isEverywhere(facts) { return constantMessage(statistics) }
    if let climb = terrain, let highest = facts.maximum { return terrainMessage(climb, highest, series) }
    if messageTellsSides { return divergingText }
    return tellsChange || tellsTurns ? changeMessage(facts, series) : highestMessage(facts, series)
  }

  /// What the message claims before all else.
  var planned: [Claim] { terrain == nil ? plannedClaims.value : [] }

  var plannedMessage: String { sentence(of: planned) }

  /// Percents of several places add up to nothing.
  func tellsTotal(_ facts: SeriesFacts) -> Bool {
    chart.isAdditive && nature.addsUp && facts.statistics.sum.isFinite && !facts.hasInfinity
  }

  /// Whether no mark is infinite or not a number; a bucket without a row says nothing against "throughout".
  func isEverywhere(_ facts: SeriesFacts) -> Bool {
    !facts.hasInfinity && !facts.gaps.contains { $0.state == .notANumber }
  }

  /// Only along time or numbers does a first or a last value mean anything; parts of a pie have no course, whatever they are by.
  var tellsChange: Bool {
    places.kind != .category && !isOfPoints && chart.kind != .sector
      && (chart.kind != .bar || chart.xAxis.type == .temporal || chart.xAxis.namedUnit != nil)
  }

  /// Whether the chart is a cloud of points, of which none is first or last.
  var isOfPoints: Bool {
    chart.kind == .point && chart.xAxis.type == .quantitative && !facts.walked.isEmpty
      && (shape.whole.correlations != nil || shape.series.contains { !$0.isOrdered })
  }

  /// Whether the message is the highest value, so that the summary need not tell it again.
  var messageTellsHighest: Bool {
    if hasRanges { return messageTellsRange }
    if !planned.isEmpty { return planned.contains { $0.tellsExtreme(highest: true) } }
    if chart.isStacked { return !tellsStackTotal }
    if facts.walked.count > 1 { return seriesTellHighest && pointMessage.isEmpty }
    if distribution != nil { return true }
    if !pointMessage.isEmpty { return false }
    return facts.walked.first.map {
      $0.statistics.count > 1
        && (tellsTotal($0)
          ? tellsHighestBeside($0) : terrain != nil || !tellsChange && !tellsTurns || tellsBoundsOfCourse($0))
    } ?? false
  }

  var seriesTellHighest: Bool {
    chart.isAdditive || isOfPoints || isHeatMap || places.kind == .category
      || !facts.walked.contains { $0.change ?? 0 != 0 }
  }

  private func onlyValue(_ facts: SeriesFacts, _ series: Series) -> String {
    guard let first = facts.first else { return "" }
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
    var sentence = Sentence(courseText(facts)).adding(totalText(facts), .sentence)
    sentence.append(average(facts.statistics, of: facts.bucketCount - facts.partialCount))
    // Among categories the longest bar is seen first.
    if tellsHighestBeside(facts) { sentence.append(highestText(facts, series), .sentence) }
    return sentence.sentence
  }

  /// What values add up to: a net total where they lie on both sides of zero.
  func totalText(_ facts: SeriesFacts) -> String {
    let key: PhraseKey = shape.whole.diverging.isEmpty ? .messageTotal : .messageNet
    return voice.say(key, ["value": rounded(facts.statistics.sum)])
  }

  /// `Rose from 1 in 2010 to 1,024 users in 2020`: bars that go one way are a rise or a fall before they are a total.
  private func courseText(_ facts: SeriesFacts) -> String {
    !places.kind.isName && places.kind != .bin
      && facts.statistics.count >= FeatureThresholds.standard.fewestRunMarks ? moved : ""
  }

  private func tellsHighestBeside(_ facts: SeriesFacts) -> Bool {
    guard places.kind.isName, let low = facts.minimum, let high = facts.maximum else { return false }
    return !ChartFacts.areEqual(low.value, high.value)
  }

  func average(_ statistics: Statistics, of bucketCount: Int) -> String {
    guard let mean = statistics.mean, !places.kind.isName, places.kind != .bin, chart.xAxis.namedUnit == nil else {
      return ""
    }
    let values: PhraseValues = [
      "number": averaged(mean, in: statistics).text, "period": voice.say(.periods, places.kind),
    ]
    guard statistics.count < bucketCount else { return voice.say(.messageAverage, values) }
    // A mean over days with data is not a rate over all days.
    return voice.say(.messageAverageWithData, values)
  }

  func constantMessage(_ statistics: Statistics) -> String {
    guard let value = statistics.first else { return "" }
    return Sentence(voice.say(.messageConstant, ["value": self.value(value)])).sentence
  }

  private func highestMessage(_ facts: SeriesFacts, _ series: Series) -> String {
    Sentence(highestText(facts, series)).sentence
  }

  private func highestText(_ facts: SeriesFacts, _ series: Series) -> String {
    guard let highest = facts.maximum else { return "" }
    let places = listed(highest.places, in: series)
    let values: PhraseValues = ["value": value(highest.value), "place": places, "places": places, "title": names.y]
    return voice.say(axesNeedNames ? .summaryHighestTitled : .messageHighest, values)
  }

  /// The values that show a course, the first and the last but where seasons come round, as the phrases of change take them.
  func ends(_ facts: SeriesFacts, _ series: Series, _ course: Course) -> PhraseValues? {
    guard case .overall = course, let place = chart.walkedSeries.firstIndex(where: { $0.id == series.id }),
      shape.series.indices.contains(place), let ends = shape.series[place].trend?.ends
    else { return self.ends(facts, series) }
    return self.ends(series, from: ends.lowerBound, to: ends.upperBound)
  }

  /// The first and the last value and their places.
  func ends(_ facts: SeriesFacts, _ series: Series) -> PhraseValues? {
    guard let first = facts.first, let last = facts.last else { return nil }
    return ends(series, from: first, to: last)
  }

  private func ends(_ series: Series, from first: Int, to last: Int) -> PhraseValues? {
    guard let from = series.marks[first].value.number, let to = series.marks[last].value.number else { return nil }
    return [
      "first": plain(from), "last": value(to), "place-first": places.place(series.marks[first].x),
      "place-last": places.place(series.marks[last].x),
    ]
  }

  // MARK: Ranges

  /// Whether marks are ranges, which have ends but no total and no mean.
  var hasRanges: Bool { facts.walked.contains { $0.ranges != nil } }

  /// Whether the message tells the lowest and the highest end, so that the summary need not.
  var messageTellsRange: Bool { hasRanges && facts.walked.reduce(0) { $0 + $1.valueCount } > 1 }

  /// The lowest lower end and the highest upper end.
  private var rangeMessage: String {
    let pairs = Array(zip(chart.walkedSeries, facts.walked))
    guard messageTellsRange else {
      return pairs.first { $0.1.valueCount > 0 }.map { onlyValue($0.1, $0.0) } ?? ""
    }
    return Sentence(extreme(highest: false, of: pairs) ?? "").adding(extreme(highest: true, of: pairs) ?? "").sentence
  }

  // MARK: Several series

  func stackMessage(_ total: SeriesFacts) -> String {
    guard !tellsStackTotal else { return stackTotal(total) }
    let pairs = Array(zip(chart.walkedSeries, facts.walked))
    return highestOfAll(chart.hasMixedUnits ? Array(pairs.prefix(1)) : pairs)
  }

  /// What a stack adds up to, and each of its parts.
  func stackTotal(_ total: SeriesFacts) -> String {
    let parts = zip(chart.series, facts.series).filter { chart.isPart($0.0) }.map { series, facts in
      guard facts.valueCount > 0 else { return voice.say(.messagePartWithout, ["name": seriesName(series)]) }
      let number = yNumbers.rounded(facts.statistics.sum, decimals: chart.yAxis.decimals).text
      return voice.say(.labelPart, ["number": number, "name": seriesName(series)])
    }
    let values: PhraseValues = ["value": rounded(total.statistics.sum), "parts": voice.list(parts, atMost: 5)]
    var sentence = Sentence(voice.say(.messageParts, values))
    sentence.append(average(total.statistics, of: total.bucketCount - total.partialCount), .sentence)
    return sentence.sentence
  }

  var tellsStackTotal: Bool {
    facts.walked.first.map(tellsTotal) == true && facts.series.allSatisfy { !$0.hasInfinity }
  }

  func highestOfAll(_ pairs: [(Series, SeriesFacts)]) -> String {
    guard let text = extreme(highest: true, of: pairs) else { return "" }
    return Sentence(text).sentence
  }
}

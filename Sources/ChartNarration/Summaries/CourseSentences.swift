import ChartAnalysis
import ChartModel

/// How one series moved from its first to its last value.
struct CourseSentences: Narrating {
  let narrator: Narrator
  private var claimSentences: ClaimSentences { ClaimSentences(narrator: narrator) }
  private var courseEnds: CourseEnds { CourseEnds(narrator: narrator) }
  private var featureSentences: FeatureSentences { FeatureSentences(narrator: narrator) }
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }
  private var turnSentences: TurnSentences { TurnSentences(narrator: narrator) }

  /// Whether bars along numbers go up and down in few stretches, which are the shape that is seen first.
  var tellsTurns: Bool {
    guard places.kind == .number, !isOfPoints, let facts = facts.walked.first, shape.series.count == 1,
      case .turning = shape.course(of: 0, facts)
    else { return false }
    return true
  }

  /// From where to where it moved, and how.
  func changeMessage(_ facts: SeriesFacts, _ series: Series) -> String {
    let course = shape.course(of: 0, facts)
    guard let ends = courseEnds.ends(facts, series, course) else { return "" }
    if !levelChanges.isEmpty, course == .varied || course.isRising != nil { return levelChangeMessage }
    switch course {
    case .none: return ""
    case .constant: return isEverywhere(facts) ? constantMessage(facts.statistics) : variedMessage(facts.statistics)
    case .steady(let rising): return moved(rising ? .messageRose : .messageFell, ends, facts)
    case .overall(let rising):
      return moved(rising ? .messageRoseOverall : .messageFellOverall, ends, facts, against: setbackText(in: series))
    case .turning(let stretches):
      let turns = turnSentences.shortTurns(stretches, in: series)
      return turns.isEmpty ? overallMessage(facts, series) : turns
    case .varied:
      return featureSentences.cycle.map { featureSentences.sentence(of: $0) } ?? variedMessage(facts.statistics)
    }
  }

  /// The way of the only series where it is too long for a message, so that the summary tells it; empty where it is short.
  var longCourse: String {
    guard planned.isEmpty, let facts = facts.walked.first, shape.series.count == 1,
      case .turning(let stretches) = shape.course(of: 0, facts)
    else { return "" }
    let series = chart.walkedSeries[0]
    return turnSentences.shortTurns(stretches, in: series).isEmpty ? turnSentences.turns(stretches, in: series) : ""
  }

  /// Whether the highest value stands for a way that is too long to tell and comes to no rise or fall over all.
  func tellsBoundsOfCourse(_ facts: SeriesFacts) -> Bool {
    !longCourse.isEmpty && shape.overall(of: 0, facts) == nil && shortWay(chart.walkedSeries[0]).isEmpty
  }

  /// The large swings alone of a way that is too long to tell; empty where these are many, too.
  private func shortWay(_ series: Series) -> String {
    Swings(series).map { turnSentences.shortTurns($0.stretches, in: series) } ?? ""
  }

  /// What a way that is too long to tell comes to: a rise or a fall over all, where that is most of the range, else the highest value.
  private func overallMessage(_ facts: SeriesFacts, _ series: Series) -> String {
    let way = shortWay(series)
    if !way.isEmpty, shape.series.first?.setback?.isFar == true { return way }
    guard let rising = shape.overall(of: 0, facts), let ends = courseEnds.ends(facts, series, .overall(rising: rising))
    else { return way.isEmpty ? claimSentences.sentence(of: [.extreme(highest: true)]) : way }
    return Sentence(voice.say(rising ? .messageRoseOverall : .messageFellOverall, ends)).sentence
  }

  /// The levels that a series leaves for others, where that is the strongest of what it does.
  private var levelChanges: [SalientFeature] {
    let isChange = { (salient: SalientFeature) in if case .shift = salient.feature { true } else { false } }
    guard let strongest = shape.salient.max(by: { $0.score < $1.score }), isChange(strongest) else { return [] }
    return shape.salient.filter(isChange)
  }

  private var levelChangeMessage: String {
    levelChanges.reduce(into: Sentence()) { $0.append(featureSentences.sentence(of: $1), .sentence) }.sentence
  }

  /// `with a fall of 51.7 dollars from February 26 to July 8, 2021`: what "rose overall" would hide.
  private func setbackText(in series: Series) -> String {
    let found = shape.salient.lazy.compactMap { salient -> Setback? in
      if case .setback(let setback) = salient.feature { setback } else { nil }
    }
    guard let setback = found.first, (setback.end - setback.start).isFinite, isBeyondSeason(setback) else { return "" }
    let ends = (series.marks[setback.places.lowerBound].x, series.marks[setback.places.upperBound].x)
    let values: PhraseValues = [
      "value": roundedDifference(abs(setback.end - setback.start)),
      "range": placeLists.stretch(from: ends.0, to: ends.1),
    ]
    return voice.say(setback.isRising ? .messageWithRise : .messageWithFall, values)
  }

  /// Whether a move lasts longer than a season, of which each round goes both ways.
  private func isBeyondSeason(_ setback: Setback) -> Bool {
    setback.places.count > shape.series.first?.trend?.season ?? 0
  }

  /// Along a logarithmic axis growth is a factor.
  private func moved(
    _ key: PhraseKey, _ ends: PhraseValues, _ facts: SeriesFacts, against: String = ""
  ) -> String {
    let sentence = Sentence(voice.say(key, ends)).adding(against)
    guard case .log = chart.yAxis.scale, shape.series.first?.trend?.season == nil, let ratio = facts.ratio,
      ratio >= FeatureThresholds.standard.leastToldRatio
    else {
      return sentence.sentence
    }
    return sentence.adding(voice.say(.messageTimes, ["number": numbers.rounded(ratio, decimals: 1).text])).sentence
  }

  /// What goes up and down without an end in sight lies between two values, most of it between two nearer ones.
  private func variedMessage(_ statistics: Statistics) -> String {
    guard let low = statistics.minimum, let high = statistics.maximum else { return "" }
    // Beside infinity or what is no number, one value is not "throughout".
    if ChartFacts.areEqual(low, high) { return Sentence(voice.say(.messageEvery, ["value": value(high)])).sentence }
    return Sentence(spreadText(statistics, low, high)).adding(driftText).sentence
  }

  /// `with a downward trend of about 5 beats per minute over all`: where single values tell of no way that it went.
  private var driftText: String {
    guard chart.yAxis.scale == .linear, let trend = shape.series.first?.trend, trend.rise.isFinite else { return "" }
    let values: PhraseValues = ["value": withUnitOfDifference(turnSentences.about(abs(trend.rise)))]
    switch trend.direction {
    case .rising: return voice.say(.messageTrendUp, values)
    case .falling: return voice.say(.messageTrendDown, values)
    case .none: return ""
    }
  }

  private func spreadText(_ statistics: Statistics, _ low: Double, _ high: Double) -> String {
    guard let half = shape.series.first?.middleHalf, Precision.tellsApart(half.lower, half.upper, low: low, high: high),
      ![half.lower, half.upper].contains(where: { [low, high].contains($0) }),
      !ChartFacts.areEqual(half.lower, half.upper)
    else { return voice.say(.messageVaried, ["low": plain(low), "high": value(high)]) }
    let values: PhraseValues = [
      "low": averaged(half.lower, in: statistics).text, "high": roundedMiddle(half.upper, in: statistics),
    ]
    return voice.say(
      chart.aggregate == .mean && !names.isOfSingleRows ? .messageMiddleHalfOfMeans : .messageMiddleHalf, values)
  }

  private func roundedMove(_ sum: Double, _ climb: Climb) -> String {
    climb.omitsTurns ? withUnit(turnSentences.about(sum), brief: false) : rounded(sum)
  }

  /// `Climb 1,030 feet, descend 1,010 feet in all, highest: 982 feet at 8.2 miles.`
  func terrainMessage(_ climb: Climb, _ highest: Extreme, _ series: Series) -> String {
    let values: PhraseValues = ["rise": roundedMove(climb.rise, climb), "fall": roundedMove(climb.fall, climb)]
    let top: PhraseValues = ["value": value(highest.value), "place": placeLists.listed(highest.places, in: series)]
    return Sentence(voice.say(.messageTerrain, values)).adding(voice.say(.messageHighest, top)).sentence
  }

  /// Whether no mark is infinite or not a number; a bucket without a row says nothing against "throughout".
  func isEverywhere(_ facts: SeriesFacts) -> Bool {
    !facts.hasInfinity && !facts.gaps.contains { $0.state == .notANumber }
  }

  /// That all values are the same.
  func constantMessage(_ statistics: Statistics) -> String {
    guard let value = statistics.first else { return "" }
    return Sentence(voice.say(.messageConstant, ["value": self.value(value)])).sentence
  }
}

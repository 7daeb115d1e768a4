import ChartAnalysis
import ChartModel

/// What the features of the data along X are called, each in a sentence.
struct FeatureSentences: Narrating {
  let narrator: Narrator
  var courseEnds: CourseEnds { CourseEnds(narrator: narrator) }

  /// What comes round with the calendar as a part of a sentence.
  var seasonText: String { cycle.map { clause(of: $0).text } ?? "" }

  /// What comes round with the calendar is the shape of what goes nowhere.
  var cycle: SalientFeature? {
    shape.salient.first { $0.feature.comesRound && $0.series != nil }
  }

  /// One feature, after the name of its series.
  func sentence(of salient: SalientFeature) -> String { clause(of: salient).sentence }

  private func clause(of salient: SalientFeature) -> Sentence {
    let text = text(of: salient)
    guard !text.isEmpty, let series = salient.series, chart.walkedSeries.indices.contains(series) else {
      return Sentence(text)
    }
    return Sentence(seriesName(chart.walkedSeries[series])).adding(text, .context)
  }

  private func text(of salient: SalientFeature) -> String {
    let place = salient.series ?? 0
    guard chart.walkedSeries.indices.contains(place) else { return "" }
    let series = chart.walkedSeries[place]
    switch salient.feature {
    case .season(let season): return text(of: season)
    case .cycle(let cycle): return text(of: cycle)
    case .shift(let shift): return text(of: shift, in: series, facts.walked[place].statistics)
    case .plateau(let plateau): return text(of: plateau, in: series)
    case .repeated(let run): return text(of: run, in: series)
    case .outliers(let outliers): return text(of: outliers, in: series)
    case .peak(let peak): return text(of: peak, in: series)
    case .run(let run): return text(of: run, in: series)
    case .setback(let setback): return text(of: setback, in: series)
    case .year(let year): return text(of: year)
    case .crossing(let crossing): return text(of: crossing)
    case .crossings(let pair): return planned.contains(.swapping(pair)) ? "" : text(of: pair)
    case .leader(let series): return text(ofLeader: series)
    }
  }

  // MARK: Levels

  private func text(of shift: LevelShift, in series: Series, _ statistics: Statistics) -> String {
    voice.say(
      .featureShift,
      [
        "place": places.place(series.marks[shift.after.lowerBound].x),
        "before": averaged(shift.medianBefore, in: statistics).text,
        "after": roundedMiddle(shift.medianAfter, in: statistics),
      ])
  }

  private func text(of plateau: Plateau, in series: Series) -> String {
    let range = stretch(plateau.places, in: series)
    let bounds: PhraseValues = ["low": plain(plateau.minimum), "high": value(plateau.maximum)]
    return Sentence(range).adding(voice.say(.featurePlateau, bounds), .context).text
  }

  private func text(of run: RepeatedValues, in series: Series) -> String {
    Sentence(stretch(run.places, in: series))
      .adding(voice.say(.groupLevel, ["value": value(run.value)]), .context).text
  }

  /// From one mark to another of a series.
  private func stretch(_ range: ClosedRange<Int>, in series: Series) -> String {
    places.range(from: series.marks[range.lowerBound].x, to: series.marks[range.upperBound].x)
  }

  // MARK: Exceptions

  private func text(of outliers: [Outlier], in series: Series) -> String {
    let values = outliers.prefix(Self.listedPlaces).map { outlier in
      let place: PhraseValues = ["value": value(outlier.value), "place": places.place(series.marks[outlier.place].x)]
      return voice.say(.featureOutlier, place)
    }
    let padding = [String](repeating: "", count: outliers.count - values.count)
    let list = voice.list(values + padding, atMost: Self.listedPlaces)
    return voice.say(.featureOutliers, count: outliers.count, ["values": list])
  }

  private func text(of peak: Peak, in series: Series) -> String {
    let values: PhraseValues = [
      "value": value(peak.value), "place": places.place(series.marks[peak.places.lowerBound].x),
    ]
    return voice.say(peak.kind == .peak ? .featurePeak : .featureTrough, values)
  }

  // MARK: Moves

  private func text(of run: MonotonicRun, in series: Series) -> String {
    // Where lower values are drawn higher, a rise of numbers is seen as a fall.
    guard !chart.yAxis.isReversed else { return "" }
    return voice.say(
      run.isRising ? .featureRise : .featureFall, courseEnds.ends(run.places, from: run.start, to: run.end, in: series))
  }

  private func text(of setback: Setback, in series: Series) -> String {
    voice.say(
      setback.isRising ? .featureLargestRise : .featureLargestFall,
      courseEnds.ends(setback.places, from: setback.start, to: setback.end, in: series))
  }

  private func text(of year: YearComparison) -> String {
    let statistics = Statistics([year.value, year.earlierValue])
    let value = year.isTotal ? rounded(year.value) : roundedMiddle(year.value, in: statistics)
    let content = voice.say(year.isTotal ? .messageTotal : .groupAverage, ["value": value])
    let name = Sentence(calendarYear(year.year)).adding(content, .context)
    guard let change = year.change else { return name.text }
    let distance = (year.isTotal ? yNumbers.rounded(abs(change), decimals: chart.yAxis.decimals) : nil)
    let number = distance ?? averaged(abs(change), in: statistics)
    let key: PhraseKey = change > 0 ? .featureMoreThan : change < 0 ? .featureLessThan : .featureSameAs
    return name.adding(voice.say(key, ["number": number.text, "name": calendarYear(year.year - 1)])).text
  }

  private func calendarYear(_ year: Int) -> String {
    places.date(chart.calendar.start(of: year, unit: .year)).year
  }

  // MARK: Several series

  /// Of two series which one lies above the other, of more which one lies above all.
  private func text(ofLeader leader: Int) -> String {
    let walked = chart.walkedSeries
    let values: PhraseValues = ["name": seriesName(walked[leader])]
    if planned.contains(where: { if case .above = $0 { true } else { false } }) { return "" }
    guard walked.count == 2 else { return voice.say(.featureLeader, values) }
    return voice.say(.featureAbove, values.adding("other", seriesName(walked[1 - leader])))
  }

  /// Where one series passes another.
  func text(of crossing: Crossing) -> String {
    let first = chart.walkedSeries[min(crossing.upper, crossing.lower)]
    // Where lower values are drawn higher, the one that went below passed the other.
    let (upper, lower) =
      chart.yAxis.isReversed ? (crossing.lower, crossing.upper) : (crossing.upper, crossing.lower)
    let names: PhraseValues = [
      "upper": seriesName(chart.walkedSeries[upper]), "lower": seriesName(chart.walkedSeries[lower]),
      "place": places.place(first.marks[crossing.after.first].x),
      "from": places.end(first.marks[crossing.before.first].x), "to": places.end(first.marks[crossing.after.first].x),
    ]
    return voice.say(crossing.spansGap ? .featureCrossingBetween : .featureCrossing, names)
  }

  func text(of pair: PairCrossings) -> String {
    let names = [pair.first, pair.second].map { seriesName(chart.walkedSeries[$0]) }
    return voice.say(.featureCrossings, count: pair.count, ["names": voice.list(names)])
  }

  /// Where two series pass each other, once or twice; empty where they do not, or more often.
  var crossingText: String {
    guard chart.walkedSeries.count == 2, let pair = shape.whole.crossings.pairs.first,
      pair.count <= FeatureThresholds.standard.mostMessageCrossings, pair.crossings.count == pair.count,
      chart.keeps(to: pair.crossings)
    else { return "" }
    return pair.crossings.reduce(into: Sentence()) { $0.append(text(of: $1)) }.text
  }
}

public import ChartModel

extension Narrator {
  /// What the lowest tone stands for, as a sentence.
  public func lowestTone(_ value: MarkValue) -> String {
    IntroductionSentences(narrator: self).toneSentence(.soundLowestTone, value)
  }

  /// What the highest tone stands for, as a sentence.
  public func highestTone(_ value: MarkValue) -> String {
    IntroductionSentences(narrator: self).toneSentence(.soundHighestTone, value)
  }

  /// What all tones stand for, where there is but one, as a sentence.
  public func everyTone(_ value: MarkValue) -> String {
    IntroductionSentences(narrator: self).toneSentence(.soundEveryTone, value)
  }

  /// The name of a series as a sentence; empty of one without a name.
  public func introduced(seriesWithID id: String) -> String {
    let series = chart.series.first { $0.id == id } ?? chart.walkedSeries.first { $0.id == id }
    return series.map { Sentence(seriesName($0)).sentence } ?? ""
  }

  /// How many series follow those that are named, as a sentence.
  public func introduced(furtherSeries count: Int) -> String {
    Sentence(voice.say(.listMore, count: count)).sentence
  }
}

/// What is said before a chart is heard, shorter than its description.
struct IntroductionSentences: Narrating {
  let narrator: Narrator
  private var axisSentences: AxisSentences { AxisSentences(narrator: narrator) }
  private var overviewSentences: OverviewSentences { OverviewSentences(narrator: narrator) }

  /// One part of the axes; of more than two categories the ends and their number.
  func introduced(_ part: OverviewPart) -> String {
    guard !showsParts, !chart.series.isEmpty else {
      return chart.series.isEmpty ? "" : overviewSentences.axisSentence(part)
    }
    return switch part {
    case .kind: ""
    case .x: axisSentences.xSentence(naming: 2)
    case .y: axisSentences.ySentence(naming: 2)
    case .series: isHeatMap ? axisSentences.heatSentence : ""
    }
  }

  /// What a tone stands for.
  func toneSentence(_ key: OutputPhraseKey, _ value: MarkValue) -> String {
    Sentence(voice.say(key, ["value": axisValue(value)])).sentence
  }

  /// A value at the end of the axis, which may need decimals that no mark has; of a chart of shares a percent.
  private func axisValue(_ value: MarkValue) -> String {
    guard case .number(let number) = value else { return state(value) }
    guard !isOfShares else { return numbers.percent(number) }
    return withUnit(yNumbers.exact(number, decimals: decimals(besides: number)), brief: false)
  }
}

extension NarratedViews {
  /// The title, then the axes of the chart at a place; before a later chart its name, and its axes where they are its own.
  ///
  /// ```
  /// Steps by day, June 1 to June 30, 2025.
  /// X axis: date by day, from June 1 to June 30, 2025.
  /// Y axis: steps, from 0 to 12,000.
  /// ```
  public func introduction(at place: Int) -> [String] {
    guard narrators.indices.contains(place) else { return [] }
    let narrator = narrators[place]
    guard single == nil else {
      return sentences([title] + OverviewPart.axes.map { IntroductionSentences(narrator: narrator).introduced($0) })
    }
    let common = common
    let start = place == 0 ? [title] + OverviewPart.axes.map { common[$0] ?? "" } : []
    let own = OverviewPart.axes.map {
      common[$0] == nil ? IntroductionSentences(narrator: narrator).introduced($0) : ""
    }
    return sentences(start + [titles[place]] + own)
  }

  private func sentences(_ texts: [String]) -> [String] {
    texts.filter { !$0.isEmpty }.map { Sentence($0).sentence }
  }
}

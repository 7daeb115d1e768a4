import ChartAnalysis
import ChartModel

/// What one of several series does, in a sentence.
struct SeriesSentences: Narrating {
  let narrator: Narrator
  private var levelSentences: LevelSentences { LevelSentences(narrator: narrator) }
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }
  /// A row of a heat map says where it is highest, at so many columns at most.
  private static let toldPeaks = 2

  /// What one of several series does.
  func sentence(_ series: Series, _ facts: SeriesFacts) -> String {
    if let place = chart.walkedSeries.firstIndex(where: { $0.id == series.id }), self.facts.levels != nil {
      return levelSentences.sentence(place)
    }
    if facts.ranges != nil { return range(series, facts) }
    return chart.isAdditive && !areLevelsOverTime ? total(series, facts) : change(series, facts)
  }

  private func total(_ series: Series, _ facts: SeriesFacts) -> String {
    guard facts.statistics.count > 0, facts.statistics.sum.isFinite, !facts.hasInfinity else { return "" }
    let values: PhraseValues = ["name": seriesName(series), "value": rounded(facts.statistics.sum)]
    return Sentence(voice.say(.summarySeriesTotal, values)).sentence
  }

  private func range(_ series: Series, _ facts: SeriesFacts) -> String {
    guard let low = facts.minimum?.value, let high = facts.maximum?.value else { return "" }
    return Sentence(seriesName(series)).adding(range(low, high), .context).sentence
  }

  /// Where a row of a heat map is highest: `highest at 6 PM`; empty for any other series.
  private func peak(_ series: Series, _ facts: SeriesFacts) -> String {
    guard isHeatMap, let places = facts.maximum?.places, places.count <= Self.toldPeaks else { return "" }
    return voice.say(.summarySeriesPeak, ["places": placeLists.listed(places, in: series)])
  }

  /// `Sun: 0 minutes throughout`.
  private func constant(_ number: Double, _ series: Series, _ facts: SeriesFacts) -> String {
    guard CourseSentences(narrator: narrator).isEverywhere(facts) else { return "" }
    return Sentence(seriesName(series)).adding(voice.say(.messageConstant, ["value": value(number)]), .context).sentence
  }

  /// From where to where a series went, and how far beyond.
  func change(_ series: Series, _ facts: SeriesFacts) -> String {
    let statistics = facts.statistics
    guard statistics.count > 1, let first = statistics.first, let last = statistics.last,
      let low = statistics.minimum, let high = statistics.maximum
    else { return "" }
    guard !ChartFacts.areEqual(low, high) else { return isHeatMap ? constant(low, series, facts) : "" }
    // Where X has no order, its first value is no beginning; nor is it in a row of cells.
    guard chart.readsInOrder, !isHeatMap else {
      let bounds: PhraseValues = ["name": seriesName(series), "low": plain(low), "high": value(high)]
      return Sentence(voice.say(.summarySeriesBetween, bounds)).adding(peak(series, facts)).sentence
    }
    let ends: PhraseValues = [
      "name": seriesName(series), "first": plain(first), "last": value(last), "value": value(last),
    ]
    let key: PhraseKey = ChartFacts.areEqual(first, last) ? .summarySeriesSameEnds : .summarySeriesChange
    var sentence = Sentence(voice.say(key, ends))
    if !ChartFacts.areEqual(low, min(first, last)) { sentence.append(also(low, highest: false)) }
    if !ChartFacts.areEqual(high, max(first, last)) { sentence.append(also(high, highest: true)) }
    return sentence.sentence
  }
}

import ChartAnalysis
import ChartModel

/// The highest and the lowest value of all series, with every place that has it.
struct ExtremeSentences: Narrating {
  let narrator: Narrator
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }

  /// The highest value as a sentence.
  func highestOfAll(_ pairs: [(Series, SeriesFacts)]) -> String {
    guard let text = extreme(highest: true, of: pairs) else { return "" }
    return Sentence(text).sentence
  }

  /// The highest or the lowest value of all series, with every place that has it.
  func extreme(highest: Bool, of pairs: [(Series, SeriesFacts)]) -> String? {
    guard let value = highest ? facts.highest : facts.lowest else { return nil }
    var isNamed = false
    let found = pairs.compactMap { series, facts -> String? in
      guard let extreme = highest ? facts.maximum : facts.minimum, ChartFacts.areEqual(extreme.value, value)
      else { return nil }
      let place = placeLists.listed(extreme.places, in: series)
      let name = seriesName(series)
      isNamed = isNamed || !name.isEmpty
      if isHeatMap { return placeLists.cells(extreme.places.map { series.marks[$0].x }, of: name) }
      return name.isEmpty ? place : voice.say(.summaryInSeries, ["name": name, "place": place])
    }
    let phrase: PhraseValues = [
      "value": self.value(value),
      "places": isHeatMap ? placeLists.rowList(found) : voice.list(found, atMost: Self.listedPlaces),
      "title": names.y,
    ]
    return voice.say(key(highest: highest, isNamed: isNamed), phrase)
  }

  private func key(highest: Bool, isNamed: Bool) -> PhraseKey {
    if chart.isTurned, !axesNeedNames {
      return isNamed
        ? (highest ? .summaryLargestOfSeries : .summarySmallestOfSeries) : highest ? .summaryLargest : .summarySmallest
    }
    return switch (axesNeedNames, isNamed) {
    case (false, false): highest ? .summaryHighest : .summaryLowest
    case (false, true): highest ? .summaryHighestOfSeries : .summaryLowestOfSeries
    case (true, false): highest ? .summaryHighestTitled : .summaryLowestTitled
    case (true, true): highest ? .summaryHighestTitledOfSeries : .summaryLowestTitledOfSeries
    }
  }
}

import ChartAnalysis
import ChartModel

/// What charts of candlesticks, boxes and intervals say in the summary.
struct SpreadSentences: Narrating {
  let narrator: Narrator
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }

  /// Whether the marks are candlesticks or boxes, of which more is to tell than their ranges.
  var tellsSpreads: Bool { chart.spreadKind == .candlestick || chart.spreadKind == .box }

  /// `Opened at 29.01 on June 1, closed at 29.3 dollars on June 4.`, `Highest median: 5,050 grams for Gentoo.`
  func sentences(_ pairs: [(Series, SeriesFacts)]) -> [String] {
    let told = pairs.filter { !$0.0.showsOutliers && $0.1.spread != nil }
    guard told.count <= Self.toldSeries else { return [] }
    return told.map { series, facts in
      let name = told.count > 1 ? seriesName(series) : ""
      let text = text(facts, in: series)
      return text.isEmpty ? "" : Sentence(name).adding(text, .context).sentence
    }
  }

  private func text(_ facts: SeriesFacts, in series: Series) -> String {
    switch facts.spread {
    case .candlestick(let candlesticks): candlestickText(candlesticks, in: series)
    case .box(let boxes): boxText(boxes, in: series)
    case .interval(let intervals): widest(intervals.widest, .spreadWidestInterval, in: series)
    case nil: ""
    }
  }

  private func candlestickText(_ facts: CandlestickFacts, in series: Series) -> String {
    guard let open = facts.open, let close = facts.close else { return "" }
    // Among names the first is no beginning.
    guard chart.readsInOrder else { return closes(facts, in: series) }
    let ends = voice.say(
      .spreadOpenedClosed,
      [
        "open": plain(open.value), "place-open": placeLists.listed(open.places, in: series),
        "close": value(close.value),
        "place-close": placeLists.listed(close.places, in: series),
      ])
    return Sentence(ends).adding(closes(facts, in: series), .sentence).text
  }

  private func closes(_ facts: CandlestickFacts, in series: Series) -> String {
    let marks = marks(facts.rose + facts.fell + facts.stayed, of: series)
    var sentence = Sentence(voice.say(.spreadClosedAbove, ["k": numbers.whole(facts.rose), "marks": marks]))
    if facts.fell > 0 { sentence.append(voice.say(.spreadClosedBelow, ["k": numbers.whole(facts.fell)])) }
    if facts.stayed > 0 { sentence.append(voice.say(.spreadClosedAt, ["k": numbers.whole(facts.stayed)])) }
    return sentence.text
  }

  private func boxText(_ facts: BoxFacts, in series: Series) -> String {
    guard let low = facts.lowestMedian, let high = facts.highestMedian, series.marks.count > 1 else { return "" }
    var sentence = Sentence()
    if ChartFacts.areEqual(low.value, high.value) {
      sentence.append(voice.say(.spreadSameMedian, ["value": value(high.value)]))
    } else if !planned.contains(.medians(highest: high, lowest: low)) {
      sentence.append(median(high, .spreadHighestMedian, in: series), .sentence)
      sentence.append(median(low, .spreadLowestMedian, in: series), .sentence)
    }
    sentence.append(widest(facts.widestMiddle, .spreadWidestMiddle, in: series), .sentence)
    return sentence.text
  }

  /// `Highest median: 23.3 millimeters for tree pipit; lowest median: 21 millimeters for wren`.
  func medians(_ highest: Extreme, _ lowest: Extreme, in series: Series) -> String {
    Sentence(median(highest, .spreadHighestMedian, in: series))
      .adding(median(lowest, .spreadLowestMedian, in: series), .part).text
  }

  private func median(_ extreme: Extreme, _ key: PhraseKey, in series: Series) -> String {
    voice.say(key, ["value": value(extreme.value), "places": placeLists.listed(extreme.places, in: series)])
  }

  private func widest(_ extreme: Extreme?, _ key: PhraseKey, in series: Series) -> String {
    guard let extreme else { return "" }
    return voice.say(
      key, ["value": difference(extreme.value), "places": placeLists.listed(extreme.places, in: series)])
  }
}

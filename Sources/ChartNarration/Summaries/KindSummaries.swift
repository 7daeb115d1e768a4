import ChartAnalysis
import ChartModel

/// What charts of one kind say beyond highest and lowest.
struct KindSummaries: Narrating {
  let narrator: Narrator
  private var heatSentences: HeatSentences { HeatSentences(narrator: narrator) }
  private var histogramSentences: HistogramSentences { HistogramSentences(narrator: narrator) }
  private var partSentences: PartSentences { PartSentences(narrator: narrator) }
  private var pointSentences: PointSentences { PointSentences(narrator: narrator) }
  private var sideSentences: SideSentences { SideSentences(narrator: narrator) }

  /// All that there is to say, a sentence or two for each kind.
  var sentences: [String] {
    [
      histogramSentences.sentence, pointSentences.sentence, heatSentences.sentence, sideSentences.sentence,
      shareChangeSentence, leaderSentence,
    ]
    .filter { !$0.isEmpty }
  }

  /// The part of a stack whose share changed most.
  private var shareChangeSentence: String {
    guard let found = shape.whole.shareChanges, let totals = chart.totals, let first = found.largest.first,
      found.changes.indices.contains(first), chart.stack != .center,
      // From one bin to another a share does not change: bins are no course.
      places.kind != .bin
    else { return "" }
    let change = found.changes[first]
    // Where it went up and down between, the ends would hide it.
    if let shares = facts.shares.indices.contains(change.series) ? facts.shares[change.series] : nil,
      let low = shares.minimum, let high = shares.maximum, high.value - low.value > 2 * abs(change.to - change.from)
    {
      return partSentences.shareSentence(.shareRange, chart.series[change.series], low, high, totals)
    }
    let values: PhraseValues = [
      "name": seriesName(chart.series[change.series]), "first": numbers.percent(change.from),
      "last": numbers.percent(change.to), "place-first": places.place(totals.marks[found.firstPlace].x),
      "place-last": places.place(totals.marks[found.lastPlace].x),
    ]
    return Sentence(voice.say(.shareChange, values)).sentence
  }

  /// Which of three or more series was highest at first, and which at last.
  private var leaderSentence: String {
    guard let ranks = shape.whole.ranks, !ranks.areParts, ranks.series.count > 2, ranks.highestThroughout == nil else {
      return ""
    }
    let walked = ranks.series.map { chart.walkedSeries[$0] }
    guard !chart.yAxis.isReversed, let first = ranks.firstRanks.firstIndex(of: 1),
      let last = ranks.lastRanks.firstIndex(of: 1)
    else {
      return ""
    }
    // Who is highest at both ends led all along, or between them others did: either way the ends say nothing new.
    guard ranks.series.indices.contains(where: { (ranks.firstRanks[$0] == 1) != (ranks.lastRanks[$0] == 1) }) else {
      return ""
    }
    let leaders = { (places: [Int]) in
      voice.list(walked.indices.filter { places[$0] == 1 }.map { seriesName(walked[$0]) }, atMost: Self.listedPlaces)
    }
    let values: PhraseValues = [
      "first": leaders(ranks.firstRanks), "last": leaders(ranks.lastRanks),
      "place-first": places.place(walked[first].marks[ranks.firstPlaces[first]].x),
      "place-last": places.place(walked[last].marks[ranks.lastPlaces[last]].x),
    ]
    return Sentence(voice.say(.rankHighest, values)).sentence
  }
}

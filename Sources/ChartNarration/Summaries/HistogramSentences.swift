import ChartAnalysis
import ChartModel

/// What a chart says that counts values in bins.
struct HistogramSentences: Narrating {
  let narrator: Narrator
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }

  /// `82 in total. Fullest: 19, from 20 to 25.`
  func message(_ found: Distribution, _ series: Series) -> String {
    guard let first = found.fullest.first, let most = series.marks[first].value.number else { return "" }
    let values: PhraseValues = ["value": value(most), "place": placeLists.listed(found.fullest, in: series)]
    return Sentence(voice.say(.messageTotal, ["value": rounded(found.total)]))
      .adding(voice.say(.messageMost, values), .sentence).sentence
  }

  /// Between where half of the values lie, on which side the tail is, and what stands apart.
  var sentence: String {
    guard let found = distribution, let series = chart.walkedSeries.first, !found.isFlat else { return "" }
    var sentence = Sentence(half(found, series))
    if let skew = found.skew, abs(skew) >= FeatureThresholds.standard.leastToldSkew {
      sentence.append(voice.say(skew > 0 ? .histogramTailHigh : .histogramTailLow), .sentence)
    }
    if !planned.contains(.modes) { sentence.append(modesText, .sentence) }
    if !found.emptyStretches.isEmpty {
      let texts = found.emptyStretches.map { places.text(.bin(from: $0.lowerBound, to: $0.upperBound)) }
      let runs = voice.list(texts, atMost: Self.listedPlaces)
      sentence.append(voice.say(.histogramEmpty, ["ranges": runs]), .sentence)
    }
    return sentence.sentence
  }

  /// Between where half of the values lie, unless the message says so.
  private func half(_ found: Distribution, _ series: Series) -> String {
    let half = found.half
    guard !planned.contains(.bulk(half)) else { return "" }
    let range = places.range(
      from: series.marks[half.bins.lowerBound].x, to: series.marks[half.bins.upperBound].x, opening: true)
    return voice.say(.histogramHalf, ["range": range, "percent": numbers.percent(half.share)])
  }

  /// The hills of a histogram; empty where it has one.
  var modesText: String {
    guard let found = distribution, let series = chart.walkedSeries.first, found.modes.count > 1 else { return "" }
    let peaks = voice.list(found.modes.map { inner($0.places, in: series) }, atMost: Self.listedPlaces)
    guard found.modes.count > 2 else { return voice.say(.messageTwoPeaks, ["ranges": peaks]) }
    return voice.say(.histogramPeaks, count: found.modes.count, ["ranges": peaks])
  }

  private func inner(_ range: Range<Int>, in series: Series) -> String {
    places.range(
      from: series.marks[range.lowerBound].x, to: series.marks[max(range.lowerBound, range.upperBound - 1)].x,
      opening: true)
  }
}

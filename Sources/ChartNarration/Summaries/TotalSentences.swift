import ChartAnalysis
import ChartModel

/// What values add up to.
struct TotalSentences: Narrating {
  let narrator: Narrator

  /// What values add up to: a net total where they lie on both sides of zero.
  func text(_ facts: SeriesFacts) -> String {
    let key: PhraseKey = shape.whole.diverging.isEmpty ? .messageTotal : .messageNet
    return voice.say(key, ["value": rounded(facts.statistics.sum)])
  }

  /// What a bucket has on average; empty where buckets are no period.
  func average(_ statistics: Statistics, of bucketCount: Int) -> String {
    guard let mean = statistics.mean, !places.kind.isName, places.kind != .bin, chart.xAxis.namedUnit == nil else {
      return ""
    }
    let values: PhraseValues = [
      "number": averaged(mean, in: statistics).text, "period": voice.say(.periods, places.kind),
    ]
    guard statistics.count < bucketCount else { return voice.say(.messageAverage, values) }
    // Of a value every quarter of an hour nobody takes the mean for one of a minute.
    if statistics.count * 2 < bucketCount, chart.xAxis.calendarUnit.map({ $0 < .day }) == true { return "" }
    // A mean over days with data is not a rate over all days.
    return voice.say(.messageAverageWithData, values)
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

  /// Whether the parts of a stack add up to something that is told.
  var tellsStackTotal: Bool {
    !chart.fillsHundred && facts.walked.first.map(tellsTotal) == true && facts.series.allSatisfy { !$0.hasInfinity }
  }
}

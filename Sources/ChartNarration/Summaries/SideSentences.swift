import ChartAnalysis
import ChartModel

/// How many marks lie on which side of zero.
struct SideSentences: Narrating {
  let narrator: Narrator

  /// How many marks lie above and below zero, where the message does not say so.
  var sentence: String { isMessage || planned.contains(.sides) ? "" : text }

  /// Whether the message is how many marks lie on which side of zero: what goes up and down about it has no other.
  var isMessage: Bool {
    guard planned.isEmpty, chart.kind == .bar, shape.whole.diverging.count == 1, facts.walked.count == 1, tellsChange,
      !tellsTotal(facts.walked[0])
    else { return false }
    return shape.course(of: 0, facts.walked[0]) == .varied
  }

  /// How many marks of each series lie above, below and at zero.
  var text: String {
    guard shape.whole.diverging.count <= Self.toldSeries else { return "" }
    return shape.whole.diverging.reduce(into: Sentence()) { sentence, found in
      let series = chart.walkedSeries[found.series]
      var told = Sentence(voice.say(.divergingAbove, ["marks": marks(found.aboveCount, of: series)]))
      told.append(voice.say(.divergingBelow, ["k": numbers.whole(found.belowCount)]))
      if found.zeroCount > 0, !profile.hidesNumbers {
        told.append(voice.say(.divergingZero, ["k": numbers.whole(found.zeroCount)]))
      }
      let name = seriesName(series)
      sentence.append(Sentence(name).adding(told.text, .context).text, .sentence)
    }.sentence
  }
}

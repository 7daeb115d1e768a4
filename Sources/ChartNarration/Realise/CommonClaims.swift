import ChartAnalysis
import ChartModel

/// Puts into words what all series do, and which of them leads at last.
struct CommonClaims: Narrating {
  let narrator: Narrator

  /// `All 4 rose to a peak between 1961 and 1985 and fell since`.
  func text(of arc: CommonArc) -> String {
    let values: PhraseValues = [
      "n": numbers.whole(chart.walkedSeries.count), "from": places.end(arc.from), "to": places.end(arc.to),
      "place": places.place(arc.to),
    ]
    let isOne = arc.from == arc.to
    return voice.say(
      arc.isPeak ? (isOne ? .messageAllPeakAtOnce : .messageAllPeak) : isOne ? .messageAllLowAtOnce : .messageAllLow,
      values)
  }

  /// `All rise from 50-54 to 70-74`.
  func text(of rise: CommonRise) -> String {
    voice.say(
      rise.rises ? .messageAllRise : .messageAllFall, ["from": places.end(rise.from), "to": places.end(rise.to)])
  }

  /// `Volkswagen highest from 2010 on, at last 26,574 against 17,453 for Toyota`.
  func text(of lead: LastLead) -> String {
    voice.say(
      .messageLastLead,
      [
        "name": seriesName(chart.walkedSeries[lead.series]), "x": places.end(lead.since), "last": plain(lead.last),
        "value": value(lead.nextLast), "other": seriesName(chart.walkedSeries[lead.next]),
      ])
  }
}

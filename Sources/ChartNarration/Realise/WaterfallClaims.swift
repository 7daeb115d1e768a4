import ChartAnalysis
import ChartModel

/// Puts into words from which level the bars of a waterfall lead to which.
struct WaterfallClaims: Narrating {
  let narrator: Narrator

  /// `From 4,000 for Begin to 2,516 for End; largest rise: 1,812 for Apr; largest fall: 1,481 for Jun`.
  func text(of waterfall: Waterfall) -> String {
    let marks = chart.walkedSeries.first?.marks ?? []
    guard let first = marks.first, let last = marks.last else { return "" }
    let ends: PhraseValues = [
      "first": value(waterfall.first), "place-first": places.place(first.x), "last": value(waterfall.last),
      "place-last": places.place(last.x),
    ]
    return Sentence(voice.say(.messageWaterfall, ends))
      .adding(step(waterfall.largestRise, .messageStepUp, marks), .part)
      .adding(step(waterfall.largestFall, .messageStepDown, marks), .part).text
  }

  private func step(_ step: Waterfall.Step?, _ key: PhraseKey, _ marks: [Mark]) -> String {
    guard let step, marks.indices.contains(step.place) else { return "" }
    let values: PhraseValues = [
      "value": value(step.change.magnitude), "place": places.place(marks[step.place].x),
    ]
    return voice.say(key, values)
  }
}

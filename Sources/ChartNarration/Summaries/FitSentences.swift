import ChartModel

/// What is said of lines that were fitted to the data, behind what the data do.
struct FitSentences: Narrating {
  let narrator: Narrator

  /// `Fitted line: from 3.2 at 0 to 18 at 60.`; of many lines none.
  var sentences: [String] {
    guard narrator.memory.fits.count <= Self.toldSeries else { return [] }
    return narrator.memory.fits.map(sentence)
  }

  private func sentence(_ fit: Series) -> String {
    let marks = fit.marks.filter { $0.value.number != nil }
    guard let first = marks.first, let last = marks.last, marks.count > 1 else { return "" }
    let name = voice.name(fit.name ?? "")
    let ends: PhraseValues = [
      "name": name, "first": state(first.value), "place-first": places.place(first.x), "last": state(last.value),
      "place-last": places.place(last.x),
    ]
    return Sentence(voice.say(.summaryFit, ends)).adding(turn(of: marks, name: name), .sentence).sentence
  }

  /// Where a curve goes beyond both of its ends.
  private func turn(of marks: [Mark], name: String) -> String {
    guard let first = marks.first?.value.number, let last = marks.last?.value.number,
      let low = marks.min(by: { $0.number < $1.number }), let high = marks.max(by: { $0.number < $1.number })
    else { return "" }
    let beyond = [(high, high.number - max(first, last)), (low, min(first, last) - low.number)]
    guard let far = beyond.max(by: { $0.1 < $1.1 }), far.1 * Self.leastTurn > high.number - low.number else {
      return ""
    }
    let key: PhraseKey = far.0.number == high.number ? .summaryFitHighest : .summaryFitLowest
    return voice.say(key, ["value": state(far.0.value), "place": places.place(far.0.x)])
  }

  /// A turn is told that takes at least a tenth of all that the curve spans.
  private static let leastTurn = 10.0
}

extension Mark {
  fileprivate var number: Double { value.number ?? 0 }
}

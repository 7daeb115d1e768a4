import ChartAnalysis
import ChartModel

/// What is said of one selected mark, and how it stands beside the others.
struct SelectedPlaceLines: Narrating {
  let narrator: Narrator
  private var markLabels: MarkLabels { MarkLabels(narrator: narrator) }

  /// The label of the mark, then how it stands beside the whole.
  func lines(_ marks: SelectedMarks, in series: Series) -> [String] {
    guard let label = markLabels.labels(at: Array(marks.places.prefix(1)), in: series).first else { return [] }
    let line = Sentence(label.text).sentence
    // Outliers are picked out of the values of a box plot: beside each other they tell nothing of the whole.
    guard !series.showsOutliers, let facts = marks.place, facts.valueCount > 1 else { return [line] }
    return [line, comparison(facts, marks.whole, in: series)]
  }

  /// `Above the mean of the whole by 1.1. Rank 3 of 30.`
  private func comparison(_ facts: PlaceFacts, _ whole: Statistics, in series: Series) -> String {
    var sentence = Sentence(fromMean(facts.fromMean, whole, place: true))
    if verbosity == .full, let difference = facts.fromPrevious {
      sentence.append(fromPrevious(difference, places.place(series.marks[facts.place - 1].x)), .sentence)
    }
    let rank: PhraseValues = ["k": numbers.whole(facts.rank), "n": numbers.whole(facts.valueCount)]
    sentence.append(voice.say(.selectionRank, rank), .sentence)
    return sentence.sentence
  }

  /// How far a value, or the mean of a range, lies from the mean of the whole.
  func fromMean(_ difference: Double?, _ whole: Statistics, place: Bool) -> String {
    guard let difference else { return "" }
    let number = withUnitOfDifference(averaged(abs(difference), in: whole))
    switch (place, sign(difference, like: whole)) {
    case (true, 0): return voice.say(.selectionAtMean)
    case (true, let sign): return voice.say(sign > 0 ? .selectionAboveMean : .selectionBelowMean, ["number": number])
    case (false, 0): return voice.say(.selectionMeanSame)
    case (false, let sign): return voice.say(sign > 0 ? .selectionMeanAbove : .selectionMeanBelow, ["number": number])
    }
  }

  /// How far a value lies from the mean of all series at its X.
  func fromMeanOfSeries(_ difference: Double, _ all: Statistics) -> String {
    let number = withUnitOfDifference(averaged(abs(difference), in: all))
    let values: PhraseValues = ["number": number, "n": numbers.whole(all.count)]
    return switch sign(difference, like: all) {
    case 0: voice.say(.walkAtMeanAcross, values)
    case let sign: voice.say(sign > 0 ? .walkAboveAcross : .walkBelowAcross, values)
    }
  }

  /// Whether a difference is above zero, below it, or no more than noise of binary arithmetic.
  private func sign(_ difference: Double, like whole: Statistics) -> Int {
    let size = max(abs(whole.minimum ?? 0), abs(whole.maximum ?? 0))
    return ChartFacts.isNoise(difference, beside: size) ? 0 : difference > 0 ? 1 : -1
  }

  /// How a value stands beside that of another place.
  ///
  /// - Parameter isExact: whether it is told to its last digit, to who asks for it by itself.
  func fromPrevious(_ difference: Double, _ place: String, isExact: Bool = false) -> String {
    guard difference != 0 else { return voice.say(.selectionSamePrevious, ["place": place]) }
    let number = isExact ? self.difference(abs(difference)) : roundedDifference(abs(difference))
    let values: PhraseValues = ["number": number, "place": place]
    return voice.say(difference > 0 ? .selectionAbovePrevious : .selectionBelowPrevious, values)
  }
}

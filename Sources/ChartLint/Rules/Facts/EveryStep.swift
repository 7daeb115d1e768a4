/// Reads "every day" and "each year": that nothing is left out along X.
struct EveryStep {
  let reading: ClaimReading

  /// The words "every" or "each" before a step along X, or "throughout".
  func place(in range: Range<Int>) -> Range<Int>? {
    let tokens = reading.tokens
    return tokens.places(of: .every).first { places in
      guard range.contains(places.lowerBound) else { return false }
      let word = tokens.characters(tokens.range(of: places)).lowercased()
      return isStep(word) ? isStepNoun(places.upperBound) : true
    }
  }

  /// Whether what it counts is how the data steps.
  func isSure(_ places: Range<Int>) -> Bool {
    let tokens = reading.tokens
    guard isStep(tokens.characters(tokens.range(of: places)).lowercased()), let noun = word(places.upperBound) else {
      return false
    }
    guard let step else { return true }
    return noun == step || noun == reading.label.context.x?.name?.lowercased()
  }

  private func isStep(_ word: String) -> Bool { word == "every" || word == "each" }

  private func word(_ place: Int) -> String? {
    reading.tokens.token(place).flatMap {
      $0.kind == .word ? reading.tokens.characters(of: $0).lowercased() : nil
    }
  }

  /// Weekdays, verbs, series and "other" make it something else: "each rose", "every Monday", "every other day".
  private func isStepNoun(_ place: Int) -> Bool {
    let tokens = reading.tokens
    guard let token = tokens.token(place), token.kind == .word else { return false }
    let others: WordClasses = [
      WordClass.weekday.set, WordClass.movesUp.set, WordClass.movesDown.set, WordClass.missing.set, WordClass.stay.set,
    ]
    guard token.classes.isDisjoint(with: others), !tokens.isWord(place, "other"), !tokens.isWord(place, "of") else {
      return false
    }
    return !reading.series.contains { $0.tokens.contains(place) }
  }

  /// The step of the data in words; `nil` along what is no time.
  private var step: String? {
    guard let date = reading.data.places.first?.date else { return nil }
    if date.hour != nil { return "hour" }
    if date.day != nil || date.weekday != nil { return "day" }
    return date.quarter != nil ? "quarter" : date.month != nil ? "month" : "year"
  }
}

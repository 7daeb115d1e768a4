/// Finds numbers said as the value of a place that has none.
struct SaidGaps {
  let reading: ClaimReading
  private var tokens: LabelTokens { reading.tokens }

  struct Gap {
    var place: Int
    /// The tokens of the number.
    var number: Range<Int>
  }

  func numbers() -> [Gap] {
    let named = reading.places.compactMap { mention -> Gap? in
      guard mention.places.count == 1, let place = mention.places.first, isGap(place, near: mention.tokens) else {
        return nil
      }
      return (number(behind: mention) ?? number(before: mention)).map { Gap(place: place, number: $0..<($0 + 1)) }
    }
    return named.isEmpty ? ofFocus() : named
  }

  /// A mark that names no place has the value of its focus.
  private func ofFocus() -> [Gap] {
    guard reading.places.isEmpty, let focus = reading.data.focusPlaces, focus.count == 1, let place = focus.first,
      isGap(place, near: 0..<tokens.tokens.count), let number = tokens.tokens.indices.first(where: isValue)
    else { return [] }
    return [Gap(place: place, number: number..<(number + 1))]
  }

  // MARK: Gaps

  /// Whether every series that is meant has a mark without a value at a place.
  private func isGap(_ place: Int, near mention: Range<Int>) -> Bool {
    let clause = reading.sentences.first { $0.contains(mention.lowerBound) } ?? mention
    let named = reading.series(in: clause).map(\.series)
    let series = reading.data.focusSeries.map { [$0] } ?? Array(Set(named)).sorted()
    let marks = reading.data.marks(at: [place]).filter { series.isEmpty || series.contains($0.series) }
    return !marks.isEmpty && marks.allSatisfy { $0.value == nil }
  }

  // MARK: Numbers

  /// "June 6: 0 steps", "June 6 had 0", "On June 6, 0 steps"; up to the next place or the end of the clause.
  private func number(behind mention: PlaceMention) -> Int? {
    var place = mention.tokens.upperBound
    for _ in 0..<5 {
      guard let token = tokens.token(place), !reading.places.contains(where: { $0.tokens.contains(place) }) else {
        return nil
      }
      if isValue(place) { return isOfNext(place) ? nil : place }
      if tokens.isSign(0x2E, place) || tokens.isSign(0x3B, place) || token.classes.contains(WordClass.part.set) {
        return nil
      }
      place += 1
    }
    return nil
  }

  /// "61 riders on June 1 and 64 on June 3": a number with "on" and a place behind it belongs to that.
  private func isOfNext(_ number: Int) -> Bool {
    ((number + 1)..<(number + 5)).contains { place in
      tokens.isIn(.thanFiller, place) && reading.places.contains { $0.tokens.lowerBound == place + 1 }
    }
  }

  /// "0 steps on June 6": a number, at most three words, then "on" or "in".
  private func number(before mention: PlaceMention) -> Int? {
    let link = mention.tokens.lowerBound - 1
    guard tokens.isIn(.thanFiller, link) else { return nil }
    var place = link - 1
    for _ in 0..<4 {
      if isValue(place) { return isOfEarlier(place) ? nil : place }
      guard let token = tokens.token(place), token.kind == .word || token.kind == .symbol,
        !reading.places.contains(where: { $0.tokens.contains(place) })
      else { return nil }
      place -= 1
    }
    return nil
  }

  /// "June 1: 61 riders in June": the number has a place before it.
  private func isOfEarlier(_ number: Int) -> Bool {
    tokens.isSign(0x3A, number - 1) && reading.places.contains { $0.tokens.upperBound == number - 1 }
  }

  /// A number that is no place, no rank and no goal.
  private func isValue(_ place: Int) -> Bool {
    guard let token = tokens.token(place), !token.isProtected,
      token.kind == .number || token.kind == .attachedUnit || tokens.isWord(place, "zero")
    else { return false }
    if reading.places.contains(where: { $0.tokens.contains(place) }) { return false }
    let isPart = tokens.isWord(place + 1, "of") || tokens.isWord(place - 1, "of")
    let isGoal = [place - 2, place - 1, place + 1, place + 2].contains { tokens.isIn(.goal, $0) }
    let isCount = tokens.isIn(.seriesNoun, place + 1) || tokens.isIn(.countedMark, place + 1)
    return !isPart && !isGoal && !isCount
  }
}

extension Clause {
  /// The clause, which speaks of all places where it says how many they are: `225 tickets in the three seasons`.
  func overAll(_ data: ClaimData, _ tokens: LabelTokens, _ context: LabelContext) -> Clause {
    guard places.isEmpty, data.places.count > 1 else { return self }
    let whole = numbers.first { number in
      guard number.value == Double(data.places.count), number.multiple == 1 else { return false }
      let start = number.tokens.lowerBound
      let isLed =
        tokens.isIn(.within, start - 1)
        || (tokens.isWord(start - 1, "the") || tokens.isWord(start - 1, "all")) && tokens.isIn(.within, start - 2)
      return isLed
        && (CountMismatch.isPlaceNoun(number.noun, context)
          || words.contains { $0.list == .periodNoun && $0.tokens.lowerBound == number.tokens.upperBound })
    }
    guard let whole else { return self }
    var clause = self
    clause.leadingPlaces = [
      PlaceMention(tokens: whole.tokens, places: Array(data.places.indices), isStretch: true)
    ]
    return clause
  }

  /// The clause's tokens between the nearest signs and "and" around a number: what a count belongs to.
  func part(around number: ClaimNumber, _ tokens: LabelTokens) -> Range<Int> {
    func isEnd(_ place: Int) -> Bool {
      let token = tokens.tokens[place]
      return token.kind == .punctuation || tokens.characters(of: token).lowercased() == "and"
    }
    var (start, end) = (number.tokens.lowerBound, number.tokens.upperBound)
    while start > self.tokens.lowerBound, !isEnd(start - 1) { start -= 1 }
    while end < self.tokens.upperBound, !isEnd(end) { end += 1 }
    return start..<end
  }
}

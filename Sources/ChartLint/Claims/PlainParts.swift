extension Clause {
  /// The clause, which speaks of all places where it says how many they are: `225 tickets in the three seasons`.
  func overAll(_ data: ClaimData, _ tokens: LabelTokens, _ context: LabelContext, _ words: LintWords) -> Clause {
    guard places.isEmpty, data.places.count > 1 else { return self }
    let whole = self.tokens.first { place in
      guard Self.number(at: place, tokens, words) == Double(data.places.count) else { return false }
      let isThe = tokens.isWord(place - 1, "the") || tokens.isWord(place - 1, "all")
      return tokens.isIn(.within, place - (isThe ? 2 : 1)) && isPlaces(place + 1, tokens, context)
    }
    guard let whole else { return self }
    var clause = self
    clause.leadingPlaces = [
      PlaceMention(tokens: whole..<(whole + 1), places: Array(data.places.indices), isStretch: true)
    ]
    return clause
  }

  /// A number in digits or in words, also behind "the", where it is no amount.
  private static func number(at place: Int, _ tokens: LabelTokens, _ words: LintWords) -> Double? {
    guard let token = tokens.token(place) else { return nil }
    if let number = token.number { return number.value }
    guard tokens.isIn(.numberWord, place) else { return nil }
    return words.entries(of: .numberWord).firstIndex(of: tokens.characters(of: token).lowercased()).map(Double.init)
  }

  /// Whether a word counts what stands along X.
  private func isPlaces(_ place: Int, _ tokens: LabelTokens, _ context: LabelContext) -> Bool {
    let noun = tokens.token(place).map { tokens.characters(of: $0).lowercased() }
    return CountMismatch.isPlaceNoun(noun, context) || places(of: .periodNoun).contains { $0.lowerBound == place }
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

extension Clause {
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

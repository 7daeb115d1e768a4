/// Questions that rules for facts ask of single tokens.
extension LabelTokens {
  /// The token at a place; `nil` beyond the ends.
  func token(_ place: Int) -> LabelToken? { tokens.indices.contains(place) ? tokens[place] : nil }

  /// Whether a token is a word, given in lower case.
  func isWord(_ place: Int, _ word: String) -> Bool {
    guard let token = token(place), token.kind == .word, token.range.count == word.utf8.count else { return false }
    return zip(bytes[token.range], word.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }

  /// Whether a token is of a list.
  func isIn(_ list: WordClass, _ place: Int) -> Bool { token(place)?.classes.contains(list.set) ?? false }

  func beginsWithCapital(_ token: LabelToken) -> Bool {
    token.range.lowerBound < bytes.count && bytes[token.range.lowerBound].isUppercaseByte
  }
}

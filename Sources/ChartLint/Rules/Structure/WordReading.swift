/// The tokens of a text with the lists of structure words that each stands in, names and quotations included.
struct WordReading: Sendable {
  let tokens: LabelTokens
  /// The lists of each token, in the order of tokens.
  let lists: [StructureWords.Lists]

  init(_ tokens: LabelTokens, _ words: StructureWords) {
    self.tokens = tokens
    lists = tokens.tokens.map { $0.kind == .word ? words.lists(of: WordKey(tokens.bytes[$0.range])) : [] }
  }

  init(_ label: LintedLabel) {
    self = label.overviewMentions?.reading ?? WordReading(label.tokens, label.words.structure)
  }

  /// The lists of a token; none past the ends.
  func at(_ place: Int) -> StructureWords.Lists { lists.indices.contains(place) ? lists[place] : [] }

  /// A token; `nil` past the ends.
  func token(_ place: Int) -> LabelToken? { tokens.tokens.indices.contains(place) ? tokens.tokens[place] : nil }

  /// Whether a token is one of some signs.
  func isSign(_ place: Int, _ signs: String) -> Bool {
    guard let token = token(place), token.kind == .punctuation, token.range.count == 1 else { return false }
    return signs.utf8.contains(tokens.bytes[token.range.lowerBound])
  }

  /// The characters of a token in small letters; none past the ends.
  func word(_ place: Int) -> String { token(place).map { tokens.characters(of: $0).lowercased() } ?? "" }

  /// Whether a token begins with a capital.
  func isCapital(_ place: Int) -> Bool {
    guard let token = token(place), token.kind == .word else { return false }
    return tokens.characters(of: token).first?.isUppercase == true
  }

  /// Whether a token is the name of a month.
  func isMonth(_ place: Int) -> Bool {
    guard let token = token(place), isCapital(place) else { return false }
    return !token.classes.isDisjoint(with: [WordClass.month.set, WordClass.monthShort.set])
  }

  // MARK: Sentences

  /// The places of the tokens of each sentence, its end sign left out.
  var sentences: [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for place in lists.indices where isEnd(place) {
      if place > start { found.append(start..<place) }
      start = place + 1
    }
    if start < lists.count { found.append(start..<lists.count) }
    return found
  }

  /// Whether a sentence ends here; a point within `6 a.m. to 10 p.m.` ends none.
  private func isEnd(_ place: Int) -> Bool {
    guard isSign(place, ".!?;"), let own = token(place) else { return false }
    guard let next = token(place + 1) else { return true }
    guard next.range.lowerBound > own.range.upperBound else { return false }
    return isSign(place, "!?;") || next.kind != .word || isCapital(place + 1)
  }
}

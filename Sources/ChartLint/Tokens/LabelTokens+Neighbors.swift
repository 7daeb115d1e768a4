/// What stands at a place or beside it; beyond the ends stands nothing.
extension LabelTokens {
  /// Whether a token stands in one of some lists by itself.
  func isOf(_ lists: WordClasses, _ place: Int) -> Bool {
    tokens.indices.contains(place) && !tokens[place].classes.isDisjoint(with: lists)
  }

  /// Whether a token is of a kind.
  func isKind(_ kind: LabelToken.Kind, _ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == kind
  }

  /// Whether a token is a certain sign of ASCII.
  func isSign(_ sign: UInt8, _ place: Int) -> Bool {
    guard tokens.indices.contains(place), tokens[place].range.count == 1 else { return false }
    return bytes[tokens[place].range.lowerBound] == sign
  }

  /// Whether a word begins with a capital letter of ASCII.
  func isCapital(_ place: Int) -> Bool {
    isKind(.word, place) && bytes[tokens[place].range.lowerBound].isUppercaseByte
  }

  /// Whether a text ends here, or some of its clauses.
  func isBreak(_ place: Int) -> Bool { !tokens.indices.contains(place) || tokens[place].kind == .punctuation }

  /// Whether a token is a number as text has it, perhaps in words.
  func isNumber(_ place: Int) -> Bool {
    guard tokens.indices.contains(place) else { return false }
    return tokens[place].number != nil || isOf(Self.numberWords, place)
  }

  private static let numberWords = WordClasses.numberWord

  /// The first colon with something before it.
  var colon: Int? {
    guard bytes.contains(0x3A) else { return nil }
    return tokens.indices.dropFirst().first { isSign(0x3A, $0) }
  }

  /// Where a name stands as whole words, whatever its capitals; in places of `tokens`.
  func places(ofName name: String) -> [Range<Int>] {
    let wanted = name.utf8
    guard let first = wanted.first, wanted.count <= bytes.count else { return [] }
    var found: [Range<Int>] = []
    for place in tokens.indices where bytes[tokens[place].range.lowerBound].lowered == first.lowered {
      let start = tokens[place].range.lowerBound
      guard bytes[start...].count >= wanted.count,
        zip(bytes[start...], wanted).allSatisfy({ $0.lowered == $1.lowered }),
        let end = tokens[place...].firstIndex(where: { $0.range.upperBound >= start + wanted.count })
      else { continue }
      if tokens[end].range.upperBound == start + wanted.count { found.append(place..<(end + 1)) }
    }
    return found
  }
}

extension UInt8 {
  /// The small letter of a capital of ASCII, else itself.
  var lowered: UInt8 { isUppercaseByte ? self | 0x20 : self }
}

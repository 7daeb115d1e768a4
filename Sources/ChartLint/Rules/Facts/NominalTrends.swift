/// Finds moves that a sentence says by a participle or a noun, of what the Y axis measures: "downloads are increasing",
/// "growth in downloads".
struct NominalTrends {
  let reading: ClaimReading
  private var tokens: LabelTokens { reading.tokens }

  func moves(in sentence: Range<Int>) -> [(TrendClaim.Direction, Range<Int>)] {
    guard sentence.contains(where: namesValues) else { return [] }
    let lists: [(WordClass, TrendClaim.Direction)] = [(.rise, .up), (.fall, .down)]
    return lists.flatMap { list, direction in
      tokens.places(of: list).filter { $0.count == 1 && sentence.contains($0.lowerBound) && isMove($0.lowerBound) }
        .map { (direction, $0) }
    }
  }

  private func isMove(_ place: Int) -> Bool {
    if text(place).hasSuffix("ing") {
      return namesValues(place - 1) || tokens.isSign(0x2C, place - 1) || tokens.isIn(.being, place - 1)
    }
    return tokens.isIn(.moveNoun, place) && (tokens.isWord(place + 1, "in") || tokens.isWord(place + 1, "of"))
      && (namesValues(place + 2) || namesValues(place + 3))
  }

  // MARK: The values

  /// Whether a word is the plural of what the Y axis measures or counts.
  func isPluralOfValues(_ place: Int) -> Bool { namesValues(place) && text(place).hasSuffix("s") }

  /// Whether a word is what the Y axis measures or counts, as its name ends or in the plural.
  private func namesValues(_ place: Int) -> Bool {
    guard tokens.isKind(.word, place) else { return false }
    let text = text(place)
    let names = [reading.label.context.y?.name, reading.label.context.y?.unit].compactMap { $0?.lowercased() }
    return names.contains { name in
      let last = name.split(separator: " ").last.map(String.init) ?? name
      return last == text || last + "s" == text
    }
  }

  private func text(_ place: Int) -> String { reading.label.characters(at: place).lowercased() }
}

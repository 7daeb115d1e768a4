/// Words with capitals that may be names of the data, and where they stand.
struct NameRuns {
  private let tokens: LabelTokens
  private let isOverview: Bool
  /// Runs of words with capitals, no dates and no words for all or for none.
  let all: [Range<Int>]

  init(_ label: LintedLabel) {
    tokens = label.tokens
    isOverview = label.kind == .summary || label.kind == .note
    let isNamed = label.context.x?.type == "nominal" || label.context.x?.type == "ordinal"
    all = Self.runs(in: label.tokens, general: isNamed ? Self.general : Self.general.union(WordClass.season.set))
  }

  func words(_ run: Range<Int>) -> [String] { tokens.tokens[run].map { tokens.characters(of: $0) } }

  private static let general: WordClasses = [
    WordClass.month.set, WordClass.monthShort.set, WordClass.weekday.set, WordClass.weekdayShort.set,
    WordClass.numberWord.set, WordClass.unit.set, WordClass.generalName.set, WordClass.dateJoiner.set,
    WordClass.dateFiller.set, WordClass.nameJoiner.set, WordClass.placeholder.set, WordClass.movesUp.set,
    WordClass.movesDown.set, WordClass.dayHalf.set,
  ]

  private static func runs(in tokens: LabelTokens, general: WordClasses) -> [Range<Int>] {
    var (found, start): ([Range<Int>], Int?) = ([], nil)
    for place in 0...tokens.tokens.count {
      if let token = tokens.token(place), token.kind == .word, tokens.beginsWithCapital(token),
        token.classes.isDisjoint(with: general) || start != nil && token.range.count == 1
      {
        start = start ?? place
      } else if let begun = start {
        if !isQuoted(begun, tokens) { found.append(begun..<place) }
        start = nil
      }
    }
    return found
  }

  private static let quotes: Set = ["\"", "“", "`", "«", "„", "'", "‘"]

  private static func isQuoted(_ place: Int, _ tokens: LabelTokens) -> Bool {
    place > 0 && tokens.token(place - 1).map { quotes.contains(tokens.characters(of: $0)) } ?? false
  }

  // MARK: Heads

  /// The parts before the colon, or before the first comma, that are nothing but a run; overviews have none.
  var heads: [Range<Int>] {
    guard !isOverview, let end = headEnd else { return [] }
    return all.filter { run in
      run.count <= 3 && run.upperBound <= end && (run.lowerBound == 0 || isComma(run.lowerBound - 1))
        && (run.upperBound == end || isComma(run.upperBound))
    }
  }

  private var headEnd: Int? {
    let colon = tokens.tokens.indices.first { tokens.isSign(0x3A, $0) }
    if let colon { return tokens.tokens[..<colon].contains(where: isSentenceEnd) ? nil : colon }
    // Without a colon the comma before the value ends the head.
    guard let value = tokens.tokens.firstIndex(where: { $0.number != nil }), value > 0, isComma(value - 1) else {
      return nil
    }
    return value - 1
  }

  private func isSentenceEnd(_ token: LabelToken) -> Bool {
    [".", ";", "?", "!"].contains(tokens.characters(of: token))
  }

  private func isComma(_ place: Int) -> Bool { tokens.isSign(0x2C, place) }

  // MARK: Neighbours

  /// The runs that "and", "or" or "versus" joins to a run.
  func neighbours(of run: Range<Int>) -> [Range<Int>] {
    all.filter { other in
      guard other != run else { return false }
      let between =
        other.lowerBound > run.lowerBound ? run.upperBound..<other.lowerBound : other.upperBound..<run.lowerBound
      return between.count < 4 && between.contains { tokens.isIn(.nameJoiner, $0) }
        && between.allSatisfy { isComma($0) || tokens.isIn(.nameJoiner, $0) || tokens.isWord($0, "the") }
    }
  }

  /// Whether a run stands behind "than".
  func isCompared(_ run: Range<Int>) -> Bool { tokens.isWord(run.lowerBound - 1, "than") }

  /// The runs before a run in the same sentence.
  func earlier(than run: Range<Int>) -> [Range<Int>] {
    all.filter { other in
      other.upperBound <= run.lowerBound
        && !tokens.tokens[other.upperBound..<run.lowerBound].contains(where: isSentenceEnd)
    }
  }

  /// Whether a run inside a sentence rises or falls, or one anywhere has the most or fewer than something.
  func isSubject(_ run: Range<Int>) -> Bool {
    let (before, after) = (run.lowerBound - 1, run.upperBound)
    let joins = isComma(before) || tokens.isIn(.nameJoiner, before) || tokens.isSign(0x3B, before)
    if joins, tokens.isIn(.movesUp, after) || tokens.isIn(.movesDown, after) { return true }
    guard before < 0 || joins || tokens.token(before).map(isSentenceEnd) == true,
      tokens.isWord(after, "had") || tokens.isWord(after, "has")
    else { return false }
    let claim = tokens.isWord(after + 1, "the") ? after + 2 : after + 1
    return tokens.isIn(.isMore, claim) || tokens.isIn(.isLess, claim) || tokens.isWord(claim, "most")
      || tokens.isWord(claim, "fewest")
  }

  // MARK: Lists

  /// Whether a run has a value of its own in a list in which a name before it has one: "Labor 36, Greens 15".
  func isListed(_ run: Range<Int>, beside isKnown: (Range<Int>) -> Bool) -> Bool {
    let before = run.lowerBound - 1
    guard isComma(before) || tokens.isSign(0x3B, before) || tokens.isIn(.nameJoiner, before), hasValue(run),
      words(run).allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "-" } })
    else { return false }
    return all.contains { $0.upperBound <= before && hasValue($0) && isKnown($0) }
  }

  /// Whether a number stands right behind a run, or behind "had", "from" or the like.
  private func hasValue(_ run: Range<Int>) -> Bool {
    let next = run.upperBound
    let isLinked =
      tokens.isWord(next, "had") || tokens.isWord(next, "has") || tokens.isWord(next, "with")
      || tokens.isIn(.from, next) || tokens.isSign(0x3A, next)
    return tokens.token(isLinked ? next + 1 : next)?.number != nil
  }
}

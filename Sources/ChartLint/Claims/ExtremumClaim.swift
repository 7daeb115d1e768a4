/// A claim that a value is the greatest or the least, with what is said of it.
struct ExtremumClaim: Sendable {
  /// A word for an extreme.
  struct Extreme: Sendable {
    var tokens: Range<Int>
    var isHigh: Bool
    /// Whether it is that of a rise, a mean or a total: "largest rise".
    var isCompound: Bool
  }

  var extreme: Extreme
  /// The value that is said; `nil` where none is.
  var number: ClaimNumber?
  /// The places that are said to have it.
  var answers: [PlaceMention] = []
  /// The stretch of which it is the extreme.
  var stretches: [PlaceMention] = []
  var series: [SeriesMention] = []

  /// The words for extremes in a clause.
  static func extremes(in clause: Clause, _ label: LintedLabel) -> [Extreme] {
    guard !clause.has(.noExtreme) else { return [] }
    let all = clause.words.filter { $0.list == .highest || $0.list == .lowest }
    return all.filter { isExtreme($0, clause, label) }.map { word in
      let others: [WordClass] = [.rise, .fall, .difference, .total, .mean, .median, .share, .times]
      let isCompound = clause.words.contains { other in
        others.contains(other.list) && !isNamed(other, label) && other.tokens.lowerBound >= word.tokens.upperBound
          && other.tokens.lowerBound - word.tokens.upperBound <= 1
          || [.total, .mean, .median].contains(other.list) && other.tokens.upperBound == word.tokens.lowerBound
      }
      return Extreme(tokens: word.tokens, isHigh: word.list == .highest, isCompound: isCompound)
    }
  }

  /// "Less than half of June 3": what the extreme is held against.
  private static func isCompared(_ mention: PlaceMention, _ clause: Clause, _ label: LintedLabel) -> Bool {
    // "Twice as many as Hamburg".
    if label.tokens.isWord(mention.tokens.lowerBound - 1, "as") { return true }
    // "About 2.2 times Birch".
    let before = mention.tokens.lowerBound - 1
    if label.tokens.isWord(before, "times"), label.tokens.token(before - 1)?.number != nil { return true }
    return clause.words.contains { word in
      [.more, .less].contains(word.list) && word.tokens.upperBound <= mention.tokens.lowerBound
        && mention.tokens.lowerBound - word.tokens.upperBound <= 3
        && !clause.numbers.contains {
          (word.tokens.upperBound..<mention.tokens.lowerBound).contains($0.tokens.lowerBound)
        }
    }
  }

  /// Whether a word is what the Y axis measures: "the largest share" of a chart of shares.
  private static func isNamed(_ word: Clause.Word, _ label: LintedLabel) -> Bool {
    let text = label.tokens.characters(label.tokens.range(of: word.tokens)).lowercased()
    return label.context.y?.name?.lowercased().contains(text) == true
  }

  private static func isExtreme(_ word: Clause.Word, _ clause: Clause, _ label: LintedLabel) -> Bool {
    let tokens = label.tokens.tokens
    let before = tokens.indices.contains(word.tokens.lowerBound - 1) ? tokens[word.tokens.lowerBound - 1] : nil
    let after = tokens.indices.contains(word.tokens.upperBound) ? tokens[word.tokens.upperBound] : nil
    if after?.classes.contains(WordClass.noPeak.set) == true { return false }
    // "The top three days".
    if after?.classes.contains(WordClass.numberWord.set) == true { return false }
    // "The three largest".
    if before?.number.map({ $0.value != 1 }) == true || before?.classes.contains(WordClass.numberWord.set) == true {
      return false
    }
    // "The second warmest month".
    if label.tokens.isIn(.ordinal, word.tokens.lowerBound - 1) { return false }
    // "The 3rd highest".
    if let before, before.kind == .number, label.tokens.bytes[before.range.upperBound - 1].isLetterByte { return false }
    let text = label.tokens.characters(label.tokens.range(of: word.tokens)).lowercased()
    // "Ferry led in Spring by 50 riders": one of several leads at a place, which is no extreme of all.
    if label.tokens.isIn(.leads, word.tokens.lowerBound) {
      return !clause.numbers.contains { label.tokens.isWord($0.tokens.lowerBound - 1, "by") }
    }
    // "5 min" are minutes.
    if label.words.frames.has(text, in: .extremeUnit) {
      return before?.number == nil && before?.classes.contains(WordClass.numberWord.set) != true
    }
    guard label.words.frames.has(text, in: .extremeOfNames) else { return true }
    // "Rowan most: from 95 to 785" is of a change.
    if let after, label.tokens.characters(of: after) == ":" { return before == nil || before?.kind == .punctuation }
    if before?.classes.contains(WordClass.beforeMost.set) == true { return true }
    let next = after.map { label.tokens.characters(of: $0).lowercased() } ?? ""
    let names = [label.context.y?.unit, label.context.y?.name].compactMap { $0?.lowercased() }
    return !next.isEmpty && names.contains { $0.hasPrefix(next) || $0.hasPrefix(next + "s") }
  }

  /// The claims of a clause.
  static func claims(in clause: Clause, _ claims: Claims, _ label: LintedLabel) -> [ExtremumClaim] {
    let extremes = extremes(in: clause, label)
    // "Highest mean by hour: …; lowest: …": the second is of means too.
    let isOfMeans = claims.clauses.contains { other in
      other.tokens.lowerBound < clause.tokens.lowerBound && self.extremes(in: other, label).contains { $0.isCompound }
    }
    if isOfMeans, let first = extremes.first, label.tokens.isSign(0x3B, first.tokens.lowerBound - 1) { return [] }
    return extremes.enumerated().filter { !$0.element.isCompound }.map { index, extreme in
      let start = index == 0 ? clause.tokens.lowerBound : extreme.tokens.lowerBound
      let end = extremes.indices.contains(index + 1) ? extremes[index + 1].tokens.lowerBound : clause.tokens.upperBound
      return claim(extreme, clause, start..<max(start, end), claims, label)
    }
  }

  private static func claim(
    _ extreme: Extreme, _ clause: Clause, _ range: Range<Int>, _ claims: Claims, _ label: LintedLabel
  ) -> ExtremumClaim {
    var claim = ExtremumClaim(extreme: extreme)
    let numbers = clause.numbers.filter {
      range.contains($0.tokens.lowerBound) && claims.role(of: $0, in: clause, label) == .extremum
        && claims.isOwn($0, label)
    }
    claim.number = numbers.first { $0.tokens.lowerBound >= extreme.tokens.upperBound } ?? numbers.last
    let own = clause.places.filter { range.contains($0.tokens.lowerBound) && !isCompared($0, clause, label) }
    let places = own.isEmpty ? clause.leadingPlaces : own
    let series = clause.series.filter { range.contains($0.tokens.lowerBound) }
    // "2016: lowest Alder 114, highest Rowan 233" is of the series at one place.
    let isScope =
      !series.isEmpty && claims.data.hasSeries
      && own.allSatisfy { $0.tokens.lowerBound <= 1 && label.tokens.isSign(0x3A, $0.tokens.upperBound) }
    claim.stretches = places.filter { isScope || $0.isStretch || $0.places.count > 1 }
    claim.answers = isScope ? [] : places.filter { !$0.isStretch && $0.places.count <= 1 }
    claim.series = series.isEmpty ? clause.leadingSeries : series
    return claim
  }
}

/// Counts of the marks that are on one side of a number: `5 of them below 5,000 steps`, `goal reached on 6 of 10 days`.
enum ConditionalCount {
  /// How many of how many a text says; `all` is `nil` where it says "of them".
  private struct Part {
    var count: LabelToken.Number
    var all: LabelToken.Number?
    var range: Range<Int>
    var tokens: Range<Int>
  }

  /// What a clause says of a part of the marks and the data does not have.
  static func findings(_ clause: Clause, _ claims: Claims, _ label: LintedLabel) -> [RuleFinding] {
    let series = claims.series(of: clause)
    guard label.tokens.has(.number), let part = part(clause, label), series != nil, !clause.isUnsure,
      clause.allPlaces.count <= 1
    else { return [] }
    let values = claims.data.values(at: claims.places(of: clause), of: series)
    let all = claims.data.marks(at: claims.places(of: clause), of: series).count
    guard !values.isEmpty,
      part.all.map({ Int(exactly: $0.value) == values.count || Int(exactly: $0.value) == all }) ?? true
    else { return [] }
    guard let counts = counts(values, part, clause, claims, label), let truth = counts.first,
      !counts.contains(where: { Double($0) == part.count.value })
    else { return [] }
    return [RuleFinding(range: part.range, message: "The data has \(truth) of these. Write \"\(truth)\".")]
  }

  /// `6 of 10 days`, `5 of them`.
  private static func part(_ clause: Clause, _ label: LintedLabel) -> Part? {
    let tokens = label.tokens
    for place in clause.tokens where tokens.isWord(place, "of") {
      guard let token = tokens.token(place - 1), token.kind == .number, let count = token.number, place > 0 else {
        continue
      }
      if tokens.isIn(.ofMarks, place + 1) {
        return Part(count: count, range: token.range, tokens: (place - 1)..<(place + 2))
      }
      let start = tokens.isWord(place + 1, "the") || tokens.isWord(place + 1, "all") ? place + 2 : place + 1
      guard let other = tokens.token(start), other.kind == .number, let all = other.number,
        CountMismatch.isPlaceNoun(tokens.token(start + 1).map(tokens.characters(of:))?.lowercased(), label)
          || tokens.isIn(.periodNoun, start + 1) || tokens.isIn(.countedMark, start + 1)
      else { continue }
      return Part(count: count, all: all, range: token.range, tokens: (place - 1)..<(start + 2))
    }
    return nil
  }

  // MARK: Counting

  /// How many values are where the clause says, with those at the number itself and without; `nil` where it says no side.
  private static func counts(
    _ values: [Double], _ part: Part, _ clause: Clause, _ claims: Claims, _ label: LintedLabel
  ) -> [Int]? {
    if let (number, isMore) = side(clause, part, claims, label) {
      let truth = claims.inOwnUnit(number).value
      return isMore
        ? [values.count { $0 > truth }, values.count { $0 >= truth }]
        : [values.count { $0 < truth }, values.count { $0 <= truth }]
    }
    guard let goal = label.context.goal, clause.has(.goal), !isDenied(clause, label),
      clause.tokens.contains(where: { label.tokens.isIn(.reached, $0) })
    else { return nil }
    // A goal may be a limit: then those below it meet it.
    guard clause.places(of: .goal).allSatisfy({ isGoal($0, label) }) else { return nil }
    return [values.count { $0 >= goal }, values.count { $0 > goal }]
  }

  /// The number behind "above", "below" and their like, behind the part.
  private static func side(_ clause: Clause, _ part: Part, _ claims: Claims, _ label: LintedLabel)
    -> (number: ClaimNumber, isMore: Bool)?
  {
    let found = clause.numbers.compactMap { number -> (number: ClaimNumber, isMore: Bool)? in
      guard claims.isOwn(number, label) else { return nil }
      let word = clause.words.first {
        ($0.list == .more || $0.list == .less) && $0.tokens.upperBound == number.tokens.lowerBound
          && $0.tokens.lowerBound >= part.tokens.upperBound
      }
      return word.map { (number, $0.list == .more) }
    }
    return found.count == 1 && !isDenied(clause, label) ? found.first : nil
  }

  /// Whether a word for a goal is one that is to be reached, not one to stay under.
  private static func isGoal(_ word: Range<Int>, _ label: LintedLabel) -> Bool {
    word.contains { place in ["goal", "goals", "target", "targets"].contains { label.tokens.isWord(place, $0) } }
  }

  private static func isDenied(_ clause: Clause, _ label: LintedLabel) -> Bool {
    clause.tokens.contains { label.tokens.isIn(.denial, $0) }
  }
}

/// Finds what the sentences of a label say of how values move.
struct TrendParser {
  let reading: ClaimReading
  private var tokens: LabelTokens { reading.tokens }
  private var nominals: NominalTrends { NominalTrends(reading: reading) }

  private typealias Verb = (direction: TrendClaim.Direction, places: Range<Int>, isBack: Bool)

  func claims() -> [TrendClaim] {
    guard reading.isOrdered, reading.base != nil else { return [] }
    return reading.sentences.flatMap(claims)
  }

  private func claims(in sentence: Range<Int>) -> [TrendClaim] {
    let verbs = verbs(in: sentence)
    let clauses = clauses(sentence, verbs)
    var state = State()
    var found: [TrendClaim] = []
    for (number, verb) in verbs.enumerated() where clauses.indices.contains(number) {
      let next = clauses.indices.contains(number + 1) ? clauses[number + 1] : nil
      if let claim = claim(verb, clauses[number], next, isFirst: number == 0, &state) { found.append(claim) }
    }
    return found
  }

  // MARK: Verbs and clauses

  private func verbs(in sentence: Range<Int>) -> [Verb] {
    let lists: [(WordClass, TrendClaim.Direction)] = [
      (.movesUp, .up), (.movesBack, .up), (.movesDown, .down), (.movesLevel, .level), (.peaked, .peak),
    ]
    let all = lists.flatMap { list, direction in
      tokens.places(of: list).filter { sentence.contains($0.lowerBound) }.map { (direction, $0, list == .movesBack) }
    }
    let told = all.filter { isVerb($0, sentence) } + plain(in: sentence, besides: all)
    let verbs = (told.isEmpty ? nominals.moves(in: sentence).map { ($0, $1, false) } : told).sorted {
      $0.1.lowerBound < $1.1.lowerBound
    }
    // "Up to 5 trains" is a limit; "up to 5" behind another move is one.
    return verbs.enumerated().filter { $0.offset > 0 || !isLimit($0.element.1) }.map(\.element)
  }

  /// "Steps fall from Saturday to Sunday": a form that a noun shares is a verb behind the name or the unit of the values at
  /// the start of a sentence, with where it begins behind it.
  private func plain(in sentence: Range<Int>, besides verbs: [Verb]) -> [Verb] {
    let verb = sentence.lowerBound + 1
    guard sentence.contains(verb), tokens.isIn(.fromWord, verb + 1), tokens.isOf(WordClass.movement.set, verb),
      !verbs.contains(where: { $0.places.contains(verb) }), nominals.isPluralOfValues(sentence.lowerBound)
    else { return [] }
    let text = reading.label.characters(at: verb).lowercased()
    guard !text.hasSuffix("s"), !text.hasSuffix("ing"), !text.hasSuffix("th") else { return [] }
    if tokens.isIn(.rise, verb) { return [(.up, verb..<(verb + 1), false)] }
    return tokens.isIn(.fall, verb) ? [(.down, verb..<(verb + 1), false)] : []
  }

  private func isLimit(_ verb: Range<Int>) -> Bool { verb.count > 1 && tokens.isWord(verb.upperBound - 1, "to") }

  /// Whether a word for a part of the data stands in a clause that no place of the data has.
  private func isLoose(_ clause: Range<Int>) -> Bool {
    tokens.places(of: .looseTime).contains { word in
      clause.contains(word.lowerBound) && !reading.places.contains { $0.tokens.overlaps(word) }
        && !reading.series.contains { $0.tokens.overlaps(word) }
    }
  }

  /// A capital inside a sentence makes a name of a verb; "level" needs a verb before it.
  private func isVerb(_ verb: Verb, _ sentence: Range<Int>) -> Bool {
    let start = verb.places.lowerBound
    guard let token = tokens.token(start) else { return false }
    if verb.direction == .level {
      if tokens.isIn(.stay, start - 1) || tokens.isIn(.stay, start - 2) { return true }
      if isHeaded(verb.places) { return true }
      return tokens.isIn(.untilWord, start + 1) && (start == sentence.lowerBound || tokens.isSign(0x2C, start - 1))
    }
    let isName = tokens.beginsWithCapital(token) && (start != sentence.lowerBound || tokens.isSign(0x3A, start + 1))
    return !isName
  }

  /// "From 7 AM to 11 AM: level, mean 82 beats per minute": alone behind the colon of a stretch.
  private func isHeaded(_ verb: Range<Int>) -> Bool {
    guard tokens.isSign(0x3A, verb.lowerBound - 1) else { return false }
    let isAlone = tokens.token(verb.upperBound) == nil || tokens.isSign(0x2C, verb.upperBound)
    let mentions = reading.places.filter { $0.tokens.upperBound <= verb.lowerBound }
    let name = reading.label.context.y?.name?.lowercased() ?? ""
    return isAlone && mentions.count == 1 && mentions.contains { $0.isStretch }
      && !name.contains(tokens.characters(tokens.range(of: verb)).lowercased())
  }

  /// Each verb with what belongs to it: clauses part at the last joining word or sign between two verbs.
  private func clauses(_ sentence: Range<Int>, _ verbs: [Verb]) -> [Range<Int>] {
    var (found, start): ([Range<Int>], Int) = ([], sentence.lowerBound)
    for (verb, next) in zip(verbs, verbs.dropFirst()) {
      let between = verb.places.upperBound..<max(next.places.lowerBound, verb.places.upperBound)
      let cut =
        between.first { tokens.isIn(.part, $0) && !isInsideStretch($0) } ?? between.last { tokens.isSign(0x2C, $0) }
      let end = cut ?? next.places.lowerBound
      found.append(start..<max(end, start))
      start = max(end, start)
    }
    if !verbs.isEmpty { found.append(start..<sentence.upperBound) }
    return zip(found, verbs).map { withoutLater($0, $1.places) }
  }

  /// "Dipped in Q3 before recovering to 19 in Q4": the places behind "before" belong to another move.
  private func withoutLater(_ clause: Range<Int>, _ verb: Range<Int>) -> Range<Int> {
    let later = (verb.upperBound..<max(clause.upperBound, verb.upperBound)).first { place in
      tokens.isIn(.part, place) && !isInsideStretch(place) && tokens.isIn(.movement, place + 1)
        && tokens.token(place + 1).map { tokens.characters(of: $0).lowercased().hasSuffix("ing") } ?? false
    }
    return later.map { clause.lowerBound..<$0 } ?? clause
  }

  /// The "and" of "between June 1 and June 7".
  private func isInsideStretch(_ place: Int) -> Bool { reading.places.contains { $0.tokens.contains(place) } }

  // MARK: One clause

  /// What earlier clauses of the sentence leave to the next.
  private struct State {
    var series: [Int]?
    /// Where the last clause ended.
    var end: Int?
    /// The stretch of the whole sentence.
    var base: ClosedRange<Int>?
    /// What the last clause spoke of.
    var stretch: ClosedRange<Int>?
  }

  private func claim(
    _ verb: Verb, _ clause: Range<Int>, _ next: Range<Int>?, isFirst: Bool, _ state: inout State
  ) -> TrendClaim? {
    let before = clause.lowerBound..<max(verb.places.lowerBound, clause.lowerBound)
    guard let whole = reading.base, !reading.has(.denial, in: clause), !isLoose(clause), !isDerived(before),
      !isGuess(clause), !isBesideSeries(verb), !isAmount(before), !isLimited(clause)
    else {
      state = State(series: state.series)
      return nil
    }
    let named = reading.series(in: before).map(\.series)
    let series = named.isEmpty ? subject(before, isFirst: isFirst, state) : named
    if !named.isEmpty, !isFirst, state.series != named { (state.end, state.base) = (nil, state.stretch ?? state.base) }
    state.series = series
    let scope = TrendScope(
      reading: reading, verb: verb.places, clause: clause, isBack: verb.isBack, base: state.base ?? whole,
      start: reading.has(.overall, in: clause) ? nil : state.end, direction: verb.direction,
      series: series.first ?? 0, next: next.map { reading.series(in: $0).isEmpty } ?? false)
    guard let found = scope.read() else {
      state.end = nil
      return nil
    }
    (state.end, state.base, state.stretch) = (found.end, found.base, found.stretches.first)
    guard verb.direction != .peak else { return nil }
    var claim = TrendClaim(
      direction: verb.direction, verb: verb.places, series: series, stretches: found.stretches, clause: clause)
    (claim.isStrict, claim.isUnsure) = strictness(clause)
    claim.isAside =
      verb.direction == .level && !tokens.isIn(.stay, verb.places.lowerBound - 1)
      && !tokens.isIn(.stay, verb.places.lowerBound - 2)
    return claim
  }

  /// "After June 5, steps fell to 3,000": where the move ends is not said.
  private func isLimited(_ clause: Range<Int>) -> Bool {
    reading.places(in: clause).contains { !$0.isStretch && tokens.isIn(.limit, $0.tokens.lowerBound - 1) }
  }

  /// Along numbers "at 4" may be a place or a value, but for "from 83 at 0 to 92 at 4" of values that stand there.
  private func isGuess(_ clause: Range<Int>) -> Bool {
    reading.data.places.contains { $0.number != nil && $0.date == nil }
      && clause.contains { tokens.isWord($0, "at") && !isPlaceOfValue($0) || tokens.isWord($0, "until") }
  }

  /// Whether the value before an "at" is the one of the place behind it, and ends no more than a unit before.
  private func isPlaceOfValue(_ at: Int) -> Bool {
    guard let place = reading.places.first(where: { $0.tokens.lowerBound == at + 1 && !$0.isStretch })?.places.first,
      let number = reading.numbers.last(where: { $0.tokens.upperBound <= at }), at - number.tokens.upperBound <= 4
    else { return false }
    return reading.data.series.indices.contains { series in
      reading.value(of: series, at: place).map(number.says) ?? false
    }
  }

  /// "North fell below South" compares the two.
  private func isBesideSeries(_ verb: Verb) -> Bool {
    let next = verb.places.upperBound
    guard tokens.isIn(.isLess, next) || tokens.isIn(.isMore, next) else { return false }
    return reading.series.contains { $0.tokens.lowerBound == next + 1 }
  }

  /// "20 millimeters of rain fell": what fell is an amount, and no value moved.
  private func isAmount(_ before: Range<Int>) -> Bool {
    reading.numbers.contains { number in
      guard before.contains(number.tokens.lowerBound), number.tokens.upperBound < before.upperBound else {
        return false
      }
      let between = number.tokens.upperBound..<before.upperBound
      let isPhrase = between.allSatisfy { tokens.token($0)?.kind == .word }
      return isPhrase && (between.contains { tokens.isWord($0, "of") } || between.count == 1)
    }
  }

  private func isDerived(_ before: Range<Int>) -> Bool {
    guard reading.has(.derived, in: before) else { return false }
    let name = reading.label.context.y?.name?.lowercased() ?? ""
    return !tokens.places(of: .derived).contains { places in
      before.contains(places.lowerBound) && name.contains(tokens.characters(tokens.range(of: places)).lowercased())
    }
  }

  private func subject(_ before: Range<Int>, isFirst: Bool, _ state: State) -> [Int] {
    if !isFirst, let series = state.series { return series }
    if let focused = reading.data.focusSeries { return [focused] }
    if !reading.data.hasSeries { return [0] }
    return reading.has(.allSeries, in: before) ? Array(reading.data.series.indices) : []
  }

  // MARK: Every step

  private func strictness(_ clause: Range<Int>) -> (isStrict: Bool, isUnsure: Bool) {
    let every = EveryStep(reading: reading)
    guard let place = every.place(in: clause) else { return (false, false) }
    return (true, !every.isSure(place))
  }
}

/// Cuts a text into clauses: at the ends of sentences, at "then" and "but", and before a new subject or a new claim.
struct Clauses {
  private let tokens: LabelTokens
  private let places: [PlaceMention]
  private let series: [SeriesMention]
  private let numbers: [ClaimNumber]
  private let words: [Clause.Word]

  /// The lists whose words make a claim.
  static let claims: [WordClass] = [.highest, .lowest, .total, .mean, .median, .rise, .fall, .difference, .factor]
  private static let lists: [WordClass] =
    claims + [
      .about, .noExtreme, .weighted, .share, .more, .less, .times, .percentagePoint, .goal, .axis, .partOfData,
      .clauseBreak,
      .countedMark, .seriesNoun, .periodNoun, .countCondition, .from, .to, .per,
    ]

  init(_ tokens: LabelTokens, _ places: [PlaceMention], _ series: [SeriesMention], _ numbers: [ClaimNumber]) {
    (self.tokens, self.places, self.series, self.numbers) = (tokens, places, series, numbers)
    let taken = places.map(\.tokens) + series.map(\.tokens)
    // The "up" of "made up" and "added up to" moves nothing.
    let phrases = (tokens.places(of: .share) + tokens.places(of: .total)).filter { $0.count > 1 }
    let found: [Clause.Word] = Self.lists.flatMap { list in
      tokens.places(of: list).map { Clause.Word(list: list, tokens: $0) }
    }
    words = found.filter { word in !taken.contains { $0.overlaps(word.tokens) } }
      .filter { word in ![.rise, .fall].contains(word.list) || !phrases.contains { $0.overlaps(word.tokens) } }
      .enumerated().sorted { ($0.element.tokens.lowerBound, $0.offset) < ($1.element.tokens.lowerBound, $1.offset) }
      .map(\.element)
  }

  /// The clauses from left to right.
  func clauses() -> [Clause] {
    var all: [Clause] = []
    var start = 0
    for place in 1..<max(tokens.tokens.count, 1) where isCut(before: place, from: start) {
      all.append(clause(start..<place))
      start = place
    }
    if start < tokens.tokens.count { all.append(clause(start..<tokens.tokens.count)) }
    return withLeading(all)
  }

  private func clause(_ range: Range<Int>) -> Clause {
    Clause(
      tokens: range, places: places.filter { range.contains($0.tokens.lowerBound) },
      series: series.filter { range.contains($0.tokens.lowerBound) },
      numbers: numbers.filter { range.contains($0.tokens.lowerBound) },
      words: words.filter { range.contains($0.tokens.lowerBound) })
  }

  /// A place at the start of a text is that of all clauses that name none; a series that of the clauses behind it.
  private func withLeading(_ clauses: [Clause]) -> [Clause] {
    var all = clauses
    let leading = places.first { $0.tokens.lowerBound <= 1 && isSign($0.tokens.upperBound, ":,") }
    var last: [SeriesMention] = []
    var parts: [Clause.Word] = []
    for index in all.indices {
      let own = all[index].words.filter { $0.list == .partOfData }
      // "In the first week, 54,472 steps were taken, an average of 7,782 a day."
      if own.isEmpty, all[index].places.isEmpty { all[index].words = parts + all[index].words } else { parts = own }
      if all[index].places.isEmpty, let leading { all[index].leadingPlaces = [leading] }
      if all[index].series.isEmpty { all[index].leadingSeries = last } else { last = all[index].series }
      if isSign(all[index].tokens.upperBound - 1, ".;!?\n"), !isSign(series.first?.tokens.upperBound ?? -1, ":") {
        last = []
      }
      if isSign(all[index].tokens.upperBound - 1, ".;!?\n") { parts = [] }
    }
    return all
  }

  // MARK: Cutting

  private func isCut(before place: Int, from start: Int) -> Bool {
    if places.contains(where: { $0.tokens.lowerBound < place && place < $0.tokens.upperBound }) { return false }
    let previous = tokens.tokens[place - 1]
    if previous.kind == .punctuation, !previous.isProtected {
      if isSign(place - 1, ";!?") { return true }
      if isSign(place - 1, "."), isSentenceStart(place) { return true }
    }
    if hasLineBreak(before: place) { return true }
    if words.contains(where: { $0.list == .clauseBreak && $0.tokens.lowerBound == place }) {
      return hasContent(start..<place)
    }
    let isAnd = text(place) == "and"
    guard isAnd || isSign(place, ","), hasContent(start..<place) else { return false }
    return beginsAnother(from: place + 1, in: start..<place)
  }

  /// Whether behind a comma or an "and" another claim begins than the clause so far makes.
  private func beginsAnother(from start: Int, in clause: Range<Int>) -> Bool {
    var place = start
    while tokens.tokens.indices.contains(place), tokens.tokens[place].classes.contains(WordClass.beforeSubject.set) {
      place += 1
    }
    let own = words.filter { clause.contains($0.tokens.lowerBound) && Self.claims.contains($0.list) }
    if let word = words.first(where: { $0.tokens.lowerBound == place && Self.claims.contains($0.list) }) {
      // "rose from 40 to 45, a difference of 5" is one claim.
      return word.list != .difference && word.list != .factor && !own.contains { $0.list == word.list }
    }
    guard
      let end = places.first(where: { $0.tokens.lowerBound == place })?.tokens.upperBound
        ?? series.first(where: { $0.tokens.lowerBound == place })?.tokens.upperBound
    else { return isNumberWithPlace(place, in: clause) }
    // A list of places has no claim of its own: "highest on Saturday and Sunday".
    return hasContent(end..<nextCut(from: end))
  }

  /// `14 on Monday and 16 on Tuesday`.
  private func isNumberWithPlace(_ place: Int, in clause: Range<Int>) -> Bool {
    guard numbers.contains(where: { $0.tokens.lowerBound == place }),
      numbers.contains(where: { clause.contains($0.tokens.lowerBound) })
    else { return false }
    let rest = place..<nextCut(from: place)
    return places.contains { rest.contains($0.tokens.lowerBound) }
      && places.contains { clause.contains($0.tokens.lowerBound) }
      || series.contains { rest.contains($0.tokens.lowerBound) }
        && series.contains { clause.contains($0.tokens.lowerBound) }
  }

  private func nextCut(from start: Int) -> Int {
    var place = start
    while place < tokens.tokens.count, !isSign(place, ",;.!?"), text(place) != "and" { place += 1 }
    return max(place, start)
  }

  /// Whether some tokens hold a number or a word that makes a claim.
  private func hasContent(_ range: Range<Int>) -> Bool {
    numbers.contains { range.contains($0.tokens.lowerBound) }
      || words.contains { range.contains($0.tokens.lowerBound) && Self.claims.contains($0.list) }
  }

  private func isSentenceStart(_ place: Int) -> Bool {
    guard tokens.tokens.indices.contains(place) else { return true }
    let first = tokens.bytes[tokens.tokens[place].range.lowerBound]
    return !(0x61...0x7A).contains(first)
  }

  private func hasLineBreak(before place: Int) -> Bool {
    let between = tokens.tokens[place - 1].range.upperBound..<tokens.tokens[place].range.lowerBound
    return between.contains { tokens.bytes[$0] == 0x0A }
  }

  private func text(_ place: Int) -> String {
    tokens.tokens.indices.contains(place) ? tokens.characters(of: tokens.tokens[place]).lowercased() : ""
  }

  private func isSign(_ place: Int, _ signs: String) -> Bool {
    tokens.tokens.indices.contains(place) && tokens.tokens[place].kind == .punctuation && signs.contains(text(place))
  }
}

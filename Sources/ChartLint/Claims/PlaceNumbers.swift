/// Finds the places along an X axis of numbers: `12:`, `at 100 meters`, `from 0 to 9 hours`, `in week 4`.
struct PlaceNumbers {
  private let tokens: LabelTokens
  private let data: ClaimData
  private let lowered: [String]
  /// The words of the unit of X.
  private let unit: [String]
  /// The least and the greatest number along X; `nil` where a place is none.
  private let span: ClosedRange<Double>?
  /// The words of each name of a series.
  private let series: [[String]]

  init(_ tokens: LabelTokens, _ data: ClaimData, _ lowered: [String]) {
    (self.tokens, self.data, self.lowered) = (tokens, data, lowered)
    series = data.series.map { name in
      let bytes = Array(name.lowercased().utf8)
      var lexer = LabelLexer(bytes)
      return lexer.tokens().map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
    unit = data.placeUnit.lowercased().split(separator: " ").map(String.init)
    let numbers = data.places.compactMap(\.number)
    if numbers.count == data.places.count, let least = numbers.min(), let greatest = numbers.max() {
      span = least...greatest
    } else {
      span = nil
    }
  }

  /// The place or the stretch that begins at a token.
  ///
  /// - Parameter last: the mention before it, whose list it may go on: `at 3, 5, and 7 to 9`.
  func mention(at start: Int, behind last: PlaceMention?) -> PlaceMention? {
    guard span != nil, tokens.tokens.indices.contains(start), tokens.tokens[start].kind == .number else { return nil }
    let isListed = last.map { isList(from: $0, to: start) } ?? false
    return stretch(at: start, isListed: isListed) ?? bin(at: start) ?? one(at: start, isListed: isListed)
  }

  /// "To 9 at 50 to 60": the second "to" is no end of the change; of a bin nobody can tell which marks it holds.
  private func bin(at start: Int) -> PlaceMention? {
    guard isWord(start - 3, "to"), isWord(start - 1, "at"), isWord(start + 1, "to"), number(start + 2) != nil else {
      return nil
    }
    return PlaceMention(tokens: start..<(start + 3), places: [], isStretch: true)
  }

  /// Whether nothing but signs, "and" and names of series with "at" or "from" stand between a place and a number.
  private func isList(from last: PlaceMention, to start: Int) -> Bool {
    let between = lowered[last.tokens.upperBound..<max(start, last.tokens.upperBound)].filter {
      ![",", "and", "at", "from"].contains($0)
    }
    let isFrom = ["at", "from", ",", "and"].contains { isWord(last.tokens.lowerBound - 1, $0) }
    return isFrom && last.date == nil && (between.isEmpty || series.contains(Array(between)))
  }

  /// A number before a colon at the start of a text, behind "at", or in a list of such.
  private func one(at start: Int, isListed: Bool) -> PlaceMention? {
    guard let number = number(start), data.places.contains(where: { $0.number == number }) else { return nil }
    let behind = unitEnd(start + 1) ?? start + 1
    let isNamed =
      isWord(behind, ":") && isFirst(start) || isCounted(start)
      || start > 0 && isWord(start - 1, "at") && !isWord(start + 1, "percent")
        && !isWord(start + 1, "times")
      || isListed && isEnd(behind)
    guard isNamed else { return nil }
    let mention = PlaceMention(
      tokens: start..<(start + 1), places: data.places.indices.filter { data.places[$0].number == number })
    guard let end = openEnd(at: behind), let place = mention.places.first else { return mention }
    return openEnded(mention, from: place, end)
  }

  /// `0 to 9` at the start of a text and before a colon, or with the unit of X behind it.
  private func stretch(at start: Int, isListed: Bool) -> PlaceMention? {
    guard let span, isWord(start + 1, "to"), let low = number(start), let high = number(start + 2), low <= high,
      span.contains(low) || span.contains(low + tolerance(start)),
      span.contains(high) || span.contains(high - tolerance(start + 2))
    else { return nil }
    // Ends may be rounded.
    let ends = (low - tolerance(start))...(high + tolerance(start + 2))
    let places = data.places.indices.filter { ends.contains(data.places[$0].number ?? .nan) }
    guard !places.isEmpty else { return nil }
    if let end = unitEnd(start + 3), !data.sharesUnit || isWord(start - 1, "from") || isWord(end, ":") {
      return PlaceMention(tokens: start..<end, places: places, isStretch: true)
    }
    // "Mile 0 to 2", "week 1 to 4".
    if !data.sharesUnit && isUnit(start - 1) || isCounted(start) {
      return PlaceMention(tokens: start..<(start + 3), places: places, isStretch: true)
    }
    let known = Set(places.compactMap { data.places[$0].number })
    let end = nameEnd(start + 3) ?? start + 3
    let isNamed =
      isWord(end, ":") && (isFirst(start) || isWord(start - 1, "from") && isFirst(start - 1))
      || isWord(start - 1, "at") && isWord(end, "and") || isListed && isEnd(end) || isBehindGap(start)
    guard isNamed, known.contains(low), known.contains(high) else { return nil }
    return PlaceMention(tokens: start..<end, places: places, isStretch: true)
  }

  /// "No data from 1 to 9".
  private func isBehindGap(_ start: Int) -> Bool {
    isWord(start - 1, "from") && tokens.places(of: .missing).contains { $0.upperBound == start - 1 }
  }

  /// Behind a word of the name of X: `41 to 59 minutes` along minutes from now.
  private func nameEnd(_ place: Int) -> Int? {
    guard lowered.indices.contains(place) else { return nil }
    return unit.contains { $0 == lowered[place] || $0 + "s" == lowered[place] } ? place + 1 : nil
  }

  /// Whether a list goes on here or ends.
  private func isEnd(_ place: Int) -> Bool { tokens.isBreak(place) || isWord(place, "and") }

  /// Half a unit of the last decimal that is shown; whole numbers are taken as they are.
  private func tolerance(_ place: Int) -> Double {
    guard let number = token(place)?.number, number.decimals > 0 else { return 0 }
    return ClaimNumber.tolerance(number, multiple: 1)
  }

  /// Whether a token stands at the start of the text, or behind the name of a series there: `Cedar, 10: 40`.
  private func isFirst(_ place: Int) -> Bool {
    place == 0 || isWord(place - 1, ",") && series.contains(Array(lowered[..<(place - 1)]))
  }

  // MARK: Open ends

  /// Behind `and later`, `or more`: where it ends, and whether it goes on along X; `nil` where there is none.
  func openEnd(at place: Int) -> (end: Int, isOnward: Bool)? {
    guard isWord(place, "and") || isWord(place, "or"), let word = token(place + 1),
      token(place + 2)?.classes.contains(WordClass.link.set) != true, token(place + 2)?.number == nil
    else { return nil }
    if word.classes.contains(WordClass.onward.set) { return (place + 2, true) }
    return word.classes.contains(WordClass.openEnd.set) ? (place + 2, false) : nil
  }

  /// A mention with all places behind it, or with none where they cannot be told.
  func openEnded(_ mention: PlaceMention, from place: Int, _ end: (end: Int, isOnward: Bool)) -> PlaceMention {
    let places = end.isOnward ? data.places.indices.filter { $0 >= place } : []
    return PlaceMention(
      tokens: mention.tokens.lowerBound..<end.end, places: places, isStretch: true, date: mention.date)
  }

  // MARK: Asking

  /// Whether a word is the unit of X, one or many.
  private func isUnit(_ place: Int) -> Bool {
    guard unit.count == 1, lowered.indices.contains(place) else { return false }
    return lowered[place] == unit[0] || lowered[place] + "s" == unit[0] || lowered[place] == unit[0] + "s"
  }

  /// Whether a word that counts places, one or many, stands before a number that no number goes before: `week 4`.
  private func isCounted(_ start: Int) -> Bool {
    guard !data.counter.isEmpty, lowered.indices.contains(start - 1), number(start - 2) == nil else { return false }
    return [data.counter, data.counter + "s"].contains(lowered[start - 1])
  }

  private func unitEnd(_ place: Int) -> Int? {
    let end = place + unit.count
    guard !unit.isEmpty, end <= lowered.count,
      zip(lowered[place..<end], unit).allSatisfy({ $0 == $1 || $0 + "s" == $1 || $0 == $1 + "s" })
    else { return nil }
    return end
  }

  private func number(_ place: Int) -> Double? {
    token(place).flatMap { $0.kind == .number ? $0.number?.value : nil }
  }

  private func token(_ place: Int) -> LabelToken? { tokens.tokens.indices.contains(place) ? tokens.tokens[place] : nil }

  private func isWord(_ place: Int, _ word: String) -> Bool {
    lowered.indices.contains(place) && lowered[place] == word
  }
}

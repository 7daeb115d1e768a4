/// Where a text speaks of a place of the data, or of several.
struct PlaceMention: Sendable, Equatable {
  /// Its tokens.
  var tokens: Range<Int>
  /// The places of the data that it means, in X order; none where the data has no such place.
  var places: [Int]
  /// Whether it names two ends: `from June 1 to June 7`.
  var isStretch = false
  /// The date that it says; that of its first end for a stretch, `nil` for categories.
  var date: PartialDate?
  /// The date of the last place of a stretch, whose first is `date`.
  var last: PartialDate?
}

/// Where a text names a series.
struct SeriesMention: Sendable, Equatable {
  var tokens: Range<Int>
  var series: Int
}

/// Finds places and series in a text.
struct PlaceReading {
  private let tokens: LabelTokens
  private let data: ClaimData
  private let dates: DateReading
  private let lowered: [String]
  private let numbers: PlaceNumbers
  private let frames: WordFrames
  private var seriesNames: [String: [(words: [String], index: Int)]] = [:]

  init(_ tokens: LabelTokens, _ data: ClaimData, _ words: LintWords) {
    (self.tokens, self.data) = (tokens, data)
    frames = words.frames
    let years = data.places.compactMap { $0.date?.year }
    let (least, greatest) = (years.min() ?? 0, years.max() ?? -1)
    dates = DateReading(tokens, words) { $0 >= least - 40 && $0 <= greatest + 40 && greatest >= least }
    lowered = tokens.tokens.map { tokens.characters(of: $0).lowercased() }
    numbers = PlaceNumbers(tokens, data, lowered)
    seriesNames = nameTable(data.series.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) })
  }

  /// All mentions of places, from left to right.
  func places() -> [PlaceMention] {
    let names = nameTable(
      data.places.enumerated().filter { $0.element.number == nil }.map { ($0.offset, $0.element.name) })
    var found: [PlaceMention] = []
    var place = 0
    while place < tokens.tokens.count {
      guard let mention = mention(at: place, names, behind: found.last) else {
        place += 1
        continue
      }
      found.append(mention)
      place = max(mention.tokens.upperBound, place + 1)
    }
    return joined(found)
  }

  /// All mentions of series, from left to right.
  func series() -> [SeriesMention] {
    let names = seriesNames
    var found: [SeriesMention] = []
    var place = 0
    while place < tokens.tokens.count {
      if let (index, end) = name(at: place, names) {
        found.append(SeriesMention(tokens: place..<end, series: index))
        place = end
      } else {
        place += 1
      }
    }
    return found
  }

  private func mention(
    at start: Int, _ names: [String: [(words: [String], index: Int)]], behind last: PlaceMention?
  ) -> PlaceMention? {
    closed(at: start, names).map(withOpenEnd) ?? numbers.mention(at: start, behind: last)
  }

  private func closed(at start: Int, _ names: [String: [(words: [String], index: Int)]]) -> PlaceMention? {
    if let (index, end) = name(at: start, names) {
      let date = data.places[index].date
      return PlaceMention(tokens: start..<end, places: [index], date: date)
    }
    if let (date, end) = dates.date(at: start) {
      // "Monday, 12 PM: 28 visits" where Monday is a series.
      if date.day == nil, name(at: start, seriesNames) != nil { return nil }
      return PlaceMention(tokens: start..<end, places: data.places(on: date), date: date)
    }
    return nil
  }

  /// `2019 and later` is all from there on; of other words nobody can tell which places they mean.
  private func withOpenEnd(_ mention: PlaceMention) -> PlaceMention {
    guard let end = numbers.openEnd(at: mention.tokens.upperBound), let place = mention.places.first else {
      return mention
    }
    return numbers.openEnded(mention, from: place, end)
  }

  // MARK: Stretches

  /// Mentions with "to" between them become one; `June 1 to 7` too.
  private func joined(_ mentions: [PlaceMention]) -> [PlaceMention] {
    var all: [PlaceMention] = []
    for mention in mentions {
      if let last = all.last, mention.tokens.lowerBound < last.tokens.upperBound { continue }
      let isJoined = all.last.map { isLink(between: $0, mention) } ?? false
      if isJoined, let first = all.popLast() {
        all.append(stretch(first, mention))
      } else {
        all.append(withDay(mention))
      }
    }
    return all
  }

  private func isLink(between first: PlaceMention, _ second: PlaceMention) -> Bool {
    let (start, end) = (first.tokens.upperBound, second.tokens.lowerBound)
    guard !first.isStretch, end == start + 1 else { return false }
    if frames.has(lowered[start], in: .placeLink) { return true }
    let before = first.tokens.lowerBound - 1
    return frames.has(lowered[start], in: .pairLink) && before >= 0 && frames.has(lowered[before], in: .pairLead)
  }

  private func stretch(_ first: PlaceMention, _ second: PlaceMention) -> PlaceMention {
    var from = first.places
    // "June 1 to June 7, 2025": the year behind the second is that of the first too.
    if var date = first.date, date.year == nil, let year = second.date?.year {
      date.year = year
      from = data.places(on: date)
    }
    let tokens = first.tokens.lowerBound..<second.tokens.upperBound
    guard let low = from.first, let high = second.places.last, low <= high else {
      return PlaceMention(tokens: tokens, places: [], isStretch: true, date: first.date, last: second.date)
    }
    return PlaceMention(tokens: tokens, places: Array(low...high), isStretch: true, date: first.date, last: second.date)
  }

  /// `June 1 to 7` and `June 9 and 10`: a day alone behind a date.
  private func withDay(_ mention: PlaceMention) -> PlaceMention {
    let link = mention.tokens.upperBound
    guard var date = mention.date, let day = date.day, date.hour == nil, link + 1 < lowered.count,
      frames.has(lowered[link], in: .dayLink), let last = dates.day(at: link + 1), last > day,
      isFree(link + 2)
    else { return mention }
    date.day = last
    var other = PlaceMention(tokens: (link + 1)..<(link + 2), places: data.places(on: date), date: date)
    if link + 3 < lowered.count, lowered[link + 2] == ",", dates.year(at: link + 3) != nil {
      other.tokens = (link + 1)..<(link + 4)
    }
    return stretch(mention, other)
  }

  /// Whether no unit follows a number.
  private func isFree(_ place: Int) -> Bool {
    !tokens.tokens.indices.contains(place) || tokens.tokens[place].kind == .punctuation
  }

  // MARK: Names

  private func nameTable(_ names: [(Int, String)]) -> [String: [(words: [String], index: Int)]] {
    var table: [String: [(words: [String], index: Int)]] = [:]
    for (index, name) in names {
      guard name.utf8.count < 200 else { continue }
      let bytes = Array(name.utf8)
      var lexer = LabelLexer(bytes)
      let words = lexer.tokens().map { String(decoding: bytes[$0.range], as: UTF8.self).lowercased() }
      if let first = words.first { table[first, default: []].append((words, index)) }
    }
    for key in table.keys { table[key]?.sort { ($0.words.count, $1.index) > ($1.words.count, $0.index) } }
    return table
  }

  private func name(at start: Int, _ names: [String: [(words: [String], index: Int)]]) -> (Int, Int)? {
    for name in names[lowered[start]] ?? [] {
      let end = start + name.words.count
      if end <= lowered.count, lowered[start..<end].elementsEqual(name.words) { return (name.index, end) }
    }
    // "Coal's 26 percent" names coal.
    let bare = Self.owner(lowered[start])
    return bare.flatMap { names[$0]?.first { $0.words.count == 1 } }.map { ($0.index, start + 1) }
  }

  /// The name in "coal's"; `nil` where a word is none of that form.
  private static func owner(_ word: String) -> String? {
    guard word.utf8.last == UInt8(ascii: "s"), word.hasSuffix("'s") || word.hasSuffix("’s") else { return nil }
    return String(word.dropLast(2))
  }
}

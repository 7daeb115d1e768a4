/// A text cut into tokens, once for all rules.
struct LabelTokens: Sendable {
  /// The tokens in their order; blanks belong to none.
  let tokens: [LabelToken]
  /// All lists that some word or phrase of the text stands in.
  let classes: WordClasses
  private let matches: [Match]
  /// The text as bytes of UTF-8.
  let bytes: [UInt8]
  /// Where names of the chart and of the configuration stand, in bytes.
  let nameRanges: [Range<Int>]
  /// A bit for each kind of token that the text has.
  private let kinds: UInt32

  /// Cuts a text.
  ///
  /// - Parameter filled: What programs fill in, in bytes, which is protected like a name.
  init(_ text: String, words: LintWords, protecting names: ProtectedNames, filled: [Range<Int>] = []) {
    bytes = Array(text.utf8)
    var lexer = LabelLexer(bytes)
    var tokens = lexer.tokens()
    nameRanges = names.ranges(in: bytes)
    Self.protect(&tokens, nameRanges + lexer.quotedRanges + filled)
    matches = Self.matches(in: &tokens, bytes, words)
    Self.protectCapitals(&tokens, bytes)
    self.tokens = tokens
    classes = matches.reduce(into: []) { $0.formUnion($1.classes) }
    kinds = tokens.reduce(0) { $0 | 1 << UInt32($1.kind.rawValue) }
  }

  /// Whether the text has a token of a kind.
  func has(_ kind: LabelToken.Kind) -> Bool { kinds & 1 << UInt32(kind.rawValue) != 0 }

  /// The characters of a part of the text.
  func characters(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The characters of a token.
  func characters(of token: LabelToken) -> String { characters(token.range) }

  /// The places in `tokens` of each word or phrase of a list that no name protects, the longest where several begin at one.
  func places(of list: WordClass) -> [Range<Int>] {
    guard !classes.isDisjoint(with: list.set) else { return [] }
    var found: [Range<Int>] = []
    // Matches come in the order of their words, the longest of a place first.
    for match in matches where match.classes.contains(list.set) && found.last.map({ $0.overlaps(match.places) }) != true
    {
      if !tokens[match.places].contains(where: \.isProtected) { found.append(match.places) }
    }
    return found
  }

  /// The bytes of some tokens, with what lies between them.
  func range(of places: Range<Int>) -> Range<Int> {
    guard let first = tokens[places].first, let last = tokens[places].last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  // MARK: Words

  /// A word or a phrase of some list.
  private struct Match: Sendable {
    var classes: WordClasses
    var places: Range<Int>
  }

  /// Looks up every word and every phrase, the longest first.
  private static func matches(in tokens: inout [LabelToken], _ bytes: [UInt8], _ words: LintWords) -> [Match] {
    let keys = tokens.map { token in
      token.kind == .word || token.kind == .identifier ? WordKey(bytes[token.range]) : .none
    }
    var matches: [Match] = []
    matches.reserveCapacity(tokens.count)
    for place in tokens.indices where keys[place] != .none {
      guard let entry = words.entry(of: keys[place]) else { continue }
      for phrase in entry.phrases {
        let end = place + phrase.words.count
        guard end <= keys.count, keys[place..<end].elementsEqual(phrase.words) else { continue }
        matches.append(Match(classes: phrase.classes, places: place..<end))
      }
      guard !entry.classes.isEmpty else { continue }
      tokens[place].classes = entry.classes
      matches.append(Match(classes: entry.classes, places: place..<(place + 1)))
    }
    return matches
  }

  /// Protects what overlaps some ranges, in one pass beside the tokens.
  private static func protect(_ tokens: inout [LabelToken], _ ranges: [Range<Int>]) {
    // Most texts have one or two, which need not be brought into order.
    if ranges.count < 4 {
      for place in tokens.indices where ranges.contains(where: tokens[place].range.overlaps) {
        tokens[place].isProtected = true
      }
      return
    }
    let ranges = ranges.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    var (next, reach) = (0, 0)
    for place in tokens.indices {
      while next < ranges.count, ranges[next].lowerBound < tokens[place].range.upperBound {
        reach = max(reach, ranges[next].upperBound)
        next += 1
      }
      if reach > tokens[place].range.lowerBound { tokens[place].isProtected = true }
    }
  }

  /// Protects neighbours that both begin with a capital, as names do: `Rapid City`, `Best Buy`. A text all in capitals has no names.
  private static func protectCapitals(_ tokens: inout [LabelToken], _ bytes: [UInt8]) {
    func first(_ place: Int) -> UInt8 { tokens[place].kind == .word ? bytes[tokens[place].range.lowerBound] : 0 }
    func isTitled(_ place: Int) -> Bool {
      let range = tokens[place].range
      return range.count > 1 && !bytes[range.lowerBound + 1].isUppercaseByte
    }
    // The Y of "The Y axis" is no name.
    func isAxis(_ place: Int) -> Bool {
      tokens[place].range.count == 1 && tokens.indices.contains(place + 1)
        && tokens[place + 1].classes.contains(WordClass.axis.set)
    }
    let capital = tokens.indices.map { first($0).isUppercaseByte && !isDate(tokens[$0]) && !isAxis($0) }
    for place in tokens.indices.dropLast() where capital[place] && capital[place + 1] {
      guard isTitled(place) || isTitled(place + 1) else { continue }
      tokens[place].isProtected = true
      tokens[place + 1].isProtected = true
    }
  }

  /// Months, weekdays and short forms have capitals and are no names of something else.
  private static func isDate(_ token: LabelToken) -> Bool {
    !token.classes.isDisjoint(with: [
      WordClass.month.set, WordClass.monthShort.set, WordClass.weekday.set, WordClass.weekdayShort.set,
      WordClass.placeholder.set, WordClass.shortWord.set,
    ])
  }
}

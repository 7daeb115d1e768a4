/// Cuts a text into tokens from left to right; each takes the longest that is one thing.
struct LabelLexer {
  let bytes: [UInt8]
  private var place = 0
  /// Where the next token begins.
  var current: Int { place }
  /// What stands between quotation marks or in code spans, marks included.
  private(set) var quotedRanges: [Range<Int>] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func tokens() -> [LabelToken] {
    quotedRanges = Self.quotations(in: bytes)
    var tokens: [LabelToken] = []
    tokens.reserveCapacity(bytes.count / 3 + 1)
    while place < bytes.count {
      if skipBlank() { continue }
      let token = placeholder() ?? numeric() ?? word() ?? other()
      place = max(token.range.upperBound, place + 1)
      tokens.append(token)
    }
    return tokens
  }

  // MARK: Bytes

  func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  func isDigit(_ index: Int) -> Bool { byte(index).isDigit }

  /// The end of the digits from a place on.
  func digits(from start: Int) -> Int {
    var end = start
    while isDigit(end) { end += 1 }
    return end
  }

  /// The Unicode scalar at a place and how many bytes it has.
  func scalar(at index: Int) -> (value: Unicode.Scalar, length: Int) {
    let first = byte(index)
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let end = min(index + length, bytes.count)
    let scalar = String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first ?? "?"
    return (scalar, end - index)
  }

  private mutating func skipBlank() -> Bool {
    if byte(place) <= 0x20 {
      place += 1
      return true
    }
    guard byte(place) >= 0x80 else { return false }
    let (value, length) = scalar(at: place)
    guard value.properties.isWhitespace || Self.isInvisible(value) else { return false }
    place += length
    return true
  }

  /// Signs without a picture: zero-width blanks, marks of direction, the byte order mark.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0x00AD: true
    default: false
    }
  }

  // MARK: Quotations

  private static let closing: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "“": "”", "«": "»", "„": "“", "`": "`"]

  private static func quotations(in bytes: [UInt8]) -> [Range<Int>] {
    // A quotation has its marks in a text of no more than some kilobytes; most texts have none.
    guard bytes.contains(where: { $0 == 0x22 || $0 == 0x60 || $0 == 0xE2 || $0 == 0xC2 }) else { return [] }
    let lexer = LabelLexer(bytes)
    var (found, place): ([Range<Int>], Int) = ([], 0)
    var open: (start: Int, mark: Unicode.Scalar)?
    while place < bytes.count {
      let (scalar, length) = lexer.scalar(at: place)
      if let begun = open, scalar == begun.mark {
        found.append(begun.start..<(place + length))
        open = nil
      } else if open == nil, let mark = closing[scalar] {
        open = (place, mark)
      }
      place += length
    }
    return found
  }

  // MARK: Words and signs

  private func word() -> LabelToken? {
    guard isLetter(place) else { return nil }
    var end = place
    var (hasDigit, hasUnderscore) = (false, false)
    while end < bytes.count {
      if isLetter(end) {
        end += scalar(at: end).length
      } else if isDigit(end) {
        hasDigit = true
        end += 1
      } else if let joined = joiner(at: end), isLetter(end + joined) || isDigit(end + joined) && hasDigit {
        hasUnderscore = hasUnderscore || byte(end) == 0x5F
        end += joined
      } else {
        break
      }
    }
    if byte(end) == 0x28, let close = closingParenthesis(from: end), Self.printed.contains(text(place..<end)) {
      return LabelToken(kind: .machine, range: place..<close)
    }
    if hasUnderscore { return LabelToken(kind: .machine, range: place..<end) }
    return LabelToken(kind: hasDigit ? .identifier : .word, range: place..<end)
  }

  /// What languages print around a value.
  private static let printed: Set = ["Optional", "Some", "Decimal", "Timestamp", "datetime"]

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func closingParenthesis(from open: Int) -> Int? {
    bytes[open...].prefix(200).firstIndex(of: 0x29).map { $0 + 1 }
  }

  func isLetter(_ index: Int) -> Bool {
    let first = byte(index)
    if first < 0x80 { return first.isLetterByte }
    let scalar = scalar(at: index).value
    // The selector behind a sign makes it a picture and is no letter.
    guard scalar.value != 0xFE0F else { return false }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
  }

  /// Whether a letter or a digit stands at a place.
  func isWord(_ index: Int) -> Bool { isDigit(index) || isLetter(index) }

  /// Whether a letter or a digit ends right before a place.
  func isWord(before index: Int) -> Bool {
    var start = index - 1
    while start > 0, byte(start) & 0xC0 == 0x80 { start -= 1 }
    return isWord(start)
  }

  /// The length of what joins two parts of a word: a hyphen, an apostrophe, an underscore, a point between letters and digits.
  private func joiner(at index: Int) -> Int? {
    switch byte(index) {
    case 0x2D, 0x27, 0x5F: return 1
    case 0x2E: return isDigit(index - 1) && isDigit(index + 1) ? 1 : nil
    case 0xE2: return scalar(at: index).value == "\u{2019}" ? 3 : nil
    default: return nil
    }
  }

  private func other() -> LabelToken {
    let (value, length) = scalar(at: place)
    let isPicture = byte(place + length) == 0xEF && scalar(at: place + length).value.value == 0xFE0F
    if isPicture || value.value >= 0x80 && value.properties.isEmojiPresentation || value.value >= 0x1F000
      || value.value == 0xFE0F
    {
      return LabelToken(kind: .emoji, range: place..<emojiEnd(from: place + length))
    }
    let isPunctuation = Self.punctuation.contains(value)
    return LabelToken(kind: isPunctuation ? .punctuation : .symbol, range: place..<(place + length))
  }

  /// Emoji are joined by zero-width joiners, skin tones and selectors.
  private func emojiEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let (value, length) = scalar(at: end)
      guard
        value.value >= 0x1F000 || value.value == 0x200D || value.value == 0xFE0F || value.properties.isEmojiPresentation
      else { break }
      end += length
    }
    return end
  }

  private static let punctuation: Set<Unicode.Scalar> = [
    ".", ",", ";", ":", "!", "?", "(", ")", "[", "]", "{", "}", "\"", "'", "`", "-", "–", "—", "“", "”", "‘", "’", "«",
    "»", "„", "…", "/",
    "‐", "‑",
  ]
}

/// The words of a date and the rules that join them; after V8's `DateParser`.
struct LenientDateReader {
  enum Word: Equatable {
    case number(Int, length: Int)
    /// The first three letters, and how many there are.
    case letters(String, length: Int)
    case sign(UInt8)
    case space
    case end
  }

  var bytes: ArraySlice<UInt8>
  var word = Word.end
  var date = ReadDate()
  var hasReadNumber = false

  init(_ text: String) {
    let isSpace = { (scalar: Unicode.Scalar) in JavaScriptText.isSpace(scalar) }
    bytes = Array(String(String.UnicodeScalarView(text.unicodeScalars.map { isSpace($0) ? " " : $0 })).utf8)[...]
    advance()
  }

  mutating func read() -> ReadDate? {
    while word == .space { advance() }
    switch readISO() {
    case .whole: return date
    case .broken: return nil
    case .part: break
    }
    hasReadNumber = !date.numbers.isEmpty
    while word != .end {
      let current = word
      advance()
      guard accept(current) else { return nil }
    }
    return date
  }

  mutating func advance() {
    guard let first = bytes.first else {
      word = .end
      return
    }
    switch first {
    case 0x30...0x39:
      let digits = bytes.prefix { (0x30...0x39).contains($0) }
      bytes.removeFirst(digits.count)
      // Nine digits are enough for anything that a date has.
      let value = digits.drop { $0 == 0x30 }.prefix(9).reduce(0) { $0 * 10 + Int($1) - 0x30 }
      word = .number(value, length: digits.count)
    case 0x41...0x5A, 0x61...0x7A:
      let letters = bytes.prefix { (0x61...0x7A).contains($0 | 0x20) }
      bytes.removeFirst(letters.count)
      word = .letters(String(decoding: letters.prefix(3).map { $0 | 0x20 }, as: UTF8.self), length: letters.count)
    case 0x20:
      bytes = bytes.drop { $0 == 0x20 }
      word = .space
    default:
      bytes.removeFirst()
      word = .sign(first)
    }
  }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard word == .sign(UInt8(truncatingIfNeeded: sign.value)) else { return false }
    advance()
    return true
  }

  var isNumber: Bool { if case .number = word { true } else { false } }

  var isPlusOrMinus: Bool { word == .sign(0x2B) || word == .sign(0x2D) }

  var isZ: Bool { word == .letters("z", length: 1) }
}

/// Whether a source goes deeper than people write: the parser looks ahead again and again inside open brackets, for some of them
/// twice as long for each, so that such a source would never end.
struct SourceDepth {
  /// The most brackets, literals and conditions of any kind inside each other.
  private static let most = 100
  /// The most square brackets inside each other.
  private static let mostSquare = 10
  /// The most words, or signs of one kind, in a row on a line.
  private static let mostInARow = 64

  /// What is open.
  private enum Open: Equatable {
    case bracket(UInt8)
    case condition
    case text(pounds: Int, isLong: Bool)

    var isText: Bool { if case .text = self { true } else { false } }
  }

  private let bytes: [UInt8]
  private var open: [Open] = []
  private var square = 0
  private var words = 0
  /// How many type arguments seem to be open on a line.
  private var angles = 0
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where a source is too deep, in bytes; `nil` where it is not.
  mutating func firstTooDeep() -> Int? {
    while index < bytes.count {
      if case .text(let pounds, let isLong) = open.last {
        passText(pounds, isLong)
      } else {
        passCode()
      }
      if open.count > Self.most || square > Self.mostSquare
        || max(words, angles) > Self.mostInARow
      {
        return index
      }
    }
    return nil
  }

  private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  private func row(of sign: UInt8, at start: Int) -> Int { bytes[start...].prefix { $0 == sign }.count }

  // MARK: Code

  private mutating func passCode() {
    let next = byte(index)
    switch next {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): enter(next)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): leave(next)
    case UInt8(ascii: "\""): enterText(pounds: 0)
    case UInt8(ascii: "#"): passPounds()
    case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "/"): passLine()
    case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "*"): passComment()
    case UInt8(ascii: " "), 0x09: index += 1
    case UInt8(ascii: ">"): (angles, words, index) = (max(angles - 1, 0), 0, index + 1)
    case 0x0A: endLine()
    case _ where next.isWordByte: passWord()
    default:
      words = 0
      index += 1
    }
  }

  /// Ends what is open of a text on one line, too: it was none, as in a regular expression.
  private mutating func endLine() {
    (angles, words) = (0, 0)
    index += 1
    let text = open.firstIndex { if case .text(_, isLong: false) = $0 { true } else { false } }
    if let text { close(from: text) }
  }

  private mutating func close(from place: Int) {
    open.removeLast(open.count - place)
    square = open.count { $0 == .bracket(UInt8(ascii: "[")) }
  }

  private mutating func enter(_ bracket: UInt8) {
    open.append(.bracket(bracket))
    if bracket == UInt8(ascii: "[") { square += 1 }
    words = 0
    index += 1
  }

  /// Closes what is open up to the bracket of its kind; one too many closes nothing.
  private mutating func leave(_ bracket: UInt8) {
    let opening = bracket == UInt8(ascii: ")") ? bracket - 1 : bracket - 2
    if let place = open.lastIndex(of: .bracket(opening)), !open[place...].contains(where: \.isText) {
      close(from: place)
    }
    words = 0
    index += 1
  }

  private mutating func passWord() {
    words += 1
    while byte(index).isWordByte { index += 1 }
    guard byte(index) == UInt8(ascii: "<"), byte(index + 1).isWordByte else { return }
    // Type arguments are brackets too, which only the parser tells from signs of comparison.
    angles += 1
    index += 1
  }

  /// `#if` and `#endif`, and the `#` before a text.
  private mutating func passPounds() {
    let count = row(of: UInt8(ascii: "#"), at: index)
    index += count
    words = count > Self.mostInARow ? count : 0
    if byte(index) == UInt8(ascii: "\"") { return enterText(pounds: count) }
    if bytes[index...].starts(with: "if".utf8) { open.append(.condition) }
    if bytes[index...].starts(with: "endif".utf8), open.last == .condition { open.removeLast() }
  }

  private mutating func passLine() {
    words = 0
    while index < bytes.count, byte(index) != 0x0A, byte(index) != 0x0D { index += 1 }
  }

  /// Comments stand inside each other.
  private mutating func passComment() {
    var depth = 0
    repeat {
      if byte(index) == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte(index) == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  // MARK: Texts

  private mutating func enterText(pounds: Int) {
    let isLong = row(of: UInt8(ascii: "\""), at: index) >= 3
    open.append(.text(pounds: pounds, isLong: isLong))
    words = 0
    index += isLong ? 3 : 1
  }

  /// Passes a sign of a text, which may end it, or begin what a program fills in.
  private mutating func passText(_ pounds: Int, _ isLong: Bool) {
    let next = byte(index)
    if next == UInt8(ascii: "\\"), bytes[(index + 1)...].prefix(pounds).allSatisfy({ $0 == UInt8(ascii: "#") }) {
      index += 1 + pounds
      if byte(index) == UInt8(ascii: "(") { enter(byte(index)) } else { index += 1 }
    } else if next == UInt8(ascii: "\""), closes(pounds, isLong) {
      open.removeLast()
      index += (isLong ? 3 : 1) + pounds
    } else {
      // A text that was not closed ends with its line.
      if next == 0x0A, !isLong { open.removeLast() }
      index += 1
    }
  }

  private func closes(_ pounds: Int, _ isLong: Bool) -> Bool {
    let quotes = isLong ? 3 : 1
    guard bytes[index...].prefix(quotes).allSatisfy({ $0 == UInt8(ascii: "\"") }) else { return false }
    let behind = bytes[min(index + quotes, bytes.count)...].prefix(pounds)
    return behind.count == pounds && behind.allSatisfy { $0 == UInt8(ascii: "#") }
  }
}

extension UInt8 {
  /// A letter, a digit, an underscore, or a byte of another character.
  fileprivate var isWordByte: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
      || self == 0x5F || self >= 0x80
  }
}

import SourceText

/// The lines of a state, each a name and its words: text that is read as it was written, bit for bit.
struct StateText {
  private(set) var lines: [(name: String, words: [String])] = []

  init() {}

  init(_ text: String) {
    lines = text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words.first.map { ($0, Array(words.dropFirst())) }
    }
  }

  mutating func put(_ name: String, _ words: [String]) { lines.append((name, words)) }
  mutating func put(_ name: String, _ numbers: [Int]) { put(name, numbers.map { String($0) }) }

  var text: String { lines.map { ([$0.name] + $0.words).joined(separator: " ") + "\n" }.joined() }

  /// A text with a last line that holds its check sum.
  static func sealed(_ text: String) -> String { text + "end " + FNV1a.digits(text.utf8) + "\n" }

  /// The text before the line with the check sum; `nil` where that is not its sum, or none.
  static func opened(_ text: String) -> String? {
    var head = text.utf8.dropLast()
    while let last = head.last, last != UInt8(ascii: "\n") { _ = head.popLast() }
    let opened = String(Substring(head))
    return sealed(opened).utf8.elementsEqual(text.utf8) ? opened : nil
  }

  /// The words of every line of a name.
  func all(_ name: String) -> [[String]] { lines.filter { $0.name == name }.map(\.words) }

  /// The numbers of the only line of a name; `nil` where there is none, or they are none.
  func numbers(_ name: String) -> [Int]? {
    guard let words = all(name).first else { return nil }
    let numbers = words.compactMap { Int($0) }
    return numbers.count == words.count ? numbers : nil
  }

  /// Text as a word without blanks: each byte by two digits behind a sign that keeps empty ones.
  static func word(_ text: String) -> String { "=" + hex(Array(text.utf8)) }

  static func text(_ word: String) -> String? {
    word.first == "=" ? bytes(word.dropFirst()).map { String(decoding: $0, as: UTF8.self) } : nil
  }

  static func word(_ number: Double) -> String { String(number.bitPattern, radix: 16) }

  static func number(_ word: String) -> Double? { UInt64(word, radix: 16).map { Double(bitPattern: $0) } }

  static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  static func bytes(_ hex: some StringProtocol) -> [UInt8]? {
    let digits = Array(hex.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { place in
      UInt8(String(decoding: digits[place..<place + 2], as: UTF8.self), radix: 16)
    }
    return bytes.count == digits.count / 2 ? bytes : nil
  }
}

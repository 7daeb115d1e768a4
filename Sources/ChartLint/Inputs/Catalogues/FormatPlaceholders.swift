/// Fills what programs fill in the texts of catalogues, so that a text is judged as people hear it: `%d` by a number, `%@` by
/// a word. What stands for a placeholder is as long as it where that can be, so that columns stay true.
struct FormatPlaceholders {
  /// The text with samples in it.
  private(set) var filled = ""
  /// Whether there is nothing to judge: placeholders and signs alone.
  private(set) var isOnlyPlaceholders = false

  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else {
      filled = text
      return
    }
    fill()
  }

  private mutating func fill() {
    var result: [UInt8] = []
    var index = 0
    var hasPlaceholder = false
    var hasLetter = false
    while index < bytes.count {
      if let (end, sample) = placeholder(at: index) {
        result += sample.utf8
        hasPlaceholder = hasPlaceholder || sample != "%"
        index = end
      } else {
        hasLetter = hasLetter || bytes[index].isLetterByte
        result.append(bytes[index])
        index += 1
      }
    }
    filled = String(decoding: result, as: UTF8.self)
    isOnlyPlaceholders = hasPlaceholder && !hasLetter
  }

  // MARK: Grammar

  private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  /// A placeholder that begins here: where it ends and what stands for it. `%1$@`, `%.1f`, `%lld`, `%%`, `%arg`.
  private func placeholder(at start: Int) -> (end: Int, sample: String)? {
    guard byte(start) == UInt8(ascii: "%") else { return nil }
    if byte(start + 1) == UInt8(ascii: "%") { return (start + 2, "%") }
    if bytes[start...].starts(with: "%arg".utf8) { return (start + 4, Self.number(of: 2)) }
    var end = start + 1
    while Self.flags.contains(byte(end)) { end += 1 }
    let hasWidth = byte(start + 1) == UInt8(ascii: "0")
    while Self.lengths.contains(byte(end)) { end += 1 }
    let conversion = byte(end)
    guard conversion != 0, isConversion(at: end, from: start) else { return nil }
    end += 1
    if Self.words.contains(conversion) { return (end, Self.word(of: end - start)) }
    return (end, Self.number(of: hasWidth ? 2 : end - start))
  }

  /// Whether a letter names a type, and does not begin a word behind a percentage: "20%discount".
  private func isConversion(at index: Int, from start: Int) -> Bool {
    guard byte(index) != UInt8(ascii: "@") else { return true }
    guard Self.words.contains(byte(index)) || Self.numbers.contains(byte(index)) else { return false }
    return !(byte(start &- 1).isDigit && byte(index + 1).isLetterByte)
  }

  private static let flags = Set("0123456789$.+-#*'".utf8)
  private static let lengths = Set("hlqLzjt".utf8)
  private static let words = Set("@sScC".utf8)
  private static let numbers = Set("dDiuUfFgGeExXo".utf8)

  // MARK: Samples

  /// A number of so many characters that no rule finds odd, and that is no day, month or year.
  private static func number(of length: Int) -> String {
    let samples = ["", "7", "42", "421", "4210", "4,210", "42,108", "421,087"]
    return samples.indices.contains(length) ? samples[length] : "421,087"
  }

  /// A name of so many characters.
  private static func word(of length: Int) -> String {
    let samples = ["", "A", "Bo", "Ann", "Anna", "Diana", "Martha"]
    return samples.indices.contains(length) ? samples[length] : "Martha"
  }
}

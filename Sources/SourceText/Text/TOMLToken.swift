/// What belongs together in TOML, as far as it must be known to tell brackets from those in texts and comments.
enum TOMLToken {
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The parser ends lines at some control characters, too.
  static func isLineEnd(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x09 }

  /// Whether a byte is neither blank nor the beginning of a comment; the parser passes over some characters beyond ASCII as
  /// over blanks, and reports the others.
  static func isSeen(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "#") }

  static func isKeyStart(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "\"", "'", "]": true
    default: false
    }
  }

  /// How many bytes the first token has: a comment, a text, or a single byte.
  static func length(at bytes: ArraySlice<UInt8>) -> Int {
    switch bytes.first {
    case UInt8(ascii: "#"): bytes.prefix { !isLineEnd($0) }.count
    case UInt8(ascii: "\""): lengthOfText(bytes, quote: UInt8(ascii: "\""), hasEscapes: true)
    case UInt8(ascii: "'"): lengthOfText(bytes, quote: UInt8(ascii: "'"), hasEscapes: false)
    default: 1
    }
  }

  private static func lengthOfText(_ bytes: ArraySlice<UInt8>, quote: UInt8, hasEscapes: Bool) -> Int {
    let isLong = bytes.starts(with: [quote, quote, quote])
    let marks = isLong ? 3 : 1
    var (rest, run, isEscaped) = (bytes.dropFirst(marks), 0, false)
    while let byte = rest.first, isLong || byte != UInt8(ascii: "\n") {
      rest = rest.dropFirst()
      run = byte == quote && !isEscaped ? run + 1 : 0
      isEscaped = hasEscapes && byte == UInt8(ascii: "\\") && !isEscaped
      // Up to two more quotation marks before the three that close are part of a long text.
      if run >= marks, !isLong || rest.first != quote || run == 5 { break }
    }
    return bytes.count - rest.count
  }
}

extension ArraySlice<UInt8> {
  /// What stands in a text before the first escape of a zero byte; `nil` where there is none, and in every other token.
  var beforeZeroEscape: ArraySlice<UInt8>? {
    guard first == UInt8(ascii: "\"") else { return nil }
    var rest = self
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      rest = rest.suffix(from: backslash)
      if rest.starts(with: "\\u0000".utf8) || rest.starts(with: "\\U00000000".utf8) { return prefix(upTo: backslash) }
      // An escaped backslash escapes nothing.
      rest = rest.dropFirst(2)
    }
    return nil
  }
}

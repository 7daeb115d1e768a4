/// A fault of syntax at which the TOML parser ends the process instead of reporting it.
///
/// toml++ asserts that a key follows the bracket of a table's header, and that no brace closes an array: `[=`, `[[[` and
/// `a = [}` would stop ChartVoice. It goes down the stack by each part of a dotted key, and ends at a zero byte as if nothing
/// followed; a text ends at one that is escaped.
package struct TOMLFault {
  /// The number of its line, from 1.
  package let line: Int
  /// What should stand there.
  let remedy: String
  /// Whether it breaks the rules of TOML; an escape of a zero byte is TOML, and the parser ends the text there.
  var isSyntax = true

  /// The fault and what to do about it, without its line.
  package var sentence: String { isSyntax ? "This is not TOML: \(remedy)." : remedy + "." }

  /// Parts of a dotted key, far more than anybody writes.
  private static let mostParts = 32

  /// The first fault of a text, or `nil`; brackets and dots in texts and comments are none.
  package static func first(in toml: String) -> TOMLFault? {
    let head = toml.utf8.prefix { $0 != 0 }
    if head.count < toml.utf8.count {
      let lines = head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return TOMLFault(line: lines.count, remedy: "a NUL byte stands here. Take it out")
    }
    var rest = Array(toml.utf8)[...]
    var (line, depth, dots) = (1, 0, 0)
    // What the parser saw last, blanks and comments left aside: a line end is seen outside of arrays.
    var before = UInt8(ascii: "\n")
    while let byte = rest.first {
      let token = rest.prefix(TOMLToken.length(at: rest))
      rest = rest.dropFirst(token.count)
      dots = byte == UInt8(ascii: ".") ? dots + 1 : endsKey(byte) ? 0 : dots
      if let remedy = remedy(ofParts: dots + 1) ?? remedy(byte, rest, behind: before, depth: depth) {
        return TOMLFault(line: line, remedy: remedy)
      }
      let beforeZero = token.beforeZeroEscape
      line += (beforeZero ?? token).count { $0 == UInt8(ascii: "\n") }
      guard beforeZero == nil else {
        return TOMLFault(line: line, remedy: "An escape stands for a NUL byte here. Take it out", isSyntax: false)
      }
      depth += byte == UInt8(ascii: "[") ? 1 : byte == UInt8(ascii: "]") ? -1 : 0
      if TOMLToken.isLineEnd(byte), depth <= 0 {
        (before, depth) = (UInt8(ascii: "\n"), 0)
      } else if TOMLToken.isSeen(byte) {
        before = byte
      }
    }
    return nil
  }

  private static func endsKey(_ byte: UInt8) -> Bool {
    TOMLToken.isLineEnd(byte) || "=,[]{}".utf8.contains(byte)
  }

  private static func remedy(ofParts count: Int) -> String? {
    count > mostParts ? "a name has more than \(mostParts) parts. Leave some of its dots out" : nil
  }

  private static func remedy(_ byte: UInt8, _ rest: ArraySlice<UInt8>, behind before: UInt8, depth: Int) -> String? {
    switch (byte, before) {
    case (UInt8(ascii: "}"), UInt8(ascii: "[")), (UInt8(ascii: "}"), UInt8(ascii: ",")):
      "a value must stand before the closing brace"
    case (UInt8(ascii: "["), UInt8(ascii: "\n")) where !holdsKey(rest): "a name must follow the bracket"
    default: nil
    }
  }

  /// Whether a key, or the end of the header, stands at the beginning; the second bracket of a header may come before.
  private static func holdsKey(_ rest: ArraySlice<UInt8>) -> Bool {
    var key = rest.drop(while: TOMLToken.isBlank)
    if key.first == UInt8(ascii: "[") { key = key.dropFirst().drop(while: TOMLToken.isBlank) }
    return key.first.map(TOMLToken.isKeyStart) ?? false
  }
}

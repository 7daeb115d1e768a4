/// A fault of syntax at which the TOML parser ends the process instead of reporting it.
///
/// toml++ asserts that a key follows the bracket of a table's header, and that no brace closes an array: `[=`, `[[[` and
/// `a = [}` would stop ChartVoice.
package struct TOMLFault {
  /// The number of its line, from 1.
  package let line: Int
  /// What should stand there.
  package let remedy: String

  /// The first fault of a text, or `nil`; texts and comments are passed over.
  package static func first(in toml: String) -> TOMLFault? {
    var rest = Array(toml.utf8)[...]
    var (line, depth) = (1, 0)
    // What the parser saw last, blanks and comments left aside: a line end is seen outside of arrays.
    var before = UInt8(ascii: "\n")
    while let byte = rest.first {
      let token = rest.prefix(TOMLToken.length(at: rest))
      rest = rest.dropFirst(token.count)
      if let remedy = remedy(byte, rest, behind: before, depth: depth) { return TOMLFault(line: line, remedy: remedy) }
      line += token.count { $0 == UInt8(ascii: "\n") }
      depth += byte == UInt8(ascii: "[") ? 1 : byte == UInt8(ascii: "]") ? -1 : 0
      if TOMLToken.isLineEnd(byte), depth <= 0 {
        (before, depth) = (UInt8(ascii: "\n"), 0)
      } else if TOMLToken.isSeen(byte) {
        before = byte
      }
    }
    return nil
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

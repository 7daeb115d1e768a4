/// Finds the one fault of syntax at which the TOML parser ends the process instead of reporting it.
///
/// toml++ asserts that a key follows the bracket of a table's header: `[=` or `[[[` would stop ChartVoice.
package enum TableHeaderCheck {
  /// The number of the first line whose header has no key, or `nil`.
  package static func firstFault(in toml: String) -> Int? {
    var line = 1
    var rest = Substring(toml).unicodeScalars
    while true {
      let end = rest.firstIndex(where: isLineBreak) ?? rest.endIndex
      if isFault(rest[..<end]) { return line }
      guard end < rest.endIndex else { return nil }
      if rest[end] == "\n" { line += 1 }
      rest = rest[rest.index(after: end)...]
    }
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private static func isFault(_ line: Scalars) -> Bool {
    let content = line.drop(while: isBlank)
    guard let first = content.first else { return false }
    // The parser takes some characters beyond ASCII for spaces; no line of an instrument begins with one.
    guard first.isASCII else { return true }
    guard first == "[" else { return false }
    var key = content.dropFirst().drop(while: isBlank)
    if key.first == "[" { key = key.dropFirst().drop(while: isBlank) }
    return key.first.map { !isKeyStart($0) } ?? true
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 && scalar != "\t" }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  private static func isKeyStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "\"", "'", "]": true
    default: false
    }
  }
}

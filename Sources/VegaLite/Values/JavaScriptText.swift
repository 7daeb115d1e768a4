/// Texts as JavaScript sees them: sequences of UTF-16 code units.
///
/// Swift's texts cannot hold half a surrogate pair; where JavaScript would cut one, `U+FFFD` stands instead.
enum JavaScriptText {
  /// Whether two texts have the same characters; Swift's `==` takes composed and decomposed letters for equal.
  static func same(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count && first.utf8.elementsEqual(second.utf8)
  }

  /// Whether the first text comes before the second by code units.
  static func precedes(_ first: String, _ second: String) -> Bool {
    var left = first.utf8.makeIterator()
    var right = second.utf8.makeIterator()
    while let one = right.next() {
      guard let other = left.next() else { return true }
      if other == one { continue }
      // UTF-8 orders as code points do; in UTF-16 those of two units come before U+E000 to U+FFFF.
      if other >= 0xF0, (0xEE...0xEF).contains(one) { return true }
      if one >= 0xF0, (0xEE...0xEF).contains(other) { return false }
      return other < one
    }
    return false
  }

  /// A text without white space at its ends.
  static func trimmed(_ text: String) -> Substring {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, isSpace(first) || isSpace(last) else { return text[...] }
    guard let start = scalars.firstIndex(where: { !isSpace($0) }),
      let end = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return Substring(scalars[start...end])
  }

  /// White space and line ends of ECMA-262.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// The units from one place to another, places held to the text.
  static func slice(_ text: String, _ start: Int, _ end: Int) -> String {
    let count = text.utf16.count
    let lower = min(max(0, start), count)
    let upper = min(max(lower, end), count)
    if lower == 0, upper == count { return text }
    let view = text.utf16
    let from = view.index(view.startIndex, offsetBy: lower)
    let to = view.index(from, offsetBy: upper - lower)
    return String(decoding: view[from..<to], as: UTF16.self)
  }
}

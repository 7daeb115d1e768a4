extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }

  /// The parts of the text between occurrences of a separator; empty parts are kept.
  func components(separatedBy separator: String) -> [String] {
    guard !separator.isEmpty else { return [String(self)] }
    var parts: [String] = []
    var part = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(separator) {
        parts.append(part)
        part = ""
        rest = rest.dropFirst(separator.count)
      } else {
        part.append(first)
        rest = rest.dropFirst()
      }
    }
    return parts + [part]
  }
}

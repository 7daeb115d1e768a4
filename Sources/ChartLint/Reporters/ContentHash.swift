import SourceText

/// What stays the same of a text wherever it stands: the marks of older findings and of SARIF's fingerprints.
enum ContentHash {
  /// 16 hexadecimal digits of a text whose blanks are single and that has none around it.
  static func of(_ text: String) -> String {
    FNV1a.digits(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8)
  }
}

/// Hashes of texts, one after another: findings of one text come together, and it may be long.
struct ContentHashes {
  private var text = ""
  private var known: [String: String] = [:]

  /// The hash of what stands before a text, and the text.
  mutating func hash(of text: String, behind head: String = "") -> String {
    if text != self.text { (self.text, known) = (text, [:]) }
    if let hash = known[head] { return hash }
    let hash = ContentHash.of(head + text)
    known[head] = hash
    return hash
  }
}

/// What stays the same of a text wherever it stands: the marks of older findings and of SARIF's fingerprints.
enum ContentHash {
  /// 16 hexadecimal digits of a text whose blanks are single and that has none around it: FNV-1a with 64 bits
  /// (Fowler, Noll, Vo), which is the same on every machine.
  static func of(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
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

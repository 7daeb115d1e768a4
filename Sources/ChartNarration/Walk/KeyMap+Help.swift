extension KeyMap {
  /// The keys that ask for a word, as they are said.
  public func spokenKeys(for word: String) -> [String] { sorted.filter { $0.line == word }.map(\.key.spoken) }

  /// The keys that ask for a word with a text, and what they ask for: `6: find rain`.
  func linesWithText(for word: String) -> [String] {
    sorted.filter { $0.line.hasPrefix(word + " ") }.map { "\($0.key.spoken): \($0.line)" }
  }
}

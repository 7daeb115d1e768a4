extension KeyMap {
  /// What each key does, one line a command in the order of the words, several keys on one line.
  ///
  /// ```
  /// Down or Enter: into the place, to what it holds
  /// ```
  ///
  /// - Parameter isPossible: Which words lead somewhere.
  public func helpLines(where isPossible: (FocusWord) -> Bool = { _ in true }) -> [String] {
    let fixed = Self.fixed.map { "\($0.key.spoken): \($0.explanation)" }
    return FocusWord.all.filter(isPossible).flatMap(helpLines)
      + [helpLine(Self.anyCommand, Self.anyCommandExplanation)].compactMap { $0 }
      + fixed + [wordsWithoutKeys(where: isPossible)].compactMap { $0 }
  }

  private func helpLines(_ word: FocusWord) -> [String] {
    // A key may ask for a word with its text, which says itself what it does.
    let withText = sorted.filter { $0.line.hasPrefix(word.name + " ") }.map { "\($0.key.spoken): \($0.line)" }
    return [helpLine(word.name, word.explanation)].compactMap { $0 } + withText
  }

  private func helpLine(_ line: String, _ explanation: String) -> String? {
    let keys = spokenKeys(for: line)
    guard let last = keys.last else { return nil }
    let others = keys.dropLast().joined(separator: ", ")
    return (others.isEmpty ? last : "\(others) or \(last)") + ": \(explanation)"
  }

  /// The keys that ask for a word, as they are said.
  public func spokenKeys(for word: String) -> [String] { sorted.filter { $0.line == word }.map(\.key.spoken) }

  private func wordsWithoutKeys(where isPossible: (FocusWord) -> Bool) -> String? {
    let named = Set(sorted.map { String($0.line.prefix { $0 != " " }) })
    let missing = FocusWord.all.filter(isPossible).map(\.name).filter { !named.contains($0) }
    return missing.isEmpty ? nil : "By their words alone: " + missing.joined(separator: ", ")
  }
}

extension FocusWord {
  /// What each word does, one line a word, for those who type.
  ///
  /// ```
  /// go TEXT: to a place: go June 6, go 25 percent; to a value: go 4200
  /// ```
  ///
  /// - Parameter isPossible: Which words lead somewhere.
  public static func helpLines(where isPossible: (FocusWord) -> Bool = { _ in true }) -> [String] {
    all.filter(isPossible).map { $0.name + ($0.needsText ? " TEXT" : "") + ": \($0.explanation)" }
  }
}

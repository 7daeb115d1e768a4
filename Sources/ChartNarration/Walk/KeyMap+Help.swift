extension KeyMap {
  /// What each key does, one line a command in the order of the words, several keys on one line.
  ///
  /// ```
  /// Down or Enter: into the place, to what it holds
  /// ```
  public var helpLines: [String] {
    let fixed = Self.fixed.map { "\($0.key.spoken): \($0.explanation)" }
    return FocusWord.all.flatMap(helpLines) + [helpLine(Self.anyCommand, Self.anyCommandExplanation)].compactMap { $0 }
      + fixed + [wordsWithoutKeys].compactMap { $0 }
  }

  private func helpLines(_ word: FocusWord) -> [String] {
    // A key may ask for a word with its text, which says itself what it does.
    let withText = sorted.filter { $0.line.hasPrefix(word.name + " ") }.map { "\($0.key.spoken): \($0.line)" }
    return [helpLine(word.name, word.explanation)].compactMap { $0 } + withText
  }

  private func helpLine(_ line: String, _ explanation: String) -> String? {
    let keys = sorted.filter { $0.line == line }.map(\.key.spoken)
    guard let last = keys.last else { return nil }
    let others = keys.dropLast().joined(separator: ", ")
    return (others.isEmpty ? last : "\(others) or \(last)") + ": \(explanation)"
  }

  private var wordsWithoutKeys: String? {
    let named = Set(sorted.map { String($0.line.prefix { $0 != " " }) })
    let missing = FocusWord.all.map(\.name).filter { !named.contains($0) }
    return missing.isEmpty ? nil : "By their words alone: " + missing.joined(separator: ", ")
  }
}

extension FocusWord {
  /// What each word does, one line a word, for those who type.
  ///
  /// ```
  /// go TEXT: go to a place of X
  /// ```
  public static var helpLines: [String] {
    all.map { $0.name + ($0.takesText ? " TEXT" : "") + ": \($0.explanation)" }
  }
}

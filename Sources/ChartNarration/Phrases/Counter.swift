import ChartModel

/// A word that counts the numbers along X: `week` says "week 4", and "in week 4" within a sentence.
struct Counter {
  /// The word as a sentence has it, in lower case.
  let word: String
  /// The kind of place in whose phrase it stands.
  let kind: PlaceKind

  /// The counter that a title is, or begins with before "of": `Week`, `Round of the season`; `nil` of any other, and of what is
  /// counted in whole ones but stands at parts of one.
  init?(title: String, decimals: Int, _ voice: Voice) {
    let words = title.lowercased().split(separator: " ").map(String.init)
    guard let word = words.first, words.count == 1 || words.count > 2 && words[1] == "of",
      let kind = voice.counters[word], kind == .number || decimals == 0
    else { return nil }
    (self.word, self.kind) = (word, kind)
  }
}

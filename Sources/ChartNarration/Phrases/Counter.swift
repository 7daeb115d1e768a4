import ChartModel

/// A word that counts the numbers along X: `week` says "week 4", and "in week 4" within a sentence.
struct Counter {
  /// The word as a sentence has it, in lower case.
  let word: String
  /// The kind of place in whose phrase it stands.
  let kind: PlaceKind

  /// The counter that a title is, or begins with before "of", or in its plural before "after" or "since": `Week`,
  /// `Round of the season`, `Days after the lesson`; `nil` of any other, and of what is
  /// counted in whole ones but stands at parts of one.
  init?(title: String, decimals: Int, _ voice: Voice) {
    let words = title.lowercased().split(separator: " ").map(String.init)
    guard let word = Self.word(words, voice), let kind = voice.counters[word],
      decimals == 0 || kind == .number && word == words.first
    else { return nil }
    (self.word, self.kind) = (word, kind)
  }

  private static func word(_ words: [String], _ voice: Voice) -> String? {
    guard let first = words.first else { return nil }
    if words.count == 1 || words.count > 2 && words[1] == "of" { return first }
    // "Days after the lesson" count days, as "Day" does.
    guard words.count > 2, ["after", "since"].contains(words[1]), voice.isUnit(first) else { return nil }
    let one = voice.unit(first, forShown: "1").lowercased()
    return one == first ? nil : one
  }
}

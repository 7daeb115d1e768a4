import SourceText

/// Limits of names.
enum SpokenName {
  /// The most characters of a name that are said.
  static let limit = 120
  /// The most characters of a text that an author wrote to be said.
  static let authorLimit = 1_000
}

extension Voice {
  /// A name from the data as it is said: that a number is negative in a word, and a name of nothing as that.
  ///
  /// Screen readers commonly leave a hyphen before a number out.
  func name(_ name: String) -> String {
    let spoken = name.spoken
    if spoken.isEmpty { return say(.nameUnnamed) }
    // A name that is nothing but a number is one.
    if let hiddenNumber, Double(spoken) != nil { return hiddenNumber }
    // Asked first, as a pattern takes long to match.
    guard spoken.hasPrefix("-"), spoken.wholeMatch(of: /-[0-9]+(\.[0-9]+)?/) != nil else { return spoken }
    return minus + spoken.dropFirst()
  }
}

extension StringProtocol {
  /// A name from the data as it may stand in a sentence: one line, no control characters, no space at its ends.
  ///
  /// ```swift
  /// " two\nlines\u{7} ".spoken  // #"two\nlines\u{7}"#
  /// ```
  ///
  /// A name longer than anybody listens to is cut, and an ellipsis says so.
  var spoken: String {
    let text = trimmed
    // No text has more characters than bytes, which are counted faster.
    guard text.utf8.count > SpokenName.limit, text.count > SpokenName.limit else { return text.escapingControls }
    return text.prefix(SpokenName.limit - 1).escapingControls + "…"
  }

  /// What an author wrote to be said, on one line and without the punctuation at its end; `nil` where it is empty.
  var authored: String? {
    let text = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = text.count > SpokenName.authorLimit ? text.prefix(SpokenName.authorLimit - 1) + "…" : text[...]
    let bare = shown.escapingControls.droppingTrailing(".,;: ")
    return bare.isEmpty ? nil : bare
  }

  /// A title without the punctuation at its end, as it may stand in front of more words.
  var spokenTitle: String { spoken.droppingTrailing(".,;: ") }

  /// A column's name in words: `temp_max` is `temp max`, and `stepsPerDay` is `steps per day`.
  var spokenField: String {
    // A name of small letters alone is its own word.
    let isPlain =
      utf8.count <= SpokenName.limit && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    if isPlain { return String(self) }
    let words = spoken.split(whereSeparator: { $0 == "_" || $0 == " " })
    return words.count == 1 ? words[0].humps.joined(separator: " ") : words.joined(separator: " ")
  }

  /// The text with its first letter in upper case; a text that begins with anything else stays as it is, and so does a short word with
  /// capitals of its own, as `iOS` and `mg/dL` have.
  var capitalizedFirst: String {
    // Two bytes of ASCII are two characters, of which a to z alone have an upper case.
    let start = utf8.prefix(2)
    let hasCase = start.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
    if !hasCase, start.allSatisfy({ $0 < 0x80 }) { return String(self) }
    guard let first, first.isLowercase, !beginsWithCapitalsOfItsOwn else { return String(self) }
    return first.uppercased() + dropFirst()
  }
}

extension StringProtocol {
  /// Whether the first word is a name or a symbol of a few letters that is written with capitals inside.
  fileprivate var beginsWithCapitalsOfItsOwn: Bool {
    let word = utf8.prefix(9).prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",") }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    return word.count < 9 && word.allSatisfy { capitals.contains($0) || small.contains($0) || $0 == UInt8(ascii: "/") }
      && word.contains(where: capitals.contains)
  }

  /// The words of a name in which capitals stand for blanks; the whole where there are none, as in `iPhone` and `McDonald`.
  fileprivate var humps: [String] {
    let letters = Array(self)
    guard letters.allSatisfy({ $0.isASCII && $0.isLetter }), letters.first?.isLowercase == true else {
      return [String(self)]
    }
    let starts = letters.indices.dropFirst(2).filter { place in
      letters[place].isUppercase && letters[place - 1].isLowercase && letters[place - 2].isLowercase
        && place + 1 < letters.count && letters[place + 1].isLowercase
    }
    guard !starts.isEmpty else { return [String(self)] }
    let edges = [0] + starts + [letters.count]
    return zip(edges, edges.dropFirst()).map { String(letters[$0..<$1]).lowercased() }
  }
}

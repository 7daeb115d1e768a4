import ChartModel

extension AuthorText {
  /// The notes of an author that say more than what is said already: a chart drawn for the eye writes the value over its
  /// bar, and the name of a rule beside it.
  ///
  /// - Parameter number: The number that is said already, as that of a rule: "avg 8.4" says no more.
  func toldNotes(beside text: String, value: MarkValue? = nil, number: Double? = nil) -> [String] {
    notes.compactMap { note in
      guard let told = note.authored, !Self.repeats(told, text), !Self.isNumber(told, value) else { return nil }
      if let number, Self.isAbbreviated(told, number) { return nil }
      if self.value?.authored != nil, Self.isShorter(told, than: text) { return nil }
      return told
    }
  }

  private static func repeats(_ note: String, _ text: String) -> Bool {
    let (text, note) = (plain(text), plain(note.droppingTrailing(".,;:!")))
    return text.contains(note) || isShort(note, for: text)
  }

  /// Whether a note is a number that is said already, shorter for the eye: "29.6k" of "29,600".
  private static func isShorter(_ note: String, than text: String) -> Bool {
    guard let short = amount(note) else { return false }
    return text.split(whereSeparator: \.isWhitespace).contains { word in
      amount(String(word)).map { abs($0.number - short.number) <= short.step / 2 } == true
    }
  }

  /// Whether a note is a number, rounded for the eye, behind one short word: "avg 8.4" of 8.417.
  private static func isAbbreviated(_ note: String, _ number: Double) -> Bool {
    let words = note.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2, words[0].count <= 4, words[0].allSatisfy(\.isLetter), let short = amount(words[1]) else {
      return false
    }
    return abs(abs(number) - short.number) <= short.step / 2
  }

  /// The number that a word is, without its sign and its unit, and what one of its last digit is worth; `nil` where it holds none.
  private static func amount(_ word: String) -> (number: Double, step: Double)? {
    let digits = word.filter { $0.isNumber || $0 == "." }.trimmingDots
    guard let number = Double(digits), word.count(where: \.isLetter) <= 1, !word.contains(" ") else { return nil }
    let scales: [Character: Double] = ["k": 1e3, "K": 1e3, "M": 1e6]
    let scale = word.last.flatMap { scales[$0] } ?? 1
    let decimals = digits.split(separator: ".").dropFirst().first?.count ?? 0
    return (number * scale, (0..<decimals).reduce(scale * 1.001) { step, _ in step / 10 })
  }

  /// Whether a note of one word is the beginning of the first word that is said: "Men" of "Menstrual phase".
  private static func isShort(_ note: String, for text: String) -> Bool {
    let word = note.dropLast()
    return word.count > 2 && !word.dropFirst().contains(" ") && word.allSatisfy { !$0.isNumber } && text.hasPrefix(word)
  }

  /// Letters and digits alone, with single spaces, so that case and punctuation do not make a difference.
  private static func plain(_ text: String) -> String {
    let kept = text.lowercased().map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : " " }
    return " " + String(kept).split(separator: " ").joined(separator: " ") + " "
  }

  private static func isNumber(_ note: String, _ value: MarkValue?) -> Bool {
    guard let number = value?.number, let written = Double(note.filter { $0 != "," && $0 != " " }) else { return false }
    return written == number
  }
}

extension String {
  /// The text without dots at its ends.
  fileprivate var trimmingDots: Substring {
    var text = self[...]
    while text.last == "." { text.removeLast() }
    while text.first == "." { text.removeFirst() }
    return text
  }
}

import ChartModel

extension AuthorText {
  /// The notes of an author that say more than what is said already: a chart drawn for the eye writes the value over its
  /// bar, and the name of a rule beside it.
  func toldNotes(beside text: String, value: MarkValue? = nil) -> [String] {
    notes.compactMap { note in
      guard let told = note.authored, !Self.repeats(told, text), !Self.isNumber(told, value) else { return nil }
      return told
    }
  }

  private static func repeats(_ note: String, _ text: String) -> Bool {
    plain(text).contains(plain(note.droppingTrailing(".,;:!")))
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

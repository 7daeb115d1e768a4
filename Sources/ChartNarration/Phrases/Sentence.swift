/// Puts pieces of text together: the one place where punctuation and capitals are made.
struct Sentence {
  /// How a piece is joined to what stands before it.
  enum Join: String {
    case clause = ", "
    case context = ": "
    case part = "; "
    case word = " "
    case sentence = ". "
  }

  private(set) var text = ""

  init(_ first: String = "") { append(first, .sentence) }

  /// Adds a piece; empty pieces add nothing.
  mutating func append(_ piece: String, _ join: Join = .clause) {
    guard !piece.isEmpty else { return }
    if text.isEmpty {
      text = piece
    } else if join == .sentence {
      text = closed + " " + piece.capitalizedFirst
    } else {
      // A name that ends in a comma or a colon must not double the one that joins.
      text = text.droppingTrailing(",;: ")
      text += join.rawValue
      text += piece
    }
  }

  /// The same with a piece added.
  func adding(_ piece: String, _ join: Join = .clause) -> Sentence {
    var copy = self
    copy.append(piece, join)
    return copy
  }

  /// A line without a final stop, as labels and titles are.
  var line: String { text.droppingTrailing(",;: ").capitalizedFirst }

  /// A sentence with one final stop; nothing where nothing was added.
  var sentence: String { text.isEmpty ? "" : closed.capitalizedFirst }

  private var closed: String {
    let bare = text.droppingTrailing(",;: ")
    return bare.last.map { ".!?".contains($0) } == true ? bare : bare + "."
  }
}

extension String {
  /// The text without any of the given characters at its end; a text of nothing else stays as it is.
  func droppingTrailing(_ characters: String) -> String {
    // Commonly a letter or a digit of ASCII ends the text, and its byte tells that at once.
    if let end = utf8.last, end < 0x80, !characters.utf8.contains(end) { return self }
    guard let last = lastIndex(where: { !characters.contains($0) }) else { return self }
    return String(self[...last])
  }
}

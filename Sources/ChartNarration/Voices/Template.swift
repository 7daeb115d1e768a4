/// A text with places in braces, cut up once so that it is filled in without another look at its braces.
struct Template: Sendable, Equatable {
  private enum Piece: Sendable, Equatable {
    case text(String)
    case place(name: String)
  }

  private let pieces: [Piece]

  /// - Parameter text: such as `"{n} days"`.
  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.place(name: String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// The names of its places.
  var places: [String] {
    pieces.compactMap { piece in
      if case .place(let name) = piece { name } else { nil }
    }
  }

  /// The text that it begins with; empty where a place begins it.
  var opening: String {
    if case .text(let text) = pieces.first { text } else { "" }
  }

  /// The template filled in: `"{n} days"` with `n` as `30` is `30 days`; a place without a text stays with its braces.
  ///
  /// What is filled in is never searched for places of its own, so a category named `{n}` stays what it is.
  func filled(_ values: PhraseValues) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let own): text += own
      case .place(let name): text += values[name] ?? "{\(name)}"
      }
    }
    return text
  }
}

/// The texts for the places of a phrase, by their names: few, so that they are found by looking at each.
struct PhraseValues: ExpressibleByDictionaryLiteral {
  /// Names with their texts; without labels, as a literal gives them, so that nothing is converted.
  private var pairs: [(String, String)]

  init(dictionaryLiteral pairs: (String, String)...) { self.pairs = pairs }

  subscript(name: String) -> String? {
    get { pairs.first { $0.0 == name }?.1 }
    set {
      pairs.removeAll { $0.0 == name }
      if let newValue { pairs.append((name, newValue)) }
    }
  }

  /// The same with one more.
  func adding(_ name: String, _ text: String) -> PhraseValues {
    var values = self
    values[name] = text
    return values
  }
}

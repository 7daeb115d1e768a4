/// What the words of a mark's label are for: where it is, how much, of what.
///
/// `June 6: 4,210 steps` is place, place, sign, value, unit. What cannot be told apart stays `unknown`, and rules keep silent there.
struct LabelParts: Sendable {
  /// What a token is for.
  enum Part: UInt8, Sendable {
    /// A date, a time, a category, a series, a name before a colon.
    case place
    /// A number that is neither a date nor a name.
    case value
    /// What a value counts or measures.
    case unit
    /// A word that is a value: a level, or that there is none.
    case valueWord
    /// The name of an axis where its value follows.
    case axisName
    /// Little words and signs.
    case filler
    /// Anything else.
    case unknown
  }

  /// The part of each token.
  private(set) var parts: [Part]
  /// The values that some unit, currency or percent sign belongs to.
  private(set) var measured: Set<Int> = []

  init(_ tokens: LabelTokens, _ context: SharedContext) {
    var reader = PartReader(tokens, context)
    (parts, measured) = reader.read()
  }

  func has(_ part: Part) -> Bool { parts.contains(part) }

  /// The first token of a part.
  func first(_ part: Part) -> Int? { parts.firstIndex(of: part) }

  /// The last token of a part.
  func last(_ part: Part) -> Int? { parts.lastIndex(of: part) }

  /// Whether any value is said, in numbers or in words.
  var hasValue: Bool { has(.value) || has(.valueWord) }
}

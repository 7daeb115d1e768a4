import SourceText

/// What is wrong with a specification, or cannot be told of it: where, what was found, and what to do.
///
/// ```
/// chart.vl.json, /mark (line 4): "brick" is no mark, expected bar, line, area, point or another mark. Did you mean tick?
/// ```
struct SpecificationFault: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The specification breaks the rules of Vega-Lite.
    case broken
    /// The specification is right, but a chart of this kind cannot be told.
    case refused
    /// It asks for more than the limits allow.
    case tooLarge
  }

  var kind: Kind
  /// The JSON pointer; empty for the whole.
  var pointer: String
  /// The line, counted from 1.
  var line: Int
  /// What was found, as a clause without a stop: `"brick" is no mark`.
  var found: String
  /// What was expected instead, as a noun, or `nil`.
  var expected: String?
  /// What to do about it, as a sentence, or `nil`.
  var remedy: String?

  init(
    _ kind: Kind = .broken, at node: SpecificationNode, found: String, expected: String? = nil, remedy: String? = nil
  ) {
    self.kind = kind
    pointer = node.pointer
    line = node.tree.line
    self.found = found
    self.expected = expected
    self.remedy = remedy
  }
}

/// A word of an expression.
struct ExpressionToken: Equatable {
  enum Kind: Equatable {
    case number(Double)
    case string(String)
    case name(String)
    case sign(String)
    case end
  }

  var kind: Kind
  /// The character at which it begins, counted from 0.
  var offset: Int
  /// The character after it.
  var end: Int
  /// How it is written.
  var text: String

  /// How a message calls it.
  var shown: String { kind == .end ? "the expression ends" : "unexpected \(quoted)" }

  private var quoted: String {
    guard text.unicodeScalars.count > 40 else { return "\"\(text)\"" }
    return "\"\(String(text.unicodeScalars.prefix(39)))…\""
  }
}

/// What JavaScript has and Vega's expressions do not, by name.
extension ExpressionParser {
  typealias Refusal = (found: String, remedy: String?)

  static func refusal(ofSign sign: String) -> Refusal? {
    switch sign {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ">>>=", "**=":
      ("an expression cannot assign (\(sign))", "Write == to compare.")
    case "++", "--": ("an expression cannot change a value (\(sign))", nil)
    case "=>": ("an expression cannot define a function (=>)", nil)
    case "**": ("Vega has no operator **", "Write pow(base, exponent).")
    case "??": ("Vega has no operator ??", "Write isValid(value) ? value : other.")
    case "?.": ("Vega has no operator ?.", "Write value && value.name.")
    case "...": ("Vega has no operator ...", nil)
    case ";": ("an expression cannot be followed by another (;)", nil)
    default: nil
    }
  }

  private static let keywords: Set<String> = [
    "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else", "enum",
    "export", "extends", "finally", "for", "implements", "import", "instanceof", "interface", "let", "new", "package",
    "private", "protected", "public", "return", "static", "super", "switch", "this", "throw", "try", "typeof", "var",
    "void", "while", "with", "yield", "in",
  ]

  static func refusal(ofName name: String) -> Refusal? {
    switch name {
    case "function": ("an expression cannot define a function", nil)
    case "new": ("an expression cannot use new", "Write datetime(…) for a date, regexp(…) for a regular expression.")
    case "typeof": ("an expression cannot use typeof", "Write isNumber(value), isString(value) or the like.")
    case _ where keywords.contains(name): ("an expression cannot use \(name)", nil)
    default: nil
    }
  }

  /// What is wrong with a word that follows a whole expression.
  func afterwards() -> VegaExpressionFault {
    switch token.kind {
    case .sign(let sign):
      if let refusal = Self.refusal(ofSign: sign) { return fault(refusal.found, remedy: refusal.remedy) }
      if sign == "," { return fault("an expression cannot be followed by another (,)") }
    case .name(let name):
      if let refusal = Self.refusal(ofName: name) { return fault(refusal.found, remedy: refusal.remedy) }
    default: break
    }
    return fault(token.shown, expected: "an operator or the end")
  }
}

/// Cuts an expression into words, as Vega's grammar has them: no comments, no octal numbers, no templates.
struct ExpressionLexer {
  let source: String
  let scalars: [Unicode.Scalar]
  var index = 0

  init(_ source: String) {
    self.source = source
    scalars = Array(source.unicodeScalars)
  }

  /// The character so many places on; the null character after the end.
  func scalar(_ ahead: Int = 0) -> Unicode.Scalar {
    scalars.indices.contains(index + ahead) ? scalars[index + ahead] : "\0"
  }

  func fault(_ found: String, at offset: Int, expected: String? = nil, remedy: String? = nil) -> VegaExpressionFault {
    VegaExpressionFault(source: source, offset: offset, found: found, expected: expected, remedy: remedy)
  }

  mutating func next() throws(VegaExpressionFault) -> ExpressionToken {
    while index < scalars.count, JavaScriptText.isSpace(scalar()) { index += 1 }
    let start = index
    guard index < scalars.count else { return token(.end, from: start) }
    switch scalar() {
    case let first where Self.beginsName(first): return readName()
    case "0"..."9": return try readNumber()
    case "." where ("0"..."9").contains(scalar(1)): return try readNumber()
    case "\"", "'": return try readString()
    default: return try readSign()
    }
  }

  func token(_ kind: ExpressionToken.Kind, from start: Int) -> ExpressionToken {
    ExpressionToken(kind: kind, offset: start, end: index, text: text(from: start, to: index))
  }

  func text(from start: Int, to end: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[min(start, end)..<end])
    return String(view)
  }

  static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" || scalar == "$"
      : scalar.properties.isIDStart
  }

  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return beginsName(scalar) || ("0"..."9").contains(scalar) }
    return scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  private mutating func readName() -> ExpressionToken {
    let start = index
    while index < scalars.count, Self.continuesName(scalar()) { index += 1 }
    return token(.name(text(from: start, to: index)), from: start)
  }

  /// The first character that can be no part of a number, so that a long expression is not looked through each time.
  private var numberEnd: Int {
    var end = index
    while end < scalars.count {
      let next = scalars[end]
      let isSignOfExponent =
        (next == "+" || next == "-") && end > index && "eE".unicodeScalars.contains(scalars[end - 1])
      guard next.isASCII, Self.continuesName(next) || next == "." || isSignOfExponent else { break }
      end += 1
    }
    return end
  }

  private mutating func readNumber() throws(VegaExpressionFault) -> ExpressionToken {
    let start = index
    let rest = scalars[start..<numberEnd].map { UInt8(truncatingIfNeeded: $0.value) }
    let number: Double?
    if rest.count > 1, rest[0] == UInt8(ascii: "0"), rest[1] | 0x20 == UInt8(ascii: "x") {
      let digits = rest.dropFirst(2).prefix { JavaScriptNumber.digit($0).map { $0 < 16 } ?? false }
      index += 2 + digits.count
      number = JavaScriptNumber.whole(digits, radix: 16)
    } else {
      let length = JavaScriptNumber.decimalLength(rest)
      index += length
      number = Double(text(from: start, to: index))
      if length > 1, rest[0] == UInt8(ascii: "0"), (48...57).contains(rest[1]) {
        throw fault("the number \(text(from: start, to: index)) begins with 0", at: start)
      }
    }
    guard let number, !Self.continuesName(scalar()) else {
      while index < scalars.count, Self.continuesName(scalar()) { index += 1 }
      throw fault("\"\(text(from: start, to: min(index, start + 40)))\" is no number", at: start)
    }
    return token(.number(number), from: start)
  }

  /// The signs of the grammar; some are known only to be refused by name.
  private static let signs: Set<String> = [
    ">>>=", "===", "!==", ">>>", "<<=", ">>=", "**=", "...", "&&", "||", "??", "?.", "++", "--", "<<", ">>", "+=",
    "-=", "*=", "/=", "%=", "&=", "|=", "^=", "=>", "<=", ">=", "==", "!=", "**", "{", "}", "(", ")", "[", "]", ".",
    ",", ";", ":", "?", "~", "<", ">", "=", "!", "+", "-", "*", "%", "&", "|", "^", "/",
  ]

  private mutating func readSign() throws(VegaExpressionFault) -> ExpressionToken {
    let start = index
    for length in stride(from: min(4, scalars.count - start), to: 0, by: -1) {
      let sign = text(from: start, to: start + length)
      // `a?.5:b` is a condition, not optional chaining.
      if sign == "?.", ("0"..."9").contains(scalar(2)) { continue }
      guard Self.signs.contains(sign) else { continue }
      index += length
      return token(.sign(sign), from: start)
    }
    throw fault("unexpected \(String(scalar()).shownInMessage)", at: start)
  }
}

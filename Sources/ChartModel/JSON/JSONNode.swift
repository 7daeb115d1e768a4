import SourceText

/// A JSON value that keeps the order of its keys, for outputs whose bytes are a contract.
///
/// ```swift
/// JSONNode.object([("a", .number(1)), ("b", .null)]).text  // {"a":1,"b":null}
/// ```
public enum JSONNode: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number at full precision; infinities and not-a-number become the strings `"Infinity"`, `"-Infinity"`, `"NaN"`.
  case number(Double)
  case string(String)
  case array([JSONNode])
  case object([(String, JSONNode)])

  /// A string, or null where there is none.
  public static func optional(_ string: String?) -> JSONNode { string.map { .string($0) } ?? .null }

  /// A number, or null where there is none.
  public static func optional(_ number: Double?) -> JSONNode { number.map { .number($0) } ?? .null }

  /// The value of a mark: a number, the two ends of a range, a category's name, null for missing or empty, a string for
  /// what is not finite.
  public static func value(_ value: MarkValue) -> JSONNode {
    switch value {
    case .number(let number): .number(number)
    case .range(let from, let to): interval(.number(from), .number(to))
    case .category(let name): .string(name)
    case .missing, .empty: .null
    case .notANumber: .number(.nan)
    case .infinite(let negative): .number(negative ? -.infinity : .infinity)
    }
  }

  /// A place along X: a name, a number, an ISO 8601 instant, or an interval with its two ends.
  public static func place(_ x: XValue, zone: TimeZoneRules) -> JSONNode {
    switch x {
    case .category(let name): .string(name)
    case .number(let number): .number(number)
    case .bin(let from, let to): interval(.number(from), .number(to))
    case .instant(let instant): .string(instant.iso8601(in: zone))
    case .interval(let from, let to):
      interval(.string(from.iso8601(in: zone)), .string(to.iso8601(in: zone)))
    }
  }

  private static func interval(_ from: JSONNode, _ to: JSONNode) -> JSONNode {
    .object([("from", from), ("to", to)])
  }

  /// The value as JSON text on one line.
  public var text: String {
    var text: [UInt8] = []
    write(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Bytes take a text behind them in fewer steps than a text does, which keeps itself in order.
  private func write(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let value): text += (value ? "true" : "false").utf8
    case .integer(let value): text += String(value).utf8
    case .number(let value): text += Self.numberText(value).utf8
    case .string(let value): Self.write(value, to: &text)
    case .array(let values): Self.writeList(values, in: ("[", "]"), to: &text) { $0.write(to: &$1) }
    case .object(let members):
      Self.writeList(members, in: ("{", "}"), to: &text) { member, text in
        Self.write(member.0, to: &text)
        text.append(UInt8(ascii: ":"))
        member.1.write(to: &text)
      }
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], in brackets: (Unicode.Scalar, Unicode.Scalar), to text: inout [UInt8],
    each write: (Element, inout [UInt8]) -> Void
  ) {
    text.append(UInt8(ascii: brackets.0))
    for (index, element) in elements.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      write(element, &text)
    }
    text.append(UInt8(ascii: brackets.1))
  }

  static func numberText(_ value: Double) -> String {
    if value.isNaN { return "\"NaN\"" }
    if value.isInfinite { return value < 0 ? "\"-Infinity\"" : "\"Infinity\"" }
    return value.plainText
  }

  /// Escapes what RFC 8259 asks for, the line separators and direction marks that would disturb a terminal, and letters that
  /// nobody sees.
  private static func write(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy(isPlain) { text += string.utf8 } else { writeScalars(string, to: &text) }
    text.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is of printable ASCII that stands in a string as it is, as nearly all text is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func writeScalars(_ string: String, to text: inout [UInt8]) {
    for scalar in string.unicodeScalars {
      if let byte = UInt8(exactly: scalar.value), isPlain(byte) {
        text.append(byte)
      } else {
        writeSpecial(scalar, to: &text)
      }
    }
  }

  private static func writeSpecial(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    switch scalar {
    case "\"": text += "\\\"".utf8
    case "\\": text += "\\\\".utf8
    case "\n": text += "\\n".utf8
    case "\r": text += "\\r".utf8
    case "\t": text += "\\t".utf8
    case _ where scalar.disturbsTerminals || scalar.isTag: writeEscape(scalar, to: &text)
    default: text += scalar.utf8
    }
  }

  private static func writeEscape(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
    }
  }
}

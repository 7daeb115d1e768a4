@testable import SourceText
@testable import VegaLite

/// Values in one form, whoever read them: letters beyond ASCII as escapes.
extension JSONSuite {
  static func shown(_ tree: JSONTree) -> String {
    switch tree.kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "\(number)"
    case .string(let text): shown(text)
    case .array(let elements): "[" + elements.map { shown($0) }.joined(separator: ",") + "]"
    case .object(let members): object(members.map { (name: $0.name, value: shown($0.value)) })
    }
  }

  static func shown(_ value: VegaValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "\(number)"
    case .string(let text): shown(text)
    case .array(let elements): "[" + elements.map { shown($0) }.joined(separator: ",") + "]"
    case .object(let object): self.object(object.members.map { (name: $0.name, value: shown($0.value)) })
    case .undefined, .date, .pattern: "no value of JSON"
    }
  }

  /// A value of a row; `·` where there is none.
  static func shown(_ cell: SuiteCell) -> String {
    switch cell {
    case .number(let number): "\(number)"
    case .text(let text): shown(text)
    case .missing: "·"
    }
  }

  static func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      (0x20..<0x7F).contains(scalar.value) && scalar != "\"" && scalar != "\\"
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return "\"" + scalars.joined() + "\""
  }

  private static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { shown($0.name) + ":" + $0.value }.joined(separator: ",") + "}"
  }
}

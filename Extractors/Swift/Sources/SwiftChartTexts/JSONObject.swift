/// A JSON object on one line, member by member.
struct JSONObject {
  private var members: [String] = []

  /// The whole object.
  var text: String { "{" + members.joined(separator: ",") + "}" }

  mutating func add(_ name: String, _ number: Int) { members.append("\"\(name)\":\(number)") }

  mutating func add(_ name: String, _ text: String) { members.append("\"\(name)\":\(Self.quoted(text))") }

  mutating func add(_ name: String, _ objects: [JSONObject]) {
    members.append("\"\(name)\":[" + objects.map(\.text).joined(separator: ",") + "]")
  }

  /// A text as RFC 8259 has it: quotation marks, backslashes and what is below a space are escaped.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x10: quoted += "\\u000" + String(scalar.value, radix: 16)
      case _ where scalar.value < 0x20: quoted += "\\u00" + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

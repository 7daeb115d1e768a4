/// A field that a mark of several parts makes of another: `upper_box_price` of `price`.
struct DerivedField {
  /// The column.
  let column: String

  /// - Parameter field: The field that it is made of, as the author writes it.
  init(_ prefix: String, _ field: String) { column = prefix + VegaField(field).columnName }

  init(column: String) { self.column = column }

  /// The column as a definition names it: a point or bracket in it leads nowhere.
  var reference: String {
    column.reduce(into: "") { text, character in
      if ".[]\\".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// The column in an expression.
  var expression: String { Self.expression([column]) }

  /// A field in an expression, along its path.
  static func expression(of field: String) -> String { expression(VegaField(field).path) }

  private static func expression(_ path: [String]) -> String {
    path.reduce("datum") { $0 + "[" + quoted($1) + "]" }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

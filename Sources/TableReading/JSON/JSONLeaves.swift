@_spi(Bytes) import SourceText

/// Goes through what objects inside a record hold, each value under all names that lead to it, as in `data.temperature`.
enum JSONLeaves {
  /// What stands between the names.
  static let mark: Character = "."

  static func isObject(_ value: JSONValue, in bytes: Bytes) -> Bool {
    value.kind == .nested && bytes[value.text.lowerBound] == UInt8(ascii: "{")
  }

  /// Hands over a value, or those of an object; arrays are values.
  static func visit(_ value: JSONValue, named name: String, in bytes: Bytes, _ leaf: (String, JSONValue) -> Void) {
    guard isObject(value, in: bytes) else { return leaf(name, value) }
    var tokens = JSONTokens(bytes, from: value.text.lowerBound)
    // The object was read before, so that it has no fault.
    try? tokens.members(depth: 1) { inner, value in
      visit(value, named: "\(name)\(mark)\(JSONStrings.text(of: inner, in: bytes))", in: bytes, leaf)
    }
  }
}

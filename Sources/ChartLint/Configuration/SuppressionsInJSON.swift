import SourceText

/// What JSON, which has no comments, switches off in the members that it has for notes.
///
/// A Vega-Lite chart does so for all of itself in `"usermeta": {"chartvoice-suppress": ["rule-id"]}`; a string catalogue for an
/// entry in its `comment`: `"chartvoice-disable rule-id"`.
enum SuppressionsInJSON {
  /// Rules that are off for some lines, and the line that says so.
  typealias Found = (rules: [String], lines: ClosedRange<Int>, place: Int)

  static func found(in bytes: [UInt8], kind: InputKind) -> [Found] {
    guard kind == .vegaLite || kind == .xcstrings, let tree = try? JSONTree(parsing: bytes, source: "") else {
      return []
    }
    return kind == .vegaLite ? chart(tree) : catalogue(tree)
  }

  private static func chart(_ tree: JSONTree) -> [Found] {
    guard let list = tree["usermeta"]?["chartvoice-suppress"], let rules = list.elements?.compactMap(\.string) else {
      return []
    }
    return [(rules, 1...(.max), list.line)]
  }

  private static func catalogue(_ tree: JSONTree) -> [Found] {
    let entries = tree["strings"]?.members ?? []
    return entries.indices.compactMap { place in
      guard let note = entries[place].value["comment"]?.string,
        let comment = SuppressionComment(line: "// " + note[...], kind: .strings), !comment.rules.isEmpty
      else { return nil }
      let line = entries[place].value.line
      let next = entries.indices.contains(place + 1) ? entries[place + 1].value.line : .max
      return (comment.rules, line...max(next - 1, line), line)
    }
  }
}

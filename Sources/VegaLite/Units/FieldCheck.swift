import SourceText

/// Warns of fields that an encoding names and that hold something else than it seems to expect.
///
/// Vega-Lite draws such a chart, often without a mark, so these are no errors.
struct FieldCheck {
  let table: VegaTable
  let context: VegaContext

  func check(_ channels: [EncodedChannel]) {
    guard table.rowCount > 0 else { return }
    for channel in channels {
      guard let field = channel.field, let fault = fault(field, channel) else { continue }
      context.warn(fault)
    }
  }

  private func fault(_ field: String, _ channel: EncodedChannel) -> SpecificationFault? {
    let node = channel.definition["field"] ?? channel.definition
    if let path = brokenPath(VegaField(field)) { return fault(path: path, at: node) }
    guard isThere(VegaField(field)) else { return fault(missing: field, at: node) }
    return channel.isTime ? TimeFieldCheck(table: table, context: context).fault(field, at: node) : nil
  }

  // MARK: Names

  /// The names of a path into objects that no row has.
  private func brokenPath(_ field: VegaField) -> [String]? {
    guard field.path.count > 1, let first = field.path.first, !table.names.contains(first) else { return nil }
    let values = table[field.columnName] ?? []
    return values.allSatisfy(\.isAbsent) ? field.path : nil
  }

  private func fault(path: [String], at node: SpecificationNode) -> SpecificationFault {
    SpecificationFault(
      at: node, found: "\(node.shown) is a path, and no row of the data has a field \(Wording.quoted(path[0]))",
      remedy:
        "If it is one name, escape its dots and brackets, as in \(Wording.quoted(Self.escaped(node.string ?? ""))).")
  }

  /// A name whose dots and brackets stand for themselves, as it is written in JSON.
  private static func escaped(_ name: String) -> String {
    String(name.flatMap { ".[]".contains($0) ? "\\\\" + String($0) : String($0) })
  }

  private func isThere(_ field: VegaField) -> Bool {
    table.names.contains(field.path.first ?? "") || table.names.contains(field.columnName)
  }

  /// Most often the name is misspelt.
  private func fault(missing field: String, at node: SpecificationNode) -> SpecificationFault {
    let near = NearestNames.nearest(to: field, among: table.names)
    return SpecificationFault(
      at: node, found: "no row of the data has a field \"\(field)\"",
      remedy: near.map { "Did you mean \($0)?" })
  }
}

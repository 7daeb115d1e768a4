import SourceText

/// Warns of fields that an encoding names and that no row has: most often a name that is misspelt.
///
/// Vega-Lite takes such a field for `undefined` in every row, so this is no error.
struct FieldCheck {
  let table: VegaTable
  let context: VegaContext

  func check(_ channels: [EncodedChannel]) {
    guard table.rowCount > 0 else { return }
    for channel in channels {
      guard let field = channel.field, !isThere(VegaField(field)) else { continue }
      context.warn(fault(field, at: channel.definition["field"] ?? channel.definition))
    }
  }

  private func isThere(_ field: VegaField) -> Bool {
    table.names.contains(field.path.first ?? "") || table.names.contains(field.columnName)
  }

  private func fault(_ field: String, at node: SpecificationNode) -> SpecificationFault {
    let near = NearestNames.nearest(to: field, among: table.names)
    return SpecificationFault(
      at: node, found: "no row of the data has a field \"\(field)\"",
      remedy: near.map { "Did you mean \($0)?" })
  }
}

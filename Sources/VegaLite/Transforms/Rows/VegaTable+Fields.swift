extension VegaTable {
  /// The values of a field in every row.
  ///
  /// A field of a nested object is in a column of its own once it was grouped by: Vega-Lite flattens `a.b` to a column
  /// of that name, so that is looked for where there is no column `a`.
  func cells(_ field: VegaField) -> [VegaValue] {
    if field.path.count > 1, let first = field.path.first, self[first] == nil, let column = self[field.columnName] {
      return column
    }
    return values(of: field)
  }

  /// The table with rows of another below it; columns that only one of them has are `undefined` in the other's rows.
  func appending(_ records: [VegaValue]) -> VegaTable {
    guard !records.isEmpty else { return self }
    let added = VegaTable(records: records)
    var table = VegaTable(rowCount: rowCount + added.rowCount)
    let here = [VegaValue](repeating: .undefined, count: rowCount)
    let there = [VegaValue](repeating: .undefined, count: added.rowCount)
    for name in names + added.names.filter({ self[$0] == nil }) {
      table[name] = (self[name] ?? here) + (added[name] ?? there)
    }
    return table
  }
}

extension VegaField {
  /// The name of the column that an aggregate or the like makes of the field.
  var columnName: String { path.joined(separator: ".") }
}

/// Columns made into rows: `fold` gives a row for each field of each row.
enum FoldTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    _ = try call.required("fold", "an array of names of fields")
    let fields = try call.fields("fold")
    let names = try call.names("as", defaults: ["key", "value"])
    let count = call.table.rowCount.multipliedReportingOverflow(by: fields.count)
    try call.checkSize(rows: count.overflow ? .max : count.partialValue, columns: call.table.names.count + 2)
    let columns = fields.map { call.table.cells($0) }
    let rows = 0..<call.table.rowCount
    var table = call.table.rows(rows.flatMap { Array(repeating: $0, count: fields.count) })
    table[names[0]] = rows.flatMap { _ in fields.map { VegaValue.string($0.columnName) } }
    table[names[1]] = rows.flatMap { row in columns.map { $0.element(row) } }
    return table
  }
}

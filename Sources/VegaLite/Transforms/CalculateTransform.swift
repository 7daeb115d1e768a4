/// A field worked out by an expression: `calculate`, Vega's `formula`.
enum CalculateTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let node = try call.required("calculate", "an expression")
    let expression = try PlacedExpression(node.text("an expression"), at: node)
    let name = try call.text("as", "a name for the new field")
    var values: [VegaValue] = []
    values.reserveCapacity(call.table.rowCount)
    for row in 0..<call.table.rowCount {
      values.append(try expression.value(in: call.context, datum: .row(row, of: call.table)))
    }
    try call.checkSize(rows: call.table.rowCount, columns: call.table.names.count + 1)
    var table = call.table
    table[name] = values
    return table
  }
}

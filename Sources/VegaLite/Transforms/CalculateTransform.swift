/// A field worked out by an expression: `calculate`, Vega's `formula`.
enum CalculateTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let node = try call.required("calculate", "an expression")
    let name = try call.text("as", "a name for the new field")
    if call.context.jitter.contains(name) { return try still(name, call, node) }
    let expression = try PlacedExpression(node.text("an expression"), at: node)
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

  /// Marks that are moved beside their place at random are told at their place.
  private static func still(_ name: String, _ call: TransformCall, _ node: SpecificationNode) throws(SpecificationFault)
    -> VegaTable
  {
    call.context.warn(
      SpecificationFault(
        .refused, at: node, found: "\"\(name)\" moves marks beside their place at random, which is left out"))
    try call.checkSize(rows: call.table.rowCount, columns: call.table.names.count + 1)
    var table = call.table
    table[name] = [VegaValue](repeating: .number(0), count: call.table.rowCount)
    return table
  }
}

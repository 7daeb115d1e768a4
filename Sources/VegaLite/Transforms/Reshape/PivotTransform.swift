/// Rows made into columns: `pivot` gives a column for each value of a field; after the transform `Pivot` of
/// vega-transforms.
enum PivotTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let keys = call.table.cells(try call.field("pivot"))
    let values = call.table.cells(try call.field("value"))
    let word = try call.word("op", among: AggregateOperation.allCases.map(\.rawValue)) ?? "sum"
    let operation = AggregateOperation(rawValue: word) ?? .sum
    let names = try names(keys, call)
    let groups = RowGroups(call.table, by: try call.fields("groupby"))
    try call.checkSize(rows: groups.count, columns: groups.fields.count + names.count)
    let aggregates = GroupedAggregates(call: call, groups: groups)
    let rowsOfKey = rows(of: names, keys)
    var table = groups.keys(of: call.table)
    for (name, rows) in zip(names, rowsOfKey) {
      table[name.toText(in: call.context.zone)] = try column(operation, values, rows, aggregates)
    }
    return table
  }

  /// The rows of each key. As in Vega they are those with the very value, so that 1 and "1" are apart.
  private static func rows(of names: [VegaValue], _ keys: [VegaValue]) -> [[Int]] {
    var codes = ValueCodes()
    for name in names { _ = codes.code(name) }
    var rows = [[Int]](repeating: [], count: names.count)
    for (row, key) in keys.enumerated() {
      let code = codes.code(key)
      if names.indices.contains(code), key.isStrictlyEqual(to: names[code]) { rows[code].append(row) }
    }
    return rows
  }

  private static func column(
    _ operation: AggregateOperation, _ values: [VegaValue], _ rows: [Int], _ aggregates: GroupedAggregates
  ) throws(SpecificationFault) -> [VegaValue] {
    func results(_ operation: AggregateOperation) throws(SpecificationFault) -> [VegaValue] {
      let request = AggregateRequest(operation: operation, name: "")
      // Values of other keys are not-a-number to Vega. It leaves them out, but not where it keeps whole rows.
      guard operation == .distinct || operation == .values else {
        return try aggregates.results([request], of: values, in: rows)[0]
      }
      var cells = [VegaValue](repeating: .number(.nan), count: values.count)
      for row in rows { cells[row] = values.element(row) }
      return try aggregates.results([request], of: cells)[0]
    }
    guard operation == .count else { return try results(operation) }
    let missing = try results(.missing)
    return zip(missing, try results(.valid)).map { .number($0.toNumber() + $1.toNumber()) }
  }

  /// The different keys in ascending order, at most so many as asked for.
  private static func names(_ keys: [VegaValue], _ call: TransformCall) throws(SpecificationFault) -> [VegaValue] {
    var codes = ValueCodes()
    var names: [VegaValue] = []
    for key in keys where codes.code(key) == names.count { names.append(key) }
    let order = names.indices.sorted { first, second in
      let order = VegaValue.ascending(names[first], names[second])
      return order == 0 ? first < second : order < 0
    }
    let limit = Int(clamping: try call.number("limit") ?? 0, to: 0...call.context.limits.cells)
    let sorted = order.map { names[$0] }
    return limit > 0 ? Array(sorted.prefix(limit)) : sorted
  }
}

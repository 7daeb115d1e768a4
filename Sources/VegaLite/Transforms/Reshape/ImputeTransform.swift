import SourceText

/// Rows for keys that a group lacks: `impute`; after the transform `Impute` of vega-transforms, as Vega-Lite uses it.
enum ImputeTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let field = try call.field("impute")
    let key = try call.field("key")
    let method = try call.word("method", among: ["value", "mean", "median", "max", "min"]) ?? "value"
    let constant: VegaValue = method == "value" ? call.node["value"]?.tree.value ?? .number(0) : .null
    let groups = RowGroups(call.table, by: try call.fields("groupby"))
    var missing = MissingKeys(call.table.cells(key), try keyValues(call))
    let records = try missing.records(groups, call) { group, keyValue in
      var record = VegaObject([("_impute", .bool(true))])
      for field in groups.fields {
        record[field.columnName] = call.table.cells(field).element(groups.firstRows[group])
      }
      record[key.columnName] = keyValue
      record[field.columnName] = constant
      return .object(record)
    }
    let table = call.table.appending(records)
    return method == "value" ? table : try filled(call.with(table), field, method)
  }

  /// The keys that are wanted besides those of the data: an array, or `{"start": 0, "stop": 5, "step": 1}`.
  private static func keyValues(_ call: TransformCall) throws(SpecificationFault) -> [VegaValue] {
    guard let node = call.member("keyvals") else { return [] }
    if node.tree.elements != nil { return node.elements.map(\.tree.value) }
    guard node.tree.members != nil else { throw node.mismatch("an array, or an object with \"start\" and \"stop\"") }
    try node.checkMembers(["start", "stop", "step"], of: "a sequence")
    guard let stopNode = node["stop"] else {
      throw SpecificationFault(at: node, found: "\"stop\" is missing", expected: "a number")
    }
    let start = try node["start"]?.number("a number", in: call.context) ?? 0
    let stop = try stopNode.number("a number", in: call.context)
    let given = try node["step"]?.number("a number", in: call.context) ?? 1
    let step = given == 0 ? 1 : given
    // The length of `range` of d3-array.
    let count = Int(clamping: ((stop - start) / step).rounded(.up), to: 0...Int.max / 2)
    try call.checkSize(rows: count, columns: 1)
    return (0..<count).map { .number(start + Double($0) * step) }
  }

  /// Puts an aggregate of the rows around in the place of null, also where the data had null before.
  private static func filled(
    _ call: TransformCall, _ field: VegaField, _ method: String
  ) throws(SpecificationFault) -> VegaTable {
    let frame = try WindowFrame(call, otherwise: (nil, nil))
    let name = "imputed_\(field.columnName)_value"
    let request = AggregateRequest(operation: AggregateOperation(rawValue: method) ?? .mean, field: field, name: name)
    var table = try WindowRun(call, [.aggregate(request)], frame).table()
    let imputed = table.cells(VegaField(column: name))
    table[field.columnName] = zip(table.cells(field), imputed).map { $0 == .null ? $1 : $0 }
    return table
  }
}

/// Which keys each group lacks, among all keys in the order in which they are asked for or first come.
private struct MissingKeys {
  private var codes = ValueCodes()
  private var domain: [VegaValue] = []
  private let codeOfRow: [Int]

  init(_ keys: [VegaValue], _ wanted: [VegaValue]) {
    for value in wanted where codes.code(value) == domain.count { domain.append(value) }
    var rows: [Int] = []
    for key in keys {
      let code = codes.code(key)
      if code == domain.count { domain.append(key) }
      rows.append(code)
    }
    codeOfRow = rows
  }

  /// A record for each key that a group lacks, group by group.
  mutating func records(
    _ groups: RowGroups, _ call: TransformCall, _ make: (Int, VegaValue) -> VegaValue
  ) throws(SpecificationFault) -> [VegaValue] {
    try call.spend(groups.count, times: domain.count)
    var records: [VegaValue] = []
    for (group, rows) in groups.rows().enumerated() {
      let present = Set(rows.map { codeOfRow[$0] })
      for (code, key) in domain.enumerated() where !present.contains(code) { records.append(make(group, key)) }
      try call.checkSize(rows: call.table.rowCount + records.count, columns: call.table.names.count + 1)
    }
    return records
  }
}

import SourceText

/// Rows put together by groups: `aggregate`.
enum AggregateTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let requests = try requests(call, "aggregate")
    let groups = RowGroups(call.table, by: try call.fields("groupby"))
    let columns = try GroupedAggregates(call: call, groups: groups).columns(requests)
    var table = groups.keys(of: call.table)
    for (request, column) in zip(requests, columns) { table[request.name] = column }
    return table
  }

  static func requests(_ call: TransformCall, _ name: String) throws(SpecificationFault) -> [AggregateRequest] {
    let expected = "an array of objects with \"op\", \"field\" and \"as\""
    let node = try call.required(name, expected)
    guard node.tree.elements != nil else { throw node.mismatch(expected) }
    return try node.elements.map { (node) throws(SpecificationFault) in try AggregateRequest(node, in: call.context) }
  }
}

/// What groups come to, beside each of their rows: `joinaggregate`.
enum JoinAggregateTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let requests = try AggregateTransform.requests(call, "joinaggregate")
    return try joined(requests, call)
  }

  static func joined(_ requests: [AggregateRequest], _ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    try call.checkSize(rows: call.table.rowCount, columns: call.table.names.count + requests.count)
    let groups = RowGroups(call.table, by: try call.fields("groupby"))
    let columns = try GroupedAggregates(call: call, groups: groups).columns(requests)
    var table = call.table
    for (request, column) in zip(requests, columns) {
      table[request.name] = groups.ofRow.map { column.element($0) }
    }
    return table
  }
}

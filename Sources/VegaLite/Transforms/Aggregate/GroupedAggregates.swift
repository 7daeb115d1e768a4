/// The results of several operations on groups of rows: a column for each request, a value a group.
struct GroupedAggregates {
  let call: TransformCall
  let groups: RowGroups

  func columns(_ requests: [AggregateRequest]) throws(SpecificationFault) -> [[VegaValue]] {
    var columns = [[VegaValue]](repeating: [], count: requests.count)
    for places in Self.byField(requests) {
      let field = places.first.flatMap { requests[$0].field }
      let results = try results(places.map { requests[$0] }, of: field)
      for (place, column) in zip(places, results) { columns[place] = column }
    }
    return columns
  }

  /// The places of the requests that share a field, so that its values are gone over once.
  private static func byField(_ requests: [AggregateRequest]) -> [[Int]] {
    var places: [[String]: [Int]] = [:]
    var order: [[String]] = []
    for (index, request) in requests.enumerated() {
      let key = request.field?.path ?? []
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(index)
    }
    return order.map { places[$0] ?? [] }
  }

  private func results(
    _ requests: [AggregateRequest], of field: VegaField?
  ) throws(SpecificationFault) -> [[VegaValue]] {
    let cells = field.map { call.table.cells($0) } ?? Array(repeating: .null, count: call.table.rowCount)
    return try results(requests, of: cells)
  }

  /// The results for values by row.
  /// - Parameter chosen: the rows to take, in order; all of them by default.
  func results(
    _ requests: [AggregateRequest], of cells: [VegaValue], in chosen: [Int]? = nil
  ) throws(SpecificationFault) -> [[VegaValue]] {
    let rows = chosen ?? Array(cells.indices)
    try call.spend(rows.count)
    let operations = requests.map(\.operation)
    let empty = RunningMeasure(for: operations, ratio: requests.lazy.compactMap(\.parameter).first)
    var running = [RunningMeasure](repeating: empty, count: groups.count)
    for row in rows { running[groups.ofRow[row]].add(cells.element(row), row: row) }
    let stored = operations.contains { $0.need == .everything } ? self.stored(operations, cells, rows) : []
    return try operations.map { (operation) throws(SpecificationFault) in
      try operation.need == .everything
        ? stored.map { (store) throws(SpecificationFault) in try result(operation, store) }
        : running.map { $0.result(operation, of: call.table) ?? .undefined }
    }
  }

  private func stored(
    _ operations: [AggregateOperation], _ cells: [VegaValue], _ rows: [Int]
  ) -> [StoredMeasure] {
    let needsOrder = operations.contains { [.median, .q1, .q3].contains($0) }
    var ofGroup = [[Int]](repeating: [], count: groups.count)
    for row in rows { ofGroup[groups.ofRow[row]].append(row) }
    return ofGroup.map { StoredMeasure(cells, rows: $0, needsOrder: needsOrder) }
  }

  private func result(_ operation: AggregateOperation, _ store: StoredMeasure) throws(SpecificationFault) -> VegaValue {
    switch operation {
    case .ci0: try store.interval(call).0
    case .ci1: try store.interval(call).1
    default: store.result(operation, of: call.table)
    }
  }
}

import SourceText

/// Values worked out from the rows around each row: `window`; after the transform `Window` of vega-transforms.
///
/// Rows keep their order; `sort` only says what comes before what.
enum WindowTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let expected = "an array of objects with \"op\" and \"as\""
    let node = try call.required("window", expected)
    guard node.tree.elements != nil else { throw node.mismatch(expected) }
    let requests = try node.elements.map { (node) throws(SpecificationFault) in
      try WindowRequest(node, in: call.context)
    }
    let frame = try WindowFrame(call)
    let aggregates = requests.compactMap(\.aggregate)
    // Vega-Lite makes a join of it, which adds up in the order of the rows rather than in that of the sort.
    if call.member("frame") != nil, frame.isWhole, aggregates.count == requests.count {
      return try JoinAggregateTransform.joined(aggregates, call)
    }
    try call.checkSize(rows: call.table.rowCount, columns: call.table.names.count + requests.count)
    return try WindowRun(call, requests, frame).table()
  }
}

extension WindowRequest {
  fileprivate var aggregate: AggregateRequest? { if case .aggregate(let request) = self { request } else { nil } }
}

/// One window over all groups.
struct WindowRun {
  private let call: TransformCall
  private let requests: [WindowRequest]
  private let frame: WindowFrame
  private let partitions: [WindowPartition]

  init(_ call: TransformCall, _ requests: [WindowRequest], _ frame: WindowFrame) throws(SpecificationFault) {
    self.call = call
    self.requests = requests
    self.frame = frame
    let order = try RowOrder(call)
    let groups = RowGroups(call.table, by: try call.fields("groupby"))
    partitions = groups.rows().map { WindowPartition($0, order) }
  }

  func table() throws(SpecificationFault) -> VegaTable {
    var table = call.table
    try checkKeptRows()
    for request in requests {
      try call.spend(call.table.rowCount)
      table[request.name] = try column(request)
    }
    return table
  }

  /// Refuses to keep the rows of all frames (`values`) where they are more than the cells of a table may be.
  private func checkKeptRows() throws(SpecificationFault) {
    let keeping = requests.filter { $0.aggregate?.operation == .values }.count
    guard keeping > 0 else { return }
    var kept = 0
    for partition in partitions {
      for place in partition.rows.indices {
        // No overflow: there are fewer than 2^31 rows and requests each, and the sum ends at the limit.
        kept += keeping * frame.range(place, in: partition).count
        if kept > call.context.limits.cells { throw tooManyKept() }
      }
    }
  }

  private func tooManyKept() -> SpecificationFault {
    SpecificationFault(
      .tooLarge, at: call.node, found: "the frames of \"values\" would keep too many rows",
      expected: "at most \(call.context.limits.cells.withCommas) rows in all frames together",
      remedy: "Give a smaller frame.")
  }

  private func column(_ request: WindowRequest) throws(SpecificationFault) -> [VegaValue] {
    var column = [VegaValue](repeating: .undefined, count: call.table.rowCount)
    let cells = field(of: request).map { call.table.cells($0) } ?? Array(repeating: .null, count: column.count)
    for partition in partitions {
      let values: [VegaValue]
      switch request {
      case .own(let operation, _, let parameter, _):
        values = WindowValues(
          partition: partition, frame: frame, cells: cells, parameter: parameter
        ).values(operation)
      case .aggregate(let request):
        values = try FrameAggregate(call: call, partition: partition, frame: frame, cells: cells).values(request)
      }
      for (row, value) in zip(partition.rows, values) { column[row] = value }
    }
    return column
  }

  private func field(of request: WindowRequest) -> VegaField? {
    switch request {
    case .own(_, let field, _, _): field
    case .aggregate(let request): request.field
    }
  }
}

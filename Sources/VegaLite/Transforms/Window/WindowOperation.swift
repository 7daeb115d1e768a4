import SourceText

/// What a window gives besides aggregates; the names are Vega's.
enum WindowOperation: String, CaseIterable {
  case rowNumber = "row_number"
  case rank
  case denseRank = "dense_rank"
  case percentRank = "percent_rank"
  case cumeDist = "cume_dist"
  case ntile, lag, lead
  case firstValue = "first_value"
  case lastValue = "last_value"
  case nthValue = "nth_value"
  case prevValue = "prev_value"
  case nextValue = "next_value"

  /// Whether it takes the value of a field from another row.
  var takesField: Bool {
    switch self {
    case .rowNumber, .rank, .denseRank, .percentRank, .cumeDist, .ntile: false
    case .lag, .lead, .firstValue, .lastValue, .nthValue, .prevValue, .nextValue: true
    }
  }
}

/// One output of a window: an operation of its own, or an aggregate over the frame.
enum WindowRequest {
  case own(WindowOperation, field: VegaField?, parameter: Double?, name: String)
  case aggregate(AggregateRequest)

  /// Reads `{"op": "rank", "as": "r"}`.
  init(_ node: SpecificationNode, in context: VegaContext) throws(SpecificationFault) {
    let names = WindowOperation.allCases.map(\.rawValue) + AggregateOperation.allCases.map(\.rawValue)
    guard node.tree.members != nil else { throw node.mismatch("an object with \"op\" and \"as\"") }
    guard let op = node["op"] else {
      throw SpecificationFault(at: node, found: "\"op\" is missing", expected: "an operation such as rank")
    }
    guard let operation = WindowOperation(rawValue: try op.word(among: names)) else {
      self = .aggregate(try AggregateRequest(node, in: context))
      return
    }
    try node.checkMembers(["op", "field", "param", "as"], of: "a window field")
    let field = try node["field"].flatMap { $0.tree.isNull ? nil : $0 }?.text("the name of a field")
    if field == nil, operation.takesField {
      throw SpecificationFault(
        at: node, found: "\"field\" is missing", expected: "the field to take the \(operation.rawValue) of")
    }
    let parameter = try node["param"].flatMap { $0.tree.isNull ? nil : $0 }?.number("a number", in: context)
    try Self.check(operation, parameter, node)
    let otherwise = field.map { "\(operation.rawValue)_\($0)" } ?? operation.rawValue
    let name = try node["as"]?.text("a name for the new field") ?? otherwise
    self = .own(operation, field: field.map { VegaField($0) }, parameter: parameter, name: name)
  }

  private static func check(
    _ operation: WindowOperation, _ parameter: Double?, _ node: SpecificationNode
  ) throws(SpecificationFault) {
    guard operation == .ntile || operation == .nthValue, !((parameter ?? 0) > 0) else { return }
    let found = node["param"].map { "\"param\" is \($0.shortly)" } ?? "\"param\" is missing"
    throw SpecificationFault(at: node["param"] ?? node, found: found, expected: "a number above 0")
  }

  var name: String {
    switch self {
    case .own(_, _, _, let name): name
    case .aggregate(let request): request.name
    }
  }
}

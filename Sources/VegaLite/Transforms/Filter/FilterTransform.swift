import SourceText

/// Rows that pass a test: `filter`.
enum FilterTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let node = try call.required("filter", "an expression or a predicate")
    let test = try RowTest(node, call)
    var kept: [Int] = []
    for row in 0..<call.table.rowCount where try test.passes(row, call) { kept.append(row) }
    return kept.count == call.table.rowCount ? call.table : call.table.rows(kept)
  }
}

/// A test of rows, read from a predicate.
indirect enum RowTest {
  case expression(PlacedExpression)
  /// The answers, by row.
  case answers([Bool])
  case not(RowTest)
  case all([RowTest])
  case any([RowTest])

  init(_ node: SpecificationNode, _ call: TransformCall, depth: Int = 0) throws(SpecificationFault) {
    guard depth < call.context.limits.depth else {
      throw SpecificationFault(.tooLarge, at: node, found: "the predicate is nested too deeply")
    }
    if let source = node.string {
      self = .expression(try PlacedExpression(source, at: node))
    } else if let inner = node["not"] {
      self = .not(try RowTest(inner, call, depth: depth + 1))
    } else if let inner = node["and"] {
      self = .all(try Self.several(inner, call, depth + 1))
    } else if let inner = node["or"] {
      self = .any(try Self.several(inner, call, depth + 1))
    } else if node["param"] != nil || node["selection"] != nil {
      self = try SelectionPredicate.test(node, call)
    } else {
      self = .answers(try FieldPredicate(node, call).answers(call))
    }
  }

  static func several(
    _ node: SpecificationNode, _ call: TransformCall, _ depth: Int
  ) throws(SpecificationFault) -> [RowTest] {
    guard node.tree.elements != nil else { throw node.mismatch("an array of predicates") }
    return try node.elements.map { (node) throws(SpecificationFault) in try RowTest(node, call, depth: depth) }
  }

  func passes(_ row: Int, _ call: TransformCall) throws(SpecificationFault) -> Bool {
    switch self {
    case .expression(let expression):
      return try expression.value(in: call.context, datum: .row(row, of: call.table)).toBoolean()
    case .answers(let answers): return answers.indices.contains(row) && answers[row]
    case .not(let test): return try !test.passes(row, call)
    case .all(let tests):
      for test in tests where try !test.passes(row, call) { return false }
      return true
    case .any(let tests):
      for test in tests where try test.passes(row, call) { return true }
      return false
    }
  }
}

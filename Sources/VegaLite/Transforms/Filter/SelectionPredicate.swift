import ChartModel
import SourceText

/// Rows that a selection takes: `{"param": "brush"}`.
///
/// Nobody has selected anything yet, so a selection is empty unless it has a `value`; an empty one takes every row, or
/// none where `empty` is false.
enum SelectionPredicate {
  static func test(_ node: SpecificationNode, _ call: TransformCall) throws(SpecificationFault) -> RowTest {
    if let old = node["selection"] { return try composed(old, call, depth: 0) }
    try node.checkMembers(["param", "empty"], of: "a predicate of a parameter")
    guard let param = node["param"] else { return .answers([]) }
    if let empty = node["empty"], empty.bool == nil { throw empty.mismatch("true or false") }
    return try named(param, empty: node["empty"]?.bool ?? true, call)
  }

  /// `selection` of Vega-Lite 4: a name, or names put together.
  private static func composed(
    _ node: SpecificationNode, _ call: TransformCall, depth: Int
  ) throws(SpecificationFault) -> RowTest {
    guard depth < call.context.limits.depth else {
      throw SpecificationFault(.tooLarge, at: node, found: "the predicate is nested too deeply")
    }
    if let inner = node["not"] { return .not(try composed(inner, call, depth: depth + 1)) }
    if let inner = node["and"] ?? node["or"] {
      let tests = try inner.elements.map { (node) throws(SpecificationFault) in
        try composed(node, call, depth: depth + 1)
      }
      return node["and"] != nil ? .all(tests) : .any(tests)
    }
    return try named(node, empty: true, call)
  }

  /// The rows that the parameter of a name selects; where it selects nothing, all of them, or none.
  static func named(
    _ node: SpecificationNode, empty: Bool, _ call: TransformCall
  ) throws(SpecificationFault) -> RowTest {
    let name = try node.text("the name of a parameter")
    let context = call.context
    guard context.selections.contains(name) || context.signals[name] != nil else {
      let known = context.selections.sorted()
      throw SpecificationFault(
        at: node, found: "there is no parameter \(Wording.quoted(name))",
        remedy: NearestNames.nearest(to: name, among: known).map { "Did you mean \($0)?" })
    }
    guard let value = context.signals[name], SelectedValues.hasAny(value) else { return empty ? .all([]) : .any([]) }
    guard let selection = try SelectedValues(value, in: call) else {
      let found = "the rows that \(Wording.quoted(name)) selects at first cannot be told, so all are kept"
      context.warn(SpecificationFault(.refused, at: node, found: found))
      return .all([])
    }
    return .answers((0..<call.table.rowCount).map { selection.contains($0) })
  }
}

/// What a selection has at first, by field; after `vlSelectionTest` of vega-selections.
///
/// Points are `{"vlPoint": {"or": [{field: value, …}, …]}, …}` as in Vega's signals, or an array of such objects; an
/// interval is `{field: [from, to], …}`.
struct SelectedValues {
  private struct Condition {
    let column: [VegaValue]
    let values: [VegaValue]
    let isRange: Bool
  }

  /// A row is selected if all conditions of one of these hold.
  private let tuples: [[Condition]]

  /// `nil` where the values are not by fields of the table.
  init?(_ value: VegaValue, in call: TransformCall) throws(SpecificationFault) {
    let objects = Self.tuples(of: value).map(\.object)
    let names = Set(objects.flatMap { $0?.names ?? [] })
    for object in objects where object?.names.isEmpty != false { return nil }
    for name in names where call.table[VegaField(name).path.first ?? name] == nil { return nil }
    try call.checkSize(rows: call.table.rowCount, columns: names.count)
    let sizes: [Int] = objects.flatMap { $0?.members ?? [] }.map { 1 + ($0.value.elements?.count ?? 0) }
    let comparisons = sizes.reduce(0, +)
    try call.spend(call.table.rowCount, times: comparisons)
    var columns: [String: [VegaValue]] = [:]
    for name in names { columns[name] = Self.column(name, call) }
    tuples = objects.map { object in
      (object?.members ?? []).map { Self.condition($0.value, on: columns[$0.name] ?? [], call.context) }
    }
  }

  private static func column(_ name: String, _ call: TransformCall) -> [VegaValue] {
    call.table.cells(VegaField(name)).map { comparable($0, call.context) }
  }

  private static func condition(_ value: VegaValue, on column: [VegaValue], _ context: VegaContext) -> Condition {
    let values = (value.elements ?? [value]).map { comparable($0, context) }
    let isRange = value.elements != nil && values.count == 2 && values.allSatisfy { $0.isNumber }
    return Condition(column: column, values: values, isRange: isRange)
  }

  /// Whether anything is selected.
  static func hasAny(_ value: VegaValue) -> Bool {
    !value.isAbsent && tuples(of: value).contains { $0.object?.names.isEmpty != true }
  }

  private static func tuples(of value: VegaValue) -> [VegaValue] {
    value["vlPoint"]["or"].elements ?? value.elements ?? [value]
  }

  func contains(_ row: Int) -> Bool {
    tuples.contains { $0.allSatisfy { Self.holds($0, row) } }
  }

  private static func holds(_ condition: Condition, _ row: Int) -> Bool {
    let value = condition.column.element(row)
    guard condition.isRange, let low = condition.values.first, let high = condition.values.last else {
      return condition.values.contains { value.isStrictlyEqual(to: $0) }
    }
    let isTurned = high.isLess(than: low)
    return (isTurned ? high : low).isAtMost(value) && value.isAtMost(isTurned ? low : high)
  }

  /// Dates, also those written as objects, as numbers.
  private static func comparable(_ value: VegaValue, _ context: VegaContext) -> VegaValue {
    switch value {
    case .date(let time): return .number(time)
    case .object(let object):
      let members = object.members.map { JSONTree.Member(name: $0.name, value: JSONTree($0.value, line: 0)) }
      let node = SpecificationNode(JSONTree(.object(members), line: 0))
      guard DateTimeValue.isOne(node), let time = try? DateTimeValue.time(node, in: context) else { return value }
      return .number(time)
    default: return value
    }
  }
}

extension VegaValue {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}

extension JSONTree {
  /// Flat values only: a date's parts are texts and numbers.
  fileprivate init(_ value: VegaValue, line: Int) {
    let kind: Kind =
      switch value {
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .bool(let value): .bool(value)
      default: .null
      }
    self.init(kind, line: line)
  }
}

import SourceText

/// A test of one field: `{"field": "a", "gt": 3}`; after `fieldFilterExpression` of Vega-Lite.
struct FieldPredicate {
  private enum Condition: String, CaseIterable {
    case equal, lt, lte, gt, gte, oneOf, valid, range
  }

  private let field: VegaField
  private let condition: Condition
  /// What is compared with; `nil` for an open end of a range.
  private let values: [VegaValue?]
  private let unit: TimeUnitSpec?
  private let comparison: Comparison

  /// What both sides become before they are compared: what Vega-Lite parses a field as for such a filter.
  private enum Comparison {
    case raw, number, text, date
  }

  init(_ node: SpecificationNode, _ call: TransformCall) throws(SpecificationFault) {
    let names = Condition.allCases.map(\.rawValue)
    guard node.tree.members != nil else { throw node.mismatch("an expression or a predicate") }
    guard let fieldNode = node["field"] else {
      throw SpecificationFault(
        at: node, found: "a predicate has neither a field nor a parameter", expected: "field, param, and, or, or not")
    }
    try node.checkMembers(["field", "timeUnit"] + names, of: "a predicate of a field")
    guard let condition = Condition.allCases.first(where: { node[$0.rawValue] != nil }),
      let member = node[condition.rawValue]
    else { throw SpecificationFault(at: node, found: "a predicate has no condition", expected: ListText.any(names)) }
    field = VegaField(try fieldNode.text("the name of a field"))
    unit = try node["timeUnit"].map { (node) throws(SpecificationFault) in try TimeUnitSpec(node, in: call.context) }
    self.condition = condition
    let parts = try Self.parts(member, condition)
    comparison = Self.comparison(condition == .valid ? nil : parts.first { !$0.tree.isNull }, unit)
    let reader = PredicateValue(unit: unit, context: call.context)
    values = try parts.map { (node) throws(SpecificationFault) in
      condition == .range && node.tree.isNull ? nil : try reader.value(node)
    }
  }

  /// The nodes of what is compared with.
  private static func parts(
    _ member: SpecificationNode, _ condition: Condition
  ) throws(SpecificationFault) -> [SpecificationNode] {
    switch condition {
    case .oneOf:
      guard member.tree.elements != nil else { throw member.mismatch("an array of values") }
      return member.elements
    case .range:
      guard member.elements.count == 2 else { throw member.mismatch("an array of two ends, each a value or null") }
      return member.elements
    case .valid:
      guard member.bool != nil else { throw member.mismatch("true or false") }
      return [member]
    default: return [member]
    }
  }

  /// After `makeImplicitFromFilterTransform` of Vega-Lite: the first value says what the field is parsed as.
  private static func comparison(_ node: SpecificationNode?, _ unit: TimeUnitSpec?) -> Comparison {
    if unit != nil { return .date }
    guard let node else { return .raw }
    if DateTimeValue.isOne(node) { return .date }
    if let number = node.number, number != 0 { return .number }
    if let text = node.string, !text.isEmpty { return .text }
    return .raw
  }

  /// Whether each row passes.
  func answers(_ call: TransformCall) throws(SpecificationFault) -> [Bool] {
    let floor = unit.map { TimeUnitFloor($0, zone: call.context.zone) }
    let cells = call.table.cells(field)
    if condition == .oneOf {
      let list = ValueList(values.map { $0 ?? .null }, call.context)
      try call.spend(cells.count, times: 1 + list.scannedCount)
      return cells.map { list.contains(prepared($0, floor, call.context)) }
    }
    return cells.map { passes(prepared($0, floor, call.context), call.context) }
  }

  private func prepared(_ value: VegaValue, _ floor: TimeUnitFloor?, _ context: VegaContext) -> VegaValue {
    if let floor, let unit {
      // JavaScript reads null as the beginning of 1970.
      let time = DateValue.time(value, in: context) ?? (value == .undefined ? .nan : 0)
      return .number(unit.isBinned ? time : floor.start(time))
    }
    if condition == .valid { return value }
    if value.isAbsent || value == .string("") { return comparison == .raw ? value : .null }
    switch comparison {
    case .raw: return value
    case .number: return .number(value.toNumber())
    case .date: return .number(DateValue.time(value, in: context) ?? .nan)
    case .text:
      if case .date = value { return value }
      return .string(value.toText(in: context.zone))
    }
  }

  private func passes(_ value: VegaValue, _ context: VegaContext) -> Bool {
    let first = PredicateValue.comparable(values.first ?? nil, with: value, context)
    switch condition {
    case .equal: return value.isStrictlyEqual(to: first)
    case .lt: return value.isLess(than: first)
    case .lte: return value.isAtMost(first)
    case .gt: return first.isLess(than: value)
    case .gte: return first.isAtMost(value)
    case .oneOf: return ValueList(values.map { $0 ?? .null }, context).contains(value)
    case .valid: return isValid(value) == (values.first == .bool(true))
    case .range: return isInRange(value, context)
    }
  }

  private func isValid(_ value: VegaValue) -> Bool { !value.isAbsent && !value.isNaN && value.toNumber().isFinite }

  /// Within both ends, in whatever order they are (`inrange` of vega-util), or on one side of an end.
  private func isInRange(_ value: VegaValue, _ context: VegaContext) -> Bool {
    let ends = values.map { $0.map { PredicateValue.comparable($0, with: value, context) } }
    guard ends.count == 2 else { return true }
    switch (ends[0], ends[1]) {
    case (let low?, let high?):
      let isTurned = high.isLess(than: low)
      return (isTurned ? high : low).isAtMost(value) && value.isAtMost(isTurned ? low : high)
    case (let low?, nil): return low.isAtMost(value)
    case (nil, let high?): return value.isAtMost(high)
    case (nil, nil): return true
    }
  }
}

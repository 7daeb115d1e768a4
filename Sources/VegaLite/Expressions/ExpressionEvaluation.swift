import ChartModel
import SourceText

/// One evaluation of an expression: for one row, in one context.
struct ExpressionEvaluation {
  let source: String
  let context: VegaContext
  let datum: VegaDatum

  func fault(
    _ found: String, at offset: Int, expected: String? = nil, remedy: String? = nil,
    kind: SpecificationFault.Kind = .broken
  ) -> VegaExpressionFault {
    VegaExpressionFault(
      source: source, offset: offset, found: found, expected: expected, remedy: remedy, kind: kind)
  }

  /// Counts work against the limit of steps.
  func charge(_ steps: Int, at offset: Int) throws(VegaExpressionFault) {
    context.stepsTaken = context.stepsTaken.addingReportingOverflow(steps).partialValue
    guard context.stepsTaken <= context.limits.steps else {
      let limit = context.limits.steps
      throw fault("the expressions take more than \(limit.withCommas) steps", at: offset, kind: .tooLarge)
    }
  }

  /// A text, unless it is longer than the limit.
  func checked(_ text: String, at offset: Int) throws(VegaExpressionFault) -> VegaValue {
    guard text.utf8.count <= context.limits.output else { throw tooLong("a text", of: "bytes", at: offset) }
    return .string(text)
  }

  func tooLong(_ what: String, of unit: String = "values", at offset: Int) -> VegaExpressionFault {
    fault("\(what) becomes longer than \(context.limits.output.withCommas) \(unit)", at: offset, kind: .tooLarge)
  }

  /// An array or an object, unless it holds more in all its parts than the limit; what it holds counts as steps.
  private func measured(_ value: VegaValue, at offset: Int) throws(VegaExpressionFault) -> VegaValue {
    guard value.isObjectLike else { return value }
    var size = ValueSize(limit: context.limits.output)
    size.add(inside: value)
    // Memory is dearer than time: what is kept counts ten times.
    try charge(size.count * 10, at: offset)
    guard !size.isTooDeep else {
      throw fault(
        "\(value.shownKind) becomes deeper than \(ChartLimits.resultDepth) levels", at: offset, kind: .tooLarge)
    }
    guard !size.isTooLarge else { throw tooLong(value.shownKind, at: offset) }
    return value
  }

  func value(_ node: ExpressionNode) throws(VegaExpressionFault) -> VegaValue {
    try charge(1, at: node.offset)
    switch node.kind {
    case .value(let value): return value
    case .field(let name): return field(name)
    case .name(let name): return try parameter(name, at: node.offset)
    case .datum: return record
    case .absent: return .undefined
    case .path(let base, let steps): return try member(of: base, steps)
    case .array(let nodes): return try measured(.array(try values(nodes)), at: node.offset)
    case .object(let members): return try measured(try object(members), at: node.offset)
    case .unary(let sign, let operand): return try unary(sign, value(operand), at: node.offset)
    case .chain(let first, let links): return try chain(first, links)
    case .all(let nodes): return try last(nodes) { !$0.toBoolean() }
    case .any(let nodes): return try last(nodes) { $0.toBoolean() }
    case .cases(let cases, let otherwise): return try choice(cases, otherwise)
    case .call(let function, let arguments):
      let call = VegaCall(
        name: function.name, arguments: try values(arguments), offset: node.offset, evaluation: self)
      let result = try function.body(call)
      return function.passesObjectsOn ? result : try measured(result, at: node.offset)
    }
  }

  func values(_ nodes: [ExpressionNode]) throws(VegaExpressionFault) -> [VegaValue] {
    var values: [VegaValue] = []
    values.reserveCapacity(nodes.count)
    for node in nodes { values.append(try value(node)) }
    return values
  }

  private func object(_ members: [(name: String, value: ExpressionNode)]) throws(VegaExpressionFault) -> VegaValue {
    var object = VegaObject()
    for member in members { object[member.name] = try value(member.value) }
    return .object(object)
  }

  /// The first value at which one may stop, or the last.
  private func last(
    _ nodes: [ExpressionNode], stop: (VegaValue) -> Bool
  ) throws(VegaExpressionFault) -> VegaValue {
    var result = VegaValue.undefined
    for node in nodes {
      result = try value(node)
      if stop(result) { break }
    }
    return result
  }

  private func choice(
    _ cases: [ExpressionNode.Case], _ otherwise: ExpressionNode
  ) throws(VegaExpressionFault) -> VegaValue {
    for choice in cases where try value(choice.test).toBoolean() { return try value(choice.value) }
    return try value(otherwise)
  }

  private func unary(
    _ sign: UnaryOperator, _ operand: VegaValue, at offset: Int
  ) throws(VegaExpressionFault) -> VegaValue {
    if sign == .not { return .bool(!operand.toBoolean()) }
    try charge(operand.conversionSteps, at: offset)
    let number = operand.toNumber()
    return switch sign {
    case .minus: .number(-number)
    case .bitNot: .number(Double(~JavaScriptNumber.int32(number)))
    default: .number(number)
    }
  }

  private func chain(
    _ first: ExpressionNode, _ links: [ExpressionNode.Link]
  ) throws(VegaExpressionFault) -> VegaValue {
    var result = try value(first)
    var isNew = first.makesNewObject
    for link in links {
      let operand = try value(link.operand)
      isNew = isNew || link.operand.makesNewObject
      result = try apply(link.sign, result, operand, isNew: isNew, at: link.operand.offset)
      isNew = false
    }
    return result
  }
}

import ChartModel

/// The operators between two values.
extension ExpressionEvaluation {
  /// - Parameter isNew: whether an operand has just been made, so that `==` finds no object equal to it.
  func apply(
    _ sign: BinaryOperator, _ first: VegaValue, _ second: VegaValue, isNew: Bool, at offset: Int
  ) throws(VegaExpressionFault) -> VegaValue {
    let zone = context.zone
    let conversion = first.conversionSteps + second.conversionSteps
    if conversion > 0 { try charge(conversion, at: offset) }
    switch sign {
    case .plus: return try sum(first, second, at: offset)
    case .minus: return .number(first.toNumber() - second.toNumber())
    case .times: return .number(first.toNumber() * second.toNumber())
    case .divided: return .number(first.toNumber() / second.toNumber())
    case .remainder: return .number(fmod(first.toNumber(), second.toNumber()))
    case .less: return .bool(first.isLess(than: second, in: zone))
    case .greater: return .bool(second.isLess(than: first, in: zone))
    case .atMost: return .bool(first.isAtMost(second, in: zone))
    case .atLeast: return .bool(second.isAtMost(first, in: zone))
    case .identical, .different: return .bool(isIdentical(first, second, isNew) == (sign == .identical))
    case .equal, .unequal: return .bool(isEqual(first, second, isNew) == (sign == .equal))
    case .contained: return try contained(first, in: second, at: offset)
    case .bitOr, .bitXor, .bitAnd, .shiftLeft, .shiftRight, .shiftRightUnsigned:
      return .number(bits(sign, first.toNumber(), second.toNumber()))
    case .or: return first.toBoolean() ? first : second
    case .and: return first.toBoolean() ? second : first
    }
  }

  private func sum(
    _ first: VegaValue, _ second: VegaValue, at offset: Int
  ) throws(VegaExpressionFault) -> VegaValue {
    if case .number(let first) = first, case .number(let second) = second { return .number(first + second) }
    let limit = context.limits.output
    let left = first.toPrimitive(in: context.zone, datesAsNumbers: false, limit: limit)
    let right = second.toPrimitive(in: context.zone, datesAsNumbers: false, limit: limit)
    if !left.isText, !right.isText { return .number(left.toNumber() + right.toNumber()) }
    let text = left.toText(in: context.zone) + right.toText(in: context.zone)
    try charge(text.utf8.count / 64, at: offset)
    return try checked(text, at: offset)
  }

  private func isIdentical(_ first: VegaValue, _ second: VegaValue, _ isNew: Bool) -> Bool {
    if isNew, first.isObjectLike, second.isObjectLike { return false }
    return first.isStrictlyEqual(to: second)
  }

  private func isEqual(_ first: VegaValue, _ second: VegaValue, _ isNew: Bool) -> Bool {
    if isNew, first.isObjectLike, second.isObjectLike { return false }
    return first.isLooselyEqual(to: second, in: context.zone)
  }

  private func contained(
    _ name: VegaValue, in container: VegaValue, at offset: Int
  ) throws(VegaExpressionFault) -> VegaValue {
    let name = name.toText(in: context.zone)
    switch container {
    case .object(let object): return .bool(object.names.contains { JavaScriptText.same($0, name) })
    case .array(let elements):
      return .bool(name == "length" || Int(name).map { elements.indices.contains($0) && String($0) == name } ?? false)
    case .date, .pattern: return .bool(false)
    default:
      throw fault("the operator in looks into \(container.shownKind)", at: offset, expected: "an object or an array")
    }
  }

  private func bits(_ sign: BinaryOperator, _ first: Double, _ second: Double) -> Double {
    let left = JavaScriptNumber.int32(first)
    let right = JavaScriptNumber.int32(second)
    let distance = JavaScriptNumber.uint32(second) & 31
    return switch sign {
    case .bitOr: Double(left | right)
    case .bitXor: Double(left ^ right)
    case .bitAnd: Double(left & right)
    case .shiftLeft: Double(left << distance)
    case .shiftRight: Double(left >> distance)
    default: Double(JavaScriptNumber.uint32(first) >> distance)
    }
  }

  private func fmod(_ first: Double, _ second: Double) -> Double {
    first.truncatingRemainder(dividingBy: second)
  }
}

extension VegaValue {
  /// Whether it is a text.
  var isText: Bool { if case .string = self { true } else { false } }

  /// What a message calls a value of this kind.
  var shownKind: String {
    switch self {
    case .undefined: "undefined"
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .date: "a date"
    case .array: "an array"
    case .object: "an object"
    case .pattern: "a regular expression"
    }
  }
}

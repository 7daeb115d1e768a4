import ChartModel
import SourceText

/// Values that a predicate compares with; after `valueExpr` of Vega-Lite.
struct PredicateValue {
  let unit: TimeUnitSpec?
  let context: VegaContext

  /// The value that stands at a node; dates as milliseconds since 1970.
  func value(_ node: SpecificationNode) throws(SpecificationFault) -> VegaValue {
    if let value = try node.expressionValue(in: context) { return timed(value) }
    if DateTimeValue.isOne(node) { return .number(try DateTimeValue.time(node, in: context)) }
    if let time = try partTime(node) { return .number(time) }
    switch node.tree.kind {
    case .array, .object: throw node.mismatch("a value or a date")
    case .null, .bool: return node.tree.value
    case .number, .string: return timed(node.tree.value)
    }
  }

  /// Beside a time unit, a value is a time.
  private func timed(_ value: VegaValue) -> VegaValue {
    if case .date(let time) = value { return .number(time) }
    return unit == nil ? value : .number(DateValue.time(value, in: context) ?? .nan)
  }

  /// A number or a name beside a unit of one part is that part: 3 beside `month` is March.
  private func partTime(_ node: SpecificationNode) throws(SpecificationFault) -> Double? {
    guard let unit, unit.parts.count == 1, let part = unit.smallest else { return nil }
    let isPart = node.number.map { $0 < 10_000 } ?? node.string.map { isNoDate($0) } ?? false
    guard isPart else { return nil }
    if part == .week || part == .dayofyear { return try counted(part, node) }
    let object = JSONTree.Member(name: part.rawValue, value: node.tree)
    return try DateTimeValue.time(
      SpecificationNode(JSONTree(.object([object]), line: node.tree.line), pointer: node.pointer),
      in: unit.isUTC ? VegaContext(zone: .utc) : context)
  }

  /// The beginning of a week or a day of the year by its number; Vega-Lite's dates have no such part.
  private func counted(_ part: TimeUnitPart, _ node: SpecificationNode) throws(SpecificationFault) -> Double {
    guard let unit, let number = node.number else { throw node.mismatch("a number") }
    let day = part == .week ? 7 * number - 6 : number
    return JavaScriptDate.time(year: 2012, day: day, in: unit.isUTC ? .utc : context.zone)
  }

  private func isNoDate(_ text: String) -> Bool { (DateValue.time(.string(text), in: context) ?? .nan).isNaN }

  /// What a row's value is compared with: a text beside a date is read as one.
  static func comparable(_ value: VegaValue?, with other: VegaValue, _ context: VegaContext) -> VegaValue {
    guard case .date = other, let value, case .string = value else { return value ?? .null }
    return .date(DateValue.time(value, in: context) ?? .nan)
  }
}

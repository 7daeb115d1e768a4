import SourceText

/// The marks that an author draws unlike the others by a condition: `{"condition": {"test": "datum.c === 'B'", …}, …}`.
///
/// ```swift
/// Highlights(unit, context: context, sources: sources).rows(of: table)  // [1]
/// ```
struct Highlights {
  private let unit: UnitView
  private let context: VegaContext
  private let sources: any VegaSources

  init(_ unit: UnitView, context: VegaContext, sources: any VegaSources) {
    (self.unit, self.context, self.sources) = (unit, context, sources)
  }

  /// Channels by which a mark is seen before its neighbours.
  private static let channels = [
    "color", "fill", "stroke", "opacity", "fillOpacity", "strokeOpacity", "strokeWidth", "strokeDash", "size",
  ]

  /// The rows that a condition makes stand out; none where that is more than half of them, as then nothing does.
  func rows(of table: VegaTable) -> Set<Int> {
    for channel in Self.channels {
      guard let node = unit.encoding[channel], let condition = condition(of: node), let way = way(condition, node)
      else {
        continue
      }
      let held = (try? rows(of: table, where: condition)) ?? []
      let rows = way == .standsOut ? held : Set(0..<table.rowCount).subtracting(held)
      if !rows.isEmpty, rows.count * 2 <= table.rowCount { return rows }
    }
    return Self.channels.prefix(3).lazy.map { rows(of: table, coloredApart: $0) }.first { !$0.isEmpty } ?? []
  }

  private enum Way { case standsOut, fades }

  /// Whether what a condition holds for stands out or fades beside the rest; `nil` where both look alike, or nobody can tell.
  private func way(_ condition: SpecificationNode, _ node: SpecificationNode) -> Way? {
    if let value = condition["value"]?.number, let other = node["value"]?.number {
      return value == other ? nil : value > other ? .standsOut : .fades
    }
    guard let color = condition["value"]?.string, let other = node["value"]?.string else {
      return condition["field"] != nil || condition["value"] != nil ? .standsOut : nil
    }
    guard ColorText.normalized(color) != ColorText.normalized(other) else { return nil }
    return ColorText.isDull(color) && !ColorText.isDull(other) ? .fades : .standsOut
  }

  /// The rows of the one name whose color is not that of all the others.
  private func rows(of table: VegaTable, coloredApart channel: String) -> Set<Int> {
    guard let node = unit.encoding[channel], let field = node["field"]?.string, let names = node["scale"]?["domain"],
      let colors = node["scale"]?["range"]?.elements.map({ $0.string.map(ColorText.normalized) }),
      colors.count == names.elements.count,
      colors.count > 2, let apart = colors.first(where: { color in colors.count { $0 == color } == 1 }),
      Set(colors).count == 2
    else { return [] }
    let name = zip(names.elements, colors).first { $0.1 == apart }?.0.tree.value
    let values = table.values(of: VegaField(field))
    return Set(values.indices.filter { values[$0] == name })
  }

  /// The only condition; of several branches none is what the others are not, and what is missing is no highlight.
  private func condition(of node: SpecificationNode) -> SpecificationNode? {
    guard let condition = node["condition"], condition.tree.elements.map({ $0.count == 1 }) ?? true,
      let only = condition.tree.elements == nil ? condition : condition.elements.first
    else { return nil }
    guard only["test"]?.string.map(Self.asksWhich) ?? true else { return nil }
    return only["test"] != nil || selects(only) ? only : nil
  }

  /// Whether a test asks which mark it is: what is missing, on which side of zero it lies, and which of two values is more are no
  /// highlights.
  private static func asksWhich(_ test: String) -> Bool {
    let isOfValue = ["null", "isValid"].contains { test.contains($0) } || test.contains(/[<>]=?\s*0(\D|$)/)
    return !isOfValue && (try? VegaExpression(test))?.fieldNames.count == 1
  }

  /// Whether a condition asks for a selection that has something at first.
  private func selects(_ condition: SpecificationNode) -> Bool {
    guard let name = condition["param"]?.string, let value = context.signals[name] else { return false }
    return SelectedValues.hasAny(value)
  }

  /// The rows for which a condition holds.
  ///
  /// - Parameter empty: Whether it holds where nothing is selected; `nil` for what the condition itself says.
  func rows(
    of table: VegaTable, where condition: SpecificationNode, empty: Bool? = false
  ) throws(SpecificationFault) -> Set<Int> {
    let call = TransformCall(node: condition, table: table, context: context, sources: sources)
    let test = try test(condition, empty ?? condition["empty"]?.bool ?? true, call)
    var rows: Set<Int> = []
    for row in 0..<table.rowCount where try test.passes(row, call) { rows.insert(row) }
    return rows
  }

  private func test(
    _ condition: SpecificationNode, _ empty: Bool, _ call: TransformCall
  ) throws(SpecificationFault) -> RowTest {
    if let test = condition["test"] { return try RowTest(test, call) }
    return try SelectionPredicate.named(condition["param"] ?? condition, empty: empty, call)
  }
}

import SourceText

/// The marks that nobody sees as the chart opens: without color, with no opacity, or texts without a letter.
///
/// ```swift
/// UnseenMarks(unit: unit, looks: highlights, orders: [:]).rows(of: table)  // [0, 2]
/// ```
struct UnseenMarks {
  let unit: UnitView
  /// What finds the rows for which a condition holds.
  let looks: Highlights

  /// The order of names along the scales of channels.
  let orders: [String: [VegaValue]]

  func rows(of table: VegaTable) -> Set<Int> {
    channels.reduce(into: []) { rows, channel in
      guard let node = unit.encoding[channel] else { return }
      rows.formUnion(unseenNames(node, channel, table))
      rows.formUnion(unseen(by: node, channel, table))
    }
  }

  /// The channels that may leave nothing to be seen: a mark with an outline of its own is seen without a color inside.
  private var channels: [String] {
    let isLine = [.line, .trail].contains(unit.mark)
    if isLine { return ["color", "opacity", "stroke", "strokeOpacity", "strokeWidth"] }
    let outline = unit.definition["stroke"]?.string ?? unit.encoding["stroke"]?["value"]?.string
    let isOutlined = outline.map { !ColorText.isUnseen($0) } ?? (unit.encoding["stroke"] != nil)
    let isHollow = unit.mark == .point && unit.definition["filled"]?.bool != true
    return ["opacity", "text"] + (isOutlined ? [] : isHollow ? ["color"] : ["color", "fill"])
  }

  /// The rows that the first condition that holds for them, or what holds elsewhere, leaves unseen.
  private func unseen(by node: SpecificationNode, _ channel: String, _ table: VegaTable) -> Set<Int> {
    guard let given = node["condition"] else { return [] }
    let conditions = given.tree.elements == nil ? [given] : given.elements
    guard conditions.contains(where: { isUnseen($0["value"], channel) }) || isUnseen(node["value"], channel) else {
      return []
    }
    var (unseen, rest): (Set<Int>, Set<Int>) = ([], Set(0..<table.rowCount))
    for condition in conditions {
      guard let held = try? looks.rows(of: table, where: condition, empty: nil) else { return unseen }
      if isUnseen(condition["value"], channel) { unseen.formUnion(held.intersection(rest)) }
      rest.subtract(held)
    }
    return isUnseen(node["value"], channel) ? unseen.union(rest) : unseen
  }

  private func isUnseen(_ value: SpecificationNode?, _ channel: String) -> Bool {
    switch channel {
    case "opacity", "strokeOpacity", "strokeWidth": value?.number == 0
    case "text": value?.string?.allSatisfy(\.isWhitespace) == true
    default: value?.string.map(ColorText.isUnseen) == true
    }
  }

  /// The rows of names that a scale gives no color, or no opacity.
  private func unseenNames(_ node: SpecificationNode, _ channel: String, _ table: VegaTable) -> Set<Int> {
    guard let field = node["field"]?.string, let looks = node["scale"]?["range"]?.elements, let order = orders[channel]
    else { return [] }
    let names = node["scale"]?["domain"]?.elements.map(\.tree.value) ?? order
    let unseen = Set(zip(names, looks).filter { isUnseen($1, channel) }.map(\.0))
    guard !unseen.isEmpty else { return [] }
    let values = table.values(of: VegaField(field))
    return Set(values.indices.filter { unseen.contains(values[$0]) })
  }
}

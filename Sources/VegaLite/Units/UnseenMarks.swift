import SourceText

/// The marks that nobody sees as the chart opens: without color, with no opacity, or texts without a letter.
///
/// ```swift
/// UnseenMarks(unit, looks: highlights).rows(of: table)  // [0, 2]
/// ```
struct UnseenMarks {
  let unit: UnitView
  /// What finds the rows for which a condition holds.
  let looks: Highlights

  func rows(of table: VegaTable) -> Set<Int> {
    ["color", "fill", "opacity", "text"].reduce(into: []) { rows, channel in
      guard let node = unit.encoding[channel] else { return }
      rows.formUnion(unseenNames(node, table))
      rows.formUnion(unseen(by: node, channel, table))
    }
  }

  /// The rows that a condition, or what holds elsewhere, leaves unseen.
  private func unseen(by node: SpecificationNode, _ channel: String, _ table: VegaTable) -> Set<Int> {
    guard let condition = node["condition"], condition.tree.elements == nil else { return [] }
    let (hidesHeld, hidesRest) = (isUnseen(condition["value"], channel), isUnseen(node["value"], channel))
    guard hidesHeld != hidesRest, let held = try? looks.rows(of: table, where: condition, empty: nil) else { return [] }
    return hidesHeld ? held : Set(0..<table.rowCount).subtracting(held)
  }

  private func isUnseen(_ value: SpecificationNode?, _ channel: String) -> Bool {
    switch channel {
    case "opacity": value?.number == 0
    case "text": value?.string?.allSatisfy(\.isWhitespace) == true
    default: value?.string.map(ColorText.isUnseen) == true
    }
  }

  /// The rows of names whose color is none.
  private func unseenNames(_ node: SpecificationNode, _ table: VegaTable) -> Set<Int> {
    guard let field = node["field"]?.string, let names = node["scale"]?["domain"]?.elements,
      let colors = node["scale"]?["range"]?.elements
    else { return [] }
    let unseen = Set(zip(names, colors).filter { $1.string.map(ColorText.isUnseen) == true }.map(\.0.tree.value))
    guard !unseen.isEmpty else { return [] }
    let values = table.values(of: VegaField(field))
    return Set(values.indices.filter { unseen.contains(values[$0]) })
  }
}

import SourceText

/// Marks that nobody sees: drawn with no opacity, so that somebody may point at them.
enum Phantoms {
  static func removed(_ units: [CompiledUnit]) -> [CompiledUnit] {
    let seen = units.filter { unit in !isUnseen(unit, among: units) }
    return seen.isEmpty ? units : seen
  }

  /// Less of it than this is not seen beside the same marks drawn in full; clouds of very many points are drawn with little more.
  private static let leastOpacity = 0.02

  private static func isUnseen(_ unit: CompiledUnit, among units: [CompiledUnit]) -> Bool {
    // A line's own stroke is drawn whatever its color says.
    if unit.view.mark.isPath, unit.view.mark != .area, unit.view.definition["stroke"]?.string == "transparent" {
      return true
    }
    if [.rule, .tick].contains(unit.view.mark), unit.channel("color") == nil, unit.view.definition["stroke"] == nil,
      unit.view.encoding["stroke"] == nil,
      let color = unit.view.encoding["color"]?["value"]?.string ?? unit.view.definition["color"]?.string,
      unit.view.encoding["color"]?["condition"] == nil, ColorText.isUnseen(color)
    {
      return true
    }
    guard let opacity = opacity(of: unit) else { return false }
    if opacity == 0 { return true }
    return opacity < leastOpacity && units.count { $0.stands(as: unit) } > 1
  }

  /// The opacity of all marks; `nil` where a condition may show some of them as the chart opens.
  private static func opacity(of unit: CompiledUnit) -> Double? {
    guard let given = unit.view.encoding["opacity"] else { return unit.view.definition["opacity"]?.number }
    // An empty selection holds for all marks unless it says otherwise.
    let conditions = given["condition"].map { $0.tree.elements == nil ? [$0] : $0.elements } ?? []
    let areOff = conditions.allSatisfy { $0["param"] != nil && $0["empty"]?.bool == false }
    return areOff ? given["value"]?.number : nil
  }
}

import ChartModel

/// Rules from zero to the points of a lollipop, which say nothing that the points do not.
enum Stems {
  static func removed(_ units: [CompiledUnit]) -> [CompiledUnit] {
    let stems = units.indices.filter { isStem(units[$0], of: units) }
    var all = units
    for stem in stems {
      for place in all.indices where isHead(all[place], of: units[stem]) { all[place].composition = .lollipop }
    }
    return all.indices.filter { !stems.contains($0) }.map { all[$0] }
  }

  private static func isHead(_ unit: CompiledUnit, of stem: CompiledUnit) -> Bool {
    unit.view.mark.isPointlike && unit.stands(as: stem)
  }

  private static func isStem(_ unit: CompiledUnit, of units: [CompiledUnit]) -> Bool {
    guard unit.view.mark == .rule, unit.channel("x") != nil, unit.channel("y") != nil, startsAtOne(unit) else {
      return false
    }
    return units.contains { isHead($0, of: unit) }
  }

  /// Whether all rules begin at one value: the end that they are given, or none.
  private static func startsAtOne(_ unit: CompiledUnit) -> Bool {
    ["x2", "y2"].allSatisfy { name in
      guard let values = unit.values(name) else { return true }
      return values.allSatisfy { $0 == values.first }
    }
  }
}

/// Rules from the bar of a waterfall to the next, at the height that both share.
enum Connectors {
  static func removed(_ units: [CompiledUnit]) -> [CompiledUnit] {
    units.filter { unit in !isConnector(unit, of: units) }
  }

  private static func isConnector(_ unit: CompiledUnit, of units: [CompiledUnit]) -> Bool {
    guard unit.view.mark == .rule else { return false }
    return [("x", "y"), ("y", "x")].contains { along, across in
      guard unit.channel(along + "2") != nil, unit.channel(across + "2") == nil, let height = unit.column(across) else {
        return false
      }
      return units.contains { bars in
        bars.view.mark == .bar && bars.column(along) == unit.column(along)
          && [across, across + "2"].contains { bars.column($0) == height } && bars.channel(across + "2") != nil
      }
    }
  }
}

import ChartModel

/// Bars of several colors or layers at the same places that nothing sets beside each other: each covers the one behind it.
enum Overlays {
  static func known(_ units: [CompiledUnit]) -> [CompiledUnit] {
    let bars = units.indices.filter { units[$0].view.mark == .bar }
    guard let first = bars.first, bars.allSatisfy({ liesOver(units[$0]) }), units.allSatisfy({ $0.composition == nil })
    else { return units }
    let names = bars.map { dimension(of: units[$0]) }
    let areLayers = bars.count > 1 && names[0] != nil && Set(names).count == 1
    guard areLayers || sharesPlaces(units[first], along: names[0]) else { return units }
    var all = units
    all[first].composition = .overlaid
    return all
  }

  private static func liesOver(_ unit: CompiledUnit) -> Bool {
    unit.stack == nil && unit.channel("xOffset") == nil && unit.channel("yOffset") == nil && unit.channel("x2") == nil
      && unit.channel("y2") == nil
  }

  /// The column of the axis along which bars stand.
  private static func dimension(of unit: CompiledUnit) -> String? { unit.column(unit.isHorizontal ? "y" : "x") }

  /// Whether bars of several colors stand at one place.
  private static func sharesPlaces(_ unit: CompiledUnit, along column: String?) -> Bool {
    guard let column, let colors = unit.values("color") ?? unit.values("fill") else { return false }
    var known: [VegaValue: VegaValue] = [:]
    return zip(unit.rows.column(column), colors).contains { place, color in
      if let other = known[place] { return other != color }
      known[place] = color
      return false
    }
  }
}

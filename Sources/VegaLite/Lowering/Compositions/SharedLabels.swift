/// What an axis calls its names holds for all layers that stand along it, whichever of them says it.
enum SharedLabels {
  static func given(_ units: [CompiledUnit]) -> [CompiledUnit] {
    ["x", "y"].reduce(units) { units, name in
      let labels = units.compactMap { $0.channel(name)?.labels }.first { !$0.isEmpty }
      guard let labels else { return units }
      return units.map { unit in
        guard let place = unit.channels.firstIndex(where: { $0.channel == name && $0.labels.isEmpty }) else {
          return unit
        }
        var unit = unit
        unit.channels[place].labels = labels
        return unit
      }
    }
  }
}

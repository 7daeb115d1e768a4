import ChartModel

/// Wider bars behind a bar of what is measured, as a bullet chart has for how good a value is: they are told beside it.
enum Bullets {
  static func backgroundsToDetails(_ units: [CompiledUnit]) -> [CompiledUnit] {
    let bars = units.indices.filter { units[$0].view.mark == .bar && width(of: units[$0]) != nil }
    guard bars.count > 1, units.contains(where: { [.tick, .rule, .point].contains($0.view.mark) }),
      let measured = bars.min(by: { width(of: units[$0]) ?? 0 < width(of: units[$1]) ?? 0 })
    else { return units }
    let behind = bars.filter { isBehind(units[$0], units[measured]) }
    guard !behind.isEmpty, behind.count == bars.count - 1 else { return units }
    var all = units
    for place in behind { all[measured].take(units[place], number: place) }
    all[measured].composition = .bullet
    return all.indices.filter { !behind.contains($0) }.map { all[$0] }
  }

  private static func width(of unit: CompiledUnit) -> Double? {
    ["size", "height", "width"].lazy.compactMap { unit.view.definition[$0]?.number }.first
      ?? unit.view.encoding["size"]?["value"]?.number
  }

  /// Whether a bar is wider and of the same rows, at the same names.
  private static func isBehind(_ unit: CompiledUnit, _ measured: CompiledUnit) -> Bool {
    guard let own = width(of: unit), let other = width(of: measured), own > other,
      unit.rows.rowCount == measured.rows.rowCount
    else { return false }
    return ["x", "y"].contains { name in
      unit.column(name) == measured.column(name) && unit.values(name) == measured.values(name)
        && unit.channel(name)?.type != .quantitative
    }
  }
}

extension CompiledUnit {
  /// Shows what a bar behind it measures as a detail of its own.
  fileprivate mutating func take(_ other: CompiledUnit, number: Int) {
    for name in ["x", "y"] {
      guard var channel = other.channel(name), channel.type == .quantitative else { continue }
      if let own = channels.firstIndex(where: { $0.channel == name }) {
        channels[own].title = channels[own].title ?? channel.title
      }
      let column = "behind \(number) " + channel.column
      rows[column] = other.rows.column(channel.column)
      (channel.channel, channel.column) = ("detail", column)
      channels.append(channel)
    }
  }
}

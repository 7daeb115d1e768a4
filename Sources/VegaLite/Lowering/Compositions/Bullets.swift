import ChartModel

/// Wider bars behind a bar of what is measured, as a bullet chart has for how good a value is: they are told beside it.
enum Bullets {
  static func backgroundsToDetails(_ units: [CompiledUnit]) -> [CompiledUnit] {
    let bars = units.indices.filter { units[$0].view.mark == .bar }
    guard bars.count > 1, bars.contains(where: { givenWidth(of: units[$0]) != nil }),
      units.contains(where: { [.tick, .rule, .point].contains($0.view.mark) }),
      let measured = bars.min(by: { width(of: units[$0]) < width(of: units[$1]) })
    else { return units }
    let behind = bars.filter { isBehind(units[$0], units[measured]) }
    guard !behind.isEmpty, behind.count == bars.count - 1 else { return units }
    var all = units
    for place in behind { all[measured].take(units[place], number: place) }
    all[measured].composition = .bullet
    return all.indices.filter { !behind.contains($0) }.map { all[$0] }
  }

  /// Layers of one measure each, of one row, stand at one place: that of what the first of them measures.
  static func atOnePlace(_ units: [CompiledUnit]) -> [CompiledUnit] {
    let alone = units.indices.filter { place in
      let unit = units[place]
      return unit.rows.rowCount == 1 && isMeasureAlone(unit) && (unit.view.mark == .bar || unit.view.mark.isPointlike)
    }
    guard alone.count > 1, let first = alone.first(where: { units[$0].view.mark == .bar }),
      let measure = units[first].channels.first(where: isPosition), measure.part == nil,
      alone.allSatisfy({ units[$0].channel(measure.channel) != nil }),
      units.indices.allSatisfy({ alone.contains($0) || [.text, .rule, .rect].contains(units[$0].view.mark) })
    else { return units }
    var all = units
    all[first].composition = all[first].composition ?? .bullet
    for place in alone { all[place].stand(at: measure.title ?? measure.vegaTitle, across: measure.channel) }
    return all
  }

  private static func isPosition(_ channel: UnitChannel) -> Bool { ["x", "y"].contains(channel.channel) }

  /// How wide bars are drawn; without a word of their author they fill their step.
  private static func width(of unit: CompiledUnit) -> Double { givenWidth(of: unit) ?? .infinity }

  private static func givenWidth(of unit: CompiledUnit) -> Double? {
    ["size", "height", "width"].lazy.compactMap { unit.view.definition[$0]?.number }.first
      ?? unit.view.encoding["size"]?["value"]?.number
  }

  /// Whether a bar is wider and of the same rows, at the same names.
  private static func isBehind(_ unit: CompiledUnit, _ measured: CompiledUnit) -> Bool {
    guard width(of: unit) > width(of: measured), unit.rows.rowCount == measured.rows.rowCount else { return false }
    // One measure alone needs no name beside it.
    if unit.rows.rowCount == 1, unit.data == measured.data, isMeasureAlone(unit), isMeasureAlone(measured) {
      return true
    }
    return ["x", "y"].contains { name in
      unit.column(name) == measured.column(name) && unit.values(name) == measured.values(name)
        && unit.channel(name)?.type != .quantitative
    }
  }

  private static func isMeasureAlone(_ unit: CompiledUnit) -> Bool {
    let positions = unit.channels.filter { ["x", "y", "x2", "y2"].contains($0.channel) }
    return positions.count == 1 && positions[0].type == .quantitative
  }
}

extension CompiledUnit {
  /// Gives its only mark a name on the other axis.
  fileprivate mutating func stand(at name: String, across channel: String) {
    let column = "place of " + channel
    rows[column] = [.string(name)]
    channels.append(
      UnitChannel(
        channel: channel == "x" ? "y" : "x", vegaTitle: "", type: .nominal, column: column, datum: .string(name)))
  }

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

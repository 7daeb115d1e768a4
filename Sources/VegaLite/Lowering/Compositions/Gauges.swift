import ChartModel

/// An arc of one value along a scale that is bent: how far it has come, as a bar would show it.
enum Gauges {
  static func asMeasures(_ units: [CompiledUnit]) -> [CompiledUnit] {
    guard let place = units.firstIndex(where: isGauge), let column = units[place].column("theta") else { return units }
    let texts = units.filter { $0.view.mark == .text && $0.column("text") == column && $0.data == units[place].data }
    var gauge = units[place].asMeasure
    gauge.channels[0].format = gauge.channels[0].format ?? texts.lazy.compactMap { $0.channel("text")?.format }.first
    gauge.composition = .gauge
    let isTold = { (unit: CompiledUnit) in unit.view.mark == .text && unit.column("text") == column }
    return units.indices.compactMap { other in
      if other == place { return gauge }
      return isScale(units[other]) || isTold(units[other]) ? nil : units[other]
    }
  }

  /// Whether a unit is a single arc that nothing stands on, along a scale that its author bounds.
  private static func isGauge(_ unit: CompiledUnit) -> Bool {
    guard unit.view.mark == .arc, unit.rows.rowCount == 1, unit.stack == nil, unit.channel("radius") == nil,
      let theta = unit.channel("theta"), theta.type == .quantitative, theta.datum == nil
    else { return false }
    return unit.scales["theta"]?.domain?.count == 2
  }

  /// Whether arcs are those of the scale itself: values that no data have.
  private static func isScale(_ unit: CompiledUnit) -> Bool {
    unit.view.mark == .arc && unit.channel("theta")?.datum != nil
  }
}

extension CompiledUnit {
  fileprivate var asMeasure: CompiledUnit {
    guard var measure = channel("theta") else { return self }
    var unit = self
    measure.channel = "y"
    unit.view.mark = .bar
    unit.scales["y"] = scales["theta"]
    unit.channels = [measure] + channels.filter { !$0.channel.hasPrefix("theta") && !$0.channel.hasPrefix("radius") }
    return unit
  }
}

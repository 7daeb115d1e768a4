import ChartModel

/// An arc of one value along a scale that is bent: how far it has come, as a bar would show it.
enum Gauges {
  static func asMeasures(_ units: [CompiledUnit]) -> [CompiledUnit] {
    let arcs = units.indices.filter { units[$0].view.mark == .arc && !isScale(units[$0]) }
    guard arcs.count == 1, let place = arcs.first, isGauge(units[place]), let column = units[place].column("theta")
    else { return units }
    let texts = units.filter { $0.view.mark == .text && $0.column("text") == column && $0.data == units[place].data }
    var gauge = units[place].asMeasure
    gauge.channels[0].format = gauge.channels[0].format ?? texts.lazy.compactMap { $0.channel("text")?.format }.first
    gauge.composition = .gauge
    let isTold = { (unit: CompiledUnit) in
      unit.view.mark == .text && unit.column("text") == column && unit.data == units[place].data
    }
    return units.indices.compactMap { other in
      if other == place { return gauge }
      return isScale(units[other]) || isTold(units[other]) ? nil : units[other]
    }
  }

  /// Whether a unit is a single arc that nothing stands on, along a scale that its author bounds.
  private static func isGauge(_ unit: CompiledUnit) -> Bool {
    guard unit.view.mark == .arc, unit.rows.rowCount == 1, unit.channel("radius") == nil,
      let theta = unit.channel("theta"), theta.type == .quantitative, theta.datum == nil,
      unit.channel("theta2").map({ $0.datum != nil }) ?? true
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
    (unit.view.mark, unit.stack) = (.bar, nil)
    unit.scales["y"] = scales["theta"]
    unit.channels = [measure] + channels.filter { !$0.channel.hasPrefix("theta") && !$0.channel.hasPrefix("radius") }
    return unit
  }
}

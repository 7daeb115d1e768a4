import ChartModel

/// Levels that are numbers and that lines go between, such as ranks: they are told as the numbers that they are.
enum NumberedLevels {
  /// The units with such levels as numbers, the first on top, as names along a vertical axis stand.
  static func asNumbers(_ units: [CompiledUnit]) -> [CompiledUnit] {
    let columns = Set(units.compactMap(column))
    guard !columns.isEmpty else { return units }
    return units.map { unit in
      guard let place = unit.channels.firstIndex(where: { $0.channel == "y" && columns.contains($0.column) }) else {
        return unit
      }
      var unit = unit
      unit.channels[place].type = .quantitative
      unit.channels[place].order = nil
      unit.scales["y"] = scale(of: unit)
      return unit
    }
  }

  /// The column of Y where a path goes between names along X and levels that are numbers.
  private static func column(of unit: CompiledUnit) -> String? {
    guard unit.view.mark.isPath, let x = unit.channels.first(where: { $0.channel == "x" }),
      let y = unit.channels.first(where: { $0.channel == "y" }), y.type == .ordinal, y.timeUnit == nil,
      !y.isBinned, x.type != .quantitative
    else { return nil }
    let values = unit.rows.column(y.column).filter { !$0.isAbsent }
    let areNumbers = !values.isEmpty && values.allSatisfy { if case .number = $0 { true } else { false } }
    return areNumbers ? y.column : nil
  }

  private static func scale(of unit: CompiledUnit) -> UnitScale {
    let encoding = unit.view.encoding["y"]
    let isDescending = encoding?["sort"]?.string == "descending"
    let isTurned = encoding?["scale"]?["reverse"]?.bool == true
    var scale = UnitScale(type: "linear")
    (scale.isReversed, scale.includesZero, scale.saysZero) = (isDescending == isTurned, false, false)
    return scale
  }
}

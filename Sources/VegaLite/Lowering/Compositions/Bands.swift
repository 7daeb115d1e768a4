/// Rectangles and areas of a row or two of their own that lie behind the data: bands from one place to another.
enum Bands {
  static func asRules(_ units: [CompiledUnit]) -> [CompiledUnit] {
    units.map { unit in
      if isNamedSide(unit, beside: units) { return unit.keeping(["x", "x2", "y", "y2"]) }
      return ReferenceLines.isBeside(unit, units) ? asBand(unit, among: units) ?? unit : unit
    }
  }

  /// Whether bars lie along one axis alone, each with a name of its own, behind what others measure there: how good a value is.
  private static func isNamedSide(_ unit: CompiledUnit, beside units: [CompiledUnit]) -> Bool {
    let positions = Set(unit.channels.map(\.channel)).intersection(["x", "y", "x2", "y2"])
    guard unit.view.mark == .bar, [["x", "x2"], ["y", "y2"]].contains(positions),
      let axis = positions.min(), unit.channel(axis)?.type == .quantitative,
      let names = unit.values("color") ?? unit.values("fill"), Set(names).count == names.count
    else { return false }
    return units.contains { $0.data != unit.data && $0.view.mark != .text && $0.channel(axis)?.type == .quantitative }
  }

  private static func asBand(_ unit: CompiledUnit, among units: [CompiledUnit]) -> CompiledUnit? {
    switch unit.view.mark {
    case .rect, .bar: return ofRectangle(unit, among: units)
    case .area: return ofArea(unit)
    default: return nil
    }
  }

  /// The side along which a rectangle does not reach over all of the data is the one that it is about; several that are bounded on all
  /// sides are data.
  private static func ofRectangle(_ unit: CompiledUnit, among units: [CompiledUnit]) -> CompiledUnit? {
    guard unit.channel("x2") != nil, unit.channel("y2") != nil else { return nil }
    switch (covers("x", unit, units), covers("y", unit, units)) {
    case (true, false): return unit.keeping(["y", "y2"])
    case (_, true): return unit.keeping(["x", "x2"])
    case (false, false): return unit.rows.rowCount == 1 ? unit.keeping(["x", "x2"]) : nil
    }
  }

  private static func covers(_ channel: String, _ unit: CompiledUnit, _ units: [CompiledUnit]) -> Bool {
    let ends = [channel, channel + "2"].flatMap { unit.values($0) ?? [] }.compactMap(\.place)
    let data = units.filter { $0.rows.rowCount > unit.rows.rowCount }.flatMap { $0.values(channel) ?? [] }
      .compactMap(\.place)
    guard let from = ends.min(), let to = ends.max(), let low = data.min(), let high = data.max() else { return false }
    return from <= low && to >= high
  }

  /// An area of two rows that is as high at both ends.
  private static func ofArea(_ unit: CompiledUnit) -> CompiledUnit? {
    // Without a Y of its own an area is as high as the page.
    guard let x = unit.values("x"), let y = unit.values("y") ?? unit.values("y2"), x.count == 2, x[0] != x[1],
      y[0] == y[1], var end = unit.channel("x")
    else { return nil }
    let column = end.column + " end"
    (end.channel, end.column, end.endColumn) = ("x2", column, nil)
    var band = unit.keeping(["x"])
    band.rows[column] = [x[1], x[1]]
    band.rows = band.rows.rows([0])
    band.channels.append(end)
    return band
  }
}

extension CompiledUnit {
  /// The unit as a band along some of its positions.
  fileprivate func keeping(_ positions: Set<String>) -> CompiledUnit {
    var band = self
    band.view.mark = .rect
    band.stack = nil
    band.channels.removeAll { ["x", "y", "x2", "y2"].contains($0.channel) && !positions.contains($0.channel) }
    return band
  }
}

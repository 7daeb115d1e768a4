import ChartModel

/// Bars of two groups on both sides of zero whose axis tells how long they are: the sign only says on which side.
enum Pyramids {
  static func asLengths(_ units: [CompiledUnit]) -> [CompiledUnit] {
    guard let place = units.firstIndex(where: { lengths(of: $0) != nil }), let column = lengths(of: units[place]) else {
      return units
    }
    var all = units
    // What is written at the bars is told by its length too.
    for other in units.indices where units[other].data == units[place].data && units[other].rows[column] != nil {
      all[other].rows[column] = units[other].rows.column(column).map { $0.number.map { .number($0.magnitude) } ?? $0 }
      all[other].stack = nil
    }
    all[place].composition = .pyramid
    return all
  }

  /// The column whose sign only says on which side a bar lies.
  private static func lengths(of unit: CompiledUnit) -> String? {
    guard unit.view.mark == .bar else { return nil }
    let channels = ["x", "y"].compactMap(unit.channel).filter { $0.type == .quantitative }
    return channels.first { isToldByLength(unit, $0.channel) && isOneSideAGroup(unit, $0) }?.column
  }

  /// Whether the labels of the axis leave the sign away.
  private static func isToldByLength(_ unit: CompiledUnit, _ name: String) -> Bool {
    unit.view.encoding[name]?["axis"]?["labelExpr"]?.string?.contains("abs(") == true
  }

  /// Whether all values of each group lie on one side of zero, and those of two groups on both.
  private static func isOneSideAGroup(_ unit: CompiledUnit, _ channel: UnitChannel) -> Bool {
    guard let groups = unit.values("color") ?? unit.values("fill") else { return false }
    var sides: [VegaValue: Set<Bool>] = [:]
    for (group, value) in zip(groups, unit.rows.column(channel.column)) {
      guard let number = value.number, number != 0 else { continue }
      sides[group, default: []].insert(number < 0)
    }
    return sides.count == 2 && sides.values.allSatisfy { $0.count == 1 } && Set(sides.values).count == 2
  }
}

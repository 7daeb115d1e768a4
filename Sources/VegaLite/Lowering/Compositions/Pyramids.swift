import ChartModel

/// Bars of two groups on both sides of zero whose axis tells how long they are: the sign only says on which side.
enum Pyramids {
  static func asLengths(_ units: [CompiledUnit]) -> [CompiledUnit] {
    units.indices.reduce(units) { all, place in
      guard let channel = lengths(of: units[place]) else { return all }
      return told(all, of: units, place, channel)
    }
  }

  private static func told(
    _ all: [CompiledUnit], of units: [CompiledUnit], _ place: Int, _ channel: UnitChannel
  ) -> [CompiledUnit] {
    var all = all
    // What is written at the bars is told by its length too.
    for other in units.indices where units[other].data == units[place].data && units[other].rows[channel.column] != nil
    {
      all[other].rows[channel.column] = units[other].rows.column(channel.column).map {
        $0.number.map { .number($0.magnitude) } ?? $0
      }
      all[other].stack = nil
    }
    let bars = units.filter { $0.view.mark == .bar }
    let values = bars.flatMap { $0.values(channel.channel) ?? [] }.compactMap(\.number).filter(\.isFinite)
    let nice = NumberSteps.niceDomain(low: values.min() ?? 0, high: values.max() ?? 0, includesZero: true)
    for other in all.indices where all[other].channel(channel.channel) != nil {
      let given = units[other].scales[channel.channel]?.domain
      all[other].scales[channel.channel]?.domain = fromZero(
        given ?? [.number(nice.lowerBound), .number(nice.upperBound)])
    }
    if values.contains(where: { $0 > 0 }), values.contains(where: { $0 < 0 }) { all[place].composition = .pyramid }
    return all
  }

  /// From zero to the farther of two ends.
  private static func fromZero(_ domain: [VegaValue]) -> [VegaValue] {
    let ends = domain.compactMap { $0.number?.magnitude }
    return ends.count == domain.count ? ends.max().map { [.number(0), .number($0)] } ?? domain : domain
  }

  /// The channel whose sign only says on which side a bar lies.
  private static func lengths(of unit: CompiledUnit) -> UnitChannel? {
    guard unit.view.mark == .bar else { return nil }
    let channels = ["x", "y"].compactMap(unit.channel).filter { $0.type == .quantitative }
    return channels.first { isToldByLength(unit, $0.channel) && areOneSideEach(sides(of: unit, $0.column)) }
  }

  /// Whether the labels of the axis leave the sign away.
  static func isToldByLength(_ unit: CompiledUnit, _ name: String) -> Bool {
    unit.view.encoding[name]?["axis"]?["labelExpr"]?.string?.contains("abs(") == true
  }

  /// Whether all values of each group lie on one side of zero: those of two groups on both, of one alone below.
  private static func areOneSideEach(_ sides: [VegaValue: Set<Bool>]) -> Bool {
    guard sides.values.allSatisfy({ $0.count == 1 }) else { return false }
    return sides.count == 1 ? sides.values.first == [true] : sides.count == 2 && Set(sides.values).count == 2
  }

  /// On which sides of zero the values of each group lie, below it or not.
  private static func sides(of unit: CompiledUnit, _ column: String) -> [VegaValue: Set<Bool>] {
    let groups = unit.values("color") ?? unit.values("fill") ?? unit.rows.column(column).map { _ in .null }
    var sides: [VegaValue: Set<Bool>] = [:]
    for (group, value) in zip(groups, unit.rows.column(column)) {
      guard let number = value.number, number != 0 else { continue }
      sides[group, default: []].insert(number < 0)
    }
    return sides
  }
}

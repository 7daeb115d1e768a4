/// Points at moments beside the stretches of a plan whose names stand beside them: they are told by those notes.
enum Milestones {
  static func removed(_ units: [CompiledUnit]) -> [CompiledUnit] {
    guard units.contains(where: isStretches) else { return units }
    return units.filter { unit in !units.contains { isMilestone(unit, namedBy: $0) } }
  }

  /// Whether each of some points is where a text of the same rows stands, and shows nothing that the text does not.
  private static func isMilestone(_ unit: CompiledUnit, namedBy text: CompiledUnit) -> Bool {
    guard isMilestone(unit), text.view.mark == .text, text.stands(as: unit),
      ["x", "y"].allSatisfy({ text.values($0) == unit.values($0) })
    else { return false }
    let told = Set(text.channels.map(\.column))
    return unit.channels.allSatisfy { told.contains($0.column) }
  }

  private static func isMilestone(_ unit: CompiledUnit) -> Bool {
    unit.view.mark.isPointlike && unit.channel("x")?.type == .temporal
  }

  private static func isStretches(_ unit: CompiledUnit) -> Bool {
    unit.view.mark == .bar && unit.channel("x2") != nil && unit.channel("x")?.type == .temporal
      && unit.channel("y") != nil
  }
}

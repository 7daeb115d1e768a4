/// Points at moments beside the stretches of a plan whose names stand beside them: they are told by those notes.
enum Milestones {
  static func removed(_ units: [CompiledUnit]) -> [CompiledUnit] {
    guard units.contains(where: isStretches) else { return units }
    return units.filter { unit in !isMilestone(unit) || !units.contains { $0.view.mark == .text && $0.stands(as: unit) }
    }
  }

  private static func isMilestone(_ unit: CompiledUnit) -> Bool {
    unit.view.mark.isPointlike && unit.channel("x")?.type == .temporal
  }

  private static func isStretches(_ unit: CompiledUnit) -> Bool {
    unit.view.mark == .bar && unit.channel("x2") != nil && unit.channel("x")?.type == .temporal
      && unit.channel("y") != nil
  }
}

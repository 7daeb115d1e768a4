/// The ticks at the ends of error bars and the borders of error bands, which are parts of them.
enum ErrorParts {
  static func removed(_ units: [CompiledUnit]) -> [CompiledUnit] {
    let wholes = units.filter { !isPart($0) }
    return wholes.isEmpty ? units : wholes
  }

  private static func isPart(_ unit: CompiledUnit) -> Bool {
    ["errorbar-ticks", "errorband-borders"].contains(unit.view.definition["style"]?.string)
  }
}

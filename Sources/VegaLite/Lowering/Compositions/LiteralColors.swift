import SourceText

/// Colors that stand in the data themselves: they are drawn and name nothing.
enum LiteralColors {
  static func removed(_ units: [CompiledUnit]) -> [CompiledUnit] {
    units.map { unit in
      // They may still tell lines and the parts of stacks apart.
      guard !unit.view.mark.isPath, unit.stack == nil || unit.hasOnePlaceEach else { return unit }
      var named = unit
      named.channels.removeAll { ["color", "fill", "stroke"].contains($0.channel) && isLiteral($0, in: unit) }
      return named
    }
  }

  private static func isLiteral(_ channel: UnitChannel, in unit: CompiledUnit) -> Bool {
    guard unit.view.encoding[channel.channel]?["scale"]?.tree.isNull == true else { return false }
    let values = (unit.rows[channel.column] ?? []).filter { !$0.isAbsent }
    // Names of colors alone may be those of teams.
    return values.contains { $0.string.map(isHex) == true }
      && values.allSatisfy { $0.string.map { isHex($0) || ColorText.isName($0) } == true }
  }

  /// `#rgb` or `#rrggbb`, with or without how much shines through.
  private static func isHex(_ text: String) -> Bool {
    text.hasPrefix("#") && [4, 5, 7, 9].contains(text.utf8.count) && text.dropFirst().allSatisfy(\.isHexDigit)
  }
}

extension CompiledUnit {
  /// Whether no two of its marks stand at one place along the other axis than that of its stack.
  fileprivate var hasOnePlaceEach: Bool {
    let across = stack?.channel == "y" ? "x" : "y"
    guard let places = values(across) else { return false }
    return Set(places).count == places.count
  }
}

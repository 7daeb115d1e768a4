/// Marks that nobody sees are not told; a part of a stack may only lift the part above it, which goes from one value to another.
enum UnseenRows {
  static func removed(_ units: [CompiledUnit]) -> [CompiledUnit] {
    let seen = units.filter { $0.unseen.count < $0.rows.rowCount || $0.rows.rowCount == 0 }
    guard !seen.isEmpty else { return units }
    // A path is drawn as one, whatever some of its points say.
    return seen.map { unit in unit.unseen.isEmpty || unit.view.mark.isPath ? unit : Self.seen(of: unit) }
  }

  private static func seen(of unit: CompiledUnit) -> CompiledUnit {
    let rows = (0..<unit.rows.rowCount).filter { !unit.unseen.contains($0) }
    guard !rows.isEmpty else { return unit }
    var seen = unit.keeping(rows: rows)
    guard unit.view.mark == .bar, let stack = unit.stack, stack.offset == .zero else { return seen }
    // What has no height is not seen either.
    let drawn = (0..<rows.count).filter { row in
      seen.rows.column(stack.columns.from).element(row) != seen.rows.column(stack.columns.to).element(row)
    }
    let floats = seen.rows.column(stack.columns.from).contains { $0.number != 0 }
    guard floats, !drawn.isEmpty else { return seen }
    seen = seen.keeping(rows: drawn)
    return standsAlone(seen, across: stack.channel) ? seen.asRanges(stack) : seen
  }

  /// Whether there is one bar at each place.
  private static func standsAlone(_ unit: CompiledUnit, across channel: String) -> Bool {
    guard let places = unit.values(channel == "y" ? "x" : "y") else { return false }
    return Set(places).count == places.count
  }
}

extension CompiledUnit {
  /// The unit with some of its rows.
  func keeping(rows kept: [Int]) -> CompiledUnit {
    var unit = self
    unit.rows = rows.rows(kept)
    unit.highlights = Set(kept.indices.filter { highlights.contains(kept[$0]) })
    unit.unseen = []
    unit.seriesStarts = kept.indices.map { $0 }
    return unit
  }

  /// Bars that lie on others which are not told, each from where it begins to where it ends.
  fileprivate func asRanges(_ stack: UnitStack) -> CompiledUnit {
    guard let place = channels.firstIndex(where: { $0.channel == stack.channel }) else { return self }
    var unit = self
    var end = channels[place]
    (end.channel, end.column, end.endColumn) = (stack.channel + "2", stack.columns.to, nil)
    unit.channels[place].column = stack.columns.from
    unit.channels.append(end)
    unit.stack = nil
    // A single color tells nothing apart.
    unit.channels.removeAll { channel in
      ["color", "fill", "order"].contains(channel.channel) && Set(rows.column(channel.column)).count == 1
    }
    return unit
  }
}

/// Marks that nobody sees are not told; a part of a stack may only lift the part above it, which goes from one value to another.
enum UnseenRows {
  static func removed(_ units: [CompiledUnit]) -> [CompiledUnit] {
    let seen = units.filter { $0.unseen.count < $0.rows.rowCount || $0.rows.rowCount == 0 }
    guard !seen.isEmpty else { return units }
    return seen.map { unit in
      // A hidden sector keeps its place in the circle.
      guard !unit.unseen.isEmpty, unit.view.mark != .arc else { return unit }
      return unit.view.mark.isPath ? withoutPaths(unit) : Self.seen(of: unit)
    }
  }

  /// Without the paths none of whose points is seen: others are drawn as one, whatever some of their points say.
  private static func withoutPaths(_ unit: CompiledUnit) -> CompiledUnit {
    let ends = unit.seriesStarts.dropFirst() + [unit.rows.rowCount]
    let paths = zip(unit.seriesStarts, ends).filter { $0 < $1 }.map { $0..<$1 }
    let seen = paths.filter { path in !path.allSatisfy(unit.unseen.contains) }
    guard seen.count < paths.count, !seen.isEmpty else { return unit }
    var kept = unit.keeping(rows: seen.flatMap { $0 })
    kept.seriesStarts =
      seen.reduce(into: (starts: [Int](), next: 0)) {
        $0.starts.append($0.next); $0.next += $1.count
      }.starts
    return kept
  }

  private static func seen(of unit: CompiledUnit) -> CompiledUnit {
    let rows = (0..<unit.rows.rowCount).filter { !unit.unseen.contains($0) }
    guard !rows.isEmpty else { return unit }
    var seen = unit.keeping(rows: rows)
    guard unit.view.mark == .bar, let stack = unit.stack, stack.offset == .zero else { return seen }
    guard isLifted(unit, stack) else { return seen }
    seen = seen.keeping(rows: withHeight(seen, stack))
    return seen.asRanges(stack)
  }

  /// Whether a part that nobody sees lies right below one that is seen.
  private static func isLifted(_ unit: CompiledUnit, _ stack: UnitStack) -> Bool {
    guard let places = unit.values(stack.channel == "y" ? "x" : "y") else { return false }
    let (from, to) = (unit.rows.column(stack.columns.from), unit.rows.column(stack.columns.to))
    let unseen = unit.unseen.filter { from.element($0) != to.element($0) }
    let ends = Set(unseen.map { [places.element($0), to.element($0)] })
    return from.indices.contains { row in
      !unit.unseen.contains(row) && ends.contains([places.element(row), from[row]])
    }
  }

  /// The rows of parts that are seen: one without a height only where its place has no other.
  private static func withHeight(_ unit: CompiledUnit, _ stack: UnitStack) -> [Int] {
    let (from, to) = (unit.rows.column(stack.columns.from), unit.rows.column(stack.columns.to))
    let rows = Array(from.indices)
    guard let places = unit.values(stack.channel == "y" ? "x" : "y") else { return rows }
    let high = Set(rows.filter { from[$0] != to.element($0) }.map { places.element($0) })
    return rows.filter { from[$0] != to.element($0) || !high.contains(places.element($0)) }
  }
}

extension CompiledUnit {
  /// The unit with some of its rows.
  func keeping(rows kept: [Int]) -> CompiledUnit {
    var unit = self
    unit.rows = rows.rows(kept)
    unit.highlights = Set(kept.indices.filter { highlights.contains(kept[$0]) })
    // What stands out beside nothing does not stand out.
    if unit.highlights.count == kept.count { unit.highlights = [] }
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

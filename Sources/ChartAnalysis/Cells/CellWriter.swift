import ChartModel

/// Turns the marks of each cell into what it shows.
struct CellWriter {
  let scale: CellScale
  let line: CellPlan.Line

  /// The cells of a line; a joined line goes on from the level of the cell before.
  func cells(_ drafts: [CellReduction.Draft]) -> [ChartCell] {
    var previous: Int?
    return drafts.map { draft in
      let content = content(draft)
      // A line that leaves zero, which has a cell of its own, still comes from the level of zero.
      let end = content == .zero ? scale.level(of: 0.0) : content.end
      defer { previous = end }
      return ChartCell(content: joined(content, after: previous), marks: draft.marks.map(\.id))
    }
  }

  private func joined(_ content: CellContent, after previous: Int?) -> CellContent {
    guard line.style == .line, case .level(let level) = content, let previous, previous != level else { return content }
    return .step(from: previous, to: level)
  }

  private func content(_ draft: CellReduction.Draft) -> CellContent {
    if let shown = draft.shown, draft.marks.indices.contains(shown) {
      return scale.content(of: draft.marks[shown].value, isZeroApart: true)
    }
    return together(draft.marks.map(\.value))
  }

  /// What marks at one place show together: all of their levels; a state where none has a level.
  private func together(_ values: [MarkValue]) -> CellContent {
    guard values.count > 1 else { return values.first.map { scale.content(of: $0, isZeroApart: true) } ?? .empty }
    let contents = values.map { scale.content(of: $0, isZeroApart: false) }
    let levels = Set(contents.flatMap(\.levels)).sorted()
    guard let low = levels.first, let high = levels.last else { return contents.first { $0 != .empty } ?? .empty }
    if zip(values, contents).allSatisfy({ $0.number == 0 || $1.levels.isEmpty }) { return .zero }
    if low == high { return .level(low) }
    return line.isScatter ? .points(levels) : .span(from: low, to: high)
  }
}

extension CellContent {
  /// The levels at which it has something.
  fileprivate var levels: [Int] {
    switch self {
    case .level(let level), .step(_, let level): [level]
    case .span(let from, let to): [from, to]
    case .points(let levels): levels
    default: []
    }
  }
}

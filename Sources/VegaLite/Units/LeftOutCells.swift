/// Deals the rows that are not drawn out to the cells of a facet.
struct LeftOutCells {
  /// A cell by its values and the first of its rows.
  struct Cell {
    var values: [VegaValue]
    var row: Int
  }

  private let leftOut: LeftOutRows
  /// The cells in the order in which they appear.
  private var cells: [Cell] = []
  private var rows: [VegaGroupKey: [LeftOutRows.Row]] = [:]

  /// - Parameter columns: The columns of the facet's fields.
  init(_ leftOut: LeftOutRows, columns: [String]) {
    self.leftOut = leftOut
    let columns = columns.map { leftOut.cells[$0] ?? [] }
    for (place, row) in leftOut.rows.enumerated() {
      let cell = Cell(values: columns.map { $0.element(place) }, row: place)
      let key = VegaGroupKey(cell.values)
      if rows[key] == nil { cells.append(cell) }
      rows[key, default: []].append(row)
    }
  }

  /// How many rows of a cell are not drawn.
  func counts(in values: [VegaValue]) -> [UnitLeftOut] { rows[VegaGroupKey(values)].map(leftOut.counts) ?? [] }

  /// The cells besides some others.
  func cells(besides others: [[VegaValue]]) -> [Cell] {
    let others = Set(others.map { VegaGroupKey($0) })
    return cells.filter { !others.contains(VegaGroupKey($0.values)) }
  }
}

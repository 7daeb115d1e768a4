import ChartModel

/// Rows with where along X each stands and what it shows, and how many have no place there.
struct PlacedRows {
  /// A row: its X as it came, what it shows, and its series.
  struct Row {
    /// Its place among all rows that were added, those left out included.
    var number: Int
    var x: XValue
    var value: MarkValue
    /// The place of its series among the names.
    var series: Int
    /// Whether its range was given from above.
    var falls = false
  }

  let specification: ChartSpecification
  private(set) var rows: [Row] = []
  private(set) var levels: NameTable
  private(set) var series: NameTable
  /// Rows without a place along X, and outside the range that was asked for.
  private(set) var rowsWithoutX = 0
  private(set) var rowsUnplaced = 0
  private(set) var rowsOutsideRange = 0
  /// Rows without an end, or with one before their start.
  private(set) var rowsWithoutEnd = 0
  /// The first of them.
  private(set) var firstRowsWithoutEnd: [RowTable.RowWithoutEnd] = []
  private var rowsAdded = 0

  /// How many rows without an end are kept.
  private static let withoutEndLimit = 5

  init(_ specification: ChartSpecification) {
    self.specification = specification
    series = NameTable(specification.series?.order ?? [])
    levels = NameTable(specification.y.levels ?? [])
  }

  mutating func add(_ batch: RowBatch) {
    let places = RowPlacer(specification: specification).places(of: batch)
    let before = rowsWithoutX
    defer { rowsWithoutX = before + batch.tableRows(of: rowsWithoutX - before) }
    let values = RowValues(batch, specification)
    let names = batch.column(.series, of: specification)
    rows.reserveCapacity(rows.count + places.count)
    for (row, place) in places.enumerated() {
      switch place {
      case .at(let x): append(rowsAdded + row, x, values, names?.name(at: row), at: row)
      case .without: rowsWithoutX += 1
      case .unplaced: rowsUnplaced &+= 1
      case .outside: rowsOutsideRange += 1
      case .endless(let hasEnd): noteRowWithoutEnd(row, of: batch, hasEnd: hasEnd)
      }
    }
    rowsAdded += batch.rowCount
  }

  private mutating func noteRowWithoutEnd(_ row: Int, of batch: RowBatch, hasEnd: Bool) {
    rowsWithoutEnd += 1
    guard firstRowsWithoutEnd.count < Self.withoutEndLimit else { return }
    firstRowsWithoutEnd.append(RowTable.RowWithoutEnd(row: batch.rowNumber(at: row), hasEnd: hasEnd))
  }

  private mutating func append(_ number: Int, _ x: XValue, _ values: RowValues, _ name: String?, at row: Int) {
    // Rows without a series are a series of their own: the one without a name.
    let code = specification.series == nil ? 0 : Int(series.place(of: name ?? ""))
    let value = values.value(at: row)
    if case .category(let level) = value { _ = levels.place(of: level) }
    rows.append(Row(number: number, x: x, value: value, series: code, falls: values.falls(at: row)))
  }

  /// A source with the rows that are left out here.
  func completed(_ source: ChartSource) -> ChartSource {
    var source = source
    source.rowsWithoutX += rowsWithoutX
    source.rowsUnplaced &+= rowsUnplaced
    source.rowsOutsideRange += rowsOutsideRange
    source.rowsSetAside += rowsWithoutEnd
    source.assumptions = specification.assumptions
    source.columnsNotShown = specification.columnsNotShown
    source.bounds = specification.bounds
    return source
  }
}

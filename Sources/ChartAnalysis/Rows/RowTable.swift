public import ChartModel

/// Rows that are each a mark of their own, kept as they stream by: ranges, stretches, levels, repeated points.
///
/// Memory grows with the rows, so there is a limit; a chart of more marks than that is not one to walk.
///
/// ```swift
/// var table = RowTable(specification)
/// table.add(batch)
/// let chart = table.chart(source: source, xDecimals: 0, decimals: 1)
/// ```
public struct RowTable: Sendable {
  let specification: ChartSpecification
  private(set) var rows: [Row] = []
  private(set) var levels = NameTable()
  private(set) var series: NameTable
  /// Rows that came after the table was full.
  public private(set) var rowsBeyondLimit = 0
  /// Rows without a place along X, and outside the range that was asked for.
  private(set) var rowsWithoutX = 0
  private(set) var rowsUnplaced = 0
  private(set) var rowsOutsideRange = 0
  /// Rows without an end, or with one before their start.
  private(set) var rowsWithoutEnd = 0
  /// The first of them.
  public private(set) var firstRowsWithoutEnd: [RowWithoutEnd] = []
  /// The X of the rows alone, which decides on the axis.
  private var skeleton: Bucketer

  /// A row of a stretch that is none.
  public struct RowWithoutEnd: Sendable {
    /// Its number in the table, counted from 1.
    public var row: Int
    /// Whether it has an end, one before its start.
    public var hasEnd: Bool
  }

  /// How many rows without an end are kept.
  private static let withoutEndLimit = 5

  /// A row: its raw X, what it shows, and its series.
  struct Row {
    var x: XValue
    var value: MarkValue
    var series: Int
    /// Whether its range was given from above.
    var falls = false
  }

  private let limit: Int

  /// An empty table for a chart.
  ///
  /// - Parameter limit: the most rows that are kept; rows that are in memory already need none.
  public init(_ specification: ChartSpecification, limit: Int? = nil) {
    self.specification = specification
    self.limit = limit ?? specification.mostMarks
    series = NameTable(specification.series?.order ?? [])
    levels = NameTable(specification.y.levels ?? [])
    skeleton = Bucketer(specification.skeleton)
  }

  /// How many rows are kept.
  public var rowCount: Int { rows.count }

  /// Adds rows; beyond the limit they are only counted.
  public mutating func add(_ batch: RowBatch) {
    let room = max(0, limit - rows.count)
    rowsBeyondLimit += max(0, batch.rowCount - room)
    let batch = batch.rowCount > room ? batch.prefix(room) : batch
    let places = RowPlacer(specification: specification).places(of: batch)
    if let x = batch.columns.first { skeleton.add(RowBatch(rowCount: batch.rowCount, columns: [x])) }
    let before = rowsWithoutX
    defer { rowsWithoutX = before + batch.tableRows(of: rowsWithoutX - before) }
    let values = RowValues(batch, specification)
    let seriesColumn = batch.column(.series, of: specification)
    for (row, place) in places.enumerated() {
      switch place {
      case .at(let x): append(x, values.value(at: row), seriesColumn?.name(at: row), falls: values.falls(at: row))
      case .without: rowsWithoutX += 1
      case .unplaced: rowsUnplaced &+= 1
      case .outside: rowsOutsideRange += 1
      case .endless(let hasEnd): noteRowWithoutEnd(row, of: batch, hasEnd: hasEnd)
      }
    }
  }

  private mutating func noteRowWithoutEnd(_ row: Int, of batch: RowBatch, hasEnd: Bool) {
    rowsWithoutEnd += 1
    guard firstRowsWithoutEnd.count < Self.withoutEndLimit else { return }
    firstRowsWithoutEnd.append(RowWithoutEnd(row: batch.rowNumber(at: row), hasEnd: hasEnd))
  }

  private mutating func append(_ x: XValue, _ value: MarkValue, _ seriesName: String?, falls: Bool) {
    // Rows without a series are a series of their own: the one without a name.
    let code = specification.series == nil ? 0 : Int(series.place(of: seriesName ?? ""))
    if case .category(let name) = value { _ = levels.place(of: name) }
    rows.append(Row(x: x, value: value, series: code, falls: falls))
  }

  /// The axis along X without bounds, and the buckets without a row that belong to the chart.
  func axis(xDecimals: Int) -> (axis: Axis, calendar: ChartCalendar, places: [XValue]) {
    let chart = skeleton.chart(source: ChartSource(), xDecimals: xDecimals)
    return (chart.xAxis, chart.calendar, chart.series.flatMap(\.marks).map(\.x))
  }
}

extension ChartSpecification {
  /// The same chart with rows counted along X, by which its axis is found.
  fileprivate var skeleton: ChartSpecification {
    var skeleton = self
    skeleton.y = YEncoding(field: nil, aggregate: .count)
    skeleton.series = nil
    (skeleton.x.end, skeleton.keepsRows) = (nil, false)
    switch (x.end, x.bucketing) {
    // Stretches stay as they are given, and so does what nobody asked to bucket.
    case (.some, _), (nil, .asGiven): skeleton.x.bucketing = .none
    default: break
    }
    return skeleton
  }
}

extension RowBatch {
  fileprivate func prefix(_ count: Int) -> RowBatch {
    var batch = self
    (batch.rowCount, batch.columns) = (count, columns.map { $0.prefix(count) })
    return batch
  }
}

extension ColumnValues {
  fileprivate func prefix(_ count: Int) -> ColumnValues {
    switch self {
    case .numbers(let values): .numbers(Array(values.prefix(count)))
    case .instants(let values): .instants(Array(values.prefix(count)))
    case .categories(let codes, let names): .categories(codes: Array(codes.prefix(count)), names: names)
    }
  }
}

public import ChartModel

/// What a heat map says: values at the crossings of rows (its series) and columns (its X).
public struct HeatFacts: Sendable, Equatable {
  /// The columns in X order.
  public var columns: [XValue]
  /// The highest cells, series by series: several where they tie.
  public var highest: [MarkPlace]
  /// The lowest cells: several where they tie; none where all cells are the same.
  public var lowest: [MarkPlace]
  /// A line a row, in the order of `walkedSeries`.
  public var rows: [HeatLine]
  /// A line a column, in the order of `columns`.
  public var columnLines: [HeatLine]
  /// The rows with the highest total (where values add up) or mean: several where they tie, none where all are the same.
  public var highestRows: [Int]
  /// The columns with the highest total or mean, in the same way.
  public var highestColumns: [Int]
  /// The rows with the lowest total or mean, in the same way.
  public var lowestRows: [Int]
  /// The columns with the lowest total or mean, in the same way.
  public var lowestColumns: [Int]
  /// How many cells have a finite number.
  public var valueCount: Int
  /// How many cells have no row of the data: no mark, or one whose bucket is empty.
  public var emptyCount: Int
  /// How many of those have no mark, whose series so cannot tell of them.
  public var unmarkedCount: Int
  /// How many cells have rows without a finite number.
  public var valuelessCount: Int
  /// Whether lines are compared by their totals; else by their means.
  public var comparesTotals: Bool
  /// Whether a cell stands for several rows of the data: a mean of such cells is not that of the rows.
  public var poolsRows: Bool

  /// The facts of a heat map: of rectangles, or of marks whose series lie along the other axis, in at least two rows
  /// and two columns; `nil` for every other chart, and where a cell has two marks.
  ///
  /// - Complexity: O(*n*) in the number of marks, and O(*c* log *c*) in that of columns.
  public init?(_ chart: BucketedChart) {
    let walked = chart.walkedSeries
    guard chart.seriesAreRows || chart.kind == .rectangle, !chart.isStacked, !chart.hasLevels, walked.count > 1,
      let grid = HeatGrid(chart), grid.columns.count > 1
    else { return nil }
    columns = grid.columns
    let cells = grid.cells
    let extremes = Statistics(cells.map(\.value))
    highest = cells.filter { cell in extremes.maximum.map { ChartFacts.areEqual($0, cell.value) } == true }.map(\.place)
    lowest = cells.filter { cell in extremes.minimum.map { ChartFacts.areEqual($0, cell.value) } == true }.map(\.place)
    if lowest.count == cells.count { lowest = [] }
    comparesTotals = chart.isAdditive && grid.infiniteCount == 0
    poolsRows = walked.contains { series in series.marks.contains { $0.rowCount > 1 } }
    rows = Self.lines(cells, count: walked.count, by: \.place.series)
    columnLines = Self.lines(cells, count: columns.count, by: \.column)
    highestRows = Self.extreme(rows, byTotal: comparesTotals) { $0.max() }
    highestColumns = Self.extreme(columnLines, byTotal: comparesTotals) { $0.max() }
    lowestRows = Self.extreme(rows, byTotal: comparesTotals) { $0.min() }
    lowestColumns = Self.extreme(columnLines, byTotal: comparesTotals) { $0.min() }
    valueCount = cells.count
    valuelessCount = grid.valuelessCount
    let (all, overflow) = walked.count.multipliedReportingOverflow(by: columns.count)
    emptyCount = max((overflow ? .max : all) - valueCount - valuelessCount - grid.hiddenCount, 0)
    unmarkedCount = max((overflow ? .max : all) - grid.markCount, 0)
  }

  /// The means of the columns as a series along X; `nil` where a column has none.
  package var columnMeans: Series? {
    let means = columnLines.compactMap(\.mean)
    guard means.count == columns.count else { return nil }
    return Series(
      id: "means", name: nil, marks: zip(columns, means).map { Mark(id: "", x: $0, value: .number($1), rowCount: 1) })
  }

  private static func lines(_ cells: [HeatGrid.Cell], count: Int, by key: KeyPath<HeatGrid.Cell, Int>) -> [HeatLine] {
    var values = [[Double]](repeating: [], count: count)
    for cell in cells { values[cell[keyPath: key]].append(cell.value) }
    return values.map { HeatLine(Statistics($0)) }
  }

  /// The lines with the largest or the smallest size; none where all are the same.
  private static func extreme(_ lines: [HeatLine], byTotal: Bool, _ best: ([Double]) -> Double?) -> [Int] {
    let sizes = lines.map { byTotal ? $0.total : $0.mean }
    guard let most = best(sizes.compactMap { $0 }) else { return [] }
    let places = sizes.indices.filter { place in sizes[place].map { ChartFacts.areEqual($0, most) } == true }
    return places.count == sizes.compactMap { $0 }.count ? [] : places
  }
}

/// One row or column of a heat map.
public struct HeatLine: Sendable, Equatable {
  /// How many of its cells have a number.
  public var count: Int
  /// Their sum; `nil` where there is none, or it is beyond all numbers.
  public var total: Double?
  /// Their mean; `nil` where there is none.
  public var mean: Double?

  fileprivate init(_ statistics: Statistics) {
    count = statistics.count
    total = statistics.count > 0 && statistics.sum.isFinite ? statistics.sum : nil
    mean = statistics.mean
  }
}

extension [HeatLine] {
  /// How far the means of lines lie apart; zero of none.
  package var meanSpread: Double {
    let means = compactMap(\.mean)
    return (means.max() ?? 0) - (means.min() ?? 0)
  }
}

/// The cells of a heat map.
private struct HeatGrid {
  struct Cell {
    var place: MarkPlace
    var column: Int
    var value: Double
  }

  var columns: [XValue] = []
  /// The cells with a number, row by row.
  var cells: [Cell] = []
  var valuelessCount = 0
  var infiniteCount = 0
  var hiddenCount = 0
  var markCount = 0

  /// `nil` where two marks stand in one cell.
  init?(_ chart: BucketedChart) {
    columns = Self.columns(of: chart)
    let index = Dictionary(columns.enumerated().map { ($1, $0) }) { first, _ in first }
    for (row, series) in chart.walkedSeries.enumerated() {
      var met: Set<Int> = []
      for (place, mark) in series.marks.enumerated() {
        guard let column = index[mark.x] else { continue }
        guard met.insert(column).inserted else { return nil }
        add(mark, at: MarkPlace(series: row, mark: place), column)
      }
    }
  }

  private mutating func add(_ mark: Mark, at place: MarkPlace, _ column: Int) {
    markCount += 1
    if mark.isHidden {
      hiddenCount += 1
    } else if let value = mark.value.number {
      cells.append(Cell(place: place, column: column, value: value))
    } else if mark.value != .empty {
      valuelessCount += 1
      if case .infinite = mark.value { infiniteCount += 1 }
    }
  }

  /// Every X at which a row has a mark: categories as their axis has them, others in their order. What is not a number
  /// is no column.
  private static func columns(of chart: BucketedChart) -> [XValue] {
    var seen: Set<XValue> = []
    let all = chart.walkedSeries.flatMap(\.marks).map(\.x).filter { $0 == $0 && seen.insert($0).inserted }
    if case .categories(let names) = chart.xAxis.domain {
      let order = Dictionary(names.enumerated().map { (XValue.category($1), $0) }) { first, _ in first }
      return all.enumerated().sorted { (order[$0.element] ?? .max, $0.offset) < (order[$1.element] ?? .max, $1.offset) }
        .map(\.element)
    }
    return all.enumerated().sorted {
      ($0.element.axisCoordinate ?? 0, $0.offset) < ($1.element.axisCoordinate ?? 0, $1.offset)
    }.map(\.element)
  }
}

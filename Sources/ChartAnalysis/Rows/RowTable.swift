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
  private let specification: ChartSpecification
  private var placed: PlacedRows
  /// Rows that came after the table was full.
  public private(set) var rowsBeyondLimit = 0
  /// The X of the rows alone, which decides on the axis.
  private var skeleton: Bucketer
  private let limit: Int

  /// A row of a stretch that is none.
  public struct RowWithoutEnd: Sendable {
    /// Its number in the table, counted from 1.
    public var row: Int
    /// Whether it has an end, one before its start.
    public var hasEnd: Bool
  }

  /// An empty table for a chart.
  ///
  /// - Parameter limit: the most rows that are kept; rows that are in memory already need none.
  public init(_ specification: ChartSpecification, limit: Int? = nil) {
    self.specification = specification
    self.limit = limit ?? specification.mostMarks
    placed = PlacedRows(specification)
    skeleton = Bucketer(specification.skeleton)
  }

  /// How many rows are kept.
  public var rowCount: Int { placed.rows.count }
  /// The first rows without an end, or with one before their start.
  public var firstRowsWithoutEnd: [RowWithoutEnd] { placed.firstRowsWithoutEnd }

  /// Adds rows; beyond the limit they are only counted.
  public mutating func add(_ batch: RowBatch) {
    let room = max(0, limit - placed.rows.count)
    rowsBeyondLimit += max(0, batch.rowCount - room)
    let batch = batch.rowCount > room ? batch.prefix(room) : batch
    if let x = batch.columns.first { skeleton.add(RowBatch(rowCount: batch.rowCount, columns: [x])) }
    placed.add(batch)
  }

  /// The chart of all rows added so far.
  ///
  /// - Parameters:
  ///   - source: where the rows came from; what was left out here is added to it.
  ///   - xDecimals: the most decimals that X shows, if it is a number.
  ///   - decimals: the most decimals that Y shows.
  public func chart(source: ChartSource, xDecimals: Int = 0, decimals: Int = 0) -> BucketedChart {
    let bins = StretchBins.bucketing(of: placed.rows, specification)
    let buckets = bins.map { ResolvedBucketing(stretches: $0, specification) } ?? axis
    let marks = RowMarks(placed, buckets, isBinned: bins != nil, mayShare: false)
    return marks.chart(source: source, xDecimals: xDecimals, decimals: decimals)
  }

  /// The buckets in which X is told, with those without a row that are gaps.
  private var axis: ResolvedBucketing {
    guard specification.x.end == nil else { return ResolvedBucketing(asGiven: specification) }
    let chart = skeleton.chart(source: ChartSource())
    let fills = chart.series.contains { $0.marks.contains { $0.value == .empty || $0.value == .number(0) } }
    return ResolvedBucketing(bucketing: chart.xAxis.bucketing, calendar: chart.calendar, fillsGaps: fills)
      .forEvents(of: specification)
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

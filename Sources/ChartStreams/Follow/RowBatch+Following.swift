import ChartModel

extension ColumnValues {
  /// The places along X: microseconds or numbers; not a number where there is none.
  var places: [Double] {
    switch self {
    case .instants(let values): values.map { $0 == Self.missingInstant ? .nan : Double($0) }
    case .numbers(let values): values
    case .categories(let codes, _): codes.map { _ in .nan }
    }
  }

  fileprivate func rows(_ rows: [Int]) -> ColumnValues {
    switch self {
    case .instants(let values): .instants(rows.map { values[$0] })
    case .numbers(let values): .numbers(rows.map { values[$0] })
    case .categories(let codes, let names): .categories(codes: rows.map { codes[$0] }, names: names)
    }
  }
}

extension RowBatch {
  /// Some of its rows alone.
  func rows(_ rows: [Int]) -> RowBatch {
    RowBatch(rowCount: rows.count, columns: columns.map { $0.rows(rows) })
  }
}

import ChartModel

/// The rows of the sample, compared by some of their columns.
struct SampleRows {
  private let rowCount: Int
  /// Each column as numbers that are equal where its values are.
  private let columns: [[Int64]]

  init(_ batch: RowBatch) {
    rowCount = batch.rowCount
    columns = batch.columns.map { column in
      switch column {
      case .instants(let values): values
      case .numbers(let values): values.map { Int64(bitPattern: $0.bitPattern) }
      case .categories(let codes, _): codes.map(Int64.init)
      }
    }
  }

  /// The share of rows that must share their X with another before a series is looked for: a stray double is none.
  private static let sharingShare = 0.1

  /// Whether X alone does not tell rows apart.
  var sharesPlaces: Bool {
    guard let x = columns.first, rowCount > 1 else { return false }
    return Double(rowCount - Set(x).count) >= Double(rowCount) * Self.sharingShare
  }

  /// Whether rows that are alike in a column are alike in the first as well.
  func hasOneFirst(forEach column: Int) -> Bool {
    guard let first = columns.first, columns.indices.contains(column) else { return false }
    var known: [Int64: Int64] = [:]
    return zip(columns[column], first).allSatisfy { value, own in
      defer { known[value] = own }
      return known[value] ?? own == own
    }
  }

  /// Whether hardly any two rows share both their X and their value in a column.
  func isTold(apartBy column: Int) -> Bool {
    guard let x = columns.first, columns.indices.contains(column) else { return false }
    let pairs = Set(zip(x, columns[column]).map { [$0, $1] })
    return Double(rowCount - pairs.count) < Double(rowCount) * Self.sharingShare
  }
}

import ChartModel

/// The rows of the sample, compared by some of their columns.
struct SampleRows {
  private let rowCount: Int
  /// Each column as numbers that are equal where its values are.
  private let columns: [[Int64]]

  /// The rows of a batch that have a value in its first column.
  init(_ batch: RowBatch) {
    let rows = (0..<batch.rowCount).filter { batch.columns.first?.isMissing(at: $0) == false }
    rowCount = rows.count
    columns = batch.columns.map { column in
      switch column {
      case .instants(let values): rows.map { values[$0] }
      case .numbers(let values): rows.map { Int64(bitPattern: values[$0].bitPattern) }
      case .categories(let codes, _): rows.map { Int64(codes[$0]) }
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

  /// Whether the texts of a column come in turn, nearly all in several rows: most rows have another than the row before.
  func takesTurns(_ column: Int) -> Bool {
    guard columns.indices.contains(column) else { return false }
    let texts = columns[column]
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    let changes = zip(texts, texts.dropFirst()).count { $0 != $1 }
    let several = counts.values.filter { $0 >= Self.fewestTurns }
    return several.count > 1 && changes * 2 > rowCount && several.reduce(0, +) * 10 >= rowCount * 9
  }

  private static let fewestTurns = 3

  /// Whether hardly any two rows share both their X and their value in a column.
  func isTold(apartBy column: Int) -> Bool {
    guard let x = columns.first, columns.indices.contains(column) else { return false }
    let pairs = Set(zip(x, columns[column]).map { [$0, $1] })
    return Double(rowCount - pairs.count) < Double(rowCount) * Self.sharingShare
  }
}

extension ColumnValues {
  fileprivate func isMissing(at row: Int) -> Bool {
    switch self {
    case .instants(let values): values[row] == Self.missingInstant
    case .numbers(let values): Self.isMissing(values[row])
    case .categories(let codes, _): codes[row] < 0
    }
  }
}

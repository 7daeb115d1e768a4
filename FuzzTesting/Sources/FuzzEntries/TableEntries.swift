import ChartModel

@testable import TableReading

extension FuzzEntry {
  /// Rows between delimiters.
  static let csv = FuzzEntry("csv") { try TableTrial(name: "t.csv").run($0) }
  /// Records: an array of them, or one a line.
  static let json = FuzzEntry("json") { bytes in
    try TableTrial(name: "t.json").run(bytes)
    try TableTrial(name: "t.jsonl").run(bytes)
  }
}

/// What a reading gives: rows, and how it ends.
private struct ReadTable: Equatable {
  var rows: [String] = []
  /// Counts, or the error.
  var end: String
  /// Whether an error ended it.
  var isBroken = false

  /// Whether two readings of one table can be, however it was cut: the same rows and the same end. A block with an error gives
  /// none of its rows, so that one may have more rows before the same error.
  func agrees(with other: ReadTable) -> Bool {
    let (less, more) = rows.count <= other.rows.count ? (rows, other.rows) : (other.rows, rows)
    guard end == other.end, isBroken == other.isBroken else { return false }
    return isBroken ? more.starts(with: less) : more == less
  }
}

/// Reads a table twice, in one block and in many small ones by two threads: the rows are the same.
private struct TableTrial {
  let name: String

  func run(_ bytes: [UInt8]) throws {
    let (whole, pieces) = (readings(bytes, block: 1 << 16, workers: 1), readings(bytes, block: 24, workers: 2))
    let agree = whole.count == pieces.count && zip(whole, pieces).allSatisfy { $0.agrees(with: $1) }
    try BrokenPromise.unless(agree, "blocks change what is read: \(whole) and \(pieces)")
  }

  /// Everything that a table gives with its columns as numbers, dates and texts.
  private func readings(_ bytes: [UInt8], block: Int, workers: Int) -> [ReadTable] {
    var options = ReadingOptions()
    (options.blockSize, options.sampleSize, options.workers) = (block, 1 << 16, workers)
    do {
      let reader = try TableReader.open(bytes: bytes, name: name, options: options)
      return [ColumnType.number, .instant, .category].compactMap { type in
        let requests = reader.schema.columns.prefix(8).map { ColumnRequest($0.name, as: type) }
        return requests.isEmpty ? nil : reading(reader, requests)
      }
    } catch { return [ReadTable(end: "\(error)", isBroken: true)] }
  }

  private func reading(_ reader: TableReader, _ requests: [ColumnRequest]) -> ReadTable {
    var rows: [String] = []
    do {
      let summary = try reader.read(requests) { batch in
        rows += (0..<batch.rowCount).map { row in
          batch.columns.map { Self.cell($0, row) }.joined(separator: "\t")
        }
      }
      let counts = "\(summary.rowsRead) read, \(summary.rowsSetAside) set aside, \(summary.decimals) decimals"
      return ReadTable(rows: rows, end: counts)
    } catch { return ReadTable(rows: rows, end: "\(error)", isBroken: true) }
  }

  private static func cell(_ column: ColumnValues, _ row: Int) -> String {
    switch column {
    case .numbers(let values): row < values.count ? "\(values[row].bitPattern)" : "short"
    case .instants(let values): row < values.count ? "\(values[row])" : "short"
    case .categories(let codes, let names):
      row < codes.count ? "\(names.indices.contains(Int(codes[row])) ? names[Int(codes[row])] : "none")" : "short"
    }
  }
}

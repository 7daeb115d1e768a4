import ChartModel

@testable import ChartReading

extension FuzzEntry {
  /// Rows between delimiters.
  static let csv = FuzzEntry("csv") { try TableTrial(name: "t.csv").run($0) }
  /// Records: an array of them, or one a line.
  static let json = FuzzEntry("json") { bytes in
    try TableTrial(name: "t.json").run(bytes)
    try TableTrial(name: "t.jsonl").run(bytes)
  }
}

/// Reads a table twice, in one block and in many small ones by two threads: the rows are the same.
private struct TableTrial {
  let name: String

  func run(_ bytes: [UInt8]) throws {
    let (whole, pieces) = (rows(bytes, block: 1 << 16, workers: 1), rows(bytes, block: 24, workers: 2))
    try BrokenPromise.unless(whole == pieces, "blocks change what is read: \(whole) and \(pieces)")
  }

  /// Everything that a reading gives, as texts that can be compared.
  private func rows(_ bytes: [UInt8], block: Int, workers: Int) -> [String] {
    var options = ReadingOptions()
    (options.blockSize, options.sampleSize, options.workers) = (block, 1 << 16, workers)
    do {
      let reader = try TableReader.open(bytes: bytes, name: name, options: options)
      return [ColumnType.number, .instant, .category].flatMap { type in
        let requests = reader.schema.columns.prefix(8).map { ColumnRequest($0.name, as: type) }
        return requests.isEmpty ? [] : rows(reader, requests)
      }
    } catch { return ["\(error)"] }
  }

  private func rows(_ reader: TableReader, _ requests: [ColumnRequest]) -> [String] {
    var rows: [String] = []
    do {
      let summary = try reader.read(requests) { batch in
        rows += (0..<batch.rowCount).map { row in
          batch.columns.map { Self.cell($0, row) }.joined(separator: "\t")
        }
      }
      return rows + ["\(summary.rowsRead) read, \(summary.rowsSetAside) set aside, \(summary.decimals) decimals"]
    } catch { return rows.isEmpty ? ["\(error)"] : ["\(error)"] }
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

import ChartModel
@_spi(Bytes) import SourceText

/// Counts rows that are the same as one before them, word for word, where each row seems to be one thing of its own: a text or a
/// number tells the others apart, or all rows come as often.
struct RepeatedRows {
  let table: SampleTable

  /// More rows are not compared: an export that somebody appended to itself is short.
  private static let mostRows = 20_000
  private static let fewestRows = 6
  /// Fewer say so where the first column names rows.
  private static let fewestNamedRows = 3

  /// How many rows repeat another; zero where that may be as it should.
  var count: Int {
    let isNamed = table.names.first.map { RoleSearch.identifierWord(in: $0) != nil } ?? false
    guard ((isNamed ? Self.fewestNamedRows : Self.fewestRows)...Self.mostRows).contains(table.rowCount),
      table.columns.count > 1
    else { return 0 }
    // Rows of different hashes are different; only where some are alike it is looked what they are.
    guard Set((0..<table.rowCount).lazy.map(hash)).count < table.rowCount else { return 0 }
    // Rows without any text are not counted.
    let told = (0..<table.rowCount).filter { row in
      table.columns.contains { !table.bytes[$0[row].range].trimmed.isEmpty }
    }
    let rows = Dictionary(grouping: told, by: key)
    let repeated = told.count - rows.count
    guard repeated > 0, rows.count * 2 >= told.count else { return 0 }
    return rows.values.allSatisfy { $0.count == rows.values.first?.count } || hasName(of: rows.count) ? repeated : 0
  }

  /// A hash of the bytes of a row's fields (FNV-1a: Fowler, Noll and Vo, 1991).
  private func hash(_ row: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for fields in table.columns {
      for byte in table.bytes[fields[row].range].trimmed.buffer {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      }
      hash = (hash ^ UInt64(UInt8.lineFeed)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }

  /// The bytes of a row's fields, a line feed between them.
  private func key(_ row: Int) -> [UInt8] {
    table.columns.reduce(into: []) { key, fields in
      key.append(contentsOf: table.bytes[fields[row].range].trimmed.buffer)
      key.append(.lineFeed)
    }
  }

  /// Whether a column has as many values as there are rows, but for those that come again.
  private func hasName(of count: Int) -> Bool {
    table.columns.indices.contains { column in
      Set(table.columns[column].map { Array(table.bytes[$0.range].trimmed.buffer) }).count == count
    }
  }
}

import ChartModel
@_spi(Bytes) import SourceText

/// The last lines of a long file, in which notes and totals are looked for before the rows are read.
///
/// A reading that begins at the top would take them for data.
struct TableTail {
  /// The bytes of the end that are looked at; a table's total and its notes are a few lines.
  static let size = 1 << 15

  private let rows: BlockBuffer
  private let delimiter: UInt8

  init(_ rows: BlockBuffer, delimiter: UInt8) { (self.rows, self.delimiter) = (rows, delimiter) }

  /// The lines below the last row that are no rows, the last one first.
  func notes(width: Int) -> [[UInt8]] {
    TableFoot(rows.bytes, delimiter: delimiter, width: width).lines(from: 0)
      .map { Array(rows.bytes[$0].trimmed.buffer) }.filter { !$0.isEmpty }
  }

  /// The texts that make a row of totals of the rows that have them.
  ///
  /// - Parameter head: What stands above the rows of the table, its names last.
  func totals(under head: Bytes, options: ReadingOptions, source: String) throws -> [TotalSearch.Found] {
    let whole = BlockBuffer(capacity: head.count + rows.count)
    whole.append(head)
    whole.append(rows.bytes)
    whole.seal()
    let sample = try CSVSample(whole.bytes, from: 0, delimiter: delimiter, options: options, source: source)
    let columns = sample.table.names.indices.map {
      ColumnEvidence(sample.table, column: $0, missing: options.missing)
    }
    let file = FileEvidence(columns, delimiter: delimiter, options: options, source: source)
    return TotalSearch(table: sample.table, columns: columns, file: file).totals.filter { isLast($0.text) }
  }

  /// Whether a text stands in the last few lines and in no other: what stands among the rows is one of them.
  private func isLast(_ text: String) -> Bool {
    let lines = String(decoding: rows.bytes.buffer, as: UTF8.self).split(separator: "\n")
    let found = lines.indices.filter { lines[$0].contains(text) }
    return found.first.map { $0 >= lines.count - Self.mostLast } ?? false
  }

  private static let mostLast = 12
}

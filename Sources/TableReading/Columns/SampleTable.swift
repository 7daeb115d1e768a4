import ChartModel
@_spi(Bytes) import SourceText

/// A field of the sample, by the bytes that hold it.
struct SampleField {
  enum Form { case plain, quoted, escaped, absent }

  var start: Int32
  var count: Int32
  var form: Form

  static let absent = SampleField(start: 0, count: 0, form: .absent)

  init(start: Int32, count: Int32, form: Form) {
    self.start = start
    self.count = count
    self.form = form
  }

  init(_ text: Range<Int>, _ form: Form) {
    // Blocks are shorter than 32 MiB (ChartLimits.rowBytes), so offsets fit.
    start = Int32(truncatingIfNeeded: text.lowerBound)
    count = Int32(truncatingIfNeeded: text.count)
    self.form = form
  }

  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// The rows of the first block column by column, as texts that stay where they are.
struct SampleTable {
  var names: [String]
  var columns: [[SampleField]]
  var rowCount: Int
  let bytes: Bytes
  /// For each row of the table that the sample leaves out, how many rows of the sample come before it.
  var gaps: [Int] = []

  /// Drops the last columns where neither a name nor a row says anything, as a delimiter at the end of each line makes them.
  mutating func dropGhostColumns(named headers: [String]) {
    while columns.count > 1, headers.indices.contains(columns.count - 1), headers[columns.count - 1].isEmpty,
      columns[columns.count - 1].allSatisfy({ bytes[$0.range].trimmed.isEmpty })
    {
      columns.removeLast()
      names.removeLast()
    }
  }

  /// Where in the file a row of the sample is, both counted from 1: its number in the table, and the line of a field.
  func place(ofSampleRow row: Int, column: Int) -> (row: Int, line: Int) {
    let number = row + 1 + gaps.count { $0 <= row }
    let start = columns[column].indices.contains(row) ? columns[column][row].range.lowerBound : 0
    return (number, bytes[0..<start].count(of: .lineFeed) + 1)
  }

  /// The finite numbers of a column row by row, `nil` for any other text, and the most decimals that they show.
  ///
  /// - Parameter most: How many rows are read.
  func numbers(in column: Int, style: NumberStyle, most: Int = .max) -> (values: [Double?], decimals: Int) {
    var (values, decimals) = ([Double?](), 0)
    forEachText(in: column) { text in
      guard values.count < most else { return }
      guard case .value(let number, let shown) = NumberText.read(text, style: style), number.isFinite else {
        return values.append(nil)
      }
      values.append(number)
      decimals = max(decimals, shown)
    }
    return (values, decimals)
  }

  /// Hands each text of a column over, decoded and trimmed, in row order; nothing for rows that lack it.
  func forEachText(in column: Int, _ body: (Bytes) -> Void) {
    var scratch: [UInt8] = []
    for field in columns[column] {
      switch field.form {
      case .absent: body(bytes[0..<0])
      case .plain: body(bytes[field.range].unquoted)
      case .quoted, .escaped:
        if field.form == .quoted {
          CSVLexer.decode(bytes[field.range], into: &scratch)
        } else {
          JSONStrings.decode(bytes[field.range], into: &scratch)
        }
        scratch.withUnsafeBufferPointer { buffer in
          body(buffer.baseAddress.map { Bytes($0, count: buffer.count).trimmed } ?? bytes[0..<0])
        }
      }
    }
  }
}

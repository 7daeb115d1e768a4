import ChartModel
@_spi(Bytes) import SourceText

/// Writes a sheet of a workbook as CSV: a line for each of its rows, so that lines have the numbers of rows.
struct SheetText {
  private let strings: [String]
  private let formats: CellFormats
  private var rows: [Int: [Int: SheetCell]] = [:]
  private var lastRow = 0
  /// Columns of days some of which formats hide.
  private var columnsOfDays: Set<Int> = []
  /// How many cells are filled from those that they are merged with.
  private var spreadCells = 0
  /// The first formula that has no result, such as `B2`; `nil` where all have one.
  private(set) var unsolved: String?

  /// As many as a sheet can have (ECMA-376).
  private static let mostRows = 1_048_576
  private static let mostColumns = 16_384
  private static let mostSpreadCells = 5_000_000

  /// - Parameter bytes: The XML of the sheet.
  init(_ bytes: [UInt8], strings: [String], formats: CellFormats) throws {
    (self.strings, self.formats) = (strings, formats)
    var scanner = XMLScanner(bytes, root: "worksheet")
    var (row, column) = (0, 0)
    while let event = try scanner.next() {
      switch event {
      case .start("row", let attributes):
        let next = attributes["r"].flatMap { Int($0) } ?? row + 1
        guard next > row, next <= Self.mostRows else { throw XMLScanner.Fault() }
        row = next
        column = 0
      case .start("c", let attributes):
        let place = attributes["r"].flatMap(Self.place)
        column = place?.column ?? column + 1
        let cell = try Self.cell(&scanner, attributes, self)
        guard row >= 1, (1...Self.mostColumns).contains(column) else { throw XMLScanner.Fault() }
        if cell.isUnsolved { unsolved = unsolved ?? attributes["r"] ?? "" }
        if !cell.text.isEmpty { set(cell, row, column) }
      case .start("mergeCell", let attributes): if let range = attributes["ref"] { spread(range) }
      default: break
      }
    }
  }

  private mutating func set(_ cell: SheetCell, _ row: Int, _ column: Int) {
    rows[row, default: [:]][column] = cell
    if cell.shows == .more { columnsOfDays.insert(column) }
    lastRow = max(lastRow, row)
  }

  /// A cell that is merged over several rows of one column stands in each of them.
  private mutating func spread(_ range: String) {
    let ends = range.split(separator: ":").compactMap { Self.place(String($0)) }
    guard ends.count == 2, ends[0].column == ends[1].column, ends[0].row < ends[1].row, ends[1].row <= lastRow,
      let text = rows[ends[0].row]?[ends[0].column]
    else { return }
    spreadCells += ends[1].row - ends[0].row
    guard spreadCells <= Self.mostSpreadCells else { return }
    for row in ends[0].row...ends[1].row { set(text, row, ends[0].column) }
  }

  /// The row and the column of `B3`, counted from 1.
  private static func place(_ name: String) -> (row: Int, column: Int)? {
    var (column, row) = (0, 0)
    for byte in name.utf8 where byte != UInt8(ascii: "$") {
      if byte.isLetter, row == 0 {
        column = column * 26 + Int(byte.lowercased &- 0x60)
      } else if byte.isDigit {
        row = row * 10 + byte.digit
      } else {
        return nil
      }
      guard column <= 1 << 20, row <= 1 << 24 else { return nil }
    }
    return column > 0 && row > 0 ? (row, column) : nil
  }

  // MARK: Cells

  /// The text of a cell, up to its end.
  private static func cell(_ scanner: inout XMLScanner, _ attributes: [String: String], _ sheet: SheetText) throws
    -> SheetCell
  {
    var (value, inline, path, isFormula) = ("", "", [String](), false)
    while let event = try scanner.next() {
      switch event {
      case .start(let name, _):
        path.append(name)
        if name == "f" { isFormula = true }
      case .end("c"):
        // Programs that only write workbooks leave results to those that open them.
        if isFormula, value.isEmpty, attributes["t"] ?? "n" == "n" { return SheetCell(text: "", isUnsolved: true) }
        return try sheet.read(value, inline, attributes)
      case .end: _ = path.popLast()
      case .text(let text):
        if path.last == "v" { value += text }
        if path.last == "t", !path.contains("rPh") { inline += text }
      }
    }
    throw XMLScanner.Fault()
  }

  private func read(_ value: String, _ inline: String, _ attributes: [String: String]) throws -> SheetCell {
    switch attributes["t"] ?? "n" {
    case "s": return SheetCell(text: try shared(value))
    case "inlineStr": return SheetCell(text: inline.withoutEscapes)
    case "b": return SheetCell(text: value == "1" ? "TRUE" : value == "0" ? "FALSE" : value)
    case "n": return try formats.cell(value, style: attributes["s"].flatMap { Int($0) })
    default: return SheetCell(text: value.withoutEscapes)
    }
  }

  private func shared(_ value: String) throws -> String {
    guard !value.isEmpty else { return "" }
    guard let index = Int(value), strings.indices.contains(index) else { throw XMLScanner.Fault() }
    return strings[index]
  }

  // MARK: CSV

  /// How many rows have a cell.
  var rowCount: Int { rows.count }

  /// Whether several rows have several cells: a cover has lines of text.
  var isTable: Bool { rows.values.count { $0.count > 1 } > 1 }

  var csv: [UInt8] {
    var bytes: [UInt8] = []
    for row in 1...max(1, lastRow) {
      if let cells = rows[row] {
        for column in 1...(cells.keys.max() ?? 1) {
          if column > 1 { bytes.append(UInt8(ascii: ",")) }
          if let cell = cells[column] { Self.append(text(of: cell, in: column), to: &bytes) }
        }
      }
      bytes.append(.lineFeed)
    }
    return bytes
  }

  private func text(of cell: SheetCell, in column: Int) -> String {
    columnsOfDays.contains(column) ? cell.text : String(cell.shown)
  }

  /// A field, in quotes where it needs them; line breaks become blanks.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    let isPlain = text.utf8.allSatisfy { $0 != UInt8(ascii: ",") && $0 != .quote && $0 >= 0x20 }
    guard !isPlain else { return bytes += Array(text.utf8) }
    bytes.append(.quote)
    for byte in text.utf8 where byte != 0 && byte != .carriageReturn {
      if byte == .quote { bytes.append(.quote) }
      bytes.append(byte == .lineFeed ? 0x20 : byte)
    }
    bytes.append(.quote)
  }
}

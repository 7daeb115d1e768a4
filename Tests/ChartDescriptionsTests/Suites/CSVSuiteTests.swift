import ChartModel
import Testing

@testable import TableReading
@testable import VegaLite

/// Both readers of rows of fields, that of tables and that of the data of charts.
@Suite struct CSVSuiteTests {
  @Test(arguments: CSVSuite.accepted) func tablesAreRead(table: CSVCase) throws {
    let cells = try Self.cells(table.bytes)
    #expect(cells == table.cells)
  }

  @Test(arguments: CSVSuite.refused) func tablesAreRefused(table: CSVCase) {
    #expect(SuiteRows.message { _ = try Self.cells(table.bytes) } == table.cells)
  }

  /// Whatever falls into other blocks, the cells are the same.
  @Test(arguments: CSVSuite.accepted) func blocksChangeNothing(table: CSVCase) throws {
    for block in [1, 2, 3, 7] { #expect(try Self.cells(table.bytes, block: block) == table.cells) }
  }

  @Test(arguments: CSVSuite.accepted + CSVSuite.refused) func dataAreReadOrRefused(table: CSVCase) {
    let format = "{\"type\": \"dsv\", \"delimiter\": \"\(table.delimiter)\", \"parse\": null}"
    var shown = ""
    let message = SuiteRows.message { shown = Self.shown(try DataSuite.table(table.bytes, named: "t.csv", format)) }
    #expect((message.isEmpty ? shown : message) == table.data)
  }

  private static func shown(_ table: VegaTable) -> String {
    let rows = (0..<table.rowCount).map { row in
      table.names.map { name in if case .string(let text)? = table[name]?[row] { text } else { "·" } }
    }
    return joined([table.names] + rows)
  }

  private static func joined(_ rows: [[String]]) -> String {
    rows.map { $0.joined(separator: "|") }.joined(separator: " / ")
  }

  private static func cells(_ bytes: [UInt8], block: Int = 1 << 16) throws -> String {
    var options = ReadingOptions()
    (options.sampleSize, options.blockSize, options.workers, options.strict) = (1 << 18, block, 1, true)
    let reader = try TableReader.open(bytes: bytes, name: "t.csv", options: options)
    let names = reader.schema.columns.map(\.name)
    let rows = try SuiteRows.read(reader, names.map { ColumnRequest($0, as: .category) })
    return joined([names] + rows.map { row in row.map { if case .text(let text) = $0 { text } else { "·" } } })
  }
}

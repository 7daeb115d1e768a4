import ChartModel
import Foundation
import Testing

@testable import SourceText
@testable import TableReading
@testable import VegaLite

/// The readers of JSON, those of charts, of rows and of the data of charts, against what RFC 8259 says.
@Suite struct JSONSuiteTests {
  @Test(arguments: JSONSuite.accepted) func chartsAreRead(json: JSONCase) throws {
    let value = JSONSuite.shown(try JSONTree(parsing: json.bytes, source: "c.json"))
    #expect(value == json.value)
  }

  @Test(arguments: JSONSuite.refused) func chartsAreRefused(json: JSONCase) {
    let error = #expect(throws: ReadingError.self) { try JSONTree(parsing: json.bytes, source: "c.json") }
    #expect(error.flatMap { ErrorForm.complaint(about: $0, at: $0.place, in: json.bytes) } == nil)
  }

  /// A text is what it means, and null is no value; anything else is as it is written.
  @Test(arguments: JSONSuite.accepted) func rowsAreRead(json: JSONCase) throws {
    let value = Self.withoutMark(json.bytes)
    let written = String(decoding: value, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    let isMeant = json.value?.first == "\"" || json.cell == "·"
    // Where all of a column are objects, what they hold are columns.
    let cell = try Self.cell(value, as: .category, behind: "{\"a\": 1, \"b\": \"text\"}, ")
    #expect(JSONSuite.shown(cell) == (isMeant ? json.cell ?? json.value : JSONSuite.shown(written)))
  }

  @Test(arguments: JSONSuite.numbers) func numbersAreRead(json: JSONCase) throws {
    #expect(JSONSuite.shown(try Self.cell(Self.element(json), as: .number)) == Self.elementValue(json))
  }

  @Test(arguments: JSONSuite.texts) func textsAreRead(json: JSONCase) throws {
    #expect(JSONSuite.shown(try Self.cell(Self.element(json), as: .category)) == Self.elementValue(json))
  }

  /// Within a record, whatever is wrong is an error with its place; a row is never passed over in silence.
  @Test(arguments: JSONSuite.refused) func rowsAreRefused(json: JSONCase) {
    let error = #expect(throws: ReadingError.self) { try Self.cell(json.bytes, as: .category) }
    #expect(error.flatMap { ErrorForm.complaint(about: $0, at: $0.place, in: Self.record(json.bytes)) } == nil)
  }

  @Test(arguments: JSONSuite.accepted) func dataAreRead(json: JSONCase) throws {
    let table = try Self.data(Self.record(Self.withoutMark(json.bytes)))
    #expect(table.names == ["a", "b"])
    #expect(table["a"] == [.number(1)])
    #expect((table["b"] ?? []).map { JSONSuite.shown($0) } == [json.data ?? json.value ?? ""])
  }

  /// As a record and as a whole file; an empty file has no rows.
  @Test(arguments: JSONSuite.refused) func dataAreRefused(json: JSONCase) {
    for bytes in [Self.record(json.bytes), json.bytes] where !bytes.isEmpty {
      let error = #expect(throws: ReadingError.self) { try Self.data(bytes) }
      let place = error.flatMap { DataSuite.place(of: $0, in: "t.json") }
      #expect(error.flatMap { ErrorForm.complaint(about: $0, at: place, in: bytes) } == nil)
    }
  }

  /// A record that has a value beside another.
  private static func record(_ value: [UInt8]) -> [UInt8] {
    Array("[{\"a\": 1, \"b\": ".utf8) + value + Array("}]".utf8)
  }

  /// A mark stands at the start of a file alone.
  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The one element of an array, and what a row has of it.
  private static func element(_ json: JSONCase) -> [UInt8] { Array(json.bytes.dropFirst().dropLast()) }
  private static func elementValue(_ json: JSONCase) -> String? {
    json.cell ?? json.value.map { String($0.dropFirst().dropLast()) }
  }

  /// What the last row has of a value.
  private static func cell(_ value: [UInt8], as type: ColumnType, behind others: String = "") throws -> SuiteCell {
    var options = ReadingOptions()
    options.workers = 1
    let bytes = Array("[\(others)".utf8) + record(value).dropFirst()
    let reader = try TableReader.open(bytes: bytes, name: "t.json", options: options)
    let rows = try SuiteRows.read(reader, [ColumnRequest("a", as: .number), ColumnRequest("b", as: type)])
    #expect(rows.count == (others.isEmpty ? 1 : 2))
    #expect(rows.last?.first == .number(1))
    return try #require(rows.last?.last)
  }

  private static func data(_ bytes: [UInt8]) throws -> VegaTable {
    try DataSuite.table(bytes, named: "t.json", #"{"type": "json", "parse": null}"#)
  }
}

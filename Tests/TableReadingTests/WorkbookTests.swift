import SourceText
import Testing

@testable import TableReading

/// What the cells of a sheet are as text, by the formats that its workbook gives them.
@Suite struct WorkbookTests {
  private static func sheet(_ rows: String, formats: [String] = [], strings: [String] = []) throws -> String {
    let codes = formats.enumerated().map { #"<numFmt numFmtId="\#(200 + $0)" formatCode="\#($1)"/>"# }.joined()
    let styles = formats.indices.map { #"<xf numFmtId="\#(200 + $0)"/>"# }.joined()
    let read = try CellFormats(
      Array("<styleSheet><numFmts>\(codes)</numFmts><cellXfs>\(styles)</cellXfs></styleSheet>".utf8))
    let text = try SheetText(
      Array("<worksheet><sheetData>\(rows)</sheetData></worksheet>".utf8), strings: strings, formats: read)
    return String(decoding: text.csv, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("yyyy-mm-dd", "45292", "2024-01-01"), ("d. mmm", "45292", "2024-01-01"), ("yyyy", "45292", "2024"),
      ("mmm yyyy", "45292", "2024-01"), ("hh:mm:ss.0", "45745.9999884259", "2025-03-29 23:59:59"),
      ("yyyy-mm-dd hh:mm:ss.000", "45746.5", "2025-03-30 12:00:00"), ("mm:ss.0", "0.0104166666666667", "00:15:00"),
      ("[h]:mm:ss.00", "0.0416840277777778", "01:00:01.500"), ("0.0%", "0.125", "12.5%"), ("0.00", "0.125", "0.125"),
      ("#,##0.00&quot; €&quot;", "1.5", "€1.5"), ("&quot;CHF &quot;0.00", "1.5", "CHF 1.5"), ("00000", "1067", "01067"),
      ("&quot;TRUE&quot;;&quot;TRUE&quot;;&quot;FALSE&quot;", "0", "FALSE"), ("0", "7", "7"), ("0.0", "7", "7"),
    ] as [(String, String, String)])
  func formatsSayWhatNumbersMean(format: String, value: String, expected: String) throws {
    let text = try Self.sheet(#"<row r="1"><c r="A1" s="0"><v>\#(value)</v></c></row>"#, formats: [format])
    #expect(text == expected + "\n")
  }

  /// Days that a format of months hides are told where any of them is not the first.
  @Test(
    arguments: [
      ([45_292, 45_323], "2024-01\n2024-02\n"), ([45_292, 45_351, 45_352], "2024-01-01\n2024-02-29\n2024-03-01\n"),
    ] as [([Int], String)])
  func aColumnOfMonthsMayHoldDays(days: [Int], expected: String) throws {
    let rows = days.enumerated().map { #"<row r="\#($0 + 1)"><c r="A\#($0 + 1)" s="0"><v>\#($1)</v></c></row>"# }
    #expect(try Self.sheet(rows.joined(), formats: ["mmm yyyy"]) == expected)
  }

  @Test(
    arguments: [
      (#"<c r="A1" t="s"><v>1</v></c>"#, "b"),
      (#"<c r="A1" t="inlineStr"><is><t>a_x005F_x0041_b</t></is></c>"#, "a_x0041_b"),
      (#"<c r="A1" t="inlineStr"><is><t>a_xZZ_b_x</t></is></c>"#, "a_xZZ_b_x"),
      (#"<c r="A1" t="b"><v>1</v></c>"#, "TRUE"),
      (#"<c r="A1" t="str"><f>B1</f><v>x,y</v></c>"#, "\"x,y\""),
    ] as [(String, String)])
  func textsOfCells(cell: String, expected: String) throws {
    #expect(try Self.sheet(#"<row r="1">\#(cell)</row>"#, strings: ["a", "b"]) == expected + "\n")
  }

  /// A program that only writes a workbook leaves results to those that open it.
  @Test func formulasWithoutResults() throws {
    let rows =
      #"<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>A1*2</f><v></v></c><c r="C1"><f>A1</f></c></row>"#
    let sheet = try SheetText(
      Array("<worksheet><sheetData>\(rows)</sheetData></worksheet>".utf8), strings: [], formats: CellFormats())
    #expect(sheet.unsolved == "B1")
    let solved = rows.replacing("<v></v>", with: "<v>4</v>").replacing("<f>A1</f>", with: "")
    #expect(
      try SheetText(
        Array("<worksheet><sheetData>\(solved)</sheetData></worksheet>".utf8), strings: [], formats: CellFormats()
      ).unsolved == nil)
  }

  /// What a part that is missing or cut off would make of numbers is never told.
  @Test(
    arguments: [
      #"<row r="1"><c r="A1" t="s"><v>2</v></c></row>"#, #"<row r="1"><c r="A1" s="1"><v>2</v></c></row>"#,
      #"<row r="2"><c r="A2"><v>2</v></c></row><row r="2"><c r="A2"><v>3</v></c></row>"#,
      #"<row r="1"><c r="A1"><v>2</v></row>"#, #"<row r="1"><c r="XFE1"><v>2</v></c></row>"#,
      #"<row r="1048577"><c r="A1048577"><v>2</v></c></row>"#, "</sheetData></worksheet>",
      #"<row r="1"><c r="A1"><v>2</c></v></row>"#,
    ])
  func damageIsTold(rows: String) {
    #expect(throws: XMLScanner.Fault.self) { try Self.sheet(rows, formats: ["0"], strings: ["a", "b"]) }
  }

  @Test func anotherRootIsDamage() {
    let empty = Array("<worksheet></worksheet>".utf8)
    #expect(throws: XMLScanner.Fault.self) { try CellFormats(empty) }
    #expect(throws: XMLScanner.Fault.self) { try CellFormats([]) }
  }
}

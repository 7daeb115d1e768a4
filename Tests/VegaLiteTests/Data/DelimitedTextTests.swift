import ChartTestSupport
import Testing

@_spi(Bytes) @testable import SourceText
@testable import VegaLite

/// The rules of d3-dsv, case by case.
@Suite struct DelimitedTextTests {
  private static func table(_ text: String, _ delimiter: Character = ",", header: [String]? = nil) throws -> VegaTable {
    let bytes = Array(text.utf8)
    return try bytes.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress, let delimiter = delimiter.asciiValue else { return VegaTable() }
      var reader = DelimitedText(Bytes(first, count: buffer.count), delimiter: delimiter)
      return try reader.table(header: header, limits: VegaContext.Limits())
    }
  }

  @Test(arguments: [
    ("a,b\n1,2\n3,4", "a|b\n'1'|'2'\n'3'|'4'"),
    ("a,b\n1,2\n", "a|b\n'1'|'2'"),
    ("a,b\r\n1,2\r\n", "a|b\n'1'|'2'"),
    ("a,b\r1,2\r", "a|b\n'1'|'2'"),
    ("\u{FEFF}a\n1", "a\n'1'"),
    // Only one line end at the end is no row; any other empty line is a row of empty texts.
    ("a,b\n1,2\n\n", "a|b\n'1'|'2'\n''|''"),
    ("a,b\n\n1,2", "a|b\n''|''\n'1'|'2'"),
    // Short rows are filled, long rows cut.
    ("a,b\n1", "a|b\n'1'|''"),
    ("a,b\n1,2,3", "a|b\n'1'|'2'"),
    ("a,b\n1,", "a|b\n'1'|''"),
    ("a,b\n,\n", "a|b\n''|''"),
    // Nothing is trimmed or changed.
    (" a ,b\n 1 , é\n", " a |b\n' 1 '|' é'"),
    ("a\n1,5\n", "a\n'1'"),
    // Quotes.
    ("a,b\n\"x,y\",\"l\nm\"", "a|b\n'x,y'|'l\nm'"),
    ("a\n\"he said \"\"no\"\"\"", "a\n'he said \"no\"'"),
    ("\"a\",\"b\"\n\"\",1", "a|b\n''|'1'"),
    ("a,b\n5\" pipe,\"\"", "a|b\n'5\" pipe'|''"),
    ("a,b\n\"x\"\r\n1,2", "a|b\n'x'|''\n'1'|'2'"),
    // One character behind a closing quote is passed, whatever it is.
    ("a,b,c\n\"x\"y,z", "a|b|c\n'x'|''|'z'"),
    // The last of two columns with one name stays.
    ("a,a\n1,2", "a\n'2'"),
    ("a\n", "a"), ("a", "a"), ("\n1", "\n'1'"), ("\u{FEFF}", ""),
  ])
  func rows(_ text: String, _ expected: String) throws {
    #expect(DataTests.text(try Self.table(text)) == expected)
  }

  @Test func otherDelimitersAndNames() throws {
    #expect(DataTests.text(try Self.table("a\tb\n1\t2,3", "\t")) == "a|b\n'1'|'2,3'")
    #expect(DataTests.text(try Self.table("1;2\n3;4", ";", header: ["x", "y"])) == "x|y\n'1'|'2'\n'3'|'4'")
    #expect(DataTests.text(try Self.table("a|b\n1|2", "|")) == "a|b\n'1'|'2'")
  }

  /// A slow twin that walks over characters, for texts without quotes.
  private static func twin(_ text: String) -> [[String]] {
    var lines: [[String]] = [[""]]
    var characters = Array(text.unicodeScalars)
    if characters.last == "\n" { characters.removeLast() }
    if characters.last == "\r" { characters.removeLast() }
    var index = 0
    while index < characters.count {
      switch characters[index] {
      case ",": lines[lines.count - 1].append("")
      case "\n", "\r":
        if characters[index] == "\r", index + 1 < characters.count, characters[index + 1] == "\n" { index += 1 }
        lines.append([""])
      default: lines[lines.count - 1][lines[lines.count - 1].count - 1].unicodeScalars.append(characters[index])
      }
      index += 1
    }
    return lines
  }

  @Test func randomTexts() throws {
    var dice = SeededGenerator(seed: 31)
    for _ in 0..<3_000 {
      let body = (0..<Int.random(in: 1..<20, using: &dice)).map { _ in
        ["1", "x", ",", "\n", "\r", "\r\n", "é"][Int.random(in: 0..<7, using: &dice)]
      }.joined()
      // A name for each column that could be there, so that nothing is cut.
      let names = (0..<20).map { "c\($0)" }
      let table = try Self.table(body, header: names)
      let expected = body.utf8.elementsEqual("\n".utf8) ? [[""]] : Self.twin(body)
      let found = (0..<table.rowCount).map { row in names.map { table[$0]?[row] } }
      #expect(found == expected.map { fields in (0..<20).map { .string($0 < fields.count ? fields[$0] : "") } })
    }
  }
}

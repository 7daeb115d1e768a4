import ChartModel
import Testing

@testable import TableReading

/// What columns hold, by their texts.
@Suite struct SchemaTests {
  /// A column of its own, in a file with a delimiter that its texts do not hold.
  private func column(_ values: [String], delimiter: Character = ";", name: String = "v") throws -> ColumnSchema {
    var options = ReadingOptions()
    options.delimiter = delimiter
    let d = String(delimiter)
    let text = "k\(d)\(name)\n" + values.map { "x\(d)\($0)\n" }.joined()
    return try #require(Tables.open(text, options).schema.column(named: name))
  }

  @Test(
    arguments: [
      (["1", "2.5", "-3e4"], ColumnType.number), (["a", "b"], .category), (["2000-01-01", "2000-01-02"], .instant),
      (["Jan 1 2000"], .instant), (["2000-01", "2000-02"], .instant), (["2000-01-01T00:00:00"], .instant),
      ([], .number), (["", "NA", "-"], .number), (["NaN", "inf"], .number), (["1", "NaN", "Infinity"], .number),
      (["a", "NaN", "NaN"], .category), (["2000-01-01", "NaN", "NaN"], .instant), (["1,234", "2,345"], .category),
      (["1,234,567", "1,234"], .number), (["12,5", "1,234"], .number), (["1.234,5", "2"], .number),
      (["12%", "13%"], .number), (["007", "008"], .category), (["true", "false"], .category), (["6/7/2000"], .category),
      (["1", "2", "3", "4", "5", "6", "7", "8", "9", "x"], .number), (["1", "2", "x"], .category),
      (
        [
          "2000-01-01", "2000-01-02", "2000-01-03", "2000-01-04", "2000-01-05", "2000-01-06", "2000-01-07",
          "2000-01-08",
          "2000-01-09", "31/02/2025",
        ], .instant
      ),
    ] as [([String], ColumnType)])
  func typesComeFromTheData(_ values: [String], _ type: ColumnType) throws {
    // A column without a row cannot be asked for in a table without rows.
    #expect(try column(values.isEmpty ? [""] : values).type == type)
  }

  @Test func quotedGroupsInACommaFileAreThousands() throws {
    let reading = try Tables.read("a,b\n1,\"1,234\"\n2,\"12\"\n", ["b"])
    #expect(reading.rows == [[.number(1_234.0)], [.number(12.0)]])
  }

  @Test func decimalCommasAreRead() throws {
    let reading = try Tables.read("a;b\n1;12,5\n2;1.234\n3;1.234,75\n", ["b"])
    #expect(reading.rows == [[.number(12.5)], [.number(1_234.0)], [.number(1_234.75)]])
    #expect(reading.summary.decimals == [2])
  }

  @Test(arguments: [
    ("year", ["1999", "2005", "2001"], true), ("model_year", ["1999", "1999"], true), ("modelYear", ["1999"], true),
    ("Jahr", ["1999"], true), ("año", ["1999"], true), ("v", ["1999", "2000", "2001"], false),
    ("year", ["1", "2"], false), ("yearly", ["1999"], false), ("Year", ["1999.5", "2000"], false),
  ])
  func yearsByName(_ name: String, _ values: [String], _ isYear: Bool) throws {
    let column = try column(values, name: name)
    #expect(column.isYear == isYear)
    #expect(column.type == (isYear ? .instant : .number))
    #expect(column.datePrecision == (isYear ? .year : nil))
  }

  @Test(arguments: [
    (["1999", "2000", "2001"], true), (["1990", "2000", "2010"], true), (["1999", "2000"], false),
    (["1999", "2000", "2002"], false), (["2001", "2000", "1999"], false), (["1100", "1200", "1300"], false),
  ])
  func yearsInTheFirstColumn(_ values: [String], _ isYear: Bool) throws {
    let schema = try Tables.open("v,w\n" + values.map { "\($0),1\n" }.joined()).schema
    #expect(schema.columns[0].isYear == isYear)
    #expect(!schema.columns[1].isYear)
  }

  @Test func yearsAreReadAsTheirFirstInstant() throws {
    let reading = try Tables.read("year,v\n1970,1\n1971,2\n,3\n", ["year"])
    let second: Int64 = 365 * 86_400_000_000
    #expect(reading.rows == [[.instant(0)], [.instant(second)], [.missing]])
  }

  @Test func factsOfANumberColumn() throws {
    let column = try column(["1.50", "NaN", "", "-2", "1.50", "inf"])
    #expect(column.valueCount == 5)
    #expect(column.missingCount == 1)
    #expect(column.decimals == 2)
    #expect(column.minimum == -2)
    #expect(column.maximum == 1.5)
    #expect(column.hasRepeats)
    #expect(!column.allWhole)
    #expect(!column.isAscending)
    #expect(column.distinctTexts == ["1.50", "NaN", "-2", "inf"])
  }

  @Test func factsOfACategoryColumn() throws {
    let column = try column((1...20).map { "name \($0)" } + ["na", "name 1"])
    #expect(column.distinctTexts == (1...13).map { "name \($0)" })
    #expect(column.hasMoreDistinctTexts)
    #expect(column.hasRepeats)
    #expect(column.valueCount == 21)
    #expect(column.missingCount == 1)
    #expect(column.minimum == nil)
  }

  @Test func factsOfADateColumn() throws {
    let column = try column(["1970-01-01", "1970-01-02", "1970-01-03T00:00:01Z"])
    #expect(column.datePrecision == .time)
    #expect(column.minimum == 0)
    #expect(column.maximum == 172_801_000_000)
    #expect(column.isAscending)
    #expect(!column.hasRepeats)
  }

  @Test(arguments: [
    ("a,b\n1,2\n", ["a", "b"]), (" a , b c \n1,2\n", ["a", "b c"]),
    ("a,,a,a\n1,2,3,4\n", ["a", "column 2", "a 2", "a 3"]),
    ("a;b\n1,5;2\n", ["a", "b"]), ("a\tb\n1\t2\n", ["a", "b"]), ("a|b\n1|2\n", ["a", "b"]), ("one\n1\n2\n", ["one"]),
    ("\u{FEFF}a,b\n1,2\n", ["a", "b"]), ("\u{FEFF}\"a\",b\n1,2\n", ["a", "b"]), ("\n\n  \na,b\r\n1,2\r\n", ["a", "b"]),
    ("\"x\ny\",b\n1,2\n", ["x\ny", "b"]), ("a,b\r1,2\r3,4\r", ["a", "b"]),
    ("a b;c, d;e\n1;2;3\n4;5;6\n", ["a b", "c, d", "e"]),
    ("x,x 2,x\n1,2,3\n", ["x", "x 2", "x 3"]),
  ])
  func headers(_ text: String, _ names: [String]) throws {
    #expect(try Tables.open(text).schema.columns.map(\.name) == names)
  }

  @Test func tsvMeansTab() throws {
    let reading = try Tables.read("a,b\tc\n1,2\t3\n", name: "t.tsv", [ColumnRequest("a,b", as: .category), "c"])
    #expect(reading.rows == [[.text("1,2"), .number(3.0)]])
  }

  @Test func typesCanBeOverridden() throws {
    var options = ReadingOptions()
    options.types = ["a": .category, "b": .instant]
    let reading = try Tables.read("a,b\n1,1970\n2,1970-01-02\n", ["a", "b"], options)
    #expect(reading.rows == [[.text("1"), .instant(0)], [.text("2"), .instant(86_400_000_000)]])
  }

  @Test func sampleGivesColumnsAsAsked() throws {
    let reader = try Tables.open("a,b\nx,1\ny,2\nx,z\n")
    let batch = try reader.sampleBatch([ColumnRequest("b", as: .number), "a", ColumnRequest("b", as: .category)])
    #expect(Tables.rows(batch) == [[.number(1.0), .text("x"), .text("1")], [.number(2.0), .text("y"), .text("2")]])
    #expect(try Tables.read(reader, ["a"]).rows == [[.text("x")], [.text("y")], [.text("x")]])
  }

  @Test func wideTablesHaveALimit() throws {
    let names = (1...10_000).map { "c\($0)" }.joined(separator: ",")
    let row = (1...10_000).map(String.init).joined(separator: ",")
    let reading = try Tables.read("\(names)\n\(row)\n", ["c10000", "c1"])
    #expect(reading.rows == [[.number(10_000.0), .number(1.0)]])
  }
}

import ChartModel
import Testing

@_spi(Bytes) @testable import SourceText
@testable import TableReading

/// Numbers with what people write around them.
@Suite struct NumberCellTests {
  private func column(_ values: [String]) throws -> (schema: ColumnSchema, rows: [[Cell]]) {
    let reader = try Tables.open("k;v\n" + values.map { "x;\($0)\n" }.joined())
    return (try #require(reader.schema.column(named: "v")), try Tables.read(reader, ["v"]).rows)
  }

  @Test(
    arguments: [
      ("blanks between thousands", ["12 480", "1 002 117", "9 305"], [12_480, 1_002_117, 9_305]),
      ("no-break blanks and decimal commas", ["10\u{A0}237,65", "850,5"], [10_237.65, 850.5]),
      ("two points prove that one is no decimal", ["1.982.097", "302.749"], [1_982_097, 302_749]),
      ("letters that multiply", ["1.2M", "850k", "3"], [1_200_000, 850_000, 3]),
      ("words that multiply", ["1.5 million", "2 bn"], [1_500_000, 2_000_000_000]),
      ("a minus behind", ["90-", "12.5"], [-90, 12.5]), ("parentheses", ["(500.00)", "20"], [-500, 20]),
      ("flags of a statistics office", ["5.5 e", "6.0 b", "7"], [5.5, 6, 7]),
      ("flags at their numbers", ["1122p", "6.0", "7"], [1122, 6, 7]), ("footnotes", ["14*", "15"], [14, 15]),
      ("small letters behind an amount", ["£1.2m", "£850k", "£2bn"], [1_200_000, 850_000, 2_000_000_000]),
      ("trillions", ["$1.2T", "$900B"], [1_200_000_000_000, 900_000_000_000]),
      ("an account of debits", ["110.00 CR", "111.00 DR"], [110, -111]),
      ("about so much", ["~50", "ca. 200", "75"], [50, 200, 75]),
      ("amounts without cents", ["1'500.-", "49,-"], [1_500, 49]),
      ("a sign before the parentheses", ["$(2,000.00)", "$5.00"], [-2_000, 5]),
      ("percent behind the parentheses", ["(12.5)%", "5%"], [-12.5, 5]),
      ("a minus behind a sign", ["$5.00-", "$7.50"], [-5, 7.5]), ("rupees", ["Rs. 1,200", "Rs. 950"], [1_200, 950]),
      ("noise of binary fractions", ["0.30000000000000004", "0.7999999999999999", "1.1"], [0.3, 0.8, 1.1]),
    ] as [(String, [String], [Double])])
  func areRead(_ name: String, _ values: [String], _ numbers: [Double]) throws {
    let (schema, rows) = try column(values)
    #expect(schema.type == .number, "\(name)")
    #expect(rows == numbers.map { [.number($0)] }, "\(name)")
  }

  /// Seventeen digits that no shorter decimal is near stay what they are.
  @Test func realDigitsStay() throws {
    let (schema, rows) = try column(["0.12345678901234567", "3.0000000000000004"])
    #expect(rows == [[.number(0.12345678901234567)], [.number(3.0)]])
    #expect(schema.decimals == 17)
  }

  @Test(arguments: ["n.a.", "..", ":", "–", "--", "#N/A", "#DIV/0!", "None", "."])
  func marksOfMissingValues(_ mark: String) throws {
    let (schema, rows) = try column(["4.1", mark, "5.3"])
    #expect(schema.type == .number && schema.missingCount == 1)
    #expect(rows == [[.number(4.1)], [.missing], [.number(5.3)]])
  }

  /// None may be a level among others.
  @Test func marksAreTextAmongText() throws {
    #expect(try column(["None", "Mild", "Severe"]).rows == [[.text("None")], [.text("Mild")], [.text("Severe")]])
  }

  @Test func boundsHaveNoValueAndAreTold() throws {
    let reader = try Tables.open("week;v\n1;12\n2;<1\n3;>1000\n")
    #expect(try Tables.read(reader, ["v"]).rows == [[.number(12.0)], [.missing], [.missing]])
    #expect(reader.schema.notes.map(\.kind) == [.bounds])
  }

  @Test(
    arguments: [
      ("1.000;1.500", ";", [1_000, 1_500]), ("1.000;850;1.500", ";", [1_000, 850, 1_500]),
      ("1.000;1500", ";", [1, 1_500]),
    ] as [(String, String, [Double])])
  func pointsBetweenSemicolons(_ text: String, _ mark: String, _ numbers: [Double]) throws {
    #expect(try column(text.split(separator: ";").map(String.init)).rows == numbers.map { [.number($0)] })
  }

  @Test func theDecimalMarkCanBeNamed() throws {
    var options = ReadingOptions()
    options.decimalMark = .point
    let reader = try Tables.open("k;v\nx;1.000\nx;2.500\n", options)
    #expect(try Tables.read(reader, ["v"]).rows == [[.number(1.0)], [.number(2.5)]])
  }

  /// What names things is counted though some of it is numbers.
  @Test(arguments: [
    "Name,Room\nAnn,101\nBob,102\nCy,102b\nDee,103\n", "Name,Desk\nAnn,101\nBob,102\nCy,102b\nDee,103\n",
    "Gene,Chromosome\nA,17\nB,13\nC,X\nD,7\n",
  ])
  func codesAreNoMisreadNumbers(_ text: String) throws {
    #expect(try Tables.open(text).specification(for: ChartRequest()).y.field == nil)
  }

  @Test func wordsForMissingValuesCanBeNamed() throws {
    var options = ReadingOptions()
    options.missingTexts = ["-999", "n.v."]
    let reader = try Tables.open("k,v\na,2\nb,-999\nc,n.v.\n", options)
    #expect(try Tables.read(reader, ["v"]).rows == [[.number(2.0)], [.missing], [.missing]])
  }

  /// Of amounts the first alone may have the sign of the currency, and the total.
  @Test func aSignInTheFirstRowIsThatOfAll() throws {
    let rows = (1...20).map { "n\($0),\($0 * 5).00\n" }.joined()
    let reader = try Tables.open("name,paid\na,$630.00\n" + rows + "Total,\"$1,680.00\"\n")
    #expect(try Tables.read(reader, ["paid"]).rows.first == [.number(630.0)])
    #expect(reader.schema.notes.map(\.kind) == [.totals])
  }

  /// A number stands for itself with zeros behind its point, but not for a thousand.
  @Test(
    arguments: [("-999", "-999.0", true), ("-99.9", "-99.90", true), ("1", "1.000", false), ("-999", "-999.5", false)])
  func numbersForMissingValuesMayEndInZeros(_ word: String, _ text: String, _ isMissing: Bool) throws {
    var options = ReadingOptions()
    options.missingTexts = [word]
    let rows = try Tables.read(Tables.open("k,v\na,2.5\nb,\(text)\n", options), ["v"]).rows
    #expect((rows.last == [.missing]) == isMissing)
  }

  /// What is not understood is never counted in its place.
  @Test(
    arguments: [
      ("Item,Amount\nA,1.2m\nB,850k\n", "\"1.2m\""), ("Item,Size\nA,5'10\"\nB,6'2\"\n", "\"5'10\"\""),
      ("Item,Time\nA,1h 30m\nB,2h 5m\n", "\"1h 30m\""), ("Item,Age\nA,12-15\nB,16-18\n", "\"12-15\""),
      ("Month,Sales\n2024-01,10\n2024-02,x\n2024-03,30\n2024-04,y\n2024-05,50\n", "\"x\""),
      ("Week,Done\n1,45%\n2,0.5\n3,60%\n4,0.75\n", "\"45%\""),
      ("Runner,Time\nA,3:15\nB,4:02\nC,DNF\nD,5:11\n", "\"3:15\""), ("Lap,Split\n1,0:31.2\n2,0:33.5\n", "\"0:31.2\""),
    ])
  func onesAreNotCounted(_ text: String, _ cell: String) throws {
    let message = Tables.message { _ = try Tables.open(text).specification(for: ChartRequest()) }
    #expect(
      message.contains(cell) && message.hasSuffix("To count rows instead, use --aggregate count."))
    var request = ChartRequest()
    request.aggregate = .count
    #expect(try Tables.open(text).specification(for: request).y.field == nil)
  }

  @Test(arguments: ["month sales\nJan 10\nFeb 20\nMar 5\n", "date^visits\n2024-01-01^5\n2024-01-02^6\n"])
  func otherMarksBetweenColumnsAreTold(_ text: String) {
    #expect(
      Tables.message { _ = try Tables.open(text) }
        == "t.csv: no comma, semicolon, tab or bar stands between columns. Name what does with --delimiter, or save the table as CSV."
    )
  }

  @Test func codesFarFromAllOthersAreSuspected() throws {
    let suspected = try Tables.open("k,v\na,2\nb,-999\nc,4\n")
    #expect(suspected.schema.notes.map(\.kind) == [.sentinel])
    #expect(try Tables.open("k,v\na,900\nb,999\nc,1100\n").schema.notes.isEmpty)
  }
}

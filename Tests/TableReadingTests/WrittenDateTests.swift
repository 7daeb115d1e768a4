import ChartModel
import Testing

@_spi(Bytes) @testable import SourceText
@testable import TableReading

/// Dates as files write them, whose order and kind the column decides.
@Suite struct WrittenDateTests {
  private func dates(_ values: [String], name: String = "date", _ options: ReadingOptions = ReadingOptions()) throws
    -> [Cell]
  {
    let reader = try Tables.open("\(name);v\n" + values.map { "\($0);1\n" }.joined(), options)
    return try Tables.read(reader, [ColumnRequest(name)]).rows.map { $0[0] }
  }

  private func day(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0, minute: Int = 0) -> Cell {
    .instant(
      Int64(CivilDate(year: year, month: month, day: day).dayNumber) * 86_400_000_000 + Int64(hour * 60 + minute)
        * 60_000_000)
  }

  @Test func aDayAboveTwelveProvesTheOrder() throws {
    #expect(try dates(["03/05/2011", "20/10/2011"]) == [day(2011, 5, 3), day(2011, 10, 20)])
    #expect(try dates(["03/05/2011", "10/20/2011"]) == [day(2011, 3, 5), day(2011, 10, 20)])
    #expect(try dates(["18.04.24", "16.04.24"]) == [day(2024, 4, 18), day(2024, 4, 16)])
  }

  @Test func nobodyKnowsTheOrder() throws {
    let reader = try Tables.open("date;v\n05/03/2022;1\n07/03/2022;2\n")
    let column = try #require(reader.schema.column(named: "date"))
    #expect(column.type == .category)
    #expect(
      column.misfit?.error(column: "date", source: "t.csv").description
        == "t.csv, row 1 (line 2), column date: \"05/03/2022\" is not a date of a known order. "
        + "The day or the month may come first: use --date-order day-first or --date-order month-first to say which.")
  }

  @Test(
    arguments: [
      (
        "day after day", ["01-04-2025", "02-04-2025", "03-04-2025", "04-04-2025", "05-04-2025"],
        DateStyle.Order.dayFirst
      ),
      ("day after day, month first", ["3/1/25", "3/2/25", "3/3/25", "3/4/25", "3/5/25"], .monthFirst),
      ("backwards", ["02/11/2024", "07/10/2024", "03/10/2024", "09/09/2024", "04/09/2024"], .dayFirst),
      (
        "the first of each month, or days", ["01/02/2024", "01/03/2024", "01/04/2024", "01/05/2024", "01/06/2024"], nil
      ),
      ("four", ["01-04-2025", "02-04-2025", "03-04-2025", "04-04-2025"], nil),
      ("in no order", ["02/11/2024", "07/10/2024", "03/12/2024", "09/09/2024", "04/10/2024"], nil),
    ] as [(String, [String], DateStyle.Order?)])
  func rowsThatFollowEachOtherTellTheOrder(_ name: String, _ dates: [String], _ order: DateStyle.Order?) throws {
    let reader = try Tables.open("date;v\n" + dates.map { "\($0);1\n" }.joined())
    #expect(reader.schema.column(named: "date")?.dateStyle.order == order, "\(name)")
    #expect(reader.schema.notes.map(\.kind) == (order == nil ? [] : [.dateOrder]), "\(name)")
  }

  @Test func anotherColumnFollows() throws {
    let days = (1...5).map { "0\($0)-04-2025;0\($0 + 2)-04-2025\n" }.joined()
    let reader = try Tables.open("ordered;delivered\n" + days)
    #expect(reader.schema.columns.map(\.dateStyle.order) == [.dayFirst, .dayFirst])
  }

  @Test(arguments: [("EST", "times of EST"), ("Z", nil)] as [(String, String?)])
  func wordsForZonesAreTold(_ zone: String, _ words: String?) throws {
    let reader = try Tables.open("t,v\n2024-05-01 12:00 \(zone),1\n2024-05-01 13:00 \(zone),2\n")
    #expect(reader.schema.notes.map(\.kind) == (words == nil ? [] : [.clock]))
    #expect(words.map { reader.schema.notes[0].decided.contains($0) } ?? true)
  }

  @Test func anotherColumnProvesIt() throws {
    let reader = try Tables.open("from;to\n05/03/2022;20/03/2022\n07/03/2022;21/03/2022\n")
    #expect(try Tables.read(reader, ["from"]).rows == [[day(2022, 3, 5)], [day(2022, 3, 7)]])
    #expect(reader.schema.notes.map(\.kind) == [.dateOrder])
  }

  @Test func theOrderCanBeNamed() throws {
    var options = ReadingOptions()
    options.dateOrder = .monthFirst
    #expect(try dates(["05/03/2022", "07/03/2022"], options) == [day(2022, 5, 3), day(2022, 7, 3)])
  }

  @Test func twoOrdersInOneColumnAreTold() throws {
    let reader = try Tables.open("date;v\n20/10/2011;1\n10/20/2011;2\n11/10/2011;2\n")
    let misfit = try #require(reader.schema.column(named: "date")?.misfit)
    #expect(misfit.reason == .twoOrders("10/20/2011") || misfit.reason == .twoOrders("20/10/2011"))
  }

  @Test(
    arguments: [
      ("unpadded", "2014-7-1", (2014, 7, 1)), ("year and month unpadded", "2014-7", (2014, 7, 1)),
      ("month first", "7/2014", (2014, 7, 1)),
      ("month and short year", "Nov-21", (2021, 11, 1)), ("letter of a month", "2021M11", (2021, 11, 1)),
      ("quarter behind", "2020-Q2", (2020, 4, 1)), ("quarter before", "Q1 2025", (2025, 1, 1)),
      ("quarter with apostrophe", "Q3 '20", (2020, 7, 1)),
      ("short quarter", "2Q21", (2021, 4, 1)), ("half-year", "H2 2020", (2020, 7, 1)),
      ("week", "2024-W02", (2024, 1, 8)),
      ("first week of the year before", "2021-W01", (2021, 1, 4)), ("German month", "3. März 2024", (2024, 3, 3)),
      ("weekday", "Mon, 5 Jan 2024", (2024, 1, 5)), ("ordinal", "March 3rd, 2024", (2024, 3, 3)),
      ("dots", "1.2.2024", (2024, 2, 1)),
      ("capitals", "01 NOV 2021", (2021, 11, 1)), ("hyphens", "03-Jan-24", (2024, 1, 3)),
    ] as [(String, String, (Int, Int, Int))])
  func formsThatTellThemselves(_ name: String, _ text: String, _ date: (Int, Int, Int)) throws {
    #expect(try dates([text, text]) == [day(date.0, date.1, date.2), day(date.0, date.1, date.2)], "\(name)")
  }

  @Test(
    arguments: [
      ("a month and a year", "Monat", ["01.2024", "12.2024"], [(2024, 1, 1), (2024, 12, 1)]),
      ("a year and a month", "Periode", ["2024.01", "2024.12"], [(2024, 1, 1), (2024, 12, 1)]),
      ("weeks before their year", "KW", ["01/2024", "02/2024"], [(2024, 1, 1), (2024, 1, 8)]),
      ("a late week", "KW", ["40/2024", "41/2024"], [(2024, 9, 30), (2024, 10, 7)]),
      ("weeks without a mark", "Woche", ["202401", "202402"], [(2024, 1, 1), (2024, 1, 8)]),
      ("months without a mark", "Periode", ["202401", "202402"], [(2024, 1, 1), (2024, 2, 1)]),
      ("the last days of weeks", "Week ending", ["2024-01-07", "2024-01-14"], [(2024, 1, 1), (2024, 1, 8)]),
      ("births of long ago", "born", ["01.05.45", "13.06.52"], [(1945, 5, 1), (1952, 6, 13)]),
      ("half-years of Eurostat", "time", ["2021-S1", "2021-S2"], [(2021, 1, 1), (2021, 7, 1)]),
    ] as [(String, String, [String], [(Int, Int, Int)])])
  func formsThatTheNameTells(
    _ what: String, _ name: String, _ texts: [String], _ days: [(Int, Int, Int)]
  ) throws {
    #expect(try dates(texts, name: name) == days.map { day($0.0, $0.1, $0.2) }, "\(what)")
  }

  @Test(arguments: ["Price", "version"]) func pointsAreDecimalElsewhere(name: String) throws {
    let reader = try Tables.open("k;\(name)\na;01.2024\nb;12.2024\n")
    #expect(reader.schema.column(named: name)?.type != .instant)
  }

  /// One clock, in summer and winter too, stays what is written; two that may be far apart are told in UTC.
  @Test(
    arguments: [
      (["2024-01-01T00:00:00+01:00", "2024-01-02T00:00:00+01:00"], true),
      (["2024-01-01T00:00:00+01:00", "2024-07-01T00:00:00+02:00"], true),
      (["2024-01-01T00:00:00Z", "2024-01-02T00:00:00Z"], false),
      (["2024-01-01T00:00:00+01:00", "2024-01-02T00:00:00-05:00"], false),
      (["2024-01-01T00:00:00+01:00", "2024-01-02T00:00:00Z"], false),
    ])
  func oneClock(_ texts: [String], _ isKept: Bool) throws {
    let reader = try Tables.open("date;v\n" + texts.map { "\($0);1\n" }.joined())
    #expect(reader.schema.notes.contains { $0.decided.contains("the clock of the file") } == isKept)
    var options = ReadingOptions()
    options.keepsClocks = false
    let (kept, utc) = (try dates(texts), try dates(texts, options))
    #expect((kept != utc) == isKept)
    if isKept { #expect(kept[0] == day(2024, 1, 1)) }
  }

  /// Behind the sample another offset does not fit the clock.
  @Test func otherOffsetsAreSetAside() throws {
    var options = ReadingOptions()
    (options.blockSize, options.sampleSize) = (64, 64)
    let rows =
      (1...9).map { "2024-01-0\($0)T00:00:00+01:00;1\n" } + [
        "2024-01-10T00:00:00Z;1\n", "2024-01-11T00:00:00-05:00;1\n",
      ]
    let reading = try Tables.read("date;v\n" + rows.joined(), ["date"], options)
    #expect(reading.rows.count == 9 && reading.summary.rowsSetAside == 2)
  }

  @Test(
    arguments: [
      ("2/8/2020 11:04 PM", 23, 4), ("2/8/2020 12:30 AM", 0, 30), ("2/8/2020 5 PM", 17, 0), ("2/8/2020, 17:05", 17, 5),
      ("2/8/2020 05:00:00 p.m.", 17, 0),
    ])
  func timesOfDay(_ text: String, _ hour: Int, _ minute: Int) throws {
    #expect(try dates(["1/23/2020 1:00", text])[1] == day(2020, 2, 8, hour: hour, minute: minute))
  }

  @Test func namesOfZones() throws {
    #expect(
      try dates(["2024-01-01 10:00 UTC", "2024-01-01 10:00 CET"]) == [
        day(2024, 1, 1, hour: 10), day(2024, 1, 1, hour: 9),
      ])
  }

  @Test(
    arguments: [
      ("date", ["20240130", "20240201"], [(2024, 1, 30), (2024, 2, 1)]),
      ("month", ["202311", "202401"], [(2023, 11, 1), (2024, 1, 1)]),
      ("time", ["1704067200", "1704153600"], [(2024, 1, 1), (2024, 1, 2)]),
      ("Time", ["1704067200000", "1704153600000"], [(2024, 1, 1), (2024, 1, 2)]),
      ("Date", ["45322", "45323"], [(2024, 1, 31), (2024, 2, 1)]),
      ("year", ["2015.0", "2016.0"], [(2015, 1, 1), (2016, 1, 1)]),
      ("year_week", ["2020-05", "2020-06"], [(2020, 1, 27), (2020, 2, 3)]),
      ("period", ["2020-52", "2020-53"], [(2020, 12, 21), (2020, 12, 28)]),
    ] as [(String, [String], [(Int, Int, Int)])])
  func numbersThatAreDates(_ name: String, _ values: [String], _ expected: [(Int, Int, Int)]) throws {
    #expect(try dates(values, name: name) == expected.map { day($0.0, $0.1, $0.2) })
  }

  @Test(
    arguments: [
      ("MESS_DATUM", ["2024010100", "2024010113", "2024010124"], [(1, 0, 0), (1, 13, 0), (2, 0, 0)]),
      ("time", ["202401010000", "202401012359"], [(1, 0, 0), (1, 23, 59)]),
      ("timestamp", ["20240101000000", "20240102133000"], [(1, 0, 0), (2, 13, 30)]),
    ] as [(String, [String], [(day: Int, hour: Int, minute: Int)])])
  func numbersThatAreTimes(_ name: String, _ values: [String], _ expected: [(day: Int, hour: Int, minute: Int)]) throws
  {
    #expect(try dates(values, name: name) == expected.map { day(2024, 1, $0.day, hour: $0.hour, minute: $0.minute) })
  }

  /// Ten digits are seconds where one of them has no such month, and no moment in a column that is named for something else.
  @Test(arguments: [
    ("time", "2024130100", ColumnType.instant), ("order", "2024010102", .number), ("time", "1704067200", .instant),
  ])
  func tenDigitsThatAreNoHours(_ name: String, _ value: String, _ type: ColumnType) throws {
    #expect(try Tables.open("k,\(name)\na,\(value)\nb,\(value)\n").schema.column(named: name)?.type == type)
  }

  /// Years and names of months that no name stands above, as a statistics office writes them.
  @Test func yearsAndMonthsWithoutNamesAreDates() throws {
    let table =
      ";;Index\n"
      + ["2020", "2021"].flatMap { year in
        ["Januar", "Februar", "M\u{E4}rz"].enumerated().map { "\($0 == 0 ? year : "");\($1);10\($0)\n" }
      }.joined()
    let specification = try Tables.open(table).specification(for: ChartRequest())
    #expect(specification.x.field == "date" && specification.y.field == "Index")
  }

  /// Amounts of eight digits are no days, and a year and the next no month.
  @Test func numbersThatAreNot() throws {
    #expect(try Tables.open("k;amount\na;20240130\nb;20240201\n").schema.column(named: "amount")?.type == .number)
    let fiscal = try Tables.open("season;v\n2009-10;1\n2010-11;2\n2011-12;3\n")
    #expect(fiscal.schema.column(named: "season")?.type == .category)
    #expect(fiscal.schema.notes.map(\.kind) == [.fiscalYears])
  }
}

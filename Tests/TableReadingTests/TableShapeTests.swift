import ChartModel
import Testing

@testable import TableReading

/// What stands around the rows of a file, and tables that are wide.
@Suite struct TableShapeTests {
  private func names(_ text: String, _ options: ReadingOptions = ReadingOptions()) throws -> [String] {
    try Tables.open(text, options).schema.columns.map(\.name)
  }

  private func kinds(_ text: String) throws -> [ReadingNote.Kind] { try Tables.open(text).schema.notes.map(\.kind) }

  // MARK: Above and below the rows

  @Test(
    arguments: [
      (
        "a title", "Category: All\n\nWeek,Value\n2024-01-07,12\n2024-01-14,9\n", ["Week", "Value"],
        [ReadingNote.Kind.preamble]
      ),
      (
        "lines of a bank",
        "\"Konto\";\"XX00\"\n\"\"\n\"Datum\";\"Status\";\"Betrag\"\n2024-03-01;ok;-21,80\n2024-03-04;ok;5,00\n",
        ["Datum", "Status", "Betrag"], [.preamble]
      ),
      ("comments", "# made by us\n# today\nday,v\n2024-01-01,1\n2024-01-02,2\n", ["day", "v"], []),
      ("names in a comment", "# time,volts\n0.0,1.5\n0.1,2.25\n", ["time", "volts"], []),
      ("a line for a spreadsheet", "sep=;\nDay;Steps\n2024-01-01;5\n", ["Day", "Steps"], []),
      ("no names", "2024-01-01,5\n2024-01-02,6\n2024-01-03,9\n", ["column 1", "column 2"], [.noHeader]),
      ("years as names", "Country,2019,2020\nA,1,2\nB,3,4\n", ["Country", "2019", "2020"], [.wide]),
      (
        "two rows of names", "New,Total,,New\nDate,Cases,Tests,Deaths\n2020-03-15,3,415,0\n2020-03-16,2,671,0\n",
        ["New Date", "Total Cases", "Total Tests", "New Deaths"], [.secondHeader]
      ),
      ("a row of units", "time,speed,mass\ns,m/s,kg\n0,1,2\n1,2,2\n", ["time", "speed", "mass"], [.units]),
      ("delimiters at the ends", "a,b,\n1,2,\n3,4,\n", ["a", "b"], []),
    ] as [(String, String, [String], [ReadingNote.Kind])])
  func whereTheTableBegins(_ name: String, _ text: String, _ expected: [String], _ notes: [ReadingNote.Kind]) throws {
    #expect(try names(text) == expected, "\(name)")
    #expect(try kinds(text) == notes, "\(name)")
  }

  @Test func theLineOfNamesCanBeNamed() throws {
    var options = ReadingOptions()
    options.headerLine = 2
    #expect(try names("a,b\nc,d\n1,2\n", options) == ["c", "d"])
    (options.headerLine, options.hasHeader) = (nil, false)
    #expect(try names("a,b\n1,2\n", options) == ["column 1", "column 2"])
    options.headerLine = 9
    #expect(throws: ReadingError.self) { try names("a,b\n1,2\n", options) }
  }

  @Test(
    arguments: [
      ("a total below", "month,v\nJanuary,100\nFebruary,120\nTotal,220\n", 2, [ReadingNote.Kind.totals]),
      (
        "totals among series", "q,r,v\nQ1,North,40\nQ1,South,35\nQ1,Total,75\nQ2,North,50\nQ2,South,45\nQ2,Total,95\n",
        4, [.totals]
      ),
      ("what is called total and is none", "sex,v\nMale,4.1\nFemale,5.3\nTotal,4.7\n", 3, []),
      ("a source below", "a,v\nx,1\ny,2\n\nSource: the office\n", 2, [.footer]),
      ("names that come again", "a,v\nx,1\na,v\ny,2\n", 2, [.secondHeader]),
    ] as [(String, String, Int, [ReadingNote.Kind])])
  func rowsThatAreNoData(_ name: String, _ text: String, _ rows: Int, _ notes: [ReadingNote.Kind]) throws {
    let reader = try Tables.open(text)
    #expect(reader.schema.notes.map(\.kind) == notes, "\(name)")
    #expect(try Tables.read(reader, [ColumnRequest("v")]).rows.count == rows, "\(name)")
  }

  // MARK: Wide tables

  private func long(_ text: String, _ columns: [String]) throws -> [[Cell]] {
    let reader = try Tables.open(text)
    return try Tables.read(reader, columns.map { ColumnRequest($0) }).rows
  }

  private func month(_ year: Int, _ month: Int) -> Cell {
    .instant(Int64(CivilDate(year: year, month: month, day: 1).dayNumber) * 86_400_000_000)
  }

  @Test func yearsBecomeRows() throws {
    let rows = try long("Country,2019,2020 [YR2020]\nA,1,2\nB,,4\n", ["Country", "year", "value"])
    #expect(
      rows == [
        [.text("A"), month(2019, 1), .number(1.0)], [.text("A"), month(2020, 1), .number(2.0)],
        [.text("B"), month(2019, 1), .missing],
        [.text("B"), month(2020, 1), .number(4.0)],
      ])
  }

  @Test func monthsBesideTheirYearBecomeDates() throws {
    let rows = try long("Year,Jan,Feb,Mar\n2020,1,2,3\n2021,4,5,6\n", ["month", "value"])
    #expect(rows.map { $0[0] } == [1, 2, 3].map { month(2020, $0) } + [1, 2, 3].map { month(2021, $0) })
    #expect(rows.map { $0[1] } == (1...6).map { .number(Double($0)) })
  }

  @Test func answersBecomeSeries() throws {
    let reader = try Tables.open("question,agree,neutral,disagree\na,50,30,20\nb,10,20,70\nc,25,25,50\n")
    let chart = try reader.specification(for: ChartRequest())
    #expect(chart.x.field == "question" && chart.y.field == "value" && chart.series?.field == "part")
  }

  @Test func aYearAndAMonthAreOneDate() throws {
    let rows = try long("year,month,v\n2020,January,1\n2020,March,2\n2021,February,3\n", ["date", "v"])
    #expect(rows.map { $0[0] } == [month(2020, 1), month(2020, 3), month(2021, 2)])
    let quarters = try long("year,quarter,v\n1959,1,1\n1959,4,2\n1960,2,3\n", ["date"])
    #expect(quarters.map { $0[0] } == [month(1959, 1), month(1959, 10), month(1960, 4)])
  }

  @Test func theWideTableItselfCanBeAsked() throws {
    #expect(
      try long("Country,2019,2020\nA,1,2\nB,3,4\n", ["Country", "2020"]) == [
        [.text("A"), .number(2.0)], [.text("B"), .number(4.0)],
      ])
  }

  // MARK: Roles

  @Test(
    arguments: [
      ("zip,trees\n02139,14\n10001,31\n", "zip", ColumnRole.identifier), ("id,v\n17,1\n23,2\n", "id", .identifier),
      (",v\n0,5\n1,6\n2,9\n", "column 1", .identifier), ("c,lat\na,33.9\nb,-41\n", "lat", .coordinate),
      ("c,rank\na,1\nb,2\n", "rank", .rank),
      ("c,won\na,0\nb,1\nc,1\n", "won", .flag), ("c,share\na,0.5\nb,0.25\n", "share", .share),
      ("c,sales\na,5\nb,2\n", "sales", .flow),
      ("c,price\na,5\nb,2\n", "price", .level),
      ("date,total_deaths,new_deaths\n2021-01-01,1,1\n2021-01-02,3,2\n2021-01-03,3,0\n", "total_deaths", .runningTotal),
    ])
  func rolesOfColumns(_ text: String, _ name: String, _ role: ColumnRole) throws {
    #expect(try Tables.open(text).schema.column(named: name)?.role == role)
  }
}

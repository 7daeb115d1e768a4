import ChartModel
import Testing

@_spi(Bytes) @testable import SourceText
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
      (
        "a title that a spreadsheet fills up", "Weather,\nSource: us,\nMonth,Rain\nJanuary,5\nFebruary,6\n",
        ["Month", "Rain"], [.preamble]
      ),
      (
        "lines of a bank that a spreadsheet fills up",
        "Account:;12 34;;\nFrom:;01.03.2024;;\n\nDay;Text;Out;In\n28.03.2024;Food;-45.20;\n25.03.2024;Pay;;520.00\n",
        ["Day", "Text", "Out", "In"], [.preamble]
      ),
      (
        "lines of an instrument",
        "Device,UV-18\nSample,water 0.5\nUser,KL\n\nWavelength,Absorbance\n240,0.41\n245,0.28\n250,0.2\n",
        ["Wavelength", "Absorbance"], [.preamble]
      ),
      (
        "a meter and its names above narrower rows",
        "Meter,From,To,Unit\n123,2024-01-01,2024-02-01,W\nTime,Value\n2024-01-01,5\n2024-01-02,7\n2024-01-03,6\n2024-01-04,6\n2024-01-05,6\n",
        ["Time", "Value"], [.preamble]
      ),
      (
        "a meter above rows that a spreadsheet fills up",
        "Meter;From;Unit\n123;2024-01-01;W\nTime;Value;\n2024-01-01;5;\n2024-01-02;7;\n2024-01-03;6;\n2024-01-04;6;\n2024-01-05;6;\n",
        ["Time", "Value"], [.preamble]
      ),
      (
        "a place above the hours that were measured there",
        "lat,lon,zone\n52.5,13.4,UTC\n\ntime,degrees,rain\n2024-06-01T00:00,13.8,0\n2024-06-01T01:00,12.1,0\n2024-06-01T02:00,11,1\n2024-06-01T03:00,11,1\n2024-06-01T04:00,11,1\n",
        ["time", "degrees", "rain"], [.preamble]
      ),
      (
        "two rows of names below titles that a spreadsheet fills up",
        "Hill,,\nStation 2,,\n,Inside,Outside\nTime,Temp,Temp\n2024-01-01,5,1\n2024-01-02,7,2\n",
        ["Time", "Inside Temp", "Outside Temp"], [.secondHeader, .preamble]
      ),
      (
        "a report that names its numbers alone", "Sales,\nThe firm,\n\n,Total\nAnn,$630.00\nBen,785.00\nCid,477.50\n",
        ["column 1", "Total"], [.preamble]
      ),
      (
        "the wells of a plate",
        "Reader: X,,,\nMode,,Light,\n<>,1,2,3\nA,5,6,7\nB,8,9,7\n,,,\nGain,,75,\n<>,1,2,3\nA,1,2,3\n",
        ["column 1", "1", "2", "3"], [.preamble, .footer, .wide]
      ),
      (
        "names in the first column of Eurostat", "unit,geo\\TIME\t2012 \t2013 \nEUR,AT\t5 \t6 e\nEUR,BE\t7 \t: z\n",
        ["unit", "geo", "2012", "2013"], [.secondHeader, .flags, .wide]
      ),
      (
        "a row of words among rows without notes",
        "Day,Price,Note\n2024-01-01,5,new\nholiday,closed,\n2024-01-03,7,late\n2024-01-04,6,\n",
        ["Day", "Price", "Note"],
        []
      ),
      (
        "the points that a gradebook gives", "Student,ID,Quiz\n    Points Possible,,10\nAnn,1,8\nBen,2,9\n",
        ["Student", "ID", "Quiz"], [.secondHeader]
      ),
      (
        "points below dates of a gradebook",
        "Last Name,First Name,Quiz\nDate,,2024-01-05\nPoints,,10\nClass average,,8.5\nOak,Ann,8\nElm,Ben,9\n",
        ["Last Name", "First Name", "Quiz"], [.secondHeader]
      ),
      (
        "points behind rows of a player", "Name,2023,2024\nGoals,40,42\nAssists,50,51\nPoints,90,93\nShots,300,310\n",
        ["Name", "2023", "2024"], [.wide]
      ),
      (
        "students above the most points", "Name,Essay,Exam\nAnn,9,77\nPoints Possible,10,100\nCy,7,88\nDee,9,91\n",
        ["Name", "Essay", "Exam"], []
      ),
      (
        "a legend below two rows",
        "Store,Sales\nBasel,52\nBern,48\n\nNote,Text\n1,raw\n2,new\n3,old\n4,odd\n5,cut\n", ["Store", "Sales"], []
      ),
      (
        "notes in the first rows alone", "name,score,comment\nAnn,5,good\nBob,absent,\nCid,7,\nDan,8,\nEve,6,\n",
        ["name", "score", "comment"], []
      ),
      ("points among what a team has", "Stat,A,B\nPoints,90,80\nRebounds,40,45\n", ["Stat", "A", "B"], []),
      (
        "two rows behind a blank line", "player,score\nAnn,n/a\n\nBob,absent\nCid,5\nDan,6\nEve,7\n",
        ["player", "score"], []
      ),
      ("rows behind a blank line", "a,v\nx,1\ny,2\n\nz,3\nw,4\n", ["a", "v"], []),
      (
        "a year below a name that ends early", "Name,Year,\nAnna,2019,west\nBob,2020,east\nCleo,2021,north\n",
        ["Name", "Year", "column 3"], []
      ),
      (
        "a name above a blank line", "Station,Reading\n\nNorth,trace\nSouth,0.4\nWest,0.7\nEast,1.2\n",
        ["Station", "Reading"], []
      ),
      (
        "names that end early", "Name,Age,\nAnna,n/a,west\nBob,35,east\nCleo,41,north\n", ["Name", "Age", "column 3"],
        []
      ),
      ("a column without a name", "Shop,\nA,5\nB,6\n", ["Shop", "column 2"], []),
      (
        "names above names that come twice", "Quarter,North,,South\n,Sales,Cost,Sales,Cost\nQ1,1,2,3,4\nQ2,5,6,7,8\n",
        ["Quarter", "North Sales", "North Cost", "South Sales", "South Cost"], [.secondHeader]
      ),
      (
        "a note above names that come twice", "Report,2024\nkey,value,value\nA,1,2\nB,3,4\n",
        ["key", "value", "value 2"], [.preamble, .sameNames]
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
      (
        "years below names", ",People,,Area,\nCountry,2019,2020,2019,2020\nA,67,68,551,551\nB,47,47,505,506\n",
        ["Country", "People 2019", "People 2020", "Area 2019", "Area 2020"], [.secondHeader]
      ),
      (
        "years in the rows", "Shop,,Opened\nA,1,2019\nB,2,2020\nC,5,2021\n", ["Shop", "column 2", "Opened"], []
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
      (
        "subtotals", "Region,v\nNorth,10\nNorth Total,10\nSouth,20\nSouth Total,20\nGrand Total,30\n", 2, [.totals]
      ),
      (
        "the sum of each year", "c,y,v\nA,2020,10\nB,2020,20\nWorld,2020,30\nA,2021,1\nB,2021,5\nWorld,2021,6\n",
        4, [.totals]
      ),
      ("averages and extremes", "m,v\nJan,1\nFeb,3\nMar,8\nApr,12\nMean,6\nMax,12\nMin,1\n", 4, [.totals]),
      ("a total that does not agree", "m,v\nJan,206\nFeb,152\nTotal,735\n", 2, [.totals]),
      (
        "a total beside a refund", "m,v\nA,206\nB,152\nC,10\nD,20\nE,30\nF,40\nG,50\nH,60\nI,70\nJ,-5\nTotal,935\n", 10,
        [.totals]
      ),
      ("a shop beside the total", "Shop,v\nTotal Wine,50\nBottle King,30\nSpec,25\nTotal,105\n", 3, [.totals]),
      ("a shop that has as much as the others", "Gym,v\nTotal Fitness,60\nGym A,20\nGym B,40\n", 3, []),
      (
        "a word for a mean among years", "year,sector,v\n2020,Retail,5\n2020,Media,9\n2021,Retail,6\n2021,Media,7\n", 4,
        []
      ),
      ("a total of two lines", "a,note,v\nx,,1\ny,,2\nTotal,\"two\nlines\",3\n", 2, [.totals]),
      ("a total in quotation marks", "a,v\nx,1\ny,2\n\"Total \"\"all\"\"\",3\n", 2, [.totals]),
      ("a total of one row", "a,v\nRent,30\nTotal,30\n", 1, [.totals]),
      ("a total of what it names", "Place,v\nx,1\ny,2\nTotal: Campaigns,3\nTotal: Account,3\n", 2, [.totals]),
      (
        "a state above its counties",
        "Name,v\nVermont,150\nA County Vermont,10\nB County Vermont,20\nC County Vermont,30\nD County Vermont,40\nE County Vermont,50\n",
        5, [.totals]
      ),
      ("what is called a total and is none", "Measure,v\nTotal: Revenue,4500\nTotal: Costs,3900\nNet,600\n", 3, []),
      ("births of two lengths", "born,v\n1950,1\n1951-05-12,2\n1952-06-13,2\n", 3, []),
      ("a name that is a word for a total", "name,v\nMax,12\nAnna,10\nTom,7\n", 3, []),
      ("what is called total and is none", "sex,v\nMale,4.1\nFemale,5.3\nTotal,4.7\n", 3, []),
      ("a source below", "a,v\nx,1\ny,2\n\nSource: the office\n", 2, [.footer]),
      ("names that come again", "a,v\nx,1\na,v\ny,2\n", 2, [.secondHeader]),
      ("a second table under a heading", "a,v\nx,1\ny,2\n\nReturns\nx,3\ny,4\n", 2, [.footer]),
      ("a legend below a row of delimiters", "a,v\nx,1\ny,2\n,\nKey:,\nx,open\ny,shut\n", 2, [.footer]),
      ("a second table with names", "a,v\nx,1\ny,2\n,\nLast year,\na,w\nx,3\n", 2, [.footer]),
      ("a heading right below the rows", "a,v\nx,1\ny,2\nLast year\na,v\nx,3\n", 2, [.footer]),
      (
        "days below hours", "time,v\n2024-01-01T00:00,1\n2024-01-01T01:00,2\n\ntime,most,least\n2024-01-01,2,1\n", 2,
        [.footer]
      ),
      ("a second table behind a blank line", "a,v\nx,1\ny,2\n\na,w\nx,3\ny,4\n", 2, [.footer]),
      ("names again for other rows", "a,v\nx,1\n\na,v\ny,2\n", 2, [.secondHeader]),
      ("a heading for other rows", "a,v\nx,1\ny,2\n\nSouth\nz,3\n", 4, []),
      ("an empty corner", ",v\nx,1\ny,2\n\n,w\nx,3\n", 2, [.footer]),
      ("a row without a value behind a blank line", "a,v\nx,1\ny,2\n\ny,\nx,3\n", 4, []),
      ("parts of a long table", "a,b,v\nx,p,1\nx,q,2\n\na,b,v\nx,r,3\nx,s,9\n", 4, [.secondHeader]),
      ("pages of a long table", "a,b,v\nx,p,1\ny,q,2\n\nPage 2\nx,r,3\ny,s,9\n", 5, []),
      ("a heading where no column names rows", "a,v\nx,1\nx,2\n\nMore\nx,3\n", 4, []),
      ("an order that comes twice", "order id,v\n1001,5\n1002,7\n1002,7\n1003,9\n", 4, [.repeated]),
      ("weeks of a league", "team,week,v\nx,1,1\ny,1,2\n\nWeek 2\nx,2,3\ny,2,4\n", 5, []),
      ("the same names for the same rows", "a,v\nx,1\n\na,v\nx,2\n", 2, [.secondHeader]),
      ("headings above the rows", "a,v\n2022\nx,1\ny,2\n2023\nx,3\ny,4\n", 4, [.groups]),
      ("headings with delimiters", "a,v,w\nOne,,\nx,1,1\ny,2,1\n,,\nTwo,,\nx,3,1\ny,4,1\n", 4, [.groups]),
      ("a value that is missing in a group", "a,v\n2022,\nx,1\ny,\n2023,\nx,3\ny,4\n", 4, [.groups]),
      ("rows that lack values", "a,v\nx,\ny,2\nx,3\nz,\ny,1\nx,2\nz,4\n", 7, []),
      ("headings above a source", "a,v\n2022,\nx,1\ny,2\n2023,\nx,3\ny,4\nSource: own,\n", 4, [.footer, .groups]),
      ("headings of two heights", "a,v\n2022,\nNorth,\nx,1\ny,2\n2023,\nSouth,\nx,3\ny,4\n", 8, [.groups]),
      ("a name alone above rows of its own", "a,b,v\nOne,,\n,x,1\n,y,2\nTwo,,\n,x,3\n,y,4\n", 6, [.groups]),
      (
        "quarters that are rounded", "m,v\nJan,10\nFeb,12\nMar,9\nQ1,32\nApr,11\nMay,10\nJun,12\nQ2,33\n", 6,
        [.totals, .totals]
      ),
      ("headings of other rows", "a,v\nOne,\nx,1\ny,2\nTwo,\nz,3\nu,4\n", 6, []),
      ("sales that look like years", "shop,v\nBern,1134\nBasel,1487\nTotal,2621\n", 2, [.totals]),
      (
        "quarters among months", "m,v\nJan,10\nFeb,12\nMar,14\nQ1,36\nApr,11\nMay,9\nJun,8\nQ2,28\nH1,64\n", 6,
        [.totals]
      ),
      ("a year to date", "m,v\nJan,10\nFeb,12\nMar,14\nYTD,36\n", 3, [.totals]),
      (
        "small sums in three columns", "a,v,b,c\nx,6,8,25\ny,9,2,17\nz,4,3,10\nu,11,1,13\nw,2,5,10\nTeam,32,19,75\n",
        5, [.totals]
      ),
      (
        "a day whose numbers are a sum by chance",
        "a,v,b,c\nMo,6,8,25\nTu,9,2,17\nWe,4,3,10\nTh,11,1,13\nFr,2,5,10\nSa,32,19,75\n",
        6, []
      ),
      ("halves among quarters", "q,v\nQ1,10\nQ2,12\nH1,22\nQ3,11\nQ4,15\nH2,26\n", 4, [.totals]),
      ("halves that sum up nothing", "q,v\nQ1,10\nQ2,12\nH1,11\nQ3,11\nQ4,15\nH2,13\n", 4, [.totals]),
      ("a year to date that is no sum", "m,v\nJan,5\nFeb,6\nMar,4\nYTD,99\n", 3, [.totals]),
      ("halves alone", "h,v\nH1,10\nH2,12\n", 2, []),
      ("quarters alone", "q,v\nQ1,10\nQ2,20\nQ3,30\nQ4,60\n", 4, []),
      ("kinds of plants", "kind,v\nCoal,300\nPeaker,200\nCombined cycle,500\n", 3, []),
      ("iron that is cast", "kind,v\nSteel,300\nAluminium,200\nCast iron,500\n", 3, []),
      ("a blank line between rows of one name", "a,v\nx,1\ny,2\n\nx,3\ny,4\n", 4, []),
      ("a sum of three that says so", "party,v\nRed,300\nBlue,200\nValid votes,500\n", 2, [.totals]),
      ("a row of voters that is no sum", "party,v\nRed,300\nBlue,200\nVotes cast,610\n", 3, []),
    ] as [(String, String, Int, [ReadingNote.Kind])])
  func rowsThatAreNoData(_ name: String, _ text: String, _ rows: Int, _ notes: [ReadingNote.Kind]) throws {
    let reader = try Tables.open(text)
    #expect(reader.schema.notes.map(\.kind) == notes, "\(name)")
    #expect(try Tables.read(reader, [ColumnRequest("v")]).rows.count == rows, "\(name)")
  }

  /// Each row is read with the heading above it, whatever ends lines and however few fields a row has.
  @Test(
    arguments: [
      "a,v,w\nOne,,\nx,1,5\ny,2,6\nTwo,,\nx,3,7\ny,4,8\n", "a,v,w\r\nOne\r\nx,1\r\ny,2\r\n\r\nTwo\r\nx,3\r\ny,4",
      "Survey\n\na;v;w\n\"One\"\n\"x\";1;5\ny;2;6\nTwo;-;\nx;3;7\ny;4;8\nSource: us\n",
    ])
  func rowsHaveTheHeadingAboveThem(_ text: String) throws {
    let reader = try Tables.open(text)
    let read = try Tables.read(reader, [ColumnRequest("a"), ColumnRequest("group"), ColumnRequest("v")]).rows
    let rows = [("x", "One", 1.0), ("y", "One", 2), ("x", "Two", 3), ("y", "Two", 4)]
    #expect(read == rows.map { [.text($0.0), .text($0.1), .number($0.2)] })
  }

  /// Years stand near each other; other numbers are codes.
  @Test(arguments: [("2022", "2023", "year"), ("1200", "1205", "group"), ("2000", "2100", "group")])
  func headingsAreYearsOrCodes(_ first: String, _ second: String, _ name: String) throws {
    let reader = try Tables.open("a,v\n\(first),\nx,1\ny,2\n\(second),\nx,3\ny,4\n")
    #expect(reader.schema.columns.map(\.name) == ["a", "v", name])
  }

  /// A heading that would be written thousands of times stays where it is, which is said.
  @Test func aLongHeadingIsNotWrittenAgain() throws {
    let rows = (0..<1_000).map { "x\($0),1\n" }.joined()
    let others = rows.replacing(",1", with: ",2")
    let text = "a,v\n" + String(repeating: "n", count: 9_000) + "\n" + rows + "Two\n" + others
    let reader = try Tables.open(text)
    #expect(reader.schema.notes.map(\.kind) == [.groups] && reader.schema.columns.map(\.name) == ["a", "v"])
  }

  @Test func totalsCanBeKept() throws {
    var options = ReadingOptions()
    options.keepsTotals = true
    let reader = try Tables.open("month,v\nJanuary,100\nFebruary,120\nTotal,220\n", options)
    #expect(try Tables.read(reader, [ColumnRequest("v")]).rows.count == 3)
  }

  /// Rows of one length are told, in later blocks too, and which of them can be asked for.
  @Test(arguments: [(nil, 24, 102.5), (.year, 6, 410), (.quarter, 24, 102.5)] as [(DatePrecision?, Int, Double)])
  func periodsOfTwoLengths(_ asked: DatePrecision?, _ rows: Int, _ mean: Double) throws {
    var options = ReadingOptions()
    (options.periods, options.blockSize, options.sampleSize) = (asked, 64, 128)
    let text = (2018..<2024).map { year in
      "\(year),410\n" + (1...4).map { "\(year) Q\($0),\(100 + $0)\n" }.joined()
    }.joined()
    let reader = try Tables.open("period,sales\n" + text, options)
    #expect(reader.schema.notes.map(\.kind) == [.periods])
    let read = try Tables.read(reader, [ColumnRequest("period", as: .instant), ColumnRequest("sales")]).rows
    #expect(read.count == rows)
    let sum = read.reduce(0.0) { if case .number(let bits) = $1[1] { $0 + Double(bitPattern: bits) } else { $0 } }
    #expect(sum == mean * Double(rows))
  }

  // MARK: Wide tables

  @Test(
    arguments: [
      (
        "medals", "nation,gold,silver,bronze\nA,3,2,1\nB,1,1,4\n", "nation", "gold, silver and bronze", "kind",
        ["gold", "silver", "bronze"]
      ),
      (
        "a first word", "day,temp_max,temp_min\n2024-01-01,9,1\n2024-01-02,8,2\n", "day", "temp", "kind",
        ["max", "min"]
      ),
      (
        "a last word", "day,north sales,south sales\n2024-01-01,9,1\n2024-01-02,8,2\n", "day", "sales", "kind",
        ["north", "south"]
      ),
      (
        "a unit", "day,Coal (TWh),Gas (TWh)\n2024-01-01,9,1\n2024-01-02,8,2\n", "day", "Coal and Gas", "kind",
        ["Coal", "Gas"]
      ),
      ("two years", "city,2019,2020\nA,9,1\nB,8,2\n", "city", "value", "year", ["2019", "2020"]),
    ])
  func columnsOfOneKindAreSeries(
    _ name: String, _ text: String, _ x: String, _ y: String, _ series: String, _ names: [String]
  ) throws {
    let reader = try Tables.open(text)
    let chart = try reader.specification(for: ChartRequest())
    #expect([chart.x.field, chart.y.field, chart.series?.field] == [x, y, series], "\(name)")
    let cells = try Tables.read(reader, [ColumnRequest(series)]).rows.flatMap { $0 }
    #expect(cells == (names + names).map { .text($0) }, "\(name)")
  }

  @Test(
    arguments: [
      ("measures of several kinds", "day,height_cm,weight_kg\n2024-01-01,180,80\n2024-01-02,181,81\n"),
      ("a running total", "date,total_deaths,new_deaths\n2021-01-01,1,1\n2021-01-02,3,2\n2021-01-03,3,0\n"),
      ("a thing and its measures", "day,wind_speed,wind_direction\n2024-01-01,5,7\n2024-01-02,8,9\n"),
      ("one thing in two units", "day,temp_c,temp_f\n2024-01-01,5,41\n2024-01-02,8,46\n"),
      ("units that differ", "day,Water level (m),Water temp (C)\n2024-01-01,5,7\n2024-01-02,8,9\n"),
      ("one a hundred times the other", "day,gdp_total,gdp_growth\n2024-01-01,40000,2\n2024-01-02,41000,3\n"),
      ("a share of what is measured", "day,temp_max,temp_min,rain,wind\n2024-01-01,9,1,3,4\n2024-01-02,8,2,0,5\n"),
    ])
  func columnsOfSeveralKindsStayApart(_ name: String, _ text: String) throws {
    #expect(try Tables.open(text).schema.wide == nil, "\(name)")
  }

  // MARK: What is measured

  @Test(
    arguments: [
      ("a number of each row", "Order number,Date,Amount\n5001,2024-01-01,10\n5002,2024-01-02,20\n", "Date", "Amount"),
      (
        "a running number",
        "n,Date,Level\n7,2024-01-01,10\n8,2024-01-02,20\n9,2024-01-03,2\n10,2024-01-04,5\n11,2024-01-05,5\n", "Date",
        "Level"
      ),
      ("a number that never changes", "Plant,Material,Menge\n1000,Schraube,5\n1000,Mutter,7\n", "Material", "Menge"),
      ("the only other number is an id", "id,score\n1001,50\n1002,60\n", "id", "score"),
      ("a code of four digits", "Zip,Sales\n2139,10\n2140,15\n2141,12\n", "Zip", "Sales"),
      ("coordinates alone", "crime,Longitude\nBurglary,7.1\nFraud,7.2\nBurglary,7.3\n", "crime", nil),
      (
        "a birthday beside a date", "Born,Visit,Fee\n1950-01-01,2024-01-01,5\n1960-01-01,2024-01-02,6\n", "Visit", "Fee"
      ),
      (
        "flags and what they explain", "who,a,b,c,p,score\nx,0,1,0,0.5,9\ny,1,0,1,0.2,8\nz,1,1,0,0.3,7\n", "who",
        "score"
      ),
      ("a phone", "From,Minutes,Cost\n41446681800,5,1.5\n41446681801,3,0.5\n41446681802,9,2.5\n", "Minutes", "Cost"),
    ] as [(String, String, String, String?)])
  func whatIsMeasured(_ name: String, _ text: String, _ x: String, _ y: String?) throws {
    let chart = try Tables.open(text).specification(for: ChartRequest())
    #expect(chart.x.field == x && chart.y.field == y, "\(name): \(chart.x.field), \(chart.y.field ?? "none")")
  }

  @Test func amountsAreToldApartByTheirCurrency() throws {
    let text = "Date,Amount,Currency\n2024-01-01,10,USD\n2024-01-02,1500,JPY\n2024-01-03,20,USD\n"
    var request = ChartRequest()
    #expect(try Tables.open(text).specification(for: request).series?.field == "Currency")
    // Dollars and yen never stand on each other.
    #expect(try Tables.open(text).specification(for: request).stack == StackMethod.none)
    (request.x, request.y) = ("Date", "Amount")
    #expect(try Tables.open(text).specification(for: request).series?.field == "Currency")
    request.series = "none"
    #expect(try Tables.open(text).specification(for: request).series == nil)
  }

  @Test(
    arguments: [
      ("sensors in turn", "time,device,level\n", ["a", "b"], "device"),
      ("numbers of sensors", "time,sensor_id,level\n", ["101", "102"], "sensor_id"),
      ("a sensor that comes once", "time,device,level\n", ["a", "b", "a", "b", "a", "b", "a", "c"], nil),
      ("colours in turn", "time,colour,level\n", ["a", "b"], nil),
      ("one sensor behind the other", "time,device,level\n", ["a", "a", "a", "a", "b", "b", "b", "b"], nil),
    ] as [(String, String, [String], String?)])
  func whatMeasuresInTurnIsApart(_ name: String, _ header: String, _ texts: [String], _ series: String?) throws {
    let rows = (0..<8).map { "2024-01-01T0\($0):00,\(texts[$0 % texts.count]),\($0 * 7 % 5)" }
    let reader = try Tables.open(header + rows.joined(separator: "\n") + "\n")
    #expect(try reader.specification(for: ChartRequest()).series?.field == series, "\(name)")
  }

  @Test func headingsHideNoSeries() throws {
    let text = "area,item,budget 2023,actual 2023\nOne,,,\n,x,5,6\n,y,4,3\nTwo,,,\n,z,9,8\n,u,2,2\n"
    let chart = try Tables.open(text).specification(for: ChartRequest())
    #expect(chart.x.field == "item" && chart.series?.field == "kind", "\(chart.x.field)")
  }

  @Test func codesThatComeOnceAreNoSeries() throws {
    let text = "patient_id,age,sex\nP1,34,F\nP2,45,M\nP3,23,F\nP4,67,M\n"
    #expect(try Tables.open(text).specification(for: ChartRequest()).series == nil)
  }

  @Test func aNameIsNoNumber() throws {
    let chart = try Tables.open("Zip,Sales\n2139,10\n2140,15\n2141,12\n").specification(for: ChartRequest())
    #expect(chart.x.type == .nominal && chart.mark == .bar)
  }

  private func long(_ text: String, _ columns: [String]) throws -> [[Cell]] {
    let reader = try Tables.open(text)
    return try Tables.read(reader, columns.map { ColumnRequest($0) }).rows
  }

  private func month(_ year: Int, _ month: Int) -> Cell {
    .instant(Int64(CivilDate(year: year, month: month, day: 1).dayNumber) * 86_400_000_000)
  }

  @Test func yearsBecomeRows() throws {
    let rows = try long("Country,2019,2020 [YR2020],2021\nA,1,2,3\nB,,4,5\n", ["Country", "year", "value"])
    #expect(
      rows == [
        [.text("A"), month(2019, 1), .number(1.0)], [.text("A"), month(2020, 1), .number(2.0)],
        [.text("A"), month(2021, 1), .number(3.0)], [.text("B"), month(2019, 1), .missing],
        [.text("B"), month(2020, 1), .number(4.0)], [.text("B"), month(2021, 1), .number(5.0)],
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

  @Test(
    arguments: [
      ("hours from 0", "date,hour,kwh\n2024-02-01,0,5\n2024-02-01,23,9\n2024-02-02,0,7\n", [0, 23, 24]),
      ("hours from 1", "date,hour,kwh\n2024-02-01,1,5\n2024-02-01,24,9\n2024-02-02,1,7\n", [0, 23, 24]),
      ("times of day", "Datum;Uhrzeit;kWh\n2024-02-01;00:00;5\n2024-02-01;23:00;9\n2024-02-02;00:00;7\n", [0, 23, 24]),
      ("halves of a day", "day,at,v\n2024-02-01,1:00 AM,5\n2024-02-01,1:00 PM,9\n2024-02-02,2:00 AM,7\n", [1, 13, 26]),
    ])
  func aDayAndAClockAreOneMoment(_ name: String, _ text: String, _ hours: [Int]) throws {
    let reader = try Tables.open(text)
    let date = try #require(reader.schema.date)
    let midnight = Int64(CivilDate(year: 2024, month: 2, day: 1).dayNumber) * 24
    let rows = try Tables.read(reader, [ColumnRequest(date.name)]).rows
    #expect(rows == hours.map { [.instant((midnight + Int64($0)) * 3_600_000_000)] }, "\(name)")
    #expect(try reader.specification(for: ChartRequest()).x.field == date.name)
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
      ("year,population\n2010,6985603105\n2011,7073125425\n2012,7161697921\n", "population", .level),
      ("date,total_deaths,new_deaths\n2021-01-01,1,1\n2021-01-02,3,2\n2021-01-03,3,0\n", "total_deaths", .runningTotal),
    ])
  func rolesOfColumns(_ text: String, _ name: String, _ role: ColumnRole) throws {
    #expect(try Tables.open(text).schema.column(named: name)?.role == role)
  }

  /// An amount of which none of 24 days is below the one before is a running total, whatever it is called; fewer days, months,
  /// even steps and one fall are none.
  @Test(arguments: [
    ("date", 24, 1, false, ColumnRole.runningTotal), ("date", 23, 1, false, .flow), ("year", 40, 1, false, .flow),
    ("month", 30, 1, false, .flow),
    ("date", 30, 0, false, .flow), ("date", 30, 1, true, .flow),
  ])
  func amountsThatNeverFall(_ time: String, _ count: Int, _ growth: Int, _ falls: Bool, _ role: ColumnRole) throws {
    let rows = (0..<count).map { place in
      let value = 50 + place + growth * place * place - (falls && place == 20 ? 100 : 0)
      let number = (place % 12 < 9 ? "0" : "") + String(place % 12 + 1)
      return switch time {
      case "year": "\(1950 + place),\(value)"
      case "month": "\(2020 + place / 12)-\(number),\(value)"
      default: "2021-01-\(place < 9 ? "0" : "")\(place + 1),\(value)"
      }
    }
    let table = "\(time),deaths\n" + rows.joined(separator: "\n") + "\n"
    #expect(try Tables.open(table).schema.column(named: "deaths")?.role == role)
  }

  @Test(arguments: ["day", "dom", "mday", "date_of_month", "DayOfMonth"])
  func aDayOfTheMonthIsAPartOfADate(_ name: String) throws {
    let text = "year,month,\(name),births\n2000,1,1,9\n2000,1,2,8\n2000,2,29,7\n"
    let schema = try Tables.open(text).schema
    #expect(schema.date?.precision == .day)
    #expect(schema.chartColumns.map(\.name) == ["date", "births"])
  }

  /// The height of a station says nothing of its days; where nothing else is measured it is told all the same.
  @Test func whatANameFixesIsNotMeasured() throws {
    let days = (1...6).flatMap { day in
      ["North,101", "South,1204"].map { "2024-01-0\(day),\($0),\(day * 3 % 5)" }
    }
    let table = (["day,station,height,degrees"] + days).joined(separator: "\n") + "\n"
    #expect(try Tables.open(table).specification(for: ChartRequest()).y.field == "degrees")
    let heights = (["day,station,height"] + days.map { $0.split(separator: ",").prefix(3).joined(separator: ",") })
    #expect(
      try Tables.open(heights.joined(separator: "\n") + "\n").specification(for: ChartRequest()).y.field == "height")
  }

  /// Rows of more things than there can be series are told as one, which is said.
  @Test func manyMeasuresInOneColumnAreSaid() throws {
    let rows = (0..<28).map { "2024-01-\($0 / 14 + 10),metric\($0 % 14),\($0 * 7 % 11)" }
    let table = (["day,metric_name,metric_value"] + rows).joined(separator: "\n") + "\n"
    let notes = try Tables.open(table).schema.notes
    #expect(
      notes.map(\.decided) == [
        "its rows measure many things, as metric_name says: \"metric0\", \"metric1\", \"metric2\" and others"
      ])
    let few = table.split(separator: "\n").filter { !$0.contains("metric1") }.joined(separator: "\n") + "\n"
    #expect(try Tables.open(few).schema.notes.isEmpty)
  }

  /// A date that is the same in all rows, as of answers without names, is not along X.
  @Test func aDateThatNeverChangesIsNotAlongX() throws {
    let table =
      "sent,came by,cost\n" + (0..<12).map { "1980-01-01,\(["Train", "Car", "Bus"][$0 % 3]),\($0)\n" }.joined()
    #expect(try Tables.open(table).specification(for: ChartRequest()).x.field == "came by")
  }

  /// A column without a value stands between the parts and their sum.
  @Test func anEmptyColumnPartsNoTotal() throws {
    let table = "pupil;one;two;three;note;all in all\nA;1;2;3;;6\nB;2;2;4;;8\nC;3;1;5;;9\n"
    let wide = try #require(try Tables.open(table).schema.wide)
    #expect(wide.periods.map(\.name) == ["one", "two", "three"] && wide.total == 5)
  }
}

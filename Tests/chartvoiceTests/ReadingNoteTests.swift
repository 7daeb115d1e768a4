import Foundation
import Testing

/// What bare files are taken for, and what is said on standard error where that is not sure.
@Suite struct ReadingNoteTests {
  private static func run(_ text: String, _ options: [String] = []) throws -> Program.Result {
    let folder = try TemporaryFolder()
    return try Program.run([try folder.file("t.csv", text)] + options)
  }

  private static let elevations = "date,elevation\n2025-06-01,120\n2025-06-02,310\n2025-06-03,560\n2025-06-04,240\n"

  @Test func levelsHaveNoTotal() throws {
    let result = try Self.run(Self.elevations)
    #expect(!result.output.contains("total"))
    #expect(result.output.contains("\nLine chart, 4 days.\n"))
    #expect(result.output.contains("\nMean: about 308, median: 275.\n"))
    #expect(try !Self.run(Self.elevations, ["--mark", "bar"]).output.contains("total"))
  }

  @Test func countsHaveOneAndSoHasWhatIsAskedFor() throws {
    let steps = try Self.run(Self.elevations.replacing("elevation", with: "steps"))
    #expect(steps.output.contains("\n1,230 steps in total, about 308 a day.\n"), "\(steps.output)")
    #expect(steps.output.contains("\nBar chart, 4 days.\n"))
    let sum = try Self.run(Self.elevations, ["--aggregate", "sum"])
    #expect(sum.output.contains("\n1,230 in total, about 308 a day.\n"), "\(sum.output)")
    let mean = try Self.run(Self.elevations.replacing("elevation", with: "steps"), ["--aggregate", "mean"])
    #expect(!mean.output.contains("total"))
  }

  /// Also of a date that no single column is.
  @Test func whatADateIsMadeOfIsSaid() throws {
    let rows = (0..<48).map { "2024-02-0\(1 + $0 / 24),\($0 % 24 + 1),\($0 % 5 + 1)" }.joined(separator: "\n")
    #expect(
      try Self.run("date,hour,kwh\n" + rows + "\n").errors == """
        t.csv, column time: hours from 1 to 24 are told by when they begin, 1 at midnight. Use --x to name another column.

        """)
    #expect(
      try Self.run("Year,Week,v\n2023,52,9\n2024,1,8\n2024,2,7\n").errors == """
        t.csv, column date: Year and Week are read as weeks of ISO 8601. Use --x to name another column.

        """)
  }

  @Test func whatHasNoOneUnitIsSaid() throws {
    let rows =
      "2021,Employment,Persons,20021.5\n2021,Rate,Percent,5.1\n2022,Employment,Persons,20100\n2022,Rate,Percent,5.0\n"
    #expect(
      try Self.run("year,what,UOM,VALUE\n" + rows).errors == """
        t.csv, column VALUE: its rows are in several units, as UOM says: "Persons" and "Percent"; they are told without one. Compare only what is in one unit, in a file of those rows.

        """)
  }

  /// A date of several columns says what was decided of them.
  @Test func whatWasDecidedOfThePartsOfADateIsSaid() throws {
    #expect(
      try Self.run("Year,Month,Sales\n2023,Jan,10\n,Feb,11\n,Mar,12\n2024,Jan,13\n,Feb,14\n,Mar,15\n").errors == """
        t.csv, column Year: each name stands in the first row of its group alone, and the rows below are read with it. Fill the empty cells if they are of no group.

        """)
    let fiscal = "Fiscal Year,Fiscal Quarter,Revenue\n2023,1,11\n2023,2,9\n2023,3,8\n2023,4,8\n2024,1,12\n"
    #expect(
      try Self.run(fiscal).errors == """
        t.csv, column date: quarters of fiscal years are told as those of the calendar. Use --x to name another column.

        """)
  }

  @Test func signsAreSpokenAsUnits() throws {
    let dollars = try Self.run("shop,sales\na,\"$1,500\"\nb,-$20\nc,$0\nd,\n", ["--detail", "marks"])
    #expect(dollars.errors == "")
    for line in ["a: 1,500 dollars", "b: minus 20 dollars", "c: 0 dollars", "d: value missing"] {
      #expect(dollars.output.lowercased().contains(line), "\(dollars.output)")
    }
    let pounds = try Self.run("shop,sales\na,£5\nb,£1\n", ["--detail", "marks"])
    #expect(pounds.output.contains("5 pounds") && pounds.output.contains("1 pound\n"), "\(pounds.output)")
    let shares = try Self.run("shop,sales\na,5%\nb,12%\n")
    #expect(shares.output.contains("12 percent") && !shares.output.contains("total"), "\(shares.output)")
  }

  @Test func aCellThatMakesTextOfAColumnIsNamed() throws {
    let text = "date,v\n2025-01-01,1\n2025-01-02,oops\n2025-01-03,3\n"
    let note =
      "t.csv, row 2 (line 3), column v: \"oops\" is not a number. The column is read as text, though 2 of its 3 values "
      + "are numbers: correct the other, leave it empty, or name it with --missing."
    // No count of rows stands in for numbers that were not understood.
    let result = try Self.run(text)
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors == note + " To count rows instead, use --aggregate count.\n")
    let asked = try Self.run(text, ["--y", "v"])
    #expect(asked.status == 2 && asked.errors == note + "\n")
    #expect(try Self.run(text, ["--missing", "oops"]).output.contains("January 2: value missing"))
  }

  /// Missing is one thing, infinite and not a number are others.
  @Test func whatHasNoPlaceAlongXIsToldApart() throws {
    let result = try Self.run("x,y\n1,5\n2,6\ninf,7\nNaN,8\n,9\n3,4\n")
    let lines = result.output.split(separator: "\n").filter { $0.contains("left out") }
    #expect(
      lines == [
        "1 row left out, because it has no x.", "2 rows left out, because their x has no place on the axis.",
      ], "\(result.output)")
  }

  /// A row that columns make several of is one row.
  @Test(arguments: [[], ["--mark", "point"]])
  func rowsWithoutXAreCountedOnce(_ options: [String]) throws {
    let text = "item,sales north,sales south\nx,5,6\n,7,8\ny,9,4\nz,3,2\n"
    let result = try Self.run(text, ["--x", "item"] + options)
    #expect(result.output.contains("\n1 row left out, because it has no item.\n"), "\(result.output)")
  }

  /// What no double holds is set aside, and what it would be is not told; infinity is told where somebody wrote it.
  @Test func whatIsTooLargeIsSetAside() throws {
    let result = try Self.run("x,y\na,1e400\nb,12\nc,inf\n", ["--detail", "marks"])
    #expect(
      result.errors == "t.csv, row 1 (line 2), column y: \"1e400\" is not a number of at most 1.8e308. Set aside; use "
        + "--strict to stop at the first such row.\n")
    #expect(result.output.contains("\n1 row set aside, because it does not fit the columns.\n"), "\(result.output)")
    #expect(result.output.hasSuffix("B: 12\nC: infinity\n"), "\(result.output)")
    let signed = try Self.run("x,y\na,1e400%\nb,12%\nc,13%\n")
    #expect(
      signed.errors.hasPrefix("t.csv, row 1 (line 2), column y: \"1e400%\" is not a number with % of at most 1.8e308."))
    let json = try TemporaryFolder()
    let rows = try json.file("t.json", #"[{"x": "a", "y": 1e400}, {"x": "b", "y": 12}]"#)
    #expect(try Program.run([rows]).errors.hasPrefix("t.json, row 1 (line 1), column y: \"1e400\" is not a number of"))
  }

  /// The page of reading lists the words as the program knows them.
  @Test func thePageHasItsExamples() throws {
    let page = Project.folder.appendingPathComponent("Documentation/reading.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let result = try Self.run("date,v\n2025-01-01,1\n2024-13-45,4\n2025-01-02,2\n2025-01-03,7\n2025-01-04,5\n")
    #expect(
      text.contains(result.errors.replacing("t.csv", with: "a.csv").replacing(": correct", with: ":\ncorrect")))
  }
}

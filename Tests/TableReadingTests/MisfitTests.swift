import ChartModel
import SourceText
import Testing

@testable import TableReading

/// Cells that make text of a column of numbers or dates: said with place, reason and remedy, and only where it matters.
@Suite struct MisfitTests {
  private func told(
    _ text: String, name: String = "t.csv", _ change: (inout ChartRequest) -> Void = { _ in }
  ) throws -> [String] {
    var request = ChartRequest()
    change(&request)
    let reader = try Tables.open(text, name: name)
    do {
      return reader.misfits(of: request, try reader.specification(for: request)).map(\.description)
    } catch let error as ReadingError where request.y == nil {
      return [error.description]
    }
  }

  private static let countInstead = " To count rows instead, use --aggregate count."

  static let cases: [(text: String, told: [String])] = [
    (
      "date,v\n2025-01-01,1\n2024-13-45,4\n2025-01-02,2\n",
      [
        "t.csv, row 2 (line 3), column date: \"2024-13-45\" is not a date. "
          + "The column is read as text, though 2 of its 3 values are dates: correct the other, leave it empty, or name it with --missing."
      ]
    ),
    (
      "date,v\n2025-01-01,1\n\n2025-01-02,oops,9\n2025-01-02,oops\n2025-01-03,2\n2025-01-04,3\n2025-01-05,?\n2025-01-06,3\n",
      [
        "t.csv, row 3 (line 5), column v: \"oops\" is not a number. "
          + "The column is read as text, though 4 of its 5 values are numbers: correct the other, leave it empty, or name it with --missing."
          + countInstead
      ]
    ),
    (
      "date,v\n2025-01-01,1%\n2025-01-02,2\n2025-01-03,3%\n",
      [
        "t.csv, row 2 (line 3), column v: \"2\" is not a number with %. "
          + "The column is read as text, though 2 of its 3 values are numbers with %: correct the other, leave it empty, or name it with --missing."
          + countInstead
      ]
    ),
    (
      "date,run\n2025-01-01,\n2025-01-02,1:30:00\n2025-01-03,0:45\n",
      [
        "t.csv, row 2 (line 3), column run: \"1:30:00\" is not a number. Times of day and lengths of time are read as text: "
          + "write a length as a number, and name its unit with --y-unit." + countInstead
      ]
    ),
    (
      "date,v\n6/7/2025,5\n6/8/2025,6\n",
      [
        "t.csv, row 1 (line 2), column date: \"6/7/2025\" is not a date of a known order. "
          + "The day or the month may come first: use --date-order day-first or --date-order month-first to say which."
      ]
    ),
    (
      "date;v\n2025-01-01;1,234\n2025-01-02;2,345\n",
      [
        "t.csv, row 1 (line 2), column v: \"1,234\" is not a number. "
          + "Its comma may be a decimal mark, or stand between thousands: use --decimal comma or --decimal point to say which."
          + countInstead
      ]
    ),
    (
      "date;v\n2025-01-01;1,234 €\n2025-01-02;2,345 €\n",
      [
        "t.csv, row 1 (line 2), column v: \"1,234 €\" is not a number. "
          + "Its comma may be a decimal mark, or stand between thousands: use --decimal comma or --decimal point to say which."
          + countInstead
      ]
    ),
    // Names that are numbers but for one are names.
    ("room,temp\n101,20\n102,21\n103B,22\n", []),
    // Of several, the first is told.
    (
      "date,v,w\n2025-01-01,a,c\n2025-01-02,1,1\n2025-01-03,3,3\n",
      [
        "t.csv, row 1 (line 2), column v: \"a\" is not a number. "
          + "The column is read as text, though 2 of its 3 values are numbers: correct the other, leave it empty, or name it with --missing."
          + countInstead
      ]
    ),
    // A value that is missing, zero or not a number fits; text is text; what the chart does not show says nothing.
    ("date,v\n2025-01-01,\n2025-01-02,0\n2025-01-03,NaN\n2025-01-04,NA\n", []), ("name,v\na,1\nb,2\n", []),
    ("name,v\na,1\n2,2\n3b,2\n", []), ("date,v,code\n2025-01-01,1,1\n2025-01-02,2,2\n2025-01-03,3,A\n", []),
    ("hour,v\n08:00,1\n09:00,2\n", []), ("app,v\n1.2.25,1\n1.3.25,2\n", []), ("a,v\nx,1\n5,2\n", []),
  ]

  @Test(arguments: 0..<cases.count) func whatIsTold(index: Int) throws {
    #expect(try told(Self.cases[index].text) == Self.cases[index].told)
  }

  @Test func whatSomebodyAskedForIsNotQuestioned() throws {
    let text = "date,v,w\n2025-01-01,1,1\n2025-01-02,x,2\n2025-01-03,3,3\n"
    #expect(try told(text).count == 1)
    #expect(try told(text) { $0.y = "w" } == [])
    #expect(try told(text) { $0.aggregate = .count } == [])
    #expect(try told(text) { $0.series = "v" } == [])
    #expect(try told(text) { $0.x = "v" }.count == 1, "numbers along X were meant")
  }

  @Test func yThatIsNoNumberNamesItsCell() throws {
    let text = "date,v\n2025-01-01,1\n2025-01-02,x\n2025-01-03,3\n"
    #expect(
      Tables.message { _ = try told(text) { $0.y = "v" } }
        == "t.csv, row 2 (line 3), column v: \"x\" is not a number. "
        + "The column is read as text, though 2 of its 3 values are numbers: correct the other, leave it empty, or name it with --missing."
    )
  }

  @Test func recordsHavePlacesToo() throws {
    let text = "[{\"d\":\"2025-01-01\",\"v\":1},\n {\"d\":\"soon\",\"v\":2},\n {\"d\":\"2025-01-03\",\"v\":3}]"
    #expect(
      try told(text, name: "t.json").map { $0.prefix(50) } == ["t.json, row 2 (line 2), column d: \"soon\" is not a "])
  }

  @Test func textsAreSafe() throws {
    let told = try told("d,v\n2025-01-01,1\n2025-01-02,\u{1B}[1m\u{7}\n2025-01-03,3\n")
    #expect(told.first?.contains("\"\\u{1B}[1m\\u{7}\"") == true)
  }
}

import Testing

/// What the data do not hold is not said: each kind of statement that would mislead, as a small table with what is said of it.
@Suite struct HonestTextTests {
  private static func rows(_ header: String, _ count: Int, _ row: (Int) -> String?) -> String {
    SaidTable.rows(header, count, row)
  }

  private static func two(_ number: Int) -> String { SaidTable.two(number) }

  /// Days of January to March 2021.
  private static func day(_ place: Int) -> String {
    place < 31
      ? "2021-01-\(two(place + 1))" : place < 59 ? "2021-02-\(two(place - 30))" : "2021-03-\(two(place - 58))"
  }

  private static func month(_ place: Int) -> String { "\(2000 + place / 12)-\(two(place % 12 + 1))" }

  private static let cases: [SaidTable] = [
    SaidTable(
      description: "five waves of a year are no trend", options: [],
      table: rows("month,temperature", 60) { "\(month($0)),\(10 + abs(6 - $0 % 12) * 3 + $0 * 7 % 3)" },
      says: "Highest in January each year, from 28 in January 2000 to 28 in January 2004.", never: ["trend", "overall"]),
    SaidTable(
      description: "deaths that never fall are a running total", options: ["--y", "deaths"],
      table: rows("date,deaths", 40) { "\(day($0)),\(100 + $0 * $0 * 3)" },
      says: "Rose from 100 on January 1 to 4,663 on February 9.",
      never: ["in total"]),
    SaidTable(
      description: "employees of several months are no total", options: ["--aggregate", "sum"],
      table: "date,employees\n2024-01-05,120\n2024-02-10,125\n2024-03-15,130\n",
      says: "Rose from 120 on January 5 to 130 on March 15.", never: ["375", "in total"]),
    SaidTable(
      description: "weeks of one day and of two are partial", options: ["--bucket", "week", "--y", "births"],
      table: rows("date,births", 67) { "\(day($0 + 1)),\(100 + $0 % 3)" },
      says: "First and last week partial: data from January 2 to March 9, 2021.", never: ["owest: 100 ", "owest: 30"]),
    SaidTable(
      description: "readings of a day come as their mean", options: ["--bucket", "day"],
      table: rows("time,glucose", 300) { "\(day($0 / 20))T\(two($0 % 20)):00,\(90 + $0 * 37 % 101)" },
      says: "Half of the means lie between about 138.4 and about 141.4.", never: ["Half of the values"]),
    SaidTable(
      description: "January is not compared with December", options: [],
      table: rows("month,price", 60) {
        "\(month($0)),\([5, 1, 2, 3, 5, 7, 8, 9, 8, 7, 6, 9][$0 % 12] + $0 * 2 + $0 * 7 % 2)"
      },
      says: "Rose overall from 32 in December 2000 to 128 in December 2004, with a yearly cycle.",
      never: ["from 5 in January 2000"]),
    SaidTable(
      description: "a day without an event is a day of none", options: ["--aggregate", "count", "--bucket", "day"],
      table: "date\n2021-01-01\n2021-01-01\n2021-01-04\n",
      says: "3 in total, 0.75 a day.", never: ["No data", "no data"]),
    SaidTable(
      description: "a job ends on the day that the file says", options: [],
      table: "task,start,finish\nA,1882-05-01,1882-05-30\nB,1882-05-03,1882-05-10\nC,1882-05-04,1882-05-06\n",
      says: "3 events, longest: A, 29 days; shortest: C, 2 days.", never: ["May 29", "1 A"]),
    SaidTable(
      description: "days by name have no first and no last", options: ["--x", "day", "--y", "tip", "--series", "sex"],
      table: "day,sex,tip\nSun,f,3.3\nSun,m,3.2\nThur,f,2.5\nThur,m,2.9\nFri,f,2.7\nFri,m,2.6\n",
      says: "F: between 2.5 and 3.3.", never: ["from 3.3 to 2.7"]),
    SaidTable(
      description: "groups that go up are not told as one that goes down",
      options: ["--x", "length", "--y", "depth", "--series", "species", "--mark", "point"],
      table: rows("length,depth,species", 36) {
        "\($0 % 12 + $0 / 12 * 20),\(100 - $0 / 12 * 50 + $0 % 12 + $0 * 5 % 3),\(["a", "b", "c"][$0 / 12])"
      },
      says: "Within each species higher length goes with higher depth, overall with lower."),
    SaidTable(
      description: "many values that go far and to no end go from turn to turn", options: [],
      table: rows("month,price", 120) { place in
        let wave = { (place: Int, length: Int) in min(place % length, length - place % length) }
        let value = 100 + wave(place, 23) * 2 - wave(place + 9, 37) * 2 + wave(place + 20, 61)
        return "\(month(place)),\(value)"
      },
      says: "Up from 102 to 123 in May 2002, down to 69 in November 2003, up to 132 in June 2005, "
        + "down to 87 in August 2009.",
      never: ["Half of the values"]),
    SaidTable(
      description: "parts of what is there at a moment have no total over time", options: [],
      table: "Month,Vacant,Occupied,Total rooms\n2024-01,40,60,100\n2024-02,35,65,100\n2024-03,20,80,100\n",
      says: "Share of Occupied rose from 60 percent in January to 80 percent in March.", never: ["in total"]),
    SaidTable(
      description: "one whole week between two that are not is the only one", options: ["--bucket", "week"],
      table: rows("day,sessions", 14) { "2025-03-\(two($0 + 1)),\(1_000 + $0)" },
      says: "7,028 in the week of March 2, the only whole week.", never: ["owest", "in total"]),
    SaidTable(
      description: "what is below a bound may be the lowest", options: [],
      table: "sample,lead\nA,<1\nB,<1\nC,2.1\nD,<1\nE,>50\nF,3\n",
      says: "Highest: 3 for F. Left out: values known only as less than 1 and more than 50."),
    SaidTable(
      description: "bounds are told as they stand", options: [],
      table: "sample,lead\nA,<0.05\nB,≥9\nC,<-5\nD,4\nE,>2k\nF,3\n",
      says:
        "Highest: 4 for D. Left out: values known only as less than 0.05, more than 9, less than minus 5, and more than 2,000."
    ),
    SaidTable(
      description: "names with a letter are names", options: ["--x", "size"],
      table: "size,views\n480p,7\n720p,9\n1080p,14\n", says: "1. 480p: 7"),
    SaidTable(
      description: "a year with the mark of a footnote is a year", options: [],
      table: "Year,Births\n2014,1000\n2015,1020\n2016*,1500\n2017,1010\n2018 (p),990\n",
      says: "3. 2016: 1,500", never: ["set aside", "no data"]),
    SaidTable(
      description: "each round of a season goes both ways", options: [],
      table: rows("quarter,price", 84) { place in
        let season = place > 56 ? [3, 0, 5, -20][place % 4] : 0
        return "\(2000 + place / 4)-Q\(place % 4 + 1),\((30 + place) * (100 + season) / 100 + place * 7 % 5)"
      },
      says: "Rose overall from 34 in Q4 2000 to 91 in Q4 2020; highest: 121 in Q3 2020.",
      never: ["with a fall"]),
    SaidTable(
      description: "a stack goes where its sums go",
      options: ["--x", "year", "--y", "sales", "--series", "kind", "--mark", "bar"],
      table: rows("year,kind,sales", 10) { "\(1940 + $0 / 2 * 5),\(["a", "b"][$0 % 2]),\(10 + $0 * $0)" },
      says: "Total rose from 21 in 1940 to 165 in 1960; 55 percent of that b.", never: ["average of 15"]),
    SaidTable(
      description: "what chance would not make is no lack of a relation", options: ["--mark", "point"],
      table: rows("a,b", 60) { "\(Double($0) + 0.5),\(100 - $0 + $0 * 37 % 71 * 3 / 2)" },
      says: "Higher a tends to go with lower b: rank correlation minus 0.41."),
    SaidTable(
      description: "parts in percent are no total", options: ["--aggregate", "mean", "--x", "year", "--y", "rate"],
      table: "year,rate\n2001,40%\n2002,30%\n2003,20%\n2004,60%\n", says: "Varied between 20 and 60 percent.",
      never: ["150", "in total"]),
  ]

  @Test(arguments: cases) func isSaid(_ given: SaidTable) throws { try given.check() }

  @Test func partialRowsOfTables() throws {
    let table = Self.rows("date,births", 67) { "\(Self.day($0 + 1)),\(100 + $0 % 3)" }
    let lines = try Program.lines(["table", "--bucket", "week", "--y", "births"], "t.csv", table)
    #expect(lines.filter { $0.hasSuffix(", partial") }.count == 2)
    let markdown = try Program.lines(["table", "--format", "markdown", "--bucket", "week"], "t.csv", table)
    #expect(markdown.filter { $0.contains(", partial |") }.count == 2)
  }

  /// Hours and months that go to no end have a highest and a lowest all the same.
  @Test func rowsAndColumnsThatGoNowhere() throws {
    let cells = (0..<36).map { place in
      let value = [3, 1, 6, 2, 5, 4][place % 6] * 2 + [2, 6, 1, 5, 3, 4][place / 6] * 10
      return #"{"h": \#(place % 6), "m": \#(place / 6 + 1), "v": \#(value)}"#
    }
    let chart = """
      {"data": {"values": [\(cells.joined(separator: ","))]}, "mark": "rect", "encoding": {
       "x": {"field": "h", "type": "ordinal"}, "y": {"field": "m", "type": "ordinal"},
       "color": {"field": "v", "type": "quantitative"}}}
      """
    let lines = try Program.lines(["describe"], "heat.vl.json", chart)
    #expect(
      lines.dropFirst().first == "Highest mean by m: 2, 67; lowest: 3, 17; highest: 72, m 2, h 2.")
  }

  /// Two rates whose intervals hold each other are no first and second.
  @Test func intervalsThatHoldEachOther() throws {
    let chart = """
      {"data": {"values": [{"a": "A", "r": 9.8, "lo": 8.1, "hi": 11.5}, {"a": "B", "r": 9.1, "lo": 7.6, "hi": 10.6},
        {"a": "C", "r": 7.0, "lo": 5.9, "hi": 7.2}]},
       "encoding": {"x": {"field": "a", "type": "nominal"}},
       "layer": [
        {"mark": "bar", "encoding": {"y": {"field": "r", "type": "quantitative"}}},
        {"mark": "errorbar", "encoding": {"y": {"field": "lo", "type": "quantitative"}, "y2": {"field": "hi"}}}]}
      """
    let lines = try Program.lines(["describe"], "rates.vl.json", chart)
    #expect(lines.dropFirst().first == "A, 9.8, and B, 9.1, lie within each other's intervals; lowest: 7 for C.")
  }
}

import Testing

/// Where series are at last, who led before, in which stretch most of a way lies, and orders that names have.
@Suite struct LastSentenceTests {
  private static let line = ["--x", "year", "--y", "rate", "--mark", "line"]
  private static let lines = line + ["--series", "area"]

  /// A row a year from 1990 on of each series, whose values are made from the place of the year.
  private static func table(_ count: Int, _ series: [(name: String, value: (Int) -> Int)]) -> String {
    SaidTable.rows("year,area,rate", count * series.count) { row in
      let (place, own) = row.quotientAndRemainder(dividingBy: series.count)
      return "\(1990 + place),\(series[own].name),\(series[own].value(place))"
    }
  }

  /// Bars of two groups beside each other by name.
  private static func bars(_ names: [String], step: Int = 8) -> String {
    let rows = names.enumerated().flatMap { place, name -> [String] in
      let men = 400 - place * step * 10 - place
      let women = 360 - place * step * 9 - place
      return [("Men", men), ("Women", women)].map {
        #"{"name": "\#(name)", "group": "\#($0.0)", "share": \#($0.1)}"#
      }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "bar", "encoding": {"x": {"field": "name", "sort": null},
       "xOffset": {"field": "group"}, "color": {"field": "group"}, "y": {"field": "share", "type": "quantitative"}}}
      """
  }

  private static let peak = [
    35, 38, 42, 47, 52, 56, 60, 58, 54, 50, 47, 45, 44, 42, 41, 40, 39, 38, 37, 36, 35, 35, 34, 34,
  ]

  private static let lasts: [SaidTable] = [
    SaidTable(
      description: "where the other of two is that crossed", options: lines,
      table: table(12, [("North", { 10 + $0 * 6 }), ("South", { 30 + $0 % 3 })]),
      says: "North passed South in 1994; North up to 76; South at 32."),
    SaidTable(
      description: "two that part at last", options: lines,
      table: table(
        30,
        [
          ("North", { 10 + ($0 < 15 ? $0 * 4 : $0 < 22 ? 74 - ($0 - 15) * 3 : 53 + ($0 - 22) * 6) }),
          ("South", { ($0 == 3 ? 24 : 8 + $0 * 4) - max(0, $0 - 15) * 8 }),
        ]),
      says: "Gap between North and South: 2 in 1990, 93 in 2019; North up to 105."),
    SaidTable(
      description: "the highest of all beside the one that rose most", options: lines,
      table: table(20, [("North", { 50 + $0 }), ("South", { 20 + $0 * 2 }), ("West", { 10 + $0 })]),
      says: "All 3 rose, South most: from 20 to 58; North always highest, from 50 to 69."),
    SaidTable(
      description: "the one that led before the last", options: lines,
      table: table(
        20,
        [("North", { 50 + $0 }), ("South", { min(45 + $0 * 3, 80) }), ("West", { 8 + $0 * 6 })]),
      says: "All 3 rose, West most: from 8 to 122; West passed South in 2003."),
    SaidTable(
      description: "a peak of one far above all that ends among them", options: lines,
      table: table(
        24,
        [
          ("North", { peak[$0] }),
          ("South", { 22 - $0 * 21 / 23 }), ("West", { $0 * 30 / 23 }),
        ]),
      says: "North up from 35 in 1990 to a peak of 60 in 1996, down to 34 in 2013; West up to 30; South down to 1."),
  ]

  private static let games = ["Rome", "Tokyo", "Paris", "Bonn", "Oslo", "Bern", "Lyon", "Graz", "Kiel", "Ulm"]
  private static let years = [1938, 1939, 1945, 1950, 1956, 1961, 1963, 1967, 1974, 1976, 1981, 2009]

  private static let ways: [SaidTable] = [
    SaidTable(
      description: "a fall behind a peak that a few years made", options: line,
      table: SaidTable.rows("year,rate", 46) {
        "\(1975 + $0),\($0 < 13 ? 200 + $0 * 4 : $0 < 17 ? 248 - ($0 - 12) * 25 : 140 - ($0 - 17) * 2 + $0 % 3)"
      }, says: "Up from 200 in 1975 to 248 in 1987, down to 84 in 2020, mostly from 1987 to 1991."),
    SaidTable(
      description: "an end that stays what it is for long", options: ["--x", "day", "--y", "wage", "--mark", "line"],
      table: SaidTable.rows("day,wage", 12) {
        "\(years[$0])-07-01,\(min($0, 10) * 30 + 25)"
      }, says: "Rose from 25 in Q3 1938 to 325 in Q3 2009, level since Q3 1981."),
    SaidTable(
      description: "names that come one after the other", options: ["--x", "games", "--y", "paid", "--mark", "bar"],
      table: SaidTable.rows("games,paid", 10) {
        "\(games[$0]) \(1960 + $0 * 4),\($0 * $0 * 5 + 2)"
      }, says: "Up from 2 for Rome 1960 to 407 for Ulm 1996."),
    SaidTable(
      description: "names in an order that their author gave", name: "t.vl.json",
      table: bars(["Dropout", "School", "College", "Master"]),
      says: "Men always above Women; both fall from Dropout to Master; highest: 400, Men for Dropout."),
    SaidTable(
      description: "names in the order of the alphabet", name: "t.vl.json",
      table: bars(["Berlin", "Dresden", "Munich", "Ulm"]),
      says: "Men always above Women; highest: 400, Men for Berlin.", never: ["fall from"]),
    SaidTable(
      description: "a row that falls while the others rise", name: "t.vl.json", table: coverage,
      says: "Mean rose from 43.5 in 1996 to about 63.2 in 2015; C4 fell most, from 95 in 1996 to 23 in 2015."),
    SaidTable(
      description: "two parts of which one takes the place of the other", name: "t.vl.json", table: sales,
      says:
        "Highest: 1,037 in 2009; share of Vans rose from 8 percent in 2000 to 43 percent in 2011; Cars fell from 74 percent to 43 percent."
    ),
  ]

  /// The share of six countries by year, of which one falls at last.
  private static let coverage: String = {
    let rows = (0..<6).flatMap { country in
      (0..<20).map { year in
        let value = country == 4 ? (year < 17 ? 95 : 95 - (year - 16) * 24) : 20 + country * 6 + year * 2
        return #"{"year": "\#(1996 + year)", "country": "C\#(country)", "share": \#(value)}"#
      }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "rect", "encoding": {"x": {"field": "year"},
       "y": {"field": "country"}, "color": {"field": "share", "type": "quantitative"}}}
      """
  }()

  /// What three kinds of cars sold by year.
  private static let sales: String = {
    let cars = [460, 500, 480, 550, 520, 580, 630, 560, 520, 550, 490, 440]
    let rows = cars.enumerated().flatMap { year, sold -> [String] in
      let kinds = [("Cars", sold), ("Vans", 50 + year * 35), ("Other", 110 + year % 4 * 12)]
      return kinds.map { #"{"year": "\#(2000 + year)", "kind": "\#($0.0)", "sold": \#($0.1)}"# }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "bar", "encoding": {"x": {"field": "year",
       "type": "ordinal"}, "color": {"field": "kind"}, "y": {"field": "sold", "type": "quantitative"}}}
      """
  }()

  /// Series of numbers by year from 2000 on; a year without a number has no row.
  private static func series(_ all: [(name: String, values: [Int?])]) -> String {
    let rows = all.flatMap { own in
      own.values.enumerated().compactMap { place, value in value.map { "\(2000 + place),\(own.name),\($0)" } }
    }
    return (["year,area,rate"] + rows).joined(separator: "\n") + "\n"
  }

  /// A line by season, written without a separator of thousands.
  private static let seasons = """
    {"data": {"values": [\((0..<20).map { #"{"season": \#(1990 + $0), "v": \#($0 * 3 + 5)}"# }.joined(separator: ","))]},
     "mark": "line", "encoding": {"x": {"field": "season", "type": "quantitative", "axis": {"format": "d"},
     "scale": {"zero": false}}, "y": {"field": "v", "type": "quantitative"}}}
    """

  private static let never: [SaidTable] = [
    SaidTable(
      description: "two that part in the last year alone", options: lines,
      table: table(
        31,
        [
          (
            "North",
            { place in
              let more = [29: 500, 30: 2200][place] ?? 0
              return 1300 + place * 7 % 5 * 200 + more
            }
          ),
          ("South", { 1000 + $0 * 7 % 5 * 200 }),
        ]), says: "North always above South; 3,500 against 1,000 in 2020."),
    SaidTable(
      description: "two that keep changing places", options: lines,
      table: series([
        ("North", [46, 57, 38, 53, 32, 24, 32, 47, 54, 45, 29, 24, 49, 50, 36, 43, 64, 11, 32, 52]),
        ("South", [40, 15, 68, 39, 53, 92, 34, 50, 34, 14, 69, 48, 49, 65, 46, 63, 75, 36, 58, 53]),
      ]), says: "North between 11 and 64, South between 14 and 92."),
    SaidTable(
      description: "the highest of those that are there", options: lines,
      table: series([
        ("Fay", [39, 43, 47, 51, 54, 58, 62, 66, 70, 73, 77, 81, 85, nil, nil]),
        ("Ann", [29, 30, 30, 29, 30, 29, 29, 29, 29, 30, 29, 30, 29, 29, 29]),
        ("Dot", [22, 26, 30, 34, 38, 42, 45, 49, 53, 57, 61, 64, 68, 72, 76]),
      ]), says: "Line chart, 3 lines, 15 years.", never: ["always highest"]),
    SaidTable(
      description: "one that came down from far above", options: lines,
      table: series([("Bob", [7, 7, 7, 20]), ("Cid", [12, 14, 10, 14]), ("Dot", [9, 50, 20, 7])]),
      says: "Line chart, 3 lines, 4 years.", never: ["Dot at"]),
    SaidTable(
      description: "a gap that was wider between its ends", options: lines,
      table: series([("Ann", [7, 33, 15]), ("Bob", [2, 4, 5])]), says: "Line chart, 2 lines, 3 years.",
      never: ["Gap between"]),
    SaidTable(
      description: "one year far above a fall", options: lines,
      table: series([
        ("Hal", [82, 78, 74, 70, 66, 207, 60, 56, 50, 44]), ("Bob", [37, 35, 34, 32, 31, 29, 28, 26, 24, 20]),
        ("Ann", [90, 86, 84, 80, 76, 70, 64, 58, 50, 42]), ("Dot", [40, 38, 35, 32, 30, 27, 23, 20, 15, 11]),
      ]), says: "Line chart, 4 lines, 10 years.", never: ["to a peak of 207"]),
    SaidTable(
      description: "others that lie apart to the eye", options: lines,
      table: series([
        ("A", [22, 23, 24, 29, 25, 22, 28]), ("B", [83, 77, 78, 101, 107, 109, 124]),
        ("C", [159, 286, 415, 548, 455, 449, 539]),
      ]), says: "C rose most, from 159 in 2000 to 539 in 2006; the other 2 between 22 and 124."),
    SaidTable(
      description: "bars that hardly fall", name: "t.vl.json",
      table: bars(["Dropout", "School", "College", "Master"], step: 0),
      says: "Grouped bar chart, 2 series, 4 categories.",
      never: ["fall from"]),
    SaidTable(
      description: "numbers written as years are", name: "t.vl.json", table: seasons,
      says: "Rose from 5 in 1990 to 62 in 2009."),
  ]

  @Test(arguments: lasts + ways + never) func isSaid(_ given: SaidTable) throws { try given.check() }
}

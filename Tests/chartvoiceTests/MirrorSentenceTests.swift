import Testing

/// Series against each other, who is highest where, many swings, a way beside a cycle, far pairs, thin tails and reversed axes.
@Suite struct MirrorSentenceTests {
  private static let line = ["--x", "year", "--y", "rate", "--mark", "line"]
  private static let lines = line + ["--series", "area"]

  private static func pair(_ count: Int, _ north: (Int) -> Int, _ south: (Int) -> Int) -> String {
    SaidTable.rows("year,area,rate", count * 2) { row in
      let place = row / 2
      return "\(1990 + place),\(row % 2 == 0 ? "North" : "South"),\(row % 2 == 0 ? north(place) : south(place))"
    }
  }

  /// Bars of some groups beside each other by name, a row of values each group.
  private static func bars(_ names: [String], _ groups: [(name: String, values: [Int])], without: String? = nil)
    -> String
  {
    let rows = names.enumerated().flatMap { place, name in
      (name == without ? Array(groups.dropFirst()) : groups).map {
        #"{"name": "\#(name)", "group": "\#($0.name)", "share": \#($0.values[place])}"#
      }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "bar", "encoding": {"x": {"field": "name", "sort": null},
       "xOffset": {"field": "group"}, "color": {"field": "group"}, "y": {"field": "share", "type": "quantitative"}}}
      """
  }

  /// Ranks by year along an axis on which the first stands at the top.
  private static func ranks(_ names: [(name: String, ranks: [Int])]) -> String {
    let rows = names.flatMap { own in
      own.ranks.enumerated().map { #"{"year": "\#(2015 + $0)", "club": "\#(own.name)", "rank": \#($1)}"# }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "line", "encoding": {"x": {"field": "year",
       "type": "temporal"}, "color": {"field": "club"}, "y": {"field": "rank", "type": "quantitative",
       "scale": {"reverse": true, "zero": false}}}}
      """
  }

  private static let sides: [SaidTable] = [
    SaidTable(
      description: "shares of two that turn against each other", options: lines,
      table: pair(
        19, { 18 + ($0 < 11 ? $0 * 3 : 33 - ($0 - 11) * 3) }, { 82 - ($0 < 11 ? $0 * 3 : 33 - ($0 - 11) * 3) }),
      says: "North up from 18 in 1990 to a peak of 51 in 2001, down to 30 in 2008; South the other way about."),
    SaidTable(
      description: "names of which one has no value", name: "t.vl.json",
      table: bars(["A", "B", "C", "D", "E"], [("Men", [5, 6, 7, 8, 9]), ("Women", [3, 4, 2, 4, 5])], without: "C"),
      says: "Men above Women for 4 of 4; highest: 9, Men for E."),
    SaidTable(
      description: "the one that is higher at each of a few names", name: "t.vl.json",
      table: bars(["Good", "Bad", "Neutral"], [("Female", [51, 32, 17]), ("Male", [34, 53, 13])]),
      says: "Female highest for Good and Neutral, up to 51; Male highest for Bad, 53."),
    SaidTable(
      description: "who leads at a name by little", name: "t.vl.json",
      table: bars(["Good", "Bad", "Neutral"], [("Female", [51, 52, 17]), ("Male", [34, 53, 13])]),
      says: "Female above Male for 2 of 3; highest: 53, Male for Bad; lowest: 13, Male for Neutral."),
    SaidTable(
      description: "one that falls along incomes, and one that rises", name: "t.vl.json",
      table: bars(
        ["under $40k", "$40-75k", "$75-125k", "$125k or more"],
        [("Always", [20, 27, 31, 34]), ("Sometimes", [36, 44, 47, 47]), ("Never", [44, 29, 22, 19])]),
      says: "Never falls from 44 for under $40k to 19 for $125k or more; Always rises from 20 to 34."),
    SaidTable(
      description: "one that falls along names without an order", name: "t.vl.json",
      table: bars(
        ["South", "East", "North", "West"],
        [("Always", [20, 27, 31, 34]), ("Sometimes", [36, 44, 47, 47]), ("Never", [44, 29, 22, 19])]),
      says: "Never highest for South, 44; Sometimes highest for East, North, and West, up to 47.", never: ["falls from"]
    ),
    SaidTable(
      description: "both fell, with peaks on the way", options: lines,
      table: pair(60, { 40 - $0 / 2 + ($0 == 14 ? 12 : 0) }, { 30 - $0 / 3 + ($0 == 6 ? 9 : 0) }),
      says: "Both fell, North most: from 40 in 1990 to 11 in 2049."),
    SaidTable(
      description: "the highest of all that rose", options: lines,
      table: SaidTable.rows("year,area,rate", 48) { row in
        let (place, own) = (row / 3, row % 3)
        return "\(1990 + place),\(["North", "South", "West"][own]),\([20 + place * 3, 12 + place, 8 + place / 2][own])"
      }, says: "All 3 rose, North most: from 20 to 65; North always highest."),
  ]

  private static let ends: [SaidTable] = [
    SaidTable(
      description: "a passing that does not hold at the end", options: lines,
      table: pair(
        15, { [52, 37, 20, 0, -14, -27, -27, -20, -8, -1, 3, 13, 17, 25, 28][$0] },
        { [9, 12, 19, 26, 34, 37, 42, 47, 44, 38, 32, 26, 18, 11, 10][$0] }),
      says: "North down from 52 in 1990 to a low of minus 27 in 1995, up to 28 in 2004."),
    SaidTable(
      description: "ends far from what was highest and lowest", options: lines,
      table: pair(
        10, { [9, 15, 22, 35, 42, 50, 44, 36, 28, 20][$0] }, { [30, 24, 12, 0, -16, -30, -20, -8, 4, 15][$0] }),
      says: "North passed South in 1992."),
    SaidTable(
      description: "both fell though one passed the other for a year", options: lines,
      table: pair(80, { 400 - $0 * 4 + $0 % 2 }, { 330 - $0 * 3 + ($0 == 20 ? 120 : 0) }),
      says: "Both fell, North most: from 400 in 1990 to 85 in 2069."),
    SaidTable(
      description: "one below zero that is nearly as far as the highest",
      options: ["--x", "country", "--y", "balance", "--mark", "bar"],
      table: SaidTable.rows("country,balance", 9) { "C\($0),\([50, 70, 200, 40, -150, 60, 80, 20, 90][$0])" },
      says: "All but C4 above zero; highest: 200 for C2; lowest: minus 150 for C4."),
    SaidTable(
      description: "one of which the sign is not known",
      options: ["--x", "country", "--y", "balance", "--mark", "bar"],
      table: SaidTable.rows("country,balance", 9) { "C\($0),\($0 == 6 ? "" : $0 == 2 ? "-3" : String($0 + 2))" },
      says: "7 of 8 above zero; highest: 10 for C8; lowest: minus 3 for C2.", never: ["All but"]),
    SaidTable(
      description: "all the same", name: "t.vl.json",
      table: bars(["A", "B", "C"], [("Men", [9, 9, 9]), ("Women", [9, 9, 9])]), says: "Every number is 9."),
  ]

  /// A stack of two parts by year.
  private static func parts(_ mark: String, _ value: (Int) -> (inside: Int, outside: Int)) -> String {
    let rows = (0..<10).flatMap { place in
      [("Inside", value(place).inside), ("Outside", value(place).outside)].map {
        #"{"year": "\#(2007 + place)", "part": "\#($0.0)", "v": \#($0.1)}"#
      }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "\(mark)", "encoding": {"x": {"field": "year",
       "type": "ordinal"},
       "color": {"field": "part"}, "y": {"field": "v", "type": "quantitative"}}}
      """
  }

  private static let stacks: [SaidTable] = [
    SaidTable(
      description: "what is there each year is no sum of years", name: "t.vl.json",
      table: parts("bar") { (391 - $0 * 2 + $0 % 2 * 9, 256 - $0 * 9 + $0 % 3 * 12) },
      says: "Total ended lower: from 647 in 2007 to 557 in 2016; 63 percent of all is Inside."),
    SaidTable(
      description: "a total that grows by half", name: "t.vl.json",
      table: parts("area") { (200 - $0 * 10, 100 + $0 * 30) },
      says: "Total rose from 300 in 2007 to 480 in 2016; 77 percent of that Outside."),
    SaidTable(
      description: "a share that goes back and forth", name: "t.vl.json",
      table: parts("area") { $0 == 9 || $0 % 2 == 0 ? (10, 90) : (90, 10) },
      says:
        "Share of Inside: lowest 10 percent in 2007, 2009, 2011, and 3 more, highest 90 percent in 2008, 2010, 2012, and 2014.",
      never: ["rose from", "fell from"]),
    SaidTable(
      description: "bins of years", name: "t.vl.json",
      table: """
        {"data": {"values": [\((0..<300).map { #"{"year_built": \#(1900 + ($0 % 3 == 0 ? 90 + $0 % 15 : $0 * 37 % 60))}"# }
          .joined(separator: ","))]}, "mark": "bar", "encoding": {"x": {"field": "year_built", "bin": {"step": 5}},
         "y": {"aggregate": "count"}}}
        """, says: "200 of 300 from 1900 to 1960, 100 from 1990 to 2005."),
  ]

  private static let courses: [SaidTable] = [
    SaidTable(
      description: "one far above and one far below all others", options: line,
      table: SaidTable.rows("year,rate", 40) { "\(1980 + $0),\($0 == 12 ? 1000 : $0 == 25 ? -1000 : 10 + $0 / 2)" },
      says: "Highest: 1,000 in 1992; lowest: minus 1,000 in 2005; otherwise between 10 and 29."),
    SaidTable(
      description: "swings at uneven distances", options: ["--x", "age", "--y", "degrees", "--mark", "line"],
      table: SaidTable.rows("age,degrees", 240) { place in
        let starts = [0, 34, 86, 114, 171, 203, 240]
        let at = starts.lastIndex { $0 <= place } ?? 0
        let (from, to) = (starts[at], starts[min(at + 1, 6)])
        let part = Double(place - from) / Double(max(to - from, 1))
        return "\(place * 2),\(Int((part < 0.2 ? part * 50 - 8 : 2 - (part - 0.2) * 12.5).rounded()) + place % 2)"
      }, says: "Up and down 6 times between minus 8 and 3."),
    SaidTable(
      description: "a collapse and half of the way back beside a weekly cycle",
      options: ["--x", "day", "--y", "riders", "--mark", "line"],
      table: SaidTable.rows("day,riders", 700) { place in
        let level = place < 30 ? 500 : place < 50 ? 500 - (place - 30) * 23 : min(40 + (place - 50) / 2, 340)
        return "\(SaidTable.day(place)),\(level * (place % 7 > 4 ? 6 : 10))"
      },
      says:
        "Weekly mean down from about 4,430 in January 2021 to about 369 in February 2021, up to about 3,010 in October 2022."
    ),
    SaidTable(
      description: "a record before the end", options: ["--x", "year", "--y", "attacks", "--mark", "bar"],
      table: SaidTable.rows("year,attacks", 58) {
        "\(1960 + $0),\($0 < 19 ? 84 - $0 * 3 : $0 == 55 ? 140 : 30 + ($0 - 18) * 2 + $0 % 3)"
      }, says: "Down from 84 in 1960 to a low of 30 in 1978, up to 108 in 2017; highest: 140 in 2015."),
    SaidTable(
      description: "ranks of which the first stands at the top", name: "t.vl.json",
      table: ranks([("Rovers", [5, 4, 3, 2, 1]), ("United", [1, 2, 2, 3, 4])]),
      says:
        "Rovers climbed most, from 5 in 2015 to 1 in 2019; United sank most, from 1 in 2015 to 4 in 2019. Lower values are drawn higher."
    ),
  ]

  /// Rows whose values are drawn in bins of five.
  private static func histogram(_ values: [Int]) -> String {
    let rows = values.map { #"{"days": \#($0)}"# }.joined(separator: ",")
    return """
      {"data": {"values": [\(rows)]}, "mark": "bar", "encoding": {"x": {"field": "days", "bin": {"step": 5}},
       "y": {"aggregate": "count"}}}
      """
  }

  /// A heat map of months by year; the last year has its first months alone.
  private static func sales(_ value: (Int, Int) -> Int) -> String {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let rows = (0..<8).flatMap { year in
      months.indices.compactMap { month in
        year == 7 && month > 6
          ? nil : #"{"year": "\#(2008 + year)", "month": "\#(months[month])", "price": \#(value(year, month))}"#
      }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "rect", "encoding": {"x": {"field": "year"},
       "y": {"field": "month", "sort": null}, "color": {"field": "price", "type": "quantitative"}}}
      """
  }

  private static let grids: [SaidTable] = [
    SaidTable(
      description: "a long thin tail behind a high bin", name: "t.vl.json",
      table: histogram(
        [2, 3, 4, 4, 6, 6, 7, 7, 8, 8, 9, 11, 12, 13, 16].flatMap { Array(repeating: $0, count: 8) }
          + [22, 27, 31, 36, 42, 47, 53, 58, 64, 69, 74, 78, 83, 88, 93, 97]),
      says: "Fullest: 56 of 136, from 5 to 10; 82 percent from 0 to 15 days; a few up to 100 days."),
    SaidTable(
      description: "months of years of which the last has some", name: "t.vl.json",
      table: sales { year, month in
        300 + year * 3 % 8 * 15 + [0, 20, 60, 90, 130, 150, 160, 120, 70, 50, 20, 30][month]
      },
      says: "Highest mean by month: Jul, about 513; lowest: Jan, about 353; highest: 565, month Jul, year 2013."),
    SaidTable(
      description: "rows with holes that all end higher", name: "t.vl.json",
      table: spending, says: "All 6 ended higher, C5 most: from 13 to 71; highest: 75, country C5, year 1915."),
  ]

  /// What six countries spend by year, with years without a value, and high ones in war.
  private static let spending: String = {
    let rows = (0..<6).flatMap { country in
      (0..<40).compactMap { year -> String? in
        if country < 3, (12..<20).contains(year) { return nil }
        let war = country > 3 && (12..<16).contains(year) ? 40 : 0
        return
          #"{"year": "\#(1900 + year)", "country": "C\#(country)", "share": \#(8 + country + year * (10 + country) / 10 + war)}"#
      }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "rect", "encoding": {"x": {"field": "year"},
       "y": {"field": "country"}, "color": {"field": "share", "type": "quantitative"}}}
      """
  }()

  @Test(arguments: sides + ends + stacks + courses + grids) func isSaid(_ given: SaidTable) throws { try given.check() }
}

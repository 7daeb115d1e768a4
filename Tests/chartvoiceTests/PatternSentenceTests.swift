import Testing

/// Blocks and turns of heat maps, series that leave the others, and what lies far beyond all others, each in a small table.
@Suite struct PatternSentenceTests {
  private static func rows(_ header: String, _ count: Int, _ row: (Int) -> String?) -> String {
    SaidTable.rows(header, count, row)
  }

  /// Values of series, a list each, at places along X.
  private static func series(_ header: String, _ places: [String], _ all: [(name: String, values: [Int])]) -> String {
    rows(header, places.count * all.count) { row in
      let (place, series) = (row / all.count, all[row % all.count])
      return "\(places[place]),\(series.name),\(series.values[place])"
    }
  }

  private static func days(_ count: Int) -> [String] { (1...count).map { "2024-03-\(SaidTable.two($0))" } }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// A heat map of the days of a week and hours from 6 to 21.
  private static func week(_ value: (_ day: Int, _ hour: Int) -> Int) -> String {
    let cells = weekdays.indices.flatMap { day in
      (6..<22).map { #"{"day": "\#(weekdays[day])", "hour": \#($0), "calls": \#(value(day, $0))}"# }
    }
    return """
      {"data": {"values": [\(cells.joined(separator: ","))]}, "mark": "rect", "encoding": {"x": {"field": "hour",
       "type": "ordinal"}, "y": {"field": "day", "sort": null}, "color": {"field": "calls", "type": "quantitative"}}}
      """
  }

  private static func isAtWork(_ day: Int, _ hour: Int) -> Bool { day < 5 && (9...16).contains(hour) }

  private static let points = (0..<60).map { place in
    let (group, step) = (place % 3, place / 3)
    let y = [30 + step * 7 % 20, 2 + step % 3, 1 + step * 5 % 4][group]
    return
      #"{"x": \#([step, step / 2, 12 + step / 2][group]), "y": \#(y), "area": "\#(["South", "North", "East"][group])"}"#
  }.joined(separator: ",")

  private static let cases: [SaidTable] = [
    SaidTable(
      description: "a block of days and hours above all others", name: "t.vl.json",
      table: week { isAtWork($0, $1) ? 30 + $0 * 7 % 5 + $1 % 3 : 2 + ($0 + $1) % 5 },
      says: "High in columns 9 to 16 of rows Mon to Fri: at least 30, elsewhere at most 6."),
    SaidTable(
      description: "a block with a busy evening beside it", name: "t.vl.json",
      table: week { isAtWork($0, $1) || $0 == 6 && $1 == 20 ? 30 + $0 * 7 % 5 + $1 % 3 : 2 + ($0 + $1) % 5 },
      says: "High in columns 9 to 16 of rows Mon to Fri: mean about 32.9, elsewhere about 4.4."),
    SaidTable(
      description: "days at random are no block", name: "t.vl.json", table: week { ($0 * 31 + $1 * 17) % 40 + 3 },
      says: "Highest: 42, Mon, hour 7; Thu, hour 18; Sat, hour 12."),
    SaidTable(
      description: "hours of all days go down and up", name: "t.vl.json",
      table: week { 100 - (10 - abs($1 - 14)) * 7 - $0 * $1 % 3 },
      says: "Mean down from 86 at hour 6 to a low of about 29.1 at hour 14, up to 79 at hour 21."),
    SaidTable(
      description: "one name far ahead", options: ["--mark", "bar"],
      table: rows("field,pay", 7) { "\("ABCDEFG".dropFirst($0).prefix(1)),\([574, 440, 431, 400, 377, 350, 301][$0])" },
      says: "Highest: 574 for A; the others at most 440."),
    SaidTable(
      description: "a leader who is followed closely", options: ["--mark", "bar"],
      table: rows("field,pay", 7) { "\("ABCDEFG".dropFirst($0).prefix(1)),\([574, 520, 451, 400, 377, 350, 301][$0])" },
      says: "Highest: 574 for A, then B; lowest: 301 for G.", never: ["the others"]),
    SaidTable(
      description: "months that are about as long", options: ["--mark", "bar"],
      table: rows("month,births", 12) {
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return "\(names[$0]),\([1090, 1114, 1112, 1102, 1117, 1147, 1172, 1191, 1199, 1140, 1110, 1105][$0])"
      }, says: "Much the same; up from 1,090 in Jan to a peak of 1,199 in Sep, down to 1,105 in Dec."),
    SaidTable(
      description: "one of several leaves the others", options: ["--x", "day", "--y", "degrees", "--series", "rack"],
      table: series(
        "day,rack,degrees", days(12),
        [
          ("A", (0..<12).map { 21 + $0 % 2 }), ("B", (0..<12).map { 22 - $0 % 2 }),
          ("C", [21, 22, 21, 22, 22, 23, 25, 27, 28, 30, 31, 31]), ("D", (0..<12).map { 22 - $0 % 2 }),
        ]), says: "C rose most, from 21 on March 1 to 31 on March 12; the other 3 close together, between 21 and 22."),
    SaidTable(
      description: "one passes the first, which turned before",
      options: ["--x", "year", "--y", "share", "--series", "fuel"],
      table: series(
        "year,fuel,share", (0..<10).map { String(2001 + $0 * 2) },
        [
          ("Diesel", [56, 63, 69, 74, 77, 73, 66, 52, 43, 35]), ("Petrol", [44, 37, 31, 26, 22, 26, 33, 46, 55, 58]),
          ("Electric", [0, 0, 0, 0, 1, 1, 1, 2, 2, 2]),
        ]),
      says:
        "Petrol passed Diesel in 2017; Petrol up to 58; Diesel up from 56 in 2001 to a peak of 77 in 2009, down to 35 in 2019."
    ),
    SaidTable(
      description: "one that passed the other at the very beginning",
      options: ["--x", "day", "--y", "rate", "--series", "answer"],
      table: series(
        "day,answer,rate", days(31),
        [
          ("Yes", [46] + (1..<31).map { 40 + $0 * 7 % 3 }), ("No", [45] + (1..<31).map { 53 + $0 * 5 % 4 }),
        ]), says: "No above Yes in 30 of 31 days; No between 45 and 56; Yes between 40 and 46."),
    SaidTable(
      description: "a step between two levels is no fall", options: ["--mark", "line"],
      table: rows("year,flow", 80) { "\(1871 + $0),\(($0 < 28 ? 1100 : 850) + ($0 * 37 % 11 - 5) * 30)" },
      says: "Mean down from about 1,100 until 1898 to 850 since; highest: 1,250 in 1879 and 1890."),
    SaidTable(
      description: "values of long ago stand far apart", name: "t.vl.json",
      table: """
        {"data": {"values": [\((0..<60).map { place in
          let year = place < 16 ? 1000 + place * 50 : 1800 + (place - 16) * 5
          let air = place < 22 ? 278 + place * 5 % 7 : 284 + (place - 21) * (place - 21) / 10
          return #"{"year": \#(min(year, 2015)), "air": \#(air)}"#
        }.joined(separator: ","))]}, "mark": "line", "encoding": {"x": {"field": "year", "type": "quantitative",
         "axis": {"format": "d"}}, "y": {"field": "air", "type": "quantitative", "scale": {"zero": false}}}}
        """, says: "Between 278 and 284 until 1840, up to 428 in 2015."),
    SaidTable(
      description: "counts that go nowhere, and one year far beyond", options: ["--mark", "bar"],
      table: rows("year,ideas", 60) { "\(1860 + $0),\($0 == 25 ? 25 : $0 == 40 ? 20 : $0 * 7 % 11)" },
      says: "52 of 60 years between 1 and 10; highest: 25 in 1885."),
    SaidTable(
      description: "one value far below zero", options: ["--mark", "bar"],
      table: rows("land,balance", 9) {
        "\("ABCDEFGHI".dropFirst($0).prefix(1)),\([27, -347, 12, -69, -30, 20, -64, 5, -22][$0])"
      },
      says: "Lowest: minus 347 for B; 5 of 9 below zero; highest: 27 for A."),
    SaidTable(
      description: "a group above the others", name: "t.vl.json",
      table: """
        {"data": {"values": [\(points)]}, "mark": "point", "encoding": {"x": {"field": "x", "type": "quantitative"},
         "y": {"field": "y", "type": "quantitative"}, "color": {"field": "area"}}}
        """, says: "South apart, with higher y."),
    SaidTable(
      description: "a stack that nearly goes away",
      options: ["--mark", "area", "--stack", "zero", "--x", "year", "--y", "coal", "--series", "mine"],
      table: rows("year,mine,coal", 40) { place in
        let (mine, year) = (place % 2, place / 2)
        return "\(1980 + year),\(["Deep", "Open"][mine]),\(mine == 0 ? max(200 - year * 10, 1) : 12 - year / 4)"
      }, says: "Total fell from 212 in 1980 to 18 in 1999; 91 percent of all is Deep."),
    SaidTable(
      description: "waves with two marks at one place", name: "t.vl.json",
      table: """
        {"data": {"values": [\((0..<601).map { place in
          let wave = 100 - abs(place % 75 * 2 - 75) * 100 / 75
          return #"{"depth": \#(place == 600 ? 0 : place * 13 + place % 3 * 2), "gas": \#(200 + wave + place * 37 % 41)}"#
        }.joined(separator: ","))]}, "mark": "line", "encoding": {"x": {"field": "depth", "type": "quantitative"},
         "y": {"field": "gas", "type": "quantitative"}}}
        """, says: "8 peaks, about one every 990."),
    SaidTable(
      description: "an evening that goes on past midnight", name: "t.vl.json",
      table: week { $1 < 9 || $1 > 20 ? 90 + $0 * 7 % 5 : 10 + ($0 + $1) % 5 },
      says: "Highest: 94, Wed, hour 6, 7, 8, and 21.", never: ["since", "High in"]),
    SaidTable(
      description: "a noon of two days of seven", name: "t.vl.json",
      table: week { $0 == 2 || $0 == 5 ? 90 - abs($1 - 14) * 9 : 20 + ($0 + $1) % 3 },
      says: "Highest: 90, Wed, hour 14; Sat, hour 14.", never: ["to a peak of"]),
    SaidTable(
      description: "a low that lasts is no turn", name: "t.vl.json",
      table: week { $1 < 8 || $1 > 19 ? 80 + ($0 + $1) % 5 : 10 + ($0 * 3 + $1 * 7) % 5 },
      says: "Highest: 84, Wed, hour 7; Thu, hour 6 and 21; Fri, hour 20.",
      never: ["to a low of"]),
    SaidTable(
      description: "lines that fan out from one value", options: ["--x", "day", "--y", "price", "--series", "fuel"],
      table: series(
        "day,fuel,price", days(11),
        [
          ("Diesel", (0..<11).map { 100 + $0 * 20 }), ("Gas", (0..<11).map { 100 + $0 * 3 }),
          ("Petrol", (0..<11).map { 100 - $0 * 6 }),
        ]),
      says:
        "Diesel rose most, from 100 on March 1 to 300 on March 11; Petrol fell most, from 100 to 40; Gas up to 130.",
      never: ["the other"]),
    SaidTable(
      description: "beside a peak the end of another that was higher before",
      options: ["--x", "day", "--y", "price", "--series", "fuel"],
      table: series(
        "day,fuel,price", days(11),
        [
          ("Diesel", [100, 120, 150, 180, 150, 120, 90, 60, 30, 10, -9]),
          ("Petrol", [100, 150, 200, 240, 283, 270, 250, 230, 220, 200, 193]),
          ("Gas", (0..<11).map { 100 + $0 * 3 }),
        ]),
      says:
        "Diesel fell most, from 100 on March 1 to minus 9 on March 11; Petrol rose most, from 100 to 193; Gas up to 130.",
      never: ["Petrol up to 193"]),
    SaidTable(
      description: "months that rise all along, if little", options: ["--mark", "bar"],
      table: "month,n\n"
        + ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].enumerated()
        .map { "\($1),\(100 + $0)\n" }.joined(),
      says: "Rose from 100 in Jan to 111 in Dec."),
    SaidTable(
      description: "a leader above a slope of others", options: ["--mark", "bar"],
      table: rows("field,pay", 7) { "\("ABCDEFG".dropFirst($0).prefix(1)),\([574, 440, 400, 350, 250, 150, 100][$0])" },
      says: "Highest: 574 for A, then B; lowest: 100 for G.", never: ["the others"]),
  ]

  @Test(arguments: cases) func isSaid(_ given: SaidTable) throws { try given.check() }
}

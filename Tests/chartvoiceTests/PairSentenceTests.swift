import Testing

/// Tables of pairs, two series by name or in time against each other, and what several have in common but for one.
@Suite struct PairSentenceTests {
  /// A heat map of pairs of names, with what a name has with itself.
  private static func pairs(_ names: String, own: Int = 100, _ value: (_ first: Int, _ second: Int) -> Int) -> String {
    let places = Array(names.indices)
    let cells = places.indices.flatMap { row in
      places.indices.map { column in
        let number = row == column ? own : value(min(row, column), max(row, column))
        return #"{"a": "\#(names[places[row]])", "b": "\#(names[places[column]])", "r": \#(number)}"#
      }
    }
    return """
      {"data": {"values": [\(cells.joined(separator: ","))]}, "mark": "rect", "encoding": {"x": {"field": "b",
       "type": "nominal"}, "y": {"field": "a", "type": "nominal"}, "color": {"field": "r", "type": "quantitative"}}}
      """
  }

  /// A heat map of the days of a week and the hours of a day, each day a little higher than the one before.
  private static func hours(_ means: [Int]) -> String {
    let cells = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().flatMap { day in
      means.enumerated().map {
        #"{"day": "\#(day.element)", "hour": \#($0.offset), "load": \#($0.element + day.offset)}"#
      }
    }
    return """
      {"data": {"values": [\(cells.joined(separator: ","))]}, "mark": "rect", "encoding": {"x": {"field": "hour",
       "type": "ordinal"}, "y": {"field": "day", "sort": null}, "color": {"field": "load", "type": "quantitative"}}}
      """
  }

  /// A heat map of names and numbered columns.
  private static func grid(rows: Int, columns: Int, _ value: (_ row: Int, _ column: Int) -> Int) -> String {
    let cells = (0..<rows).flatMap { row in
      (0..<columns).map {
        #"{"name": "\#("ABCDEFGH".dropFirst(row).prefix(1))", "week": \#($0), "clips": \#(value(row, $0))}"#
      }
    }
    return """
      {"data": {"values": [\(cells.joined(separator: ","))]}, "mark": "rect", "encoding": {"x": {"field": "week",
       "type": "ordinal"}, "y": {"field": "name"}, "color": {"field": "clips", "type": "quantitative"}}}
      """
  }

  private static func series(_ count: Int, _ all: [(name: String, value: (Int) -> Int)]) -> String {
    SaidTable.rows("year,area,rate", count * all.count) { row in
      let own = all[row % all.count]
      return "\(1990 + row / all.count),\(own.name),\(own.value(row / all.count))"
    }
  }

  private static func bars(_ header: String, _ values: [(name: String, values: [Int])]) -> String {
    SaidTable.rows("cause,source,\(header)", values.count * 2) { row in
      "\(values[row / 2].name),\(["Deaths", "News"][row % 2]),\(values[row / 2].values[row % 2])"
    }
  }

  /// Points of two years for each name, with a line between them.
  private static func dumbbell(detail: String) -> String {
    let rows = zip("ABCDE", [[90, 35], [80, 40], [70, 50], [60, 45], [75, 30]]).flatMap { name, rates in
      zip(["1979", "2002"], rates).map { #"{"name": "\#(name)", "year": "\#($0)", "rate": \#($1)}"# }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "encoding": {"x": {"field": "rate", "type": "quantitative"},
       "y": {"field": "name"}}, "layer": [{"mark": "line", "encoding": {"detail": {"field": "\(detail)"}}},
       {"mark": "point", "encoding": {"color": {"field": "year"}}}]}
      """
  }

  /// One line along points in two colours.
  private static let connected = """
    {"data": {"values": [\((0..<12).map { #"{"t": \#($0), "n": \#($0 * 3 + 5), "half": "\#($0 < 6 ? "a" : "b")"}"# }
      .joined(separator: ","))]}, "encoding": {"x": {"field": "t", "type": "quantitative"}, "y": {"field": "n",
     "type": "quantitative"}}, "layer": [{"mark": "line"}, {"mark": "point", "encoding": {"color": {"field": "half"}}}]}
    """

  /// Epidemics of an illness that is gone after a last large one.
  private static func cases(_ year: Int) -> Int {
    switch year {
    case 0: 9000
    case 6: 27_000
    case ..<30: 2000 + year * 7919 % 13 * 700 + year * 120
    case ..<36: 19_000 + (year - 30) * 3000
    case ..<42: [57_000, 48_000, 24_000, 15_000, 5600, 3200][year - 36]
    default: 600 - (year - 42) * 20
    }
  }

  private static let lines = ["--x", "year", "--y", "rate", "--series", "area"]
  private static let causes = ["--x", "cause", "--y", "share", "--series", "source", "--mark", "bar"]

  private static let cases: [SaidTable] = [
    SaidTable(
      description: "one name goes with no other", name: "t.vl.json",
      table: pairs("ABCDEF") { first, second in second == 5 ? first * 3 - 7 : 80 + first * 3 + second },
      says: "F between minus 7 and 5 with the others; other pairs between 81 and 93."),
    SaidTable(
      description: "two groups against each other", name: "t.vl.json",
      table: pairs("ABCDEF") { first, second in ((first < 2) == (second < 2) ? 1 : -1) * (40 + first * 7 + second) },
      says: "A and B against the other 4: below zero between them, above within, in 15 of 15 pairs."),
    SaidTable(
      description: "distances", name: "t.vl.json",
      table: pairs("ABCDE", own: 0) { first, second in 40 + first * 17 + second * 5 },
      says: "Highest pair: 111, D and E; lowest pair: 45, A and B.", never: ["are the same"]),
    SaidTable(
      description: "several pairs are as high", name: "t.vl.json",
      table: pairs("ABCDE") { first, second in second == 4 ? 60 : 20 + first * 5 + second },
      says: "Lowest pair: 21, A and B."),
    SaidTable(
      description: "a table whose halves differ is not one of pairs", name: "t.vl.json",
      table: pairs("ABCDE") { first, second in 10 + first + second }.replacing(
        #""a": "E", "b": "A", "r": 14"#, with: #""a": "E", "b": "A", "r": 15"#),
      says: "Highest mean by a: E, 32.6; lowest: A, 30; highest mean by b: E, 32.4; lowest: A, 30.2.",
      never: ["pair", "are the same"]),
    SaidTable(
      description: "a group that does not go together", name: "t.vl.json",
      table: pairs("ABCDEF") { first, second in
        if first < 2 { return second == 1 ? 61 : -50 - first - second }
        return (first + second) % 2 == 1 ? 30 + first * 3 + second : -20 - first * 3 - second
      }, says: "Highest pair: 61, A and B; lowest pair: minus 56, B and F.", never: ["against the other"]),
    SaidTable(
      description: "three names", name: "t.vl.json",
      table: pairs("ABC") { first, second in first == 0 ? second * 20 - 50 : 71 },
      says: "Highest pair: 71, B and C; lowest pair: minus 30, A and B."),
    SaidTable(
      description: "one passes the first of several", options: lines,
      table: series(
        12,
        [("North", { 20 + $0 * 8 }), ("South", { 80 - $0 * 2 }), ("West", { 12 + $0 % 3 }), ("East", { 6 + $0 % 2 })]
      ), says: "North passed South in 1997; North up to 108; South down to 58."),
    SaidTable(
      description: "one of all that fell stays high", options: lines,
      table: series(
        12,
        [
          ("North", { 70 - $0 * 5 + $0 % 3 }), ("South", { 66 - $0 * 5 + $0 % 2 * 3 }),
          ("West", { 71 - $0 * 5 + $0 % 4 }),
          ("East", { 69 - $0 + $0 % 2 * 4 }),
        ]), says: "All 4 fell, North most: from 70 to 17; East ended at 62, the others between 14 and 19."),
    SaidTable(
      description: "others end as far from each other", options: lines,
      table: series(
        12,
        [
          ("North", { 70 - $0 * 5 + $0 % 3 }), ("South", { 76 - $0 * 4 + $0 % 2 * 3 }),
          ("West", { 71 - $0 * 3 + $0 % 4 }),
          ("East", { 69 - $0 + $0 % 2 * 4 }),
        ]), says: "All 4 fell, North most: from 70 to 17.", never: ["ended"]),
    SaidTable(
      description: "the one that fell most ends apart", options: lines,
      table: series(
        12,
        [
          ("North", { 95 - $0 * 7 }), ("South", { 80 - $0 }), ("West", { 91 - $0 }),
          ("East", { 100 - $0 }),
        ]), says: "All 4 fell, North most: from 95 to 18; the others ended between 69 and 89."),
    SaidTable(
      description: "one that was hardly the first is not passed", options: lines,
      table: series(
        12, [("North", { 52 + $0 * 4 }), ("South", { 54 - $0 }), ("West", { 12 + $0 % 3 }), ("East", { 6 + $0 % 2 })]),
      says: "North rose most, from 52 in 1990 to 96 in 2001; South fell most, from 54 to 43."),
    SaidTable(
      description: "one that all others follow, and passed the first", options: lines,
      table: series(
        12,
        [("North", { 20 + $0 * 8 }), ("South", { 40 + $0 * 4 }), ("West", { 30 + $0 * 3 }), ("East", { 25 + $0 * 3 })]),
      says: "All 4 rose, North most: from 20 to 108; North passed South in 1996."),
    SaidTable(
      description: "causes that are nearly alike one way", options: causes,
      table: bars(
        "share",
        [("Heart", [30, 3]), ("Cancer", [29, 13]), ("Stroke", [6, 5]), ("Flu", [3, 2]), ("Homicide", [1, 5])]),
      says: "Deaths above News except for Homicide; highest: 30, Deaths for Heart; lowest: 1, Deaths for Homicide."),
    SaidTable(
      description: "causes above by far, and below", options: causes,
      table: bars(
        "share",
        [("Heart", [30, 3]), ("Cancer", [29, 13]), ("Stroke", [6, 5]), ("Flu", [3, 2]), ("Homicide", [1, 23])]),
      says:
        "Deaths above News except for Homicide; farthest above for Heart, 30 against 3; farthest below for Homicide, 1 against 23."
    ),
    SaidTable(
      description: "three names stand out", options: ["--x", "pie", "--y", "votes", "--mark", "bar"],
      table: SaidTable.rows("pie,votes", 10) {
        "\("ABCDEFGHIJ".dropFirst($0).prefix(1)),\([729, 514, 342, 152, 133, 113, 39, 36, 35, 34][$0])"
      }, says: "Highest: 729 for A, then B and C, at least 342; the others at most 152."),
    SaidTable(
      description: "two spikes out of a usual band", options: ["--x", "day", "--y", "index"],
      table: SaidTable.rows("day,index", 400) { "\($0),\(20 + $0 * 7 % 13 + ($0 == 100 ? 60 : $0 == 300 ? 57 : 0))" },
      says: "337 of 400 places between 21 and 31; highest: 91 on day 100, also 84 on day 300."),
    SaidTable(
      description: "three spikes are no two", options: ["--x", "day", "--y", "index"],
      table: SaidTable.rows("day,index", 400) {
        "\($0),\(20 + $0 * 7 % 13 + ($0 == 100 ? 60 : $0 == 200 ? 58 : $0 == 300 ? 57 : 0))"
      }, says: "336 of 400 places between 21 and 31; highest: 91 on day 100."),
    SaidTable(
      description: "a second hump, long after the first", options: ["--x", "year", "--y", "deaths", "--mark", "line"],
      table: SaidTable.rows("year,deaths", 120) { place in
        let hump = max(200 - abs(place - 40) * 9, 150 - abs(place - 95) * 4, (40..<95).contains(place) ? 70 : 0)
        return "\(1900 + place),\(40 + hump + place * 3 % 4)"
      }, says: "Up from 40 in 1900 to 240 in 1940, down to 110 in 1956, up to 191 in 1995, down to 95 in 2019."),
    SaidTable(
      description: "a low for a short time is no second hump",
      options: ["--x", "year", "--y", "deaths", "--mark", "line"],
      table: SaidTable.rows("year,deaths", 120) { place in
        let hump =
          max(200 - (place < 80 ? (80 - place) * 3 : (place - 80) * 5), 0) - ((50...53).contains(place) ? 70 : 0)
        return "\(1900 + place),\(40 + hump + place * 3 % 4)"
      }, says: "Up from 40 in 1900 to a peak of 240 in 1980, down to 46 in 2019."),
    SaidTable(
      description: "a wide floor of points", options: ["--x", "x", "--y", "y", "--mark", "point"],
      table: SaidTable.rows("x,y", 400) { place in
        let (x, wave) = (place / 10, place * 7 % 10)
        return "\(x),\(100 + wave + max(abs(x - 20) - 10, 0) * 9)"
      }, says: "Lowest y where x is from 10 to 29, higher on both sides."),
    SaidTable(
      description: "points that go down and stay low", options: ["--x", "x", "--y", "y", "--mark", "point"],
      table: SaidTable.rows("x,y", 400) { place in
        let (x, wave) = (place / 10, place * 7 % 10)
        return "\(x),\(100 + wave + max(20 - x, 0) * 9)"
      }, says: "Higher x goes with lower y: rank correlation minus 0.88.", never: ["on both sides"]),
    SaidTable(
      description: "lines between the points of one name", name: "t.vl.json", table: dumbbell(detail: "name"),
      says: "1979 always above 2002; farthest above for A, 90 against 35."),
    SaidTable(
      description: "a line along the points of several groups", name: "t.vl.json", table: connected,
      says: "Largest change: n, from 5 at 0 to 38 at 11.", never: ["always above"]),
    SaidTable(
      description: "what is over behind a spike", options: ["--x", "year", "--y", "cases", "--mark", "bar"],
      table: SaidTable.rows("year,cases", 70) { "\(1910 + $0),\(cases($0))" },
      says: "Highest: 57,000 in 1946; otherwise at most 27,000 until 1941 and from 1949 on; at most 600 from 1952 on."),
    SaidTable(
      description: "a row that leads since some time", name: "t.vl.json",
      table: grid(rows: 5, columns: 12) { row, column in
        row == 0 ? (column < 4 ? 10 : 60 + column) : column == row ? 45 : 8 + (row * 5 + column * 3) % 7
      },
      says:
        "A highest in 8 of 12 columns, in all from week 4 on; highest mean by name: A, about 48.3; lowest: D, about 13.8."
    ),
    SaidTable(
      description: "two groups whose members go with the others", name: "t.vl.json",
      table: pairs("ABCDEF") { first, second in
        first == 0 && second > 1 ? -60 : first == 0 ? 55 : 20 + first * 5 + second
      },
      says: "Highest pair: 55, A and B.", never: ["against the other"]),
    SaidTable(
      description: "hours that go down and far up and back are no rise", name: "t.vl.json",
      table: hours([
        30, 20, 12, 8, 5, 7, 12, 20, 26, 30, 34, 38, 42, 44, 46, 50, 54, 58, 60, 57, 53, 50, 46, 42,
      ]), says: "Highest mean by hour: 18, 63; lowest: 4, 8; highest: 66, Sun, hour 18."),
  ]

  @Test(arguments: cases) func isSaid(_ given: SaidTable) throws { try given.check() }
}

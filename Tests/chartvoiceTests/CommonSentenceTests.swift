import Testing

/// What all of several series do and who leads them, groups and far points of a cloud, bins that stand out, and stretches near zero.
@Suite struct CommonSentenceTests {
  private static let lines = ["--x", "year", "--y", "rate", "--series", "area", "--mark", "line"]

  private static func series(_ count: Int, _ all: [(name: String, value: (Int) -> Int?)]) -> String {
    SaidTable.rows("year,area,rate", count * all.count) { row in
      let own = all[row % all.count]
      return own.value(row / all.count).map { "\(1990 + row / all.count),\(own.name),\($0)" }
    }
  }

  /// Up to a peak and down again, evenly.
  private static func hump(_ top: Int, at peak: Int, step: Int) -> (Int) -> Int? { { top - abs($0 - peak) * step } }

  /// Bars of three groups beside each other by age.
  private static func ages(men: [Int], women: [Int], all: [Int]) -> String {
    let rows = ["50-54", "55-59", "60-64", "65-69", "70-74"].enumerated().flatMap { place, age in
      [("Men", men), ("Women", women), ("All", all)].map {
        #"{"age": "\#(age)", "group": "\#($0.0)", "deaths": \#($0.1[place])}"#
      }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "bar", "encoding": {"x": {"field": "age"},
       "xOffset": {"field": "group"}, "color": {"field": "group"}, "y": {"field": "deaths", "type": "quantitative"}}}
      """
  }

  /// A stack of two drinks by year, nothing of both in some.
  private static func drinks(without: ClosedRange<Int>) -> String {
    let rows = (0..<60).map { row in
      let (year, isBeer) = (row / 2, row % 2 == 0)
      let litres = without.contains(year) ? 0 : isBeer ? 60 + year : 20
      return #"{"year": \#(1900 + year), "drink": "\#(isBeer ? "Beer" : "Wine")", "litres": \#(litres)}"#
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "area", "encoding": {"x": {"field": "year",
       "type": "quantitative"}, "y": {"field": "litres", "type": "quantitative"}, "color": {"field": "drink"}}}
      """
  }

  private static let passing: [SaidTable] = [
    SaidTable(
      description: "one that passed the other where it has no values", options: lines,
      table: series(12, [("North", { (6...9).contains($0) ? nil : 40 + $0 * 3 }), ("South", { 62 - $0 })]),
      says: "North passed South between 1995 and 2000; North up to 73; South down to 51."),
    SaidTable(
      description: "two that were alike and went apart", options: lines,
      table: series(12, [("North", { 20 + $0 % 2 }), ("South", { 20 + ($0 > 3 ? ($0 - 3) * 15 : ($0 + 1) % 2) })]),
      says: "Gap between North and South: 1 in 1990, 119 in 2001; South up to 140."),
    SaidTable(
      description: "the one that leads at last", options: lines,
      table: series(
        12,
        [
          ("North", { 60 + $0 % 2 * 3 }), ("South", { $0 < 5 ? 61 : 62 + ($0 - 4) * 5 }), ("West", { 4 + $0 * 4 }),
          ("East", { 12 - $0 % 2 }),
        ]), says: "South highest from 1994 on, at last 97 against 63 for North."),
    SaidTable(
      description: "a third that was the highest of all", options: lines,
      table: series(
        12,
        [("North", { 50 + $0 }), ("South", { 10 + $0 * 6 }), ("West", { $0 < 6 ? 20 + $0 * 20 : 120 - ($0 - 5) * 17 })]),
      says: "West up from 20 in 1990 to a peak of 120 in 1995, down to 18 in 2001; North up to 61; South up to 76."),
  ]

  private static let all: [SaidTable] = [
    SaidTable(
      description: "all up to a peak of their own", options: lines,
      table: series(
        21,
        [
          ("North", hump(90, at: 6, step: 6)), ("South", hump(70, at: 10, step: 5)),
          ("West", hump(80, at: 13, step: 5)), ("East", hump(60, at: 9, step: 4)),
        ]), says: "All 4 rose to a peak between 1996 and 2003 and fell since; highest: 90, North in 1996."),
    SaidTable(
      description: "all to a peak but one that goes on", options: lines,
      table: series(
        21, [("North", hump(90, at: 6, step: 6)), ("South", hump(70, at: 10, step: 5)), ("West", { 20 + $0 * 2 })]),
      says:
        "West passed North in 2004; West up to 60; North up from 54 in 1990 to a peak of 90 in 1996, down to 6 in 2010."
    ),
    SaidTable(
      description: "all fall and meet, one of them from later on", options: lines,
      table: series(
        12,
        [
          ("North", { 91 - $0 * 8 }), ("South", { 52 - $0 * 4 - $0 % 2 * 2 }), ("West", { 42 - $0 * 3 - $0 % 3 }),
          ("East", { $0 < 3 ? nil : 40 - $0 * 3 }),
        ]), says: "All 4 fell, North most: from 91 to 3; all between 3 and 7 in 2001."),
    SaidTable(
      description: "ages at which all rise", name: "t.vl.json",
      table: ages(men: [15, 24, 37, 55, 71], women: [8, 14, 19, 35, 50], all: [12, 18, 27, 41, 66]),
      says: "Men always highest; all rise from 50-54 to 70-74; highest: 71, Men for 70-74."),
  ]

  private static let steps: [SaidTable] = [
    SaidTable(
      description: "bars of years as names that climb", name: "t.vl.json",
      table: bars([10, 14, 13, 18, 22, 21, 27, 30]), says: "Up from 10 in 2001 to 30 in 2008."),
    SaidTable(
      description: "two levels beside a season", options: ["--x", "month", "--y", "price", "--mark", "line"],
      table: SaidTable.rows("month,price", 96) {
        "\(2008 + $0 / 12)-\(SaidTable.two($0 % 12 + 1)),\(($0 < 48 ? 100 : 150) + [0, 2, 6, 8, 10, 8, 4, 0, -4, -8, -10, -6][$0 % 12])"
      },
      says: "Mean up from about 101 until December 2011 to about 151 since, with a yearly cycle, highest in May."),
    SaidTable(
      description: "a step within a rise", name: "t.vl.json",
      table: grid([2, 3, 4, 6, 8, 10, 20, 22, 25, 28, 31, 34]),
      says:
        "Mean rose from 4 in 2001 to 36 in 2012; highest mean by r: E, about 20.1; lowest: A, about 16.1."
    ),
  ]

  /// Bars of years that are names.
  private static func bars(_ values: [Int]) -> String {
    let rows = values.enumerated().map { #"{"year": "\#(2001 + $0)", "v": \#($1)}"# }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "bar", "encoding": {"x": {"field": "year",
       "type": "ordinal"}, "y": {"field": "v", "type": "quantitative"}}}
      """
  }

  /// A heat map of five rows, each a little above the one before, along years.
  private static func grid(_ values: [Int]) -> String {
    let rows = values.enumerated().flatMap { place, value in
      (0..<5).map { #"{"y": "\#(2001 + place)", "r": "\#(["A", "B", "C", "D", "E"][$0])", "v": \#(value + $0)}"# }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "rect", "encoding": {"x": {"field": "y",
       "type": "ordinal"}, "y": {"field": "r"}, "color": {"field": "v", "type": "quantitative"}}}
      """
  }

  private static let course: [SaidTable] = [
    SaidTable(
      description: "a peak and little since", options: ["--x", "year", "--y", "acres", "--mark", "line"],
      table: SaidTable.rows("year,acres", 40) {
        "\(1930 + $0),\($0 < 6 ? 20 + $0 * 11 : $0 < 14 ? 75 - ($0 - 5) * 7 : 8 + $0 * 5 % 4)"
      }, says: "Up from 20 in 1930 to 75 in 1935, down to 8 in 1946, level until 1969."),
    SaidTable(
      description: "two lower levels behind a high one", options: ["--x", "year", "--y", "acres", "--mark", "line"],
      table: SaidTable.rows("year,acres", 60) {
        "\(1930 + $0),\($0 < 8 ? 45 + $0 * 7 % 5 : $0 < 16 ? 27 + $0 * 3 % 5 : 5 + $0 * 5 % 4)"
      }, says: "Highest: 49 in 1932 and 1937; at most 8 from 1946 on."),
    SaidTable(
      description: "turns on days, with the ends of the axis",
      options: ["--x", "date", "--y", "price", "--mark", "line"],
      table: SaidTable.rows("date,price", 60) {
        "\(2007 + $0 / 12)-\(SaidTable.two($0 % 12 + 1))-15,\($0 < 20 ? 50 + $0 * 5 : $0 < 30 ? 145 - ($0 - 19) * 11 : 35 + ($0 - 30))"
      }, says: "Up from 50 to 145 on August 15, 2008, down to 35 on June 15, 2009, up to 64 at the end."),
    SaidTable(
      description: "a rise with a season", options: ["--x", "month", "--y", "milk", "--mark", "line"],
      table: SaidTable.rows("month,milk", 96) {
        "\(1962 + $0 / 12)-\(SaidTable.two($0 % 12 + 1)),\(600 + $0 * 2 + [0, 10, 40, 60, 100, 60, 20, -10, -40, -50, -60, -30][$0 % 12])"
      }, says: "Rose overall from 592 in December 1962 to 760 in December 1969, with a yearly cycle."),
    SaidTable(
      description: "nothing for some years in the middle of sums", name: "t.vl.json", table: drinks(without: 12...17),
      says: "Total zero from 1912 to 1917."),
    SaidTable(
      description: "a low stretch at the end is no hollow", options: ["--x", "year", "--y", "litres", "--mark", "bar"],
      table: SaidTable.rows("year,litres", 30) { "\(1900 + $0),\($0 > 24 ? 0 : 40 + $0 * 7 % 11)" },
      says: "Changed level in 1925, from 45 to 0 liters.",
      never: ["Zero from 1925 to 1929"]),
  ]

  /// Points of a name each along a line, but for those that are given by their places.
  private static func cloud(
    _ count: Int, far: [Int: (name: String, y: Double)] = [:], bent: Bool = false, isLoose: Bool = false
  ) -> String {
    let rows = (0..<count).map { place -> String in
      let x = Double(place) / 2 + 2
      let y =
        isLoose
        ? Double(place * 37 % 41) : bent ? x * x / 4 + Double(place * 7 % 5) / 10 : x * 6 + Double(place * 7 % 5)
      let name = far[place]?.name ?? "P\(place)"
      return #"{"race": "\#(name)", "miles": \#(x), "minutes": \#(far[place]?.y ?? y)}"#
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "point", "encoding": {"x": {"field": "miles",
       "type": "quantitative"}, "y": {"field": "minutes", "type": "quantitative"}, "tooltip": {"field": "race"}}}
      """
  }

  /// Three groups of points about their centres.
  private static func groups(_ centres: [(name: String, x: Int, y: Int)], spread: Int) -> String {
    let rows = centres.flatMap { centre in
      (0..<15).map { place in
        let (x, y) = (centre.x + place * spread / 10 - spread / 2, centre.y + place * 7 % 15 * spread / 10 - spread / 2)
        return #"{"kind": "\#(centre.name)", "length": \#(x), "depth": \#(y)}"#
      }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "point", "encoding": {"x": {"field": "length",
       "type": "quantitative"}, "y": {"field": "depth", "type": "quantitative"}, "color": {"field": "kind"}}}
      """
  }

  /// A histogram of so many values at each place of a list, in bins of one.
  private static func histogram(_ counts: [Int], domain: String = "") -> String {
    let rows = counts.enumerated().flatMap { place, count in
      [String](repeating: #"{"v": \#(Double(place) + 0.5)}"#, count: count)
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "bar", "encoding": {"x": {"field": "v",
       "bin": {"step": 1}\(domain)}, "y": {"aggregate": "count"}}}
      """
  }

  private static let clouds: [SaidTable] = [
    SaidTable(
      description: "a point far off the line of the others", name: "t.vl.json",
      table: cloud(30, far: [2: ("Knock Hill", 120)]),
      says:
        "Higher miles goes with higher minutes: rank correlation 0.83; Knock Hill far above that, 120 minutes at 3 miles."
    ),
    SaidTable(
      description: "two of them", name: "t.vl.json",
      table: cloud(30, far: [2: ("Knock Hill", 100), 20: ("Bens", 190)]),
      says: "Higher miles goes with higher minutes: rank correlation 0.83; Bens and Knock Hill far above that."),
    SaidTable(
      description: "three of them are no exceptions", name: "t.vl.json",
      table: cloud(30, far: [2: ("A", 100), 9: ("B", 150), 20: ("C", 190)]),
      says: "Higher miles goes with higher minutes: rank correlation 0.75."),
    SaidTable(
      description: "a cloud that bends up", name: "t.vl.json", table: cloud(80, bent: true),
      says: "Higher miles goes with higher minutes: rank correlation 1; steeper where miles is high."),
    SaidTable(
      description: "one far off the others, and another nearly as far", name: "t.vl.json",
      table: cloud(80, far: [30: ("Alto", 165), 55: ("Brig", 222)]),
      says: "Higher miles goes with higher minutes: rank correlation 0.99."),
    SaidTable(
      description: "a straight one does not", name: "t.vl.json", table: cloud(80),
      says: "Higher miles goes with higher minutes: rank correlation 1."),
    SaidTable(
      description: "groups apart, none of them on one side of all", name: "t.vl.json",
      table: groups([("Adelie", 40, 60), ("Gentoo", 60, 40), ("Chinstrap", 62, 62)], spread: 10),
      says: "Median length and depth: Chinstrap at 64 and 64; Adelie at 42 and 62; Gentoo at 62 and 42."),
    SaidTable(
      description: "groups among each other", name: "t.vl.json",
      table: groups([("Adelie", 40, 60), ("Gentoo", 42, 58), ("Chinstrap", 44, 62)], spread: 30),
      says: "No clear relation between length and depth: rank correlation minus 0.12."),
    SaidTable(
      description: "round numbers", name: "t.vl.json",
      table: histogram([3, 6, 7, 6, 8, 60, 9, 10, 8, 9, 140, 12, 10, 9, 11, 70, 8, 7, 6, 5, 90, 3, 2, 1]),
      says: "Fullest: 140 of 500, from 10 to 11; further peaks in the bins from 5, 15, and 20."),
    SaidTable(
      description: "the lower half of a scale that nobody takes", name: "t.vl.json",
      table: histogram([0, 0, 0, 0, 0, 3, 15, 28, 30, 12], domain: #", "scale": {"domain": [0, 10]}"#),
      says: "Fullest: 30 of 88, from 8 to 9; none below 5."),
  ]

  /// Names of a rank each, beside each other by year.
  private static func grouped(_ header: String, _ values: [(name: String, values: [Int])]) -> String {
    let rows = values.flatMap { row in
      zip(["1979", "2002"], row.values).map { #"{"name": "\#(row.name)", "year": "\#($0)", "rate": \#($1)}"# }
    }
    return """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "bar", "encoding": {"x": {"field": "name"},
       "xOffset": {"field": "year"}, "color": {"field": "year"}, "y": {"field": "rate", "type": "quantitative",
       "title": "\(header)"}}}
      """
  }

  private static let names: [SaidTable] = [
    SaidTable(
      description: "farthest above where one is always above", name: "t.vl.json",
      table: grouped("Rate", [("A", [90, 35]), ("B", [80, 60]), ("C", [70, 50]), ("D", [60, 45])]),
      says: "1979 always above 2002; farthest above for A, 90 against 35."),
    SaidTable(
      description: "above except for some", name: "t.vl.json",
      table: grouped(
        "Rate",
        [
          ("A", [90, 70]), ("B", [80, 70]), ("C", [70, 62]), ("D", [60, 65]), ("E", [75, 60]), ("F", [66, 52]),
          ("G", [52, 42]), ("H", [48, 36]),
        ]), says: "1979 above 2002 except for D; highest: 90, 1979 for A; lowest: 36, 2002 for H."),
    SaidTable(
      description: "an exception along numbers", options: ["--x", "minute", "--y", "change", "--mark", "bar"],
      table: SaidTable.rows("minute,change", 20) { "\($0 * 3 + 1),\($0 == 7 ? -4 : 10 + $0 * 7 % 9)" },
      says: "Above zero except at 22 minutes; highest: 18 at 16 and 43 minutes."),
    SaidTable(
      description: "a few years far above all others", options: ["--x", "year", "--y", "deaths", "--mark", "bar"],
      table: SaidTable.rows("year,deaths", 40) {
        "\(1970 + $0),\([6: 281, 34: 229, 39: 320][$0] ?? 20 + $0 * 37 % 53)"
      }, says: "Highest: 320 in 2009, then 1976 and 2004, at least 229; the others at most 72."),
    SaidTable(
      description: "years without a value in the middle are no years of zero",
      options: ["--x", "year", "--y", "litres", "--mark", "bar"],
      table: SaidTable.rows("year,litres", 24) {
        "\(1900 + $0),\((11...15).contains($0) ? "" : [10, 16].contains($0) ? "0" : String(40 + $0 * 7 % 11))"
      }, says: "Highest: 50 liters in 1903; lowest: 0 liters in 1910 and 1916; 5 of 24 years without a value."),
    SaidTable(
      description: "a point far above all others without a relation", name: "t.vl.json",
      table: cloud(24, far: [5: ("Columbia", 400)], isLoose: true),
      says:
        "Columbia far above all others, 400 minutes at 4.5 miles; no clear relation between miles and minutes: rank correlation 0.02."
    ),
    SaidTable(
      description: "all rose again behind a low", options: lines,
      table: series(
        21,
        ["North", "South", "West", "East"].enumerated().map { order, name in
          (
            name,
            { place in
              place < 8 ? 50 + place * 20 : place < 15 ? 190 - (place - 7) * 25 : 15 + (place - 14) * 14 + order
            }
          )
        }), says: "Highest: 190, North in 1997, South in 1997, West in 1997, and East in 1997."),
  ]

  @Test(arguments: passing + all + steps + course + clouds + names) func isSaid(_ given: SaidTable) throws {
    try given.check()
  }
}

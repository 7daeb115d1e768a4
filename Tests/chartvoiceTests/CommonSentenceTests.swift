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
      says: "West up from 20 in 1990 to a peak of 120 in 1995, down to 18 in 2001."),
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
      says: "Changed level in 1925: median 45 before, 0 liters after.",
      never: ["Zero from 1925 to 1929"]),
  ]

  /// Points of a name each along a line, but for those that are given by their places.
  private static func cloud(_ count: Int, far: [Int: (name: String, y: Double)] = [:], bent: Bool = false) -> String {
    let rows = (0..<count).map { place -> String in
      let x = Double(place) / 2 + 2
      let y = bent ? x * x / 4 + Double(place * 7 % 5) / 10 : x * 6 + Double(place * 7 % 5)
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
      says: "Most: 140 of 500, from 10 to 11; further peaks in the bins from 5, 15, and 20."),
    SaidTable(
      description: "the lower half of a scale that nobody takes", name: "t.vl.json",
      table: histogram([0, 0, 0, 0, 0, 3, 15, 28, 30, 12], domain: #", "scale": {"domain": [0, 10]}"#),
      says: "Most: 30 of 88, from 8 to 9; none below 5."),
  ]

  @Test(arguments: passing + all + course + clouds) func isSaid(_ given: SaidTable) throws { try given.check() }
}

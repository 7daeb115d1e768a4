import Testing

/// What is seen first is said first: a small chart for each kind of claim, and one beside it where the claim would be false.
@Suite struct FirstSentenceTests {
  private static func rows(_ header: String, _ count: Int, _ row: (Int) -> String?) -> String {
    SaidTable.rows(header, count, row)
  }

  private static func month(_ place: Int) -> String { "\(2000 + place / 12)-\(SaidTable.two(place % 12 + 1))" }

  /// Cells of fathers' and sons' work.
  private static func cells(_ values: [[Int]]) -> String {
    let names = ["Farm", "Mill", "Office"]
    let cells = values.enumerated().flatMap { row, values in
      values.enumerated().map { #"{"f": "\#(names[row])", "s": "\#(names[$0])", "v": \#($1)}"# }
    }
    return """
      {"data": {"values": [\(cells.joined(separator: ","))]}, "mark": "rect", "encoding": {"x": {"field": "s"},
       "y": {"field": "f"}, "color": {"field": "v", "type": "quantitative"}}}
      """
  }

  private static let cases: [SaidTable] = [
    SaidTable(
      description: "a season on two levels", options: ["--y", "deaths rate"],
      table: rows("month,deaths rate", 96) { place in
        // Every other year it is December that is highest.
        let ends = place / 12 % 2 == 0 ? (30, 18) : (20, 30)
        let wave = [ends.0, 24, 14, 4, -6, -14, -20, -16, -10, -2, 8, ends.1][place % 12]
        return "\(month(place)),\((place < 60 ? 100 : 70) + wave + place * 7 % 5)"
      },
      says:
        "Highest in January, mean about 116; lowest in July, mean about 70.4; mean down from about 105 until December 2004 to about 74.6 since."
    ),
    SaidTable(
      description: "a gap between a January and a July is none", options: ["--mark", "line"],
      table: rows("month,kind,rate", 134) { place in
        let wave = [30, 24, 14, 4, -6, -14, -20, -16, -10, -2, 8, 18][place / 2 % 12]
        return "\(month(place / 2)),\(["men", "women"][place % 2]),\([200 + wave * 3, 90 + wave][place % 2])"
      }, says: "Series by kind: men and women.", never: ["Gap between", "down to", "peak of"]),
    SaidTable(
      description: "so many on one side",
      table: rows("state,change", 30) { "S\($0),\($0 % 6 == 0 ? 2 : -1 - $0 % 7)" },
      says: "25 of 30 below zero; highest: 2 for S0, S6, S12, and 2 more; lowest: minus 7 for S13, S20, and S27."),
    SaidTable(
      description: "work that goes from father to son", name: "t.vl.json",
      table: cells([[40, 30, 9], [5, 55, 20], [2, 60, 31]]),
      says: "In 2 of 3 rows highest where s and f are the same; highest: 60, Office, Mill."),
    SaidTable(
      description: "work that most have who had it from their fathers", name: "t.vl.json",
      table: cells([[40, 30, 9], [5, 75, 20], [2, 60, 31]]),
      says: "In 2 of 3 rows highest where s and f are the same; highest: 75, both Mill."),
    SaidTable(
      description: "work that does not", name: "t.vl.json", table: cells([[20, 30, 9], [5, 55, 20], [2, 60, 31]]),
      says: "Highest: 60, Office, Mill.", never: ["the same"]),
    SaidTable(
      description: "each part where it is most",
      options: ["--x", "task", "--y", "n", "--series", "who", "--stack", "normalize"],
      table:
        "task,who,n\nWash,Wife,90\nWash,Man,5\nWash,Both,5\nFix,Wife,4\nFix,Man,92\nFix,Both,4\nTrip,Wife,10\nTrip,Man,10\nTrip,Both,80\n",
      says: "Man highest for Fix, 92 percent; Wife highest for Wash, 90 percent; Both highest for Trip, 80 percent."),
    SaidTable(
      description: "a part whose share differs by name",
      options: ["--x", "class", "--y", "people", "--series", "saved", "--stack", "zero", "--mark", "bar"],
      table: "class,saved,people\n1st,yes,200\n1st,no,120\n2nd,yes,110\n2nd,no,170\nCrew,yes,200\nCrew,no,670\n",
      says: "Highest: 870 people for Crew; share of yes: lowest 23 percent for Crew, highest 63 percent for 1st."),
    SaidTable(
      description: "one that is mostly not there keeps above nothing",
      options: ["--x", "city", "--y", "price", "--series", "kind"],
      table: rows("city,kind,price", 24) { place in
        place % 2 == 1 && place > 12
          ? nil : "C\(place / 2),\(place % 2 == 1 ? "A" : "B"),\(place % 2 == 1 ? 90 : 40 + place)"
      }, says: "Y axis: price, from 0 to 90.", never: ["above"]),
    SaidTable(
      description: "both of two go down, each in its own years",
      options: ["--x", "year", "--y", "seconds", "--series", "who"],
      table: rows("year,who,seconds", 40) { place in
        let year = 1905 + place / 2 * 5 + place % 2
        return "\(year),\(["Men", "Women"][place % 2]),\(place % 2 == 0 ? 66 - place / 2 : 95 - place)"
      }, says: "Both fell, Women most: from 94 in 1906 to 56 seconds in 2001."),
    SaidTable(
      description: "a share that swings and comes back",
      options: ["--mark", "area", "--x", "year", "--y", "seats", "--series", "party", "--stack", "zero"],
      table: rows("year,party,seats", 40) { place in
        let left = [50, 48, 40, 30, 25, 24, 40, 60, 75, 76, 74, 66, 60, 55, 52, 50, 49, 51, 50, 52][place / 2]
        return "\(1901 + place / 2),\(["Left", "Right"][place % 2]),\(place % 2 == 0 ? left : 100 - left)"
      }, says: "Share of Left: lowest 24 percent in 1906, highest 76 percent in 1910."),
    SaidTable(
      description: "of several parts the one whose share differs most", options: ["--stack", "zero", "--mark", "bar"],
      table:
        "hair,eyes,count\nBlack,Blue,20\nBlack,Brown,68\nBlack,Green,5\nBlond,Blue,94\nBlond,Brown,7\nBlond,Green,16\n"
        + "Red,Blue,17\nRed,Brown,26\nRed,Green,14\n",
      says:
        "Highest: 117 for Blond; share of Brown: lowest 6 percent for Blond, highest 73 percent for Black."
    ),
    SaidTable(
      description: "few values of one are not compared with many of another",
      options: ["--x", "year", "--y", "rate", "--series", "who"],
      table: rows("year,who,rate", 28) { place in
        place < 24 ? "\(1970 + place * 2),A,\(10 + place)" : "\(2009 + (place - 24) * 2),B,\(20 + (place - 24) * 3)"
      }, says: "Largest change: A, from 10 in 1970 to 33 in 2016."),
    SaidTable(
      description: "years are in no order of size", name: "t.vl.json",
      table: """
        {"data": {"values": [\([21, 8, 18, 9, 16, 7, 20, 10, 12].enumerated().map { #"{"y": "\#(2005 + $0.offset)", "v": \#($0.element)}"# }.joined(separator: ","))]},
         "mark": "bar", "encoding": {"x": {"field": "y", "type": "ordinal"}, "y": {"field": "v", "type": "quantitative"}}}
        """, says: "Highest: 21 in 2005; lowest: 7 in 2010."),
    SaidTable(
      description: "what grows with a season",
      table: rows("month,rate", 96) {
        "\(2010 + $0 / 12)-\(SaidTable.two($0 % 12 + 1)),\(100 + $0 + [9, 3, -6, -9, -3, 6][$0 % 12 / 2])"
      },
      says: "Rose overall from 117 in December 2010 to 201 in December 2017, with a yearly cycle."),
    SaidTable(
      description: "boxes by their medians", name: "t.vl.json",
      table: """
        {"data": {"values": [\((0..<40).map { #"{"n": "\#(["wren", "robin"][$0 % 2])", "mm": \#(20 + $0 % 2 * 3 + $0 % 7)}"# }.joined(separator: ","))]},
         "mark": "boxplot", "encoding": {"x": {"field": "n"}, "y": {"field": "mm", "type": "quantitative"}}}
        """, says: "Highest median: 26 for robin; lowest median: 23 for wren."),
    SaidTable(
      description: "the far point by its name", name: "t.vl.json",
      table: """
        {"data": {"values": [\((0..<30).map { #"{"c": "County \#($0)", "a": \#($0 * 10), "b": \#($0 == 20 ? 400 : $0 * 3 + $0 * 7 % 5)}"# }.joined(separator: ","))]},
         "mark": "point", "encoding": {"x": {"field": "a", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"},
          "tooltip": {"field": "c"}}}
        """, says: "Higher a goes with higher b: rank correlation 0.98; County 20 far above that, 400 at 200."),
  ]

  @Test(arguments: cases) func isSaid(_ given: SaidTable) throws { try given.check() }
}

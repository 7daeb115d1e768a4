import Testing

/// The shapes of series, histograms and stacks that are seen first, each in a small table.
@Suite struct ShapeSentenceTests {
  private static let groupedOptions = [
    "--mark", "bar", "--stack", "none", "--x", "field", "--y", "rate", "--series", "group",
  ]

  /// Values of series, a list each, among names F1, F2 and so on.
  private static func grouped(_ names: [String], _ values: [[Int]]) -> String {
    "field,group,rate\n"
      + zip(names, values).flatMap { name, values in
        values.enumerated().map { "F\($0 + 1),\(name),\($1)\n" }
      }.joined()
  }

  /// So many numbers in each bin of one.
  private static func histogram(_ counts: [Int]) -> String {
    "age\n" + counts.enumerated().map { String(repeating: "\($0).5\n", count: $1) }.joined()
  }

  private static func rows(_ header: String, _ count: Int, _ row: (Int) -> String?) -> String {
    SaidTable.rows(header, count, row)
  }

  private static func month(_ place: Int) -> String { "\(2000 + place / 12)-\(SaidTable.two(place % 12 + 1))" }

  /// A day of February 2024, which has 29, or of March.
  private static func day(_ place: Int) -> String {
    place < 29 ? "2024-02-\(SaidTable.two(place + 1))" : "2024-03-\(SaidTable.two(place - 28))"
  }

  private static let cases: [SaidTable] = [
    SaidTable(
      description: "bars on both sides of zero are counted", options: ["--mark", "bar"],
      table: rows("year,index", 40) { place in
        "\(1960 + place),\(((place * place * 13 + place * 7) % 83 - 41) * 100 + place)"
      },
      says: "19 years above zero, 21 below zero."),
    SaidTable(
      description: "two parts are most of a stack",
      options: ["--mark", "area", "--stack", "zero", "--x", "year", "--y", "people", "--series", "state"],
      table: rows("year,state,people", 40) { place in
        let (part, time) = (place % 4, place / 4)
        return
          "\(1950 + time * 5),\(["A", "B", "C", "D"][part]),\([400, 300, 120, 90][part] + time * [40, 30, 9, 5][part])"
      },
      says: "Total rose from 910 in 1950 to 1,666 people in 1995; 80 percent of that A and B."),
    SaidTable(
      description: "a series that went against the others came back",
      options: ["--mark", "line", "--x", "year", "--y", "age", "--series", "land"],
      table: rows("year,land,age", 24) { place in
        let (part, time) = (place % 3, place / 3)
        let age = [30 + time * 4, [40, 45, 48, 44, 36, 24, 36, 46][time], 33 + time * 5][part]
        return "\(2000 + time),\(["Chad", "Peru", "Togo"][part]),\(age)"
      },
      says:
        "Peru fell from 48 in 2002 to 24 in 2005, back up to 46 in 2007; Togo rose most, from 33 in 2000 to 68 in 2007."
    ),
    SaidTable(
      description: "two lines that go against each other",
      options: ["--mark", "line", "--x", "month", "--y", "rate", "--series", "kind"],
      table: rows("month,kind,rate", 48) { place in
        let rate = [8, 9, 8, 9, 11, 8, 4, 5, 4, 4, 5, 4, 9, 8, 9, 9, 8, 9, 4, 4, 5, 4, 5, 7][place / 2]
        return "\(month(place / 2)),\(["jobless", "vacant"][place % 2]),\(place % 2 == 0 ? rate : 13 - rate)"
      },
      says: "Jobless high where vacant is low; highest: 11, jobless in May 2000; lowest: 2, vacant in May 2000."),
    SaidTable(
      description: "two halves of a stack are told as neither",
      options: ["--mark", "bar", "--stack", "zero", "--x", "shop", "--y", "sales", "--series", "kind"],
      table: "shop,kind,sales\nNorth,tea,10\nNorth,milk,10\nSouth,tea,20\nSouth,milk,20\n",
      says: "60 in total: 30 tea and 30 milk.", never: ["50 percent of all"]),
    SaidTable(
      description: "a series with peaks beside one that stays lower",
      options: ["--mark", "line", "--x", "month", "--y", "price", "--series", "metal"],
      table: rows("month,metal,price", 120) { place in
        let peaks = [10: 900, 11: 1200, 12: 800, 50: 700, 51: 1000, 52: 600]
        let silver = peaks[place / 2] ?? 200 + place / 2 % 3 * 10
        return "\(month(place / 2)),\(["gold", "silver"][place % 2]),\(place % 2 == 0 ? 100 + place / 2 * 4 : silver)"
      },
      says: "Gold up to 336; silver peaks in December 2000 and April 2004, up to 1,200."),
    SaidTable(
      description: "two series that peak together",
      options: ["--mark", "line", "--x", "hour", "--y", "level", "--series", "gauge"],
      table: rows("hour,gauge,level", 48) { place in
        let tide = [2, 4, 6, 8, 9, 8, 6, 4, 2, 1, 0, 1, 3, 5, 7, 8, 9, 8, 6, 4, 2, 1, 0, 1][place / 2]
        return "\(place / 2),\(["tide table", "gauge"][place % 2]),\(Double(tide) + (place % 2 == 0 ? 0 : 0.5))"
      },
      says: "Gauge always above tide table; gauge peaks at hour 4 and hour 16, up to 9.5."),
    SaidTable(
      description: "one of three that goes against two alike",
      options: ["--mark", "line", "--x", "day", "--y", "severity", "--series", "symptom"],
      table: rows("day,symptom,severity", 30) { place in
        let own = [
          [3, 4, 3, 2, 2, 2, 2, 1, 1, 0], [0, 1, 3, 4, 4, 3, 2, 2, 1, 1], [5, 5, 4, 4, 4, 3, 3, 3, 2, 2],
        ][place % 3][place / 3]
        return "\(place / 3 + 1),\(["headache", "nausea", "fatigue"][place % 3]),\(own)"
      },
      says:
        "Nausea rose from 0 on day 1 to 4 on day 4, back down to 1 on day 10; headache down to 0; fatigue down to 2."),
    SaidTable(
      description: "a point a day but for two days is a course",
      options: ["--mark", "point", "--x", "day", "--y", "degrees"],
      table: "day,degrees\n"
        + (1...30).filter { ![20, 21].contains($0) }.map { "\($0),\($0 + $0 % 3)" }.joined(separator: "\n"),
      says: "Rose overall from 2 on day 1 to 30 on day 30.", never: ["goes with"]),
    SaidTable(
      description: "bins that hold fewer and fewer", options: ["--bucket", "10"],
      table: rows("age", 100) { place in String(place * place / 105) },
      says: "Fullest: 33 of 100, from 0 to 10, then fewer and fewer."),
    SaidTable(
      description: "few lie far below the others", options: ["--bucket", "10"],
      table: rows("age", 100) { place in String(place % 25 == 3 ? 10 + place / 2 : 80 + place * 7 % 19) },
      says: "Fullest: 52 of 100, from 80 to 90; 4 below 50."),
    SaidTable(
      description: "most of several ended lower",
      options: ["--x", "year", "--y", "children", "--series", "land", "--mark", "line"],
      table: rows("year,land,children", 30) { place in
        let (land, time) = (place % 5, place / 5)
        let value = [600, 570, 690, 650, 610][land] - time * [80, 80, 100, -2, 70][land]
        return "\(1960 + time * 10),\(["Brazil", "China", "Iran", "Mali", "Peru"][land]),\(value)"
      },
      says: "4 of 5 ended lower, Iran most: from 690 to 190; Mali ended at 660, the others between 170 and 260."),
    SaidTable(
      description: "level for long and up to its end", options: ["--x", "year", "--y", "ppm", "--mark", "line"],
      table: rows("year,ppm", 60) { place in
        "\(100 + place * 30),\(280 + place * 7 % 5 + max(0, place - 53) * 14)"
      },
      says: "Between 280 and 284 until 1690, up to 367 parts per million in 1870."),
    SaidTable(
      description: "years ago are no years", options: ["--x", "years ago", "--y", "people"],
      table: rows("years ago,people", 10) { place in "\(place * 200 + 100),\(10 + place * place)" },
      says: "Rose from 10 at 100 to 91 people at 1,900."),
    SaidTable(
      description: "two series with a season, one above the other",
      options: ["--mark", "line", "--x", "month", "--y", "deaths", "--series", "sex"],
      table: rows("month,sex,deaths", 144) { place in
        let wave = [30, 24, 14, 4, -6, -14, -20, -16, -10, -2, 8, 18][place / 2 % 12]
        let noise = place * 7 % 13
        return "\(month(place / 2)),\(["men", "women"][place % 2]),\([190, 150][place % 2] + wave * 2 + noise)"
      },
      says: "Men always above women; highest: 262, men in January 2001; each with a yearly cycle."),
    SaidTable(
      description: "the best of a rise that is not its end", options: ["--x", "year", "--y", "jump", "--mark", "line"],
      table: rows("year,jump", 29) { place in
        "\(1900 + place * 4),\(720 + place * 4 + place * 7 % 5 * 6 + (place == 17 ? 90 : 0))"
      },
      says: "Rose overall from 720 in 1900 to 838 in 2012; highest: 902 in 1968."),
    SaidTable(
      description: "a mean that drifted up, and back down from the highest",
      options: ["--x", "year", "--y", "deaths", "--mark", "line"],
      table: rows("year,deaths", 60) { place in
        let noise = [5, 90, 40, 130, 15, 70, 110, 25, 150, 60, 0][place * 7 % 11]
        let level = place == 59 ? 140 - noise : place < 30 ? 100 : 240
        return "\(1960 + place),\(level + noise + (place < 3 ? 130 : place == 52 ? 160 : 0))"
      },
      says: "Mean up from 174 until 1989 to about 302 since; highest: 490 in 2012, back down to 140 in 2019."),
    SaidTable(
      description: "bins that rise again hold no fewer and fewer", options: ["--bucket", "10"],
      table: "age\n"
        + [100, 40, 30, 25, 22, 20, 18, 17, 30, 30, 30].enumerated().map { bin, count in
          String(repeating: "\(bin * 10 + 1)\n", count: count)
        }.joined(),
      says: "Fullest: 100 of 362, from 0 to 10."),
    SaidTable(
      description: "bins with many peaks hold no fewer and fewer", options: ["--bucket", "10"],
      table: "age\n"
        + [100, 60, 10, 40, 6, 40, 6, 30, 4, 20, 2, 10].enumerated().map { bin, count in
          String(repeating: "\(bin * 10 + 1)\n", count: count)
        }.joined(),
      says: "Fullest: 100 of 328, from 0 to 10; 32 from 90 on."),
    SaidTable(
      description: "the year of a release is a year", name: "t.vl.json",
      table: """
        {"data": {"values": [\((0..<20).map { #"{"y": \#(1990 + $0), "v": \#($0 * 3 + $0 * 7 % 5)}"# }.joined(separator: ","))]}, "mark": "line",
         "encoding": {"x": {"field": "y", "type": "quantitative", "title": "Year of release"}, "y": {"field": "v", "type": "quantitative"}}}
        """, says: "Rose from 0 in 1990 to 60 in 2009."),
    SaidTable(
      description: "what comes down again is told to its end",
      options: ["--x", "year", "--y", "rate", "--mark", "line"],
      table: rows("year,rate", 40) { place in
        let late = [300, 380, 400, 360, 330, 300, 285]
        return "\(1900 + place),\(place < 33 ? 280 + place * 7 % 5 : late[place - 33])"
      },
      says: "At most 284 until 1932, up to a peak of 400 in 1935, down to 285 in 1939."),
    SaidTable(
      description: "amounts keep their sum beside a rise", options: ["--x", "year", "--y", "visits", "--mark", "bar"],
      table: rows("year,visits", 29) { place in
        "\(1900 + place * 4),\(720 + place * 4 + place * 7 % 5 * 6 + (place == 17 ? 90 : 0))"
      },
      says:
        "Rose overall from 720 in 1900 to 838 visits in 2012. About 22,900 visits in total, about 791 a year with data."
    ),
    SaidTable(
      description: "a holiday among closed weekends is no news", options: ["--y", "Close", "--bucket", "day"],
      table: rows("Date,Close", 60) { place in
        (place + 3) % 7 > 4 || place == 25 ? nil : "\(day(place)),\(100 + place * 37 % 23)"
      },
      says: "Half of the values lie between 106 and 116.", never: ["without a value"]),
    SaidTable(
      description: "many weekdays without a value are told", options: ["--y", "Close", "--bucket", "day"],
      table: rows("Date,Close", 60) { place in
        (place + 3) % 7 > 4 || place % 4 == 1 ? nil : "\(day(place)),\(100 + place * 37 % 23)"
      },
      says: "Highest: 122 on February 19; lowest: 100 on February 1 and March 18; 26 of 57 days without a value."),
    SaidTable(
      description: "two answers change places, and a third stays below",
      options: ["--x", "day", "--y", "percent", "--series", "answer", "--mark", "line"],
      table: rows("day,answer,percent", 60) { place in
        let (day, answer) = (place / 3, place % 3)
        let swing = [4, -4, -3, 5][day / 3 % 2 + answer % 2 * 2]
        return "\(day + 1),\(["Leave", "Remain", "Undecided"][answer]),\(answer == 2 ? 10 + day % 3 : 45 + swing)"
      },
      says: "Leave and Remain crossed 6 times; Undecided between 10 and 12 percent."),
    SaidTable(
      description: "the way of the years of what comes round with them",
      options: ["--mark", "line", "--x", "month", "--y", "level"],
      table: rows("month,level", 240) { place in
        let wave = [15, 12, 7, 2, -3, -7, -10, -8, -7, -6, -1, 6][place % 12]
        let year = place / 12
        return "\(month(place)),\((year < 12 ? 100 + 10 * year : 220 - 12 * (year - 12)) + wave)"
      },
      says:
        "Yearly mean up from 100 in 2000 to 220 in 2012, down to 136 in 2019, with a yearly cycle, highest in January."),
    SaidTable(
      description: "most years lie below zero, then above", options: ["--mark", "bar", "--x", "year", "--y", "rain"],
      table: rows("year,rain", 60) { place in
        let isAbove = place * 7 % 10 < (place < 36 ? 2 : 8)
        return "\(1960 + place),\((isAbove ? 1 : -1) * (20 + place * 37 % 90))"
      },
      says: "Below zero in 29 of 38 until 1997, above in 18 of 22 since; lowest: minus 109 in 1977."),
    SaidTable(
      description: "waves under ripples", options: ["--mark", "line", "--x", "depth", "--y", "gas"],
      table: rows("depth,gas", 600) { place in
        let wave = 100 - abs(place % 75 * 2 - 75) * 100 / 75
        return "\(place * 13 + place % 3 * 2),\(200 + wave + place * 37 % 41)"
      },
      says: "8 peaks, about one every 990; highest: 339 at 1,473."),
    SaidTable(
      description: "of two series it is counted for how many names one lies above", options: groupedOptions,
      table: grouped(["Men", "Women"], [[27, 22, 20, 16, 14], [25, 24, 18, 18, 12]]),
      says: "Men above Women for 3 of 5; highest: 27, Men for F1; lowest: 12, Women for F5."),
    SaidTable(
      description: "at two airports one airline is the better", options: groupedOptions,
      table: grouped(["American", "Delta"], [[73, 84], [76, 86]]),
      says: "Delta always above American; highest: 86, Delta for F2."),
    SaidTable(
      description: "of two names each series may lead for one", options: groupedOptions,
      table: grouped(["American", "Delta"], [[73, 86], [76, 84]]),
      says: "Highest: 86, American for F2; lowest: 73, American for F1."),
    SaidTable(
      description: "one of three series leads for all names", options: groupedOptions,
      table: grouped(["City", "Farm", "Town"], [[30, 40, 55], [12, 20, 31], [20, 19, 30]]),
      says: "City always highest; highest: 55, City for F3; lowest: 12, Farm for F1."),
    SaidTable(
      description: "one of three series leads for most names", options: groupedOptions,
      table: grouped(["City", "Farm", "Town"], [[30, 40, 55, 20], [12, 20, 31, 44], [20, 19, 30, 15]]),
      says: "City highest for F1, F2, and F3, up to 55; Farm highest for F4, 44."),
    SaidTable(
      description: "one of three series is the lowest for all names", options: groupedOptions,
      table: grouped(["Shot", "Salt", "None"], [[17, 16], [57, 44], [46, 60]]),
      says: "Shot always lowest; highest: 60, None for F2; lowest: 16, Shot for F2."),
    SaidTable(
      description: "one series lies above up to an age", options: groupedOptions,
      table: rows("field,group,rate", 10) { place in
        let (age, group) = (15 + place / 2 * 5, place % 2)
        return "\(age) to \(age + 4),\(["then", "now"][group]),\([40, 10, 120, 40, 90, 70, 30, 60, 8, 20][place])"
      },
      says: "Then above now until 25 to 29, below from 30 to 34 on; highest: 120, then for 20 to 24."),
    SaidTable(
      description: "names on both sides of zero are counted",
      options: ["--mark", "bar", "--x", "state", "--y", "lead"],
      table: rows("state,lead", 9) {
        "\("ABCDEFGHI".dropFirst($0).prefix(1)),\([12, -3, 40, -22, 8, -9, 15, 2, -30][$0])"
      },
      says: "5 of 9 above zero; highest: 40 for C; lowest: minus 30 for I."),
    SaidTable(
      description: "two clumps of names", options: ["--mark", "bar", "--x", "source", "--y", "share"],
      table: rows("source,share", 6) { "\("ABCDEF".dropFirst($0).prefix(1)),\([89, 85, 45, 42, 39, 37][$0])" },
      says: "Highest: 89 for A, then B at 85; the others at most 45."),
    SaidTable(
      description: "groups of a histogram far apart", options: ["--bucket", "1"],
      table: histogram([4, 2, 0, 0, 0, 0, 3, 9, 14, 20, 12, 6, 1, 0, 0, 0, 0, 2, 3]),
      says: "65 of 76 from 6 to 13, 6 from 0 to 2, 5 from 17 to 19; fullest: 20, from 9 to 10."),
    SaidTable(
      description: "what lies about a high peak", options: ["--bucket", "1"],
      table: histogram([1, 0, 1, 2, 4, 8, 30, 60, 28, 6, 3, 2, 1, 1]),
      says: "Fullest: 60 of 147, from 7 to 8; 80 percent from 6 to 9."),
  ]

  @Test(arguments: cases) func isSaid(_ given: SaidTable) throws { try given.check() }
}

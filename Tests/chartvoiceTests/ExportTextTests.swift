import Testing

/// Tables as banks, instruments, offices and meters write them: what is said of each, and what would be wrong.
@Suite struct ExportTextTests {
  private static func two(_ number: Int) -> String { SaidTable.two(number) }

  private static func rows(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    SaidTable.rows(header, count, row)
  }

  private static let cases: [SaidTable] = [
    SaidTable(
      description: "an account is told by its balance",
      table: """
        Date,Text,Debit,Credit,Balance
        2024-01-02,Rent,850.00,,1150.00
        2024-01-05,Salary,,2400.00,3550.00
        2024-01-09,Shop,62.35,,3487.65
        2024-01-15,Power,48.10,,3439.55

        """, says: "Y axis: Balance, from 1,000 to 3,600."),
    SaidTable(
      description: "a sum that is not called a total is no party",
      table: "Party,Votes\nRed,410\nBlue,312\nGreen,150\nFree,98\nFarm,77\nValid votes,1047\nInvalid votes,13\n",
      says: "X axis: Party: Red, Blue, Green, Free, and Farm.", never: ["1,047", "Invalid"]),
    SaidTable(
      description: "of ages the largest may be what the younger ones come to",
      table: "Age,People\n0-9,100\n10-19,120\n20-29,130\n30-39,140\n40-49,150\n50-59,640\n60-69,300\n",
      says: "Highest: 640 people for 50-59, about 2.1 times 60-69."),
    SaidTable(
      description: "users that double come to those before them",
      table: "Month,Users\nJan,30\nFeb,50\nMar,80\nApr,160\nMay,300\nJun,620\n",
      says: "Rose from 30 in Jan to 620 users in Jun, 78 percent of the rise after Apr."),
    SaidTable(
      description: "times of runners are no days of a spreadsheet",
      table: rows("runner,time", 9) { "R\($0),\(41_000 + $0 * 310)" }, says: "Y axis: time, from 0 to 45,000."),
    SaidTable(
      description: "the last line of a comment is no note below the rows", options: ["--x", "note", "--y", "v"],
      table: rows("v,note", 6) { "\($0 + 5),\"\(["A", "B"][$0 % 2])\nand in a second line it says more and more\"" },
      says: "Bar chart, 2 categories."),
    SaidTable(
      description: "a land is what its regions come to in each column",
      table: "Region,Births,Deaths\nA,410,300\nB,312,280\nC,150,190\nD,98,77\nE,77,60\nLand,1047,907\n",
      says: "X axis: Region: A, B, C, D, and E."),
    SaidTable(
      description: "passengers a day are no days",
      table: rows("date,passengers per day", 30) { "2024-01-\(two($0 + 1)),\(26_000 + $0 * 600)" },
      says: "Rose from 26,000 on January 1 to 43,400 on January 30.", never: ["Count of rows"]),
    SaidTable(
      description: "a line of a comment is no note below the rows",
      table: rows("kind,note,v", 6) { "k\($0),\"long\nand in a second line it says more and more\",\($0 + 5)" },
      says: "Highest: 10 for k5, then k4; lowest: 5 for k0.", never: ["left out"]),
    SaidTable(
      description: "a sixth that is as large as five is no sum where something else goes on",
      table: "Town,People\nA,100\nB,120\nC,130\nD,140\nE,150\nF,640\nG,90\nH,80\nI,70\nJ,60\n",
      says: "Highest: 640 people for F, about 4.3 times E."),
    SaidTable(
      description: "years stand below the names of what they are of",
      options: ["--y", "Profit 2021"],
      table:
        "Region,Sales,,Profit,\n,2020,2021,2020,2021\nNorth,510,530,51,48\nSouth,420,410,39,44\nEast,300,333,31,29\n",
      says: "Highest: 48 for North; lowest: 29 for East."),
    SaidTable(
      description: "a running total is one from its end to its beginning, too",
      table: rows("date,donations", 30) { "2024-01-\(two(30 - $0)),\(900 - $0 * $0 - $0 % 2)" },
      says: "Rose from 58 on January 1 to 900 on January 30.", never: ["in total"]),
    SaidTable(
      description: "minus 99.99 among parts per million is a code",
      options: ["--missing", "-99.99"],
      table: rows("month,co2", 12) { "2020-\(two($0 + 1)),\($0 == 4 ? "-99.99" : "\(400 + $0).5")" },
      says: "Rose from 400.5 in January to 411.5 in December.", never: ["minus"]),
    SaidTable(
      description: "a week is a day number of a spreadsheet",
      table: rows("Week starting,units", 6) { "\(45_292 + $0 * 7),\(30 + $0 * $0)" },
      says: "X axis: Week starting by week, from January 1 to February 11, 2024."),
    SaidTable(
      description: "the first hour of a day may be called by its end",
      options: ["--bucket", "day", "--aggregate", "sum"],
      table: rows("Date;Time;Use kWh", 48) { "0\($0 / 24 + 1).02.2024;\(two($0 % 24 + 1)):00;\($0 / 24 + 1)" },
      says: "72 kilowatt-hours in total, 36 a day.", never: ["3 days"]),
    SaidTable(
      description: "what is measured stands before its unit",
      table: rows("date,value,unit,substance", 24) { place in
        let (day, kind) = (place / 3, place % 3)
        return "2024-03-\(two(day + 1)),\([0.8, 42.5, 18][kind] + Double(day)),\(["mg/m3", "ug/m3", "ug/m3"][kind]),"
          + ["CO", "NO2", "PM10"][kind]
      }, says: "Series by substance: CO, NO2, and PM10.", never: ["above", "gap", "Highest: 49"]),
    SaidTable(
      description: "stars stand for what is not there",
      table: "year,rain\n2019,10\n2020,12\n2021,***\n2022,15\n", says: "Value missing in 2021.", never: ["set aside"]),
    SaidTable(
      description: "a value every quarter of an hour is none of a minute",
      table: rows("start,consumption kWh", 40) { "2024-01-01T\(two($0 / 4)):\(two($0 % 4 * 15)),0.\($0 % 4 + 1)" },
      says: "10 kilowatt-hours in total.",
      never: ["a minute"]),
    SaidTable(
      description: "quotients are told with a few digits, and that they are",
      table: rows("city,ratio", 6) { "C\($0),\(Double($0 * $0 + 2) / 7)" }, says: "Values rounded to 3 decimals.",
      never: ["857142"]),
    SaidTable(
      description: "a date in decimals is not what is measured",
      table:
        "month,decimal date,average\n2018-01,2018.0417,407.96\n2018-02,2018.125,408.32\n2018-03,2018.2083,409.41\n",
      says: "Y axis: average, from 407.8 to 409.6."),
  ]

  @Test(arguments: cases) func isSaid(_ given: SaidTable) throws { try given.check() }
}

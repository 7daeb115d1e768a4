import Testing

/// Tables as offices, laboratories and reports lay them out, with more about the columns than their names.
@Suite struct ReportTextTests {
  private static let cases: [SaidTable] = [
    SaidTable(
      description: "a name above a group is that of its rows",
      table: "Region,Product,Sales\nNorth,Apples,10\n,Pears,20\n,Plums,30\nSouth,Apples,40\n,Pears,55\n,Plums,60\n",
      says: "Highest: 155 for South, about 2.6 times North.", never: ["left out"]),
    SaidTable(
      description: "a comment on a few days is no name of a group",
      table: SaidTable.rows("remark,date,v", 12) {
        "\([0: "opened", 6: "repaired"][$0] ?? ""),2024-01-\(SaidTable.two($0 + 1)),\($0 * $0)"
      },
      says: "X axis: date by day, from January 1 to January 12, 2024."),
    SaidTable(
      description: "rows about the columns are no data",
      table:
        "Title,Prices 2015=100\nCDID,L522\nPreUnit,\nRelease Date,21-02-2024\n2019,107.8\n2020,108.9\n2021,111.6\n",
      says: "Rose from 107.8 in 2019 to 111.6 in 2021."),
    SaidTable(
      description: "names of columns that are numbers are names below an empty corner",
      table: ",1,2,3,4\nA,0.05,0.1,0.21,0.4\nB,0.04,0.09,0.2,0.41\nC,0.05,0.11,0.19,0.39\n",
      says: "Series by column: 1, 2, 3, and 4.", never: ["left out"]),
    SaidTable(
      description: "a year and a week are one date",
      table: "Year,Week,Cases\n2020,52,90\n2020,53,95\n2021,1,80\n2021,2,110\n",
      says: "X axis: date by ISO week, from December 21, 2020 to January 17, 2021."),
    SaidTable(
      description: "one unit in all rows is that of the values",
      table: "REF_DATE,UOM,SCALAR_FACTOR,VALUE\n2023-01,Dollars,thousands,512\n2023-02,Dollars,thousands,530\n",
      says: "Y axis: VALUE in thousand dollars, from 500 to 540."),
    SaidTable(
      description: "numbers of moments are days of a spreadsheet behind an identifier",
      table: "id,created_at,amount\n1,45292.5,10.5\n2,45293.25,11.2\n3,45294.75,9.8\n",
      says: "Line chart, 3 values.", never: ["45,29"]),
    SaidTable(
      description: "an hour that comes twice is said",
      table: SaidTable.rows("time,price", 25) { "2024-10-27T\(SaidTable.two($0 > 2 ? $0 - 1 : $0)):00,\($0 % 7 + 3)" },
      says: "2 rows share their hour with another, first at October 27, 2024, 2 AM."),
  ]

  @Test(arguments: cases) func isSaid(_ given: SaidTable) throws { try given.check() }
}

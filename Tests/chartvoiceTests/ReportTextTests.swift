import Testing

/// Tables as offices, laboratories and reports lay them out, with more about the columns than their names.
@Suite struct ReportTextTests {
  private static let cases: [SaidTable] = [
    SaidTable(
      description: "a name above a group is that of its rows",
      table: "Region,Product,Sales\nNorth,Apples,10\n,Pears,20\n,Plums,30\nSouth,Apples,40\n,Pears,55\n,Plums,60\n",
      says: "215 in total: 50 Apples, 75 Pears, and 90 Plums.", never: ["left out"]),
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
      says: "Y axis: VALUE in thousand dollars, from 512 to 530."),
    SaidTable(
      description: "numbers of moments are days of a spreadsheet behind an identifier",
      table: "id,created_at,amount\n1,45292.5,10.5\n2,45293.25,11.2\n3,45294.75,9.8\n",
      says: "Line chart, 3 values.", never: ["45,29"]),
    SaidTable(
      description: "a ward is no unit, and a price is not in kilograms",
      table: "date,unit,price\n2024-01-01,kg,1.20\n2024-01-08,kg,1.25\n2024-01-15,kg,1.31\n",
      says: "Y axis: price, from 1.2 to 1.31.", never: ["kilogram"]),
    SaidTable(
      description: "a power of ten stands beside the values", options: ["--x", "TIME_PERIOD"],
      table:
        "REF_AREA,UNIT_MEASURE,UNIT_MULT,TIME_PERIOD,OBS_VALUE\nDEU,USD,6,2020,3937\nDEU,USD,6,2021,4348\nDEU,USD,6,2022,4163\n",
      says: "Y axis: OBS VALUE in million USD, from 3,900 to 4,350."),
    SaidTable(
      description: "weeks of a season are none of a calendar",
      table: SaidTable.rows("year,week,points", 36) { "\(2022 + $0 / 18),\($0 % 18 + 1),\(20 + $0 * 7 % 11)" },
      says: "X axis: year, from 2022 to 2023.", never: ["ISO"]),
    SaidTable(
      description: "weeks of the CDC begin on Sundays",
      table: "MMWR Year,MMWR Week,Deaths\n2014,52,110\n2014,53,130\n2015,1,140\n2015,2,120\n",
      says: "X axis: date by week, from December 21, 2014 to January 11, 2015.", never: ["left out"]),
    SaidTable(
      description: "words above rows of codes are rows, too",
      table: "shop,mon,tue\nHarbour,closed,closed\nAirport,closed,open late\n1001,20,30\n1002,25,35\n1003,22,31\n",
      says: "5 in total."),
    SaidTable(
      description: "a group may end with its sum",
      table:
        "Region,Product,Sales\nNorth,Apples,10\n,Pears,20\nNorth Total,,30\nSouth,Apples,40\n,Pears,55\nSouth Total,,95\n",
      says: "X axis: Region: North and South.", never: ["no Region"]),
    SaidTable(
      description: "a name of a group may be quoted, and rows may be empty",
      table: "Region,Product,Sales\n\"North, upper\",Apples,10\n,Pears,20\n,,\n\"South\",Apples,40\n\"\",Pears,55\n",
      says: "125 in total: 50 Apples and 75 Pears."),
    SaidTable(
      description: "hours that were slept are no time of day", options: ["--bucket", "day"],
      table: SaidTable.rows("year,month,day,sleep hours,steps", 20) {
        "2024,\($0 / 10 + 1),\($0 % 10 + 1),\($0 % 4 + 5),\($0 * 90)"
      },
      says: "X axis: date by day, from January 1 to February 10, 2024."),
    SaidTable(
      description: "rain in millimeters is no month",
      table: SaidTable.rows("year,station,rain_mm", 24) { "\(2000 + $0 / 2),\(["A", "B"][$0 % 2]),\($0 * 5 % 12 + 1)" },
      says: "X axis: year, from 2000 to 2011.", never: ["Count", "month"]),
    SaidTable(
      description: "the name of a ward is no unit of values",
      table: "date,unit,value\n2024-01-01,Cardiology,35\n2024-01-02,Cardiology,31\n2024-01-03,Cardiology,40\n",
      says: "Y axis: value, from 31 to 40.", never: ["cardiology"]),
    SaidTable(
      description: "a factor that is not known leaves no unit",
      table:
        "REF_DATE,UOM,SCALAR_FACTOR,VALUE\n2023-01,Dollars,tens of thousands,512\n2023-02,Dollars,tens of thousands,530\n",
      says: "Y axis: VALUE, from 512 to 530.", never: ["dollars"]),
    SaidTable(
      description: "the column that is called a value is measured",
      table: SaidTable.rows("REF_DATE,UOM,COORDINATE,VALUE", 6) {
        "\(2015 + $0),Persons,1.\($0 % 2 + 1),\(200 + $0 * 3)"
      },
      says: "Y axis: VALUE in people, from 200 to 216."),
    SaidTable(
      description: "weeks of a fiscal year are none of a calendar",
      table: SaidTable.rows("Fiscal Year,Week,Sales", 104) { "\(2022 + $0 / 52),\($0 % 52 + 1),\(50 + $0 * 7 % 13)" },
      says: "Bar chart, 2 years.", never: ["ISO"]),
    SaidTable(
      description: "seconds of a day are no days of a spreadsheet",
      table: SaidTable.rows("time,altitude", 12) { "\(36_005 + $0),\(420 + $0 * $0 % 17)" },
      says: "X axis: time, from 36,005 to 36,016."),
    SaidTable(
      description: "a line parts notes from the rows",
      table: "Land,Menschen\nA,10\nB,20\nC,15\n__________\n© Amt 2024\n",
      says: "X axis: Land: A, B, and C."),
    SaidTable(
      description: "a code on a few rows is no group",
      table: "Discount code,Item,Revenue\nA4,Tea,40\n,Cake,20\n,Milk,25\nB7,Tea,55\n,Cake,21\n,Milk,24\n",
      says: "Highest: 95 for Tea, about 1.9 times Milk."),
    SaidTable(
      description: "a year, a month, a day and an hour are one moment",
      table: "YYYY,MM,DD,HH,WSPD\n2024,01,31,22,5.1\n2024,01,31,23,5.6\n2024,02,01,00,6.0\n2024,02,01,01,6.4\n",
      says: "X axis: date by hour, from January 31, 10 PM to February 1, 2024, 1 AM."),
    SaidTable(
      description: "years and the numbers from 1 to 12 are months",
      table: "Year,1,2,3,4,5,6,7,8,9,10,11,12\n2022,3,4,5,6,7,8,9,8,7,6,5,4\n2023,4,5,6,7,8,9,9,9,8,7,6,5\n",
      says: "X axis: month, from January 2022 to December 2023."),
    SaidTable(
      description: "codes of thirteen digits are no moments",
      table: "EAN,Units sold\n1612345678901,12\n1612345678918,15\n1612345679052,9\n",
      says: "Y axis: Units sold, from 0 to 16.", never: ["2021"]),
    SaidTable(
      description: "an hour that comes twice is said",
      table: SaidTable.rows("time,price", 25) { "2024-10-27T\(SaidTable.two($0 > 2 ? $0 - 1 : $0)):00,\($0 % 7 + 3)" },
      says: "2 rows share their hour with another, first at October 27, 2024, 2 AM."),
  ]

  @Test(arguments: cases) func isSaid(_ given: SaidTable) throws { try given.check() }
}

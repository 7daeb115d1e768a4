import Testing

/// Tables as offices, laboratories and reports lay them out, with more about the columns than their names.
@Suite struct ReportTextTests {
  private static let cases: [SaidTable] = [
    SaidTable(
      description: "a name above a group is that of its rows",
      table: "Region,Product,Sales\nNorth,Apples,10\n,Pears,20\n,Plums,30\nSouth,Apples,40\n,Pears,55\n,Plums,60\n",
      says: "215 in total: 50 Apples, 75 Pears, and 90 Plums.", never: ["left out"]),
    SaidTable(
      description: "five questions are no quarters",
      table: "respondent,Q1,Q2,Q3,Q4,Q5\n1,4,5,3,2,4\n2,3,4,2,2,5\n3,5,4,3,1,4\n4,4,4,2,3,3\n",
      says: "X axis: Q1, from 3 to 5.", never: ["quarter"]),
    SaidTable(
      description: "a score is no time of day",
      table:
        "Date,Score,Spectators\n2025-03-03,21:18,120\n2025-03-03,15:21,90\n2025-03-10,21:12,140\n2025-03-10,20:22,160\n",
      says: "X axis: Date by day, from March 3 to March 10, 2025.", never: ["PM"]),
    SaidTable(
      description: "grams that make a hundred are grams",
      table: "Recipe,Flour g,Sugar g,Butter g\nCake,50,30,20\nPie,60,15,25\nBun,70,20,10\n",
      says: "X axis: Recipe: Cake, Pie, and Bun.", never: ["value in percent"]),
    SaidTable(
      description: "a turnout in percent is no sum of candidates",
      table: "what,v\nAnn,12000\nBob,9000\nTurnout,63\nMajority,3000\n",
      says: "X axis: what: Ann, Bob, Turnout, and Majority."),
    SaidTable(
      description: "who was admitted voted for nothing",
      table: "status,people\nAdmitted,400\nWaitlisted,90\nDeferred,60\nRegistered,300\nRejected,700\n",
      says: "Highest: 700 people for Rejected, about 1.8 times Admitted.", never: ["left out"]),
    SaidTable(
      description: "a row of types is no row",
      table: "name,age,height,weight\ntext,number,number,number\nx,1,2,3\ny,4,5,6\nz,7,8,9\n",
      says: "X axis: name: x, y, and z."),
    SaidTable(
      description: "a second block of words is not thrown away",
      table: "Name,Status\nAnn,done\nBob,open\n\nTeam B:\nCy,done\nDi,open\nEd,open\n",
      says: "X axis: Status: done and open."),
    SaidTable(
      description: "the code of a unit is no second unit",
      table:
        "REF_DATE,UOM,UOM_ID,SCALAR_FACTOR,VALUE\n2023-01,Dollars,81,thousands,512\n2023-02,Dollars,81,thousands,530\n",
      says: "Y axis: VALUE in thousand dollars, from 512 to 530."),
    SaidTable(
      description: "who could vote is no candidate",
      table: "Candidate,Votes\nAnn,12000\nBob,9000\nCy,4000\nMajority,3000\nTurnout,25120\nElectorate,40000\n",
      says: "25,000 in total."),
    SaidTable(
      description: "a table of turnouts is one of turnouts",
      table: "what,votes\nElectorate,40000\nTurnout,25120\nRejected,120\n",
      says: "X axis: what: Electorate, Turnout, and Rejected.", never: ["left out"]),
    SaidTable(
      description: "a column that few rows fill is not along X",
      table: "Coupon,Order,Amount\nSPRING,A1,20\n,A2,35\n,A3,18\nVIP,A4,60\n,A5,22\n,A6,19\n",
      says: "X axis: Order, from A1 to A6.", never: ["left out"]),
    SaidTable(
      description: "a row of words that says what other rows say is a row",
      table: "day,status,reading\nstart,ok,none\n1,ok,5.1\n2,ok,5.3\n3,bad,5.2\n4,ok,5.6\n",
      says: "X axis: day: start, 1, 2, 3, and 4."),
    SaidTable(
      description: "a legend below the rows is no data",
      table:
        "Quarter,Sales\nQ1 2023,310\nQ2 2023,..\nQ3 2023,390\n\nSymbol legend:\n..,not available\nSource: Office\n",
      says: "X axis: Quarter, from Q1 to Q3 2023.", never: ["Symbol"]),
    SaidTable(
      description: "a second table below a heading is not thrown away",
      table: "Name,Sales\nA,310\nB,200\nC,390\n\nBy region:\nNorth,400\nSouth,500\n",
      says: "X axis: Name, from A to South."),
    SaidTable(
      description: "the close of a day stands for it, and markets close at weekends",
      table:
        "Date,Open,High,Low,Close\n2024-05-06,10.1,10.9,10,10.4\n2024-05-07,10.4,10.8,10.2,10.3\n2024-05-08,10.2,10.6,10,10.1\n"
        + "2024-05-09,10.1,10.7,10.1,10.6\n2024-05-10,10.6,11.2,10.5,11.1\n2024-05-13,11.2,11.4,10.8,10.9\n",
      says: "Y axis: Close, from 10.1 to 11.1.", never: ["days without a value"]),
    SaidTable(
      description: "a league is told by its points",
      table: "Pos,Team,P,W,D,L,Pts\n1,Harbour,9,7,2,0,23\n2,Mill,9,7,0,2,21\n3,Park,9,5,3,1,18\n4,Albion,9,2,1,6,7\n",
      says: "Y axis: Pts, from 0 to 24."),
    SaidTable(
      description: "rows in the order of one column are told by it",
      table: "town,altitude,people\nA,120,9000\nB,400,7000\nC,90,6500\nD,300,2000\nE,310,900\n",
      says: "Y axis: people, from 0 to 9,000."),
    SaidTable(
      description: "a rank year after year is measured",
      table: "year,rank\n2015,7\n2016,5\n2017,5\n2018,3\n2019,2\n2020,4\n", says: "Y axis: rank, from 2 to 7."),
    SaidTable(
      description: "how often each face came up is bars",
      table: "face,count\n1,17\n2,15\n3,21\n4,18\n5,12\n6,17\n", says: "Bar chart, 6 places."),
    SaidTable(
      description: "times of day are no series",
      table:
        "Date,Time,Currency,Gross\n2024-01-15,08:12:10,USD,120\n2024-01-18,09:30:00,EUR,80\n2024-01-21,18:45:33,USD,-40\n"
        + "2024-02-02,12:00:01,USD,1250\n2024-02-13,10:10:10,EUR,60\n", says: "Series by Currency: USD and EUR."),
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
      description: "words above rows of codes are rows, too", options: ["--aggregate", "count"],
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

import ChartAnalysis
import ChartModel
import ChartNarration
import Testing

@testable import VegaLite

/// What is said of units as Vega draws them, word for word.
@Suite struct VegaChartTextTests {
  @Test func barsAreToldByTheirNames() throws {
    let unit = UnitMaker(
      .bar, [UnitChannel("x", "a", .nominal), UnitChannel("y", "b", .quantitative)],
      [["a": "A", "b": 28], ["a": "B", "b": 55], ["a": .null, "b": 43]])
    #expect(try unit.chart.labels() == ["A: 28", "B: 55", "No name: 43"])
  }

  @Test func meansByMonthNameEachMonth() throws {
    var unit = UnitMaker(
      .line,
      [
        UnitChannel("x", "date", .temporal, timeUnit: "month", column: "month_date"),
        UnitChannel("y", "temp_max", .quantitative, aggregate: "mean", column: "mean_temp_max"),
      ],
      [
        ["month_date": month(2012, 1), "mean_temp_max": 7.054838709677419, "__count": 31],
        ["month_date": month(2012, 2), "mean_temp_max": 9.275862068965518, "__count": 29],
      ])
    unit.countColumn = "__count"
    #expect(try unit.chart.labels() == ["January: 7.05", "February: 9.28"])
    #expect(
      try unit.chart.labels(.full) == ["January: 7.05, from 31 rows, 1 of 2", "February: 9.28, from 29 rows, 2 of 2"])
    #expect(try unit.chart.narrator().title == "Mean of temp max by date")
  }

  @Test func countsInBinsAreCounts() throws {
    let unit = UnitMaker(
      .bar,
      [
        UnitChannel("x", "imdb", .quantitative, column: "bin", end: "bin_end"),
        UnitChannel("y", nil, .quantitative, aggregate: "count", column: "__count"),
      ],
      [
        ["bin": 1, "bin_end": 2, "__count": 5], ["bin": 2, "bin_end": 3, "__count": 0],
        ["bin": 4, "bin_end": 5, "__count": 64],
      ])
    #expect(try unit.chart.labels() == ["From 1 to 2: 5", "From 2 to 3: 0", "From 4 to 5: 64"])
    #expect(try unit.chart.narrator().title == "Count of rows by imdb")
  }

  @Test func stackedPartsAreToldTogether() throws {
    var unit = UnitMaker(
      .bar,
      [
        UnitChannel("x", "date", .ordinal, timeUnit: "month", column: "m"),
        UnitChannel("y", nil, .quantitative, aggregate: "count", column: "n"),
        UnitChannel("color", "weather", .nominal),
      ],
      [
        ["m": month(2012, 1), "n": 33, "weather": "sun", "from": 0, "to": 33],
        ["m": month(2012, 1), "n": 30, "weather": "fog", "from": 33, "to": 63],
        ["m": month(2012, 2), "n": 40, "weather": "sun", "from": 0, "to": 40],
      ])
    unit.stack = UnitStack(channel: "y", offset: .zero, columns: ("from", "to"))
    #expect(try unit.chart.labels() == ["January: 33 sun, 30 fog", "February: 40 sun"])
    #expect(
      try unit.chart.narrator().tableLines() == [
        "Date, weather, count of rows", "January, sun: 33", "January, fog: 30", "February, sun: 40",
        "Total, sun: 73", "Total, fog: 30", "Total: 103",
      ])
  }

  @Test func alikePointsAreToldApartByFewFields() throws {
    let unit = UnitMaker(
      .point,
      [
        UnitChannel("x", "hp", .quantitative), UnitChannel("y", "mpg", .quantitative),
        UnitChannel("color", "origin", .nominal), UnitChannel("size", "weight", .quantitative),
        UnitChannel("tooltip", "name", .nominal),
      ],
      [
        ["hp": 130, "mpg": 18, "origin": "USA", "weight": 3504, "name": "chevrolet"],
        ["hp": 130, "mpg": 18, "origin": "USA", "weight": 3504, "name": "buick"],
        ["hp": 130, "mpg": 18, "origin": "USA", "weight": 3600, "name": "buick"],
        ["hp": 95, "mpg": .null, "origin": "Japan", "weight": 2372, "name": "toyota"],
        ["hp": 95, "mpg": .null, "origin": "Japan", "weight": 2372, "name": "toyota"],
      ])
    #expect(
      try unit.chart.labels() == [
        "USA, 130: 18 miles per gallon, weight 3,504, chevrolet", "USA, 130: 18 miles per gallon, weight 3,504, buick",
        "USA, 130: 18 miles per gallon, weight 3,600",
        "Japan, 95: value missing, weight 2,372, 2 marks",
      ])
    #expect(
      try unit.chart.labels(.brief) == [
        "USA, 130: 18, weight 3,504, chevrolet", "USA, 130: 18, weight 3,504, buick",
        "USA, 130: 18, weight 3,600, buick",
        "Japan, 95: value missing, 2 marks",
      ])
    #expect(
      try unit.chart.narrator().tableCSV() == """
        hp,origin,name,mpg,weight,rows
        130,USA,chevrolet,18,3504,1
        130,USA,buick,18,3504,1
        130,USA,buick,18,3600,1
        95,Japan,toyota,,2372,1
        95,Japan,toyota,,2372,1

        """)
  }

  @Test func stripsCountTheMarksAtEachValue() throws {
    let unit = UnitMaker(.tick, [UnitChannel("x", "hp", .quantitative)], [["hp": 130], ["hp": 95], ["hp": 130]])
    #expect(try unit.chart.labels() == ["95: 1", "130: 2"])
    #expect(try unit.chart.narrator().title == "Count of rows by hp")
  }

  @Test func stretchesAreEventsAndRangesAreRanges() throws {
    let task = UnitChannel("y", "task", .nominal)
    let events = UnitMaker(
      .bar, [task, UnitChannel("x", "from", .temporal), UnitChannel("x2", "to", .temporal)],
      [
        ["task": "Dig", "from": month(2012, 1), "to": month(2012, 2)],
        ["task": "Build", "from": month(2012, 3), "to": month(2012, 2)],
      ])
    #expect(
      try events.chart.labels() == [
        "Dig, January 1 to February 1, 31 days", "Build, February 1 to March 1, 29 days",
      ])
    let ranges = UnitMaker(
      .bar, [task, UnitChannel("x", "from", .quantitative), UnitChannel("x2", "to", .quantitative)],
      [["task": "Dig", "from": 1, "to": 3], ["task": "Build", "from": 8, "to": 3.5]])
    #expect(try ranges.chart.labels() == ["Dig: from 1 to 3", "Build: from 3.5 to 8"])
  }

  @Test func rowsOfAHeatMapAreSeries() throws {
    let unit = UnitMaker(
      .rect,
      [
        UnitChannel("x", "time", .ordinal, timeUnit: "hours", column: "h"),
        UnitChannel("y", "time", .ordinal, timeUnit: "day", column: "d"),
        UnitChannel("color", nil, .quantitative, aggregate: "count", column: "n"),
      ],
      [
        ["h": .date(1_325_376_000_000), "d": month(2012, 1, 2), "n": 7],
        ["h": .date(1_325_379_600_000), "d": month(2012, 1, 2), "n": 0],
        ["h": .date(1_325_376_000_000), "d": month(2012, 1, 1), "n": 12],
      ])
    #expect(try unit.chart.labels() == ["Sunday, 12 AM: 12", "Monday, 12 AM: 7", "Monday, 1 AM: 0"])
  }

  @Test func pointsOnALineAreOneSetOfMarks() throws {
    let channels = [UnitChannel("x", "t", .temporal), UnitChannel("y", "n", .quantitative)]
    let rows: [[String: VegaValue]] = [
      ["t": month(2012, 1), "n": 1.5, "who": "Ann"], ["t": month(2012, 2), "n": 2, "who": "Bob"],
    ]
    let line = UnitMaker(.line, channels, rows)
    let points = UnitMaker(.point, channels + [UnitChannel("tooltip", "who", .nominal)], rows)
    let both = CompiledView.layered([line, points])
    #expect(try both.labels() == ["January 1: 1.5", "February 1: 2"])
    #expect(try both.narrator().tableLines() == ["T, who, n", "January 1, Ann: 1.5", "February 1, Bob: 2"])
  }
}

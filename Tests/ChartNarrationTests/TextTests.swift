import ChartModel
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// The exact words of small charts: what a person reads is pinned to the letter.
@Suite struct TextTests {
  @Test func barsOfAMonth() throws {
    let lines = try TestChart.steps().descriptionLines(upTo: .groups)
    #expect(
      lines == [
        "Steps",
        """
        Rose from 2,300 on June 1 to 11,000 steps on June 30. About 190,000 steps in total, about 6,780 a day \
        with data.
        """,
        "Bar chart, 30 days.",
        "X axis: date by day, from June 1 to June 30, 2025.",
        "Y axis: steps, from 0 to 11,000.",
        "Highest: 11,000 steps on June 30. Lowest: 2,300 steps on June 1.",
        "No data on June 9 and June 10.",
        "",
        "5 groups along X:",
        "1. June 1 to June 7: 22,400 steps, 3,200 a day.",
        "2. June 8 to June 14: 27,400 steps, 5,480 a day, 2 days without data.",
        "3. June 15 to June 21: 51,800 steps, 7,400 a day.",
        "4. June 22 to June 28: 66,500 steps, 9,500 a day.",
        "5. June 29 to June 30: 21,700 steps, 10,850 a day.",
      ])
  }

  @Test(arguments: [
    (Verbosity.brief, "June 1: 2,300", "June 9: no data"),
    (.standard, "June 1: 2,300 steps", "June 9: no data"),
    (.full, "June 1: 2,300 steps, 1 of 30", "June 9: no data, 9 of 30"),
  ])
  func labels(verbosity: Verbosity, first: String, ninth: String) throws {
    let labels = try TestChart.steps(verbosity: verbosity).labels()
    #expect(labels.count == 30)
    #expect(labels[0] == MarkLabel(id: "steps/2025-06-01", series: nil, text: first, value: .number(2_300)))
    #expect(labels[8] == MarkLabel(id: "steps/2025-06-09", series: nil, text: ninth, value: .empty))
  }

  @Test(arguments: [
    (Verbosity.brief, "June 6: 2 taken, 1 skipped"), (.standard, "June 6: 2 taken, 1 skipped"),
    (.full, "June 6: 2 taken, 1 skipped, 3 in total, 33 percent skipped, 1 of 3"),
  ])
  func stacks(verbosity: Verbosity, expected: String) throws {
    var chart = TestChart()
    chart.stack = .zero
    let narrator = try chart.narrator(
      TestChart.days([6, 6, 6, 8]), nil, series: ["taken", "skipped", "taken", "taken"], verbosity: verbosity)
    let labels = narrator.labels()
    #expect(labels.map(\.id) == ["total/2025-06-06", "total/2025-06-07", "total/2025-06-08"])
    #expect(labels[0].text == expected)
    #expect(labels[0].value == .number(3))
    #expect(labels[1].text.hasPrefix("June 7: 0 taken, 0 skipped"))
    #expect(labels[2].text.hasPrefix("June 8: 1 taken, 0 skipped"))
  }

  @Test func stacksOfManyPartsTellTotalAndHighest() throws {
    var chart = TestChart()
    chart.stack = .zero
    let names = ["a", "b", "c", "d", "e", "f", "f"]
    let narrator = try chart.narrator(TestChart.days([6, 6, 6, 6, 6, 6, 6]), nil, series: names)
    #expect(narrator.labels().map(\.text) == ["June 6: 7 in total, most f, 2"])
  }

  @Test func fiveStatesAreFiveTexts() throws {
    var chart = TestChart()
    chart.mark = .line
    let x = TestChart.days([1, 2, 3, 5, 6])
    let narrator = try chart.narrator(x, [0, ColumnValues.missingNumber, .nan, 7, -.infinity])
    #expect(
      narrator.labels().map(\.text) == [
        "June 1: 0 steps", "June 2: value missing", "June 3: not a number", "June 4: no data", "June 5: 7 steps",
        "June 6: minus infinity",
      ])
    #expect(
      narrator.summary().last
        == "No data on June 4. Value missing on June 2. Not a number on June 3. Minus infinity on June 6.")
  }

  @Test func valuesBeyondTheAxisAreSaidToBe() throws {
    var chart = TestChart().chart(TestChart.days([1, 2, 3]), [5, 50, -5])
    chart.yAxis.domain = .numbers(0...10)
    let narrator = Narrator(chart, facts: ChartFacts(chart), voice: .english)
    #expect(
      narrator.labels().map(\.text) == [
        "June 1: 5 steps", "June 2: 50 steps, above the axis", "June 3: minus 5 steps, below the axis",
      ])
  }

  @Test func emptyChart() throws {
    let narrator = try TestChart().narrator(.instants([]), [])
    #expect(
      narrator.descriptionLines(upTo: .marks) == [
        "Steps by day", "No data.", "Bar chart.", "X axis: date by day, no values.",
        "Y axis: steps, no values.",
      ])
  }

  @Test func weeksAreNamedByTheirFirstDayInASentence() throws {
    var chart = TestChart()
    chart.x.bucketing = .calendar(.week)
    let narrator = try chart.narrator(TestChart.days([1, 8, 15, 23]), [1, 5, 5, 2])
    #expect(
      narrator.summary()[0]
        == "Highest: 5 steps in the weeks of June 8 and June 15. Lowest: 1 step in the week of June 1.")
    #expect(narrator.labels()[0].text == "June 1 to June 7: 1 step")
  }

  @Test func hoursOfOneDayNameTheDayInTheBounds() throws {
    var chart = TestChart()
    chart.x.bucketing = .calendar(.hour)
    let hour: Int64 = 3_600_000_000
    let narrator = try chart.narrator(.instants([0, hour, 5 * hour].map { 1_748_736_000_000_000 + $0 }), [1, 2, 3])
    #expect(narrator.overview()[1] == "X axis: date by hour, from June 1, 2025, 12 AM to 5 AM.")
    #expect(narrator.labels()[2].text == "2 AM: no data")
  }

  /// Rounded to whole numbers these would be told as ties that they are not.
  @Test func meansOfWholeNumbersAreToldApart() throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "group", type: .nominal)
    chart.aggregate = .mean
    let groups = ["a", "a", "a", "b", "b", "b", "d", "d"]
    let narrator = try chart.narrator(.categories(of: groups), [0, 1, 0, 1, 1, 0, 0, 1])
    #expect(narrator.labels().map(\.text) == ["A: 0.333 steps", "B: 0.667 steps", "D: 0.5 steps"])
    #expect(narrator.message == "Highest: 0.667 steps for b; lowest: 0.333 steps for a.")
  }

  @Test func hoursThatComeTwiceSayWhich() throws {
    var chart = TestChart()
    chart.zone = try #require(TimeZoneRules(identifier: "America/New_York"))
    chart.x.bucketing = .calendar(.hour)
    let hours = (0..<4).map { 1_730_606_400_000_000 + Int64($0) * 3_600_000_000 }
    let narrator = try chart.narrator(.instants(hours), [1, 2, 3, 4])
    #expect(
      narrator.labels().map(\.text) == [
        "12 AM: 1 step", "1 AM before the clocks change: 2 steps", "1 AM after the clocks change: 3 steps",
        "2 AM: 4 steps",
      ])
  }

  /// Three years of seven are no rate a year.
  @Test func meansOfSparseYearsSayOverHowMany() throws {
    var chart = TestChart()
    chart.fallback = .sum
    chart.x = XEncoding(field: "year", type: .temporal, precision: .year)
    let years = [1999, 2001, 2005].map { Int64(CivilDate(year: $0, month: 1, day: 1).dayNumber) * 86_400_000_000 }
    let narrator = try chart.narrator(.instants(years), [1, 3, 8])
    #expect(
      narrator.message
        == "Rose from 1 in 1999 to 8 steps in 2005. 12 steps in total, 4 a year with data.")
  }

  /// Nothing adds up to a total with an infinity in it, and nothing is "throughout" beside one.
  @Test func infinityHasNoTotal() throws {
    var chart = TestChart()
    chart.fallback = .sum
    let narrator = try chart.narrator(TestChart.days([1, 2, 3, 4]), [1, .infinity, 3, 5])
    #expect(narrator.message == "Rose from 1 on June 1 to 5 steps on June 4.")
    chart.stack = .zero
    let stacked = try chart.narrator(
      TestChart.days([1, 1, 2, 2]), [1, .infinity, 3, 5], series: ["a", "b", "a", "b"])
    #expect(!stacked.message.contains("in total"))
    chart.mark = .line
    chart.fallback = .mean
    let level = try chart.narrator(TestChart.days([1, 2, 3]), [0, .infinity, 0])
    #expect(level.message == "Every number is 0 steps.")
  }

  /// Scalars end a field of CSV, whatever accents stand on them.
  @Test func cellsOfCSVAreQuotedByScalars() throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "name", type: .nominal)
    let names = ["a,\u{301}b", "=\u{301}1", "q\"\u{301}", "-5 to 0", "＝1", "\n=1"]
    let lines = try chart.narrator(.categories(of: names), [1, 2, 3, 4, 5, 6]).tableCSV().split(separator: "\n")
    #expect(
      lines.dropFirst() == [
        "\"a,\u{301}b\",1,1", "'=\u{301}1,2,1", "\"q\"\"\u{301}\",3,1", "'-5 to 0,4,1", "'＝1,5,1", "\"'", "=1\",6,1",
      ])
  }

  @Test func partsOfASecondAreSaid() throws {
    var chart = TestChart()
    chart.x.bucketing = .none
    let narrator = try chart.narrator(.instants([1_719_748_800_123_456, 1_719_748_800_200_000]), [4, 5])
    #expect(narrator.labels().map(\.text) == ["12:00:00.123456 PM: 4 steps", "12:00:00.2 PM: 5 steps"])
  }

  @Test func partsWithoutValuesAreNotZero() throws {
    var chart = TestChart()
    chart.stack = .zero
    chart.fallback = .sum
    let missing = ColumnValues.missingNumber
    let narrator = try chart.narrator(
      TestChart.days([1, 1, 2, 2]), [1, missing, 2, missing], series: ["p", "q", "p", "q"])
    #expect(narrator.message == "3 steps in total: 3 p and no values for q. 1.5 a day.")
  }

  @Test func namesThatDifferOnlyInCapitalsStayAsTheyAre() throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "name", type: .nominal)
    let narrator = try chart.narrator(.categories(of: ["a", "A", "b"]), [1, 2, 3])
    #expect(narrator.labels().map(\.text) == ["a: 1 step", "A: 2 steps", "b: 3 steps"])
  }

  @Test func longNamesAreCut() throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "name", type: .nominal)
    let narrator = try chart.narrator(.categories(of: [String(repeating: "x", count: 5_000)]), [1])
    #expect(narrator.labels()[0].text == "X" + String(repeating: "x", count: 118) + "…: 1 step")
  }

  @Test func numbersAlongXKeepTheirDigits() throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "size", type: .quantitative, bucketing: .none)
    let narrator = try chart.narrator(.numbers([0x1p64, 0x1p64 + 0x1p12]), [4, 5])
    #expect(Set(narrator.labels().map(\.text)).count == 2)
  }

  @Test func oneMark() throws {
    let narrator = try TestChart().narrator(TestChart.days([6]), [4_210])
    #expect(narrator.message == "One value: 4,210 steps on June 6.")
    #expect(narrator.summary() == [])
    #expect(narrator.groupLines() == ["1 mark along X:", "1. June 6: 4,210 steps"])
  }

  @Test(arguments: [
    ([1.0, 2, 3, 4], "Rose from 1 on June 1 to 4 steps on June 4."),
    ([4.0, 3, 3, 1], "Fell from 4 on June 1 to 1 step on June 4."),
    ([1.0, 9, 0, 8], "Varied between 0 and 9 steps."),
    ([8.0, 9, 0, 1], "Varied between 0 and 9 steps."),
    ([5.0, 5, 5, 5], "5 steps throughout."),
  ])
  func messagesOfLines(values: [Double], expected: String) throws {
    var chart = TestChart()
    chart.mark = .line
    #expect(try chart.narrator(TestChart.days([1, 2, 3, 4]), values).message == expected)
  }

  @Test func categories() throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "fruit_name", type: .nominal)
    chart.unit = "kg"
    chart.decimals = 1
    let narrator = try chart.narrator(.categories(of: ["fig", "kiwi", "plum"]), [2.5, 1, 2.5])
    #expect(
      narrator.descriptionLines(upTo: .groups) == [
        "Steps by fruit name",
        "Highest: 2.5 kilograms for fig and plum; lowest: 1 kilogram for kiwi.",
        "Bar chart, 3 categories.",
        "X axis: fruit name: fig, kiwi, and plum.",
        "Y axis: steps in kilograms, from 0 to 2.6.",
        "Mean: 2 kilograms, median: 2.5 kilograms.",
        "",
        "3 marks along X:",
        "1. Fig: 2.5 kilograms", "2. Kiwi: 1 kilogram", "3. Plum: 2.5 kilograms",
      ])
  }

  @Test func severalLines() throws {
    var chart = TestChart()
    chart.mark = .line
    chart.seriesField = "symbol"
    let narrator = try chart.narrator(
      TestChart.days([1, 2, 1, 2]), [1, 2, 30, 10], series: ["AB", "AB", "CD", "CD"])
    #expect(
      narrator.descriptionLines(upTo: .groups) == [
        "Steps by day, June 1 to June 2, 2025",
        "Largest change: CD, from 30 on June 1 to 10 steps on June 2.",
        "Line chart, 2 lines, 2 days.",
        "X axis: date by day, from June 1 to June 2, 2025.",
        "Y axis: steps, from 0 to 30.",
        "Series by symbol: AB and CD.",
        "Highest: 30 steps, CD on June 1. Lowest: 1 step, AB on June 1.",
        "CD is above AB throughout.",
        "AB: from 1 to 2 steps.",
        "CD: from 30 to 10 steps.",
        "",
        "2 places along X:",
        "1. June 1: AB 1, CD 30 steps",
        "2. June 2: AB 2, CD 10 steps",
      ])
  }
}

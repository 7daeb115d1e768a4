import ChartModel
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Exact texts of what the data does.
@Suite struct FeatureTextTests {
  /// A line over days of June 2025, or over numbers.
  private func line(_ values: [Double?], unit: String? = "liters", days: Bool = false) throws -> Narrator {
    var chart = TestChart()
    chart.mark = .line
    chart.unit = unit
    chart.decimals = 1
    chart.title = "Flow"
    if !days { chart.x = XEncoding(field: "minute", type: .quantitative) }
    let told = values.indices.filter { values[$0] != nil }
    let x = days ? TestChart.days(told.map { $0 + 1 }) : ColumnValues.numbers(told.map(Double.init))
    return try chart.narrator(x, values.compactMap { $0 })
  }

  private static let noise = [0.0, 0.5, 0.25, 1, 0.75]

  @Test func jumps() throws {
    let values = (0..<40).map { place -> Double? in (place < 20 ? 10.0 : 50.0) + Self.noise[place * 7 % 5] }
    let narrator = try line(values)
    #expect(narrator.message == "Changed level at 20 minutes, from 10.5 to 50.5 liters.")
    #expect(SummarySentences(narrator: narrator).features == [])
  }

  @Test func turns() throws {
    #expect(
      try line([1, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3]).message
        == "Up from 1 at 0 to 13 at 6, down to 3 liters at 11 minutes.")
    #expect(
      try line([10, 17, 13, 20, 16, 12, 19, 15, 11, 18, 14]).message
        == "Half of the values lie between 12.5 and 17.5 liters.")
  }

  @Test func levelsBetweenTurns() throws {
    let up = (0..<10).map { place -> Double? in Double(place) * 10 }
    let level = [Double?](repeating: 90, count: 10)
    #expect(
      try line(up + level + up.reversed()).message
        == "Up from 0 at 0 to 90 at 9, level until 20 minutes, down to 0 liters at 29 minutes.")
    let zero = [Double?](repeating: 0, count: 10)
    let hill = try line(zero + up + up.reversed() + zero).message
    #expect(
      hill
        == "Level at 0 until 10 minutes, up to 90 at 20, down to 0 liters at 29 minutes, level until 39 minutes."
    )
  }

  /// What "rose overall" would hide.
  @Test func setbacks() throws {
    let values = (0..<60).map { place -> Double? in
      Double(place) * 2 + ((30..<36).contains(place) || (50..<53).contains(place) ? -45 : 0) + Self.noise[place * 7 % 5]
    }
    let narrator = try line(values)
    #expect(
      narrator.message
        == "Rose overall from 0 at 0 to 119 liters at 59 minutes, with a fall of 44 liters from 29 to 30 minutes."
    )
    #expect(
      SummarySentences(narrator: narrator).features.contains(
        "Largest fall: from 59 at 29 to 15 liters at 30 minutes."),
      "\(SummarySentences(narrator: narrator).features)")
  }

  /// Growth along a logarithmic axis is a factor.
  @Test(
    arguments: [
      ([10, 40, 1_230], "Rose from 10 in year 1 to 1,230 in year 3, 123 times as much."),
      ([10, 40, 12], "Varied between 10 and 40."), ([10, 11, 12], "Rose from 10 in year 1 to 12 in year 3."),
      ([3, 2, 1], "Fell from 3 in year 1 to 1 in year 3."),
    ] as [([Double], String)])
  func factors(values: [Double], message: String) throws {
    var chart = TestChart()
    chart.mark = .line
    chart.fallback = .mean
    chart.x = XEncoding(field: "year", type: .quantitative)
    var told = chart.chart(.numbers([1, 2, 3]), values)
    told.yAxis.scale = .log
    told.yAxis.field = "sales"
    #expect(Narrator(told, facts: ChartFacts(told), voice: .english).message == message)
  }

  /// Thirty values, of which those from the 10th on to the 19th are given.
  private static func withLevel(_ level: (Int) -> Double) -> [Double?] {
    (0..<30).map { place -> Double? in
      let other = Double(place * 37 % 29) + 20
      return (10..<20).contains(place) ? level(place) : other
    }
  }

  @Test func levels() throws {
    let values = Self.withLevel { _ in 5 }
    let told = try line(values, days: true)
    #expect(
      told.summary() == [
        "Highest: 47 liters on June 8. Lowest: 5 liters from June 11 to June 20.",
        // Teeth as high as the step are noise beside it.
        "Mean: 23.7 liters, median: 25.5 liters.",
      ])
    let plateau = Self.withLevel { 5 + Double($0 % 3) / 10 }
    let flat = try line(plateau)
    #expect(
      flat.message == """
        Changed level at 10 minutes, from 32.5 to 5.1 liters. Changed level at 20 minutes, from 5.1 \
        to 34 liters.
        """)
    #expect(SummarySentences(narrator: flat).features == ["Another peak: 46 liters at 25 minutes."])
  }

  @Test func exceptions() throws {
    let values = (0..<30).map { place -> Double? in
      let other = Double(10 + place * 3 % 7)
      return place == 7 || place == 22 ? 500.5 : other
    }
    let told = try line(values, days: true)
    #expect(
      told.summary() == [
        "Highest: 500.5 liters on June 8 and June 23. Lowest: 10 liters on June 1, June 15, June 22, and June 29.",
        "June 1 to June 7: between 10 and 16 liters.",
        "Outliers: 500.5 liters on June 8 and 500.5 liters on June 23.",
        "June 9 to June 22: between 10 and 16 liters.", "Mean: 45.5 liters, median: 13 liters.",
      ])
  }

  @Test func seasons() throws {
    var chart = TestChart()
    chart.mark = .line
    chart.unit = "ppm"
    chart.decimals = 1
    chart.x = XEncoding(field: "month", type: .temporal, bucketing: .calendar(.month))
    let months = (0..<60).map { month -> Int64 in
      Int64(CivilDate(year: 2010 + month / 12, month: month % 12 + 1, day: 1).dayNumber) * 86_400_000_000
    }
    let wave: [Double] = [0, 1, 2, 3, 4, 3, 2, 0, -2, -3, -2, -1]
    let values = (0..<60).map { (month: Int) -> Double in
      let level = Double(month) / 6 + 400
      return level + wave[month % 12]
    }
    let narrator = try chart.narrator(.instants(months), values)
    #expect(
      SummarySentences(narrator: narrator).features == [
        "Yearly cycle of 7 parts per million: highest in May, lowest in October.",
        "2014: mean 409.5 parts per million, 2 more than 2013.",
      ])
  }

  @Test func crossings() throws {
    var chart = TestChart()
    chart.mark = .line
    let days = TestChart.days(Array(1...6) + Array(1...6))
    let names = Array(repeating: "paper", count: 6) + Array(repeating: "screen", count: 6)
    let narrator = try chart.narrator(days, [60, 50, 40, 30, 20, 10, 10, 20, 30, 40, 50, 60], series: names)
    #expect(narrator.message == "Screen passed paper on June 4; paper down to 10; screen up to 60.")
    #expect(SummarySentences(narrator: narrator).features == [])
  }

  /// Highest throughout is only what is known to be: not where another has a value and it has none.
  @Test func leaders() throws {
    var chart = TestChart()
    chart.mark = .line
    let told = { (days: [Int]) in
      let names = days.map { _ in "paper" } + Array(repeating: "screen", count: 4)
      let values = days.map { _ in 9.0 } + [1, 2, 1, 2]
      return try SummarySentences(narrator: chart.narrator(TestChart.days(days + [1, 2, 3, 4]), values, series: names))
        .features
    }
    #expect(try told([1, 2, 3, 4]) == ["Paper is above screen throughout."])
    #expect(try told([1, 2, 4]) == [])
  }

  /// What doubles is a rise before it is a total, and its last value is no exception.
  @Test func growthOfTotals() throws {
    var chart = TestChart()
    chart.aggregate = .sum
    chart.unit = "users"
    let narrator = try chart.narrator(TestChart.days(Array(1...11)), (0..<11).map { Double(1 << $0) })
    #expect(
      narrator.message
        == "Rose from 1 on June 1 to 1,024 users on June 11, 97 percent of the rise after June 6.")
    #expect(narrator.summary().contains("About 2,050 users in total, about 186 a day."))
    #expect(SummarySentences(narrator: narrator).features == [])
  }

  @Test func netTotals() throws {
    var chart = TestChart()
    chart.aggregate = .sum
    chart.unit = "users"
    #expect(
      try chart.narrator(TestChart.days([1, 2, 3, 4]), [5, -2, 7, -1]).message
        == "Net total 9 users, 2.25 a day.")
  }

  /// Where both axes have one unit, their names tell them apart.
  @Test func pointsOfOneUnit() throws {
    var chart = TestChart()
    chart.mark = .point
    chart.unit = "minutes"
    chart.x = XEncoding(field: "length", type: .quantitative)
    chart.x.unit = "minutes"
    let x = (0..<42).map { Double($0 < 21 ? $0 : $0 + 99) }
    let narrator = try chart.narrator(.numbers(x), x.map { $0 + 50 })
    #expect(
      narrator.message == """
        2 clusters: 21 points at length 10 minutes and steps 60 minutes; 21 at 130 and 180 minutes.
        """)
    #expect(
      narrator.summary().first == "Highest steps: 190 minutes at 140 minutes. Lowest steps: 50 minutes at 0 minutes.")
  }

  @Test func points() throws {
    var chart = TestChart()
    chart.mark = .point
    chart.x = XEncoding(field: "weight", type: .quantitative)
    let x = (0..<40).map { Double($0 * 13 % 40) + 50 }
    let narrator = try chart.narrator(.numbers(x), x.map { 200 - $0 })
    #expect(narrator.message == "Higher weight goes with lower steps: rank correlation minus 1.")
    let none = try chart.narrator(.numbers(x), (0..<40).map { Double($0 * 7 % 11) })
    #expect(none.message == "No clear relation between weight and steps: rank correlation 0.13.")
  }
}

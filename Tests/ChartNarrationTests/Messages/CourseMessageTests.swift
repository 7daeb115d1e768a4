import ChartModel
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What the message says first of one series along numbers or time.
@Suite struct CourseMessageTests {
  private static func line(
    _ values: [Double?], field: String = "minute", from first: Int = 0, mark: MarkKind = .line, decimals: Int = 0
  ) throws -> String {
    var chart = TestChart()
    (chart.mark, chart.title, chart.unit, chart.decimals) = (mark, "Flow", "liters", decimals)
    chart.x = XEncoding(field: field, type: .quantitative)
    let places = values.indices.map { Double($0 + first) }
    return try chart.narrator(.numbers(places), values.map { $0 ?? ColumnValues.missingNumber }).message
  }

  /// Numbers from 0 to 1 that are noise and the same on every machine (SplitMix64: Steele, Lea and Flood, 2014).
  private static func noise(_ count: Int, seed: UInt64) -> [Double] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Double((mixed ^ (mixed >> 31)) >> 11) / 9_007_199_254_740_992
    }
  }

  private static func years(_ of: (Int, Int) -> Double) -> [Double] {
    (0..<48).map { (month: Int) -> Double in of(month / 12, month % 12) }
  }

  /// One mark far above the rest.
  private static let spike = (0..<24).map { (place: Int) -> Double in
    place == 11 ? 900 : Double(10 + place * 7 % 5)
  }
  /// A peak each sixth place.
  private static let waves = (0..<60).map { (place: Int) -> Double in
    let wave: [Double] = [2, 14, 40, 90, 30, 9]
    return wave[place % 6] + Double(place * 5 % 7)
  }

  private static let cases: [(kind: String, values: [Double], message: String)] = [
    (
      "an arc", [3, 9, 7, 16, 13, 24, 20, 22, 12, 15, 6, 8, 2],
      "Up from 3 at 0 to a peak of 24 at 5, down to 2 liters at 12 minutes."
    ),
    (
      "a trough", [27, 20, 24, 14, 19, 6, 13, 9, 18, 14, 24, 21, 28, 26, 29],
      "Down from 27 at 0 to a low of 6 at 5, up to 29 liters at 14 minutes."
    ),
    (
      "a late peak", [1, 2, 1, 3, 2, 1, 2, 3, 2, 40, 26, 60, 41, 45, 22, 26, 9, 13, 3],
      "At most 3 until 8, up to a peak of 60 at 11, down to 3 liters at 18 minutes."
    ),
    (
      "growth", [1, 2, 4, 8, 16, 32, 64, 128],
      "Rose from 1 at 0 to 128 liters at 7 minutes, 88 percent of the rise after 4 minutes."
    ),
    ("one mark far above", spike, "Highest: 900 liters at 11 minutes; otherwise at most 14."),
    (
      "peaks at even distances", waves, "10 peaks, about one every 6 minutes; highest: 96 liters at 39 minutes."
    ),
  ]

  @Test(arguments: cases.indices) func says(index: Int) throws {
    let (kind, values, message) = Self.cases[index]
    #expect(try Self.line(values) == message, "\(kind)")
  }

  /// Numbers under the name of years are years.
  @Test func numbersThatAreYears() throws {
    let values: [Double?] = [3, 9, 7, 16, 13, 24, 20, 22, 12, 15, 6, 8, 2]
    #expect(
      try Self.line(values, field: "year", from: 1990)
        == "Up from 3 in 1990 to a peak of 24 in 1995, down to 2 liters in 2002.")
    #expect(try Self.line(values, field: "page", from: 1990).contains("at 1,995"))
  }

  /// Noise has neither an arc nor a rhythm: of 200 such series hardly one may be told to have a shape.
  @Test func noiseHasNoShape() throws {
    let told = try (1...200).map { seed in try Self.line(Self.noise(60, seed: seed).map { 50 + 30 * $0 }) }
    let shapes = told.filter { !$0.hasPrefix("Half of the values") }
    #expect(shapes.count <= 4, "\(shapes)")
  }

  @Test func monthsThatAreHighestEachYear() throws {
    var chart = TestChart()
    (chart.mark, chart.unit) = (.line, "liters")
    chart.x = XEncoding(field: "date", type: .temporal, bucketing: .calendar(.month))
    let dates = (0..<48).map { month -> Int64 in
      let day = CivilDate(year: 2020 + month / 12, month: month % 12 + 1, day: 1).dayNumber
      return Int64(day) * 86_400_000_000
    }
    func message(_ value: (Int, Int) -> Double) throws -> String {
      try chart.narrator(.instants(dates), Self.years(value)).message
    }
    #expect(
      try message { year, month in month == 11 ? 40 + Double(year) * 20 : 10 + Double(month * 7 % 5) }
        == "Highest in December each year, from 40 in December 2020 to 100 liters in December 2023.")
    // Lows that rise as much as highs are a rise.
    #expect(
      try !message { year, month in Double(year) * 60 + (month == 11 ? 20 : Double(month)) }.contains("each year"))
  }

  /// Dates a week apart are told as they stand, unless their column says that each is a week.
  @Test(
    arguments: [
      ("date", ["June 1: 5 steps", "June 8: 7 steps", "June 15: 6 steps"], "on June 8"),
      (
        "week", ["June 1 to June 7: 5 steps", "June 8 to June 14: 7 steps", "June 15 to June 21: 6 steps"],
        "in the week of June 8"
      ),
    ])
  func datesAWeekApart(field: String, labels: [String], highest: String) throws {
    var chart = TestChart()
    chart.mark = .line
    chart.x = XEncoding(field: field, type: .temporal, bucketing: .asGiven)
    let narrator = try chart.narrator(TestChart.days([1, 8, 15]), [5, 7, 6])
    #expect(narrator.labels().map(\.text) == labels)
    #expect(narrator.summary().joined().contains("Highest: 7 steps \(highest)."))
  }

  @Test func namesOfYearsHaveACourse() throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "season", type: .nominal)
    chart.fallback = .sum
    let names = (1985...1992).map(String.init)
    let narrator = try chart.narrator(
      .categories(of: names), [3_895, 35_959, 48_617, 31_545, 10_576, 6_359, 3_092, 1_412])
    #expect(narrator.message == "Up from 3,895 in 1985 to a peak of 48,617 in 1987, down to 1,412 steps in 1992.")
    #expect(narrator.summary().contains { $0.hasPrefix("About 141,000 steps in total") })
  }
}

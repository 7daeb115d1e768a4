import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Seasons at the lengths of the calendar.
@Suite struct SeasonTests {
  /// Airline passengers in thousands by month, 1949 to 1960 (Box and Jenkins, 1976, series G).
  static let passengers: [Double] = [
    112, 118, 132, 129, 121, 135, 148, 148, 136, 119, 104, 118, 115, 126, 141, 135, 125, 149, 170, 170, 158, 133, 114,
    140, 145, 150, 178, 163, 172, 178, 199, 199, 184, 162, 146, 166, 171, 180, 193, 181, 183, 218, 230, 242, 209, 191,
    172, 194, 196, 196, 236, 235, 229, 243, 264, 272, 237, 211, 180, 201, 204, 188, 235, 227, 234, 264, 302, 293, 259,
    229, 203, 229, 242, 233, 267, 269, 270, 315, 364, 347, 312, 274, 237, 278, 284, 277, 317, 313, 318, 374, 413, 405,
    355, 306, 271, 306, 315, 301, 356, 348, 355, 422, 465, 467, 404, 347, 305, 336, 340, 318, 362, 348, 363, 435, 491,
    505, 404, 359, 310, 337, 360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405, 417, 391, 419, 461, 472, 535,
    622, 606, 508, 461, 390, 432,
  ]

  private static func monthly(_ values: [Double?], from month: Int = 1) -> SeriesFeatures {
    FeatureSamples.features(
      FeatureSamples.chart(
        values.map { $0.map { .number($0) } ?? .missing }, every: .month,
        from: CivilDate(year: 1949, month: month, day: 1)))
  }

  /// What R's `decompose` says of the same numbers, which leaves half a year out at both ends.
  private static let published = [
    -24.748_737, -36.188_131, -2.241_162, -8.036_616, -4.506_313, 35.402_778, 63.830_808, 62.823_232, 16.520_202,
    -20.642_677, -53.593_434, -28.619_949,
  ]

  @Test func trendAgreesWithR() {
    let trend = SeasonalTrend(Self.passengers.map { $0 }, length: 12)
    let means = (0..<12).map { month in
      let places = (6..<138).filter { $0 % 12 == month }
      return places.map { Self.passengers[$0] - (trend.at($0) ?? .nan) }.reduce(0, +) / Double(places.count)
    }
    let center = means.reduce(0, +) / 12
    for (mean, expected) in zip(means, Self.published) { #expect(abs(mean - center - expected) < 1e-5) }
  }

  @Test func airlinePassengers() throws {
    let season = try #require(Self.monthly(Self.passengers).seasons.first)
    #expect(season.cycle == .monthOfYear && season.length == 12)
    #expect(season.highest == [6] && season.lowest == [10])
    for (phase, expected) in zip(season.phases, Self.published) { #expect(abs(phase.deviation - expected) < 7) }
    #expect(abs(season.amplitude - 117.424_242) < 15 && season.phases.allSatisfy { $0.count == 12 })
    #expect(season.correlation > 0.8 && season.share > 0.7)
  }

  /// The classical decomposition, bucket by bucket, with the weights written out.
  @Test(arguments: [2, 4, 7, 12])
  func trendAgreesWithWeights(length: Int) {
    var random = SeededGenerator(seed: 1_000 + UInt64(length))
    let values = FeatureSamples.normal(5 * length, using: &random)
    let trend = SeasonalTrend(values.map { $0 }, length: length)
    let half = length / 2
    for place in half..<values.count - half {
      let window = Array(values[place - half...place + half])
      let weights = window.indices.map { length % 2 == 0 && ($0 == 0 || $0 == length) ? 0.5 : 1.0 }
      let mean = zip(window, weights).reduce(0) { $0 + $1.0 * $1.1 } / Double(length)
      #expect(abs((trend.at(place) ?? .nan) - mean) < 1e-12)
    }
    // A line goes on as a line.
    let line = SeasonalTrend((0..<5 * length).map { Double($0) }, length: length)
    #expect((0..<5 * length).allSatisfy { abs((line.at($0) ?? .nan) - Double($0)) < 1e-9 })
  }

  @Test func autocorrelationAgreesWithItsDefinition() {
    var random = SeededGenerator(seed: 1_010)
    let values: [Double?] = FeatureSamples.normal(80, using: &random).enumerated().map { $0 % 9 == 4 ? nil : $1 }
    for lag in 1...20 {
      var (product, first, second) = (0.0, 0.0, 0.0)
      for place in 0..<80 - lag {
        guard let early = values[place], let late = values[place + lag] else { continue }
        product += early * late
        first += early * early
        second += late * late
      }
      let expected = product / (first * second).squareRoot()
      #expect(abs(Autocorrelation.at(lag: lag, of: values) - expected) < 1e-12)
    }
  }

  @Test(
    arguments: [
      (.day, .weekday, 7, 4), (.hour, .hourOfDay, 24, 5), (.month, .monthOfYear, 12, 3),
      (.quarter, .quarterOfYear, 4, 6), (.halfYear, .halfOfYear, 2, 8), (.week, .monthOfYear, 52, 4),
      (.isoWeek, .monthOfYear, 52, 4), (.minute, .minuteOfHour, 60, 3),
    ] as [(CalendarUnit, CalendarCycle, Int, Int)])
  func everyUnit(unit: CalendarUnit, cycle: CalendarCycle, length: Int, count: Int) {
    // Weeks are highest in the middle of January, and not between two months.
    let highest = length == 52 ? 2 : 0
    let values = (0..<length * count).map {
      MarkValue.number(FeatureSamples.cosine(Double($0 - highest) / Double(length)))
    }
    // January 1, 2023 was a Sunday.
    let seasons = FeatureSamples.features(
      FeatureSamples.chart(values, every: unit, from: CivilDate(year: 2023, month: 1, day: 1))
    ).seasons
    #expect(seasons.map(\.cycle) == [cycle] && seasons.map(\.length) == [length])
    #expect(seasons.first?.highest == [0])
    #expect(seasons.first?.phases.map(\.index) == Array(0..<cycle.phaseCount))
  }

  /// Saturdays and Sundays, wherever the data begins.
  @Test func weekends() throws {
    let dates = (0..<70).map { CivilDate(dayNumber: 19_000 + $0) }
    let values = dates.map { MarkValue.number([.saturday, .sunday].contains($0.weekday) ? 9 : 4) }
    let chart = FeatureSamples.chart(values, every: .day, from: dates[0])
    let season = try #require(FeatureSamples.features(chart).seasons.first)
    #expect(season.highest == [0, 6] && season.lowest == [1, 2, 3, 4, 5])
    #expect(abs(season.amplitude - 5) < 1e-9)
  }

  /// The wall clock decides which hour it is, also after clocks change.
  @Test func hoursByTheWallClock() throws {
    let zone = try #require(TimeZoneRules(identifier: "Europe/Zurich"))
    let start = CivilDate(year: 2025, month: 3, day: 25)
    var chart = FeatureSamples.chart(
      Array(repeating: .number(0), count: 10 * 24), every: .hour, from: start, zone: zone)
    for place in chart.series[0].marks.indices {
      let hour = CalendarCycle.hourOfDay.phase(of: chart.series[0].marks[place].x.start, in: chart.calendar)
      chart.series[0].marks[place].value = .number(hour == 8 ? 50 : 10)
    }
    let season = try #require(FeatureSamples.features(chart).seasons.first)
    #expect(season.highest == [8])
  }

  /// A week of hours beside a day of hours: the longer season is what the shorter one leaves.
  @Test func twoSeasons() {
    let values = (0..<24 * 28).map { hour -> MarkValue in
      let extra = hour / 24 % 7 == 2 ? 1.0 : 0.0
      return .number(FeatureSamples.cosine(Double(hour) / 24) + extra)
    }
    let seasons = FeatureSamples.features(
      FeatureSamples.chart(values, every: .hour, from: CivilDate(year: 2023, month: 1, day: 1))
    ).seasons
    #expect(seasons.map(\.cycle) == [.hourOfDay, .weekday])
    #expect(seasons.map(\.highest) == [[0], [2]])
  }

  /// A pattern that explains less than half of the variance is one in twenty years, not in nine.
  @Test(arguments: [1, 3, 4])
  func manyYearsShowMore(seed: Int) {
    var random = SeededGenerator(seed: 1_060 + UInt64(seed))
    let noise = FeatureSamples.normal(240, using: &random)
    let values = noise.enumerated().map { $1 + 1.28 * FeatureSamples.cosine(Double($0) / 12) }
    #expect(Self.monthly(values).seasons.map(\.cycle) == [.monthOfYear])
    #expect(Self.monthly(Array(values[..<108])).seasons.isEmpty)
  }

  /// Curves, jumps, scatter and too few years have no season.
  @Test(arguments: 0..<9)
  func none(kind: Int) {
    var random = SeededGenerator(seed: 1_020 + UInt64(kind))
    let noise = FeatureSamples.normal(72, using: &random)
    let values = noise.enumerated().map { place, noise -> Double in
      let x = Double(place)
      return switch kind {
      case 0: x
      case 1: x * x
      case 2: x * x * x
      case 3: (x / 12).squareRoot()
      case 4: place < 30 ? 0 : 10
      case 5: noise
      case 6: FeatureSamples.cosine(x / 17)
      case 7: x * x + noise * 30
      default: 1 / (x + 1)
      }
    }
    #expect(Self.monthly(values).seasons.isEmpty)
    #expect(Self.monthly(Array(Self.passengers[..<35])).seasons.isEmpty)
  }

  @Test func gaps() throws {
    let values = Self.passengers.enumerated().map { $0 % 11 == 3 ? nil : $1 }
    let season = try #require(Self.monthly(values).seasons.first)
    #expect(season.highest == [6] && season.lowest == [10])
    #expect(season.phases.map(\.count).reduce(0, +) == values.compactMap { $0 }.count)
    // Two months in three without a value are too few.
    #expect(Self.monthly(Self.passengers.enumerated().map { $0 % 3 == 0 ? $1 : nil }).seasons.isEmpty)
  }
}

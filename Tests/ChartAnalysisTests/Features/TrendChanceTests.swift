import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Trends are found in series that have one, and not in noise, seasons, similar neighbours, outliers and gaps.
@Suite struct TrendChanceTests {
  private static let count = 200

  /// A kind of series: how many buckets of which unit, and its numbers.
  struct Kind: Sendable, CustomStringConvertible {
    let description: String
    let unit: CalendarUnit
    let length: Int
    let value: @Sendable (_ place: Double, _ noise: Double, _ phase: Double) -> Double?
    var persistence = 0.0
  }

  private static let shapes: [(CalendarUnit, Int, season: Double)] = [
    (.day, 365, 365), (.month, 60, 12), (.month, 120, 12), (.week, 104, 52), (.quarter, 40, 4),
  ]

  private static func trends(of kind: Kind) -> [MonotonicTrend.Direction] {
    var random = SeededGenerator(seed: 77)
    return (0..<count).map { _ in
      let noise = FeatureSamples.normal(kind.length, using: &random)
      let phase = Double.random(in: 0..<1, using: &random)
      var level = 0.0
      let values = noise.enumerated().map { place, own -> MarkValue in
        level = kind.persistence * level + own * (1 - kind.persistence * kind.persistence).squareRoot()
        return kind.value(Double(place) / Double(kind.length), level, phase).map { .number($0) } ?? .missing
      }
      let chart = FeatureSamples.chart(values, every: kind.unit, from: CivilDate(year: 2010, month: 1, day: 1))
      return FeatureSamples.features(chart).trend?.direction ?? .none
    }
  }

  /// A wave without a trigonometric function: four parabolas a round, near enough to a sine.
  private static func wave(_ place: Double) -> Double {
    let x = (place - place.rounded(.down)) * 2
    return x < 1 ? 4 * x * (1 - x) : -4 * (x - 1) * (2 - x)
  }

  private static let without: [Kind] = shapes.flatMap { unit, length, season -> [Kind] in
    let rounds = Double(length) / season
    return [
      Kind(description: "noise, \(length) \(unit)s", unit: unit, length: length, value: { _, noise, _ in noise }),
      Kind(
        description: "like neighbours, \(length) \(unit)s", unit: unit, length: length, value: { _, noise, _ in noise },
        persistence: 0.5),
      Kind(
        description: "season, \(length) \(unit)s", unit: unit, length: length,
        value: { place, noise, phase in 4 * wave(place * rounds + phase) + noise }),
      Kind(
        description: "far values, \(length) \(unit)s", unit: unit, length: length,
        value: { place, noise, phase in abs(place - phase) < 0.01 ? 40 : noise }),
      Kind(
        description: "gaps, \(length) \(unit)s", unit: unit, length: length,
        value: { place, noise, phase in abs(place - phase) < 0.12 ? nil : noise }),
    ]
  }

  @Test(arguments: without)
  func chanceIsSeldomATrend(kind: Kind) {
    let found = Self.trends(of: kind).count { $0 != .none }
    // Of neighbours that are half alike the correlation is not known well enough for one in fifty.
    let most = kind.persistence > 0 ? 0.05 : 0.02
    #expect(Double(found) <= most * Double(Self.count), "\(found) of \(Self.count)")
  }

  private static let with: [Kind] = shapes.flatMap { unit, length, season -> [Kind] in
    let rounds = Double(length) / season
    let plain = [3.0, 6, 15].map { rise in
      Kind(
        description: "rise of \(rise) in noise of 1, \(length) \(unit)s", unit: unit, length: length,
        value: { place, noise, _ in place * rise + noise })
    }
    guard rounds >= 2 else { return plain }
    return plain + [
      Kind(
        description: "rise and season, \(length) \(unit)s", unit: unit, length: length,
        value: { place, noise, phase in 12 * place + 2 * wave(place * rounds + phase) + noise })
    ]
  }

  @Test(arguments: with)
  func trendsAreFound(kind: Kind) {
    let found = Self.trends(of: kind).count { $0 == .rising }
    #expect(Double(found) >= 0.95 * Double(Self.count), "\(found) of \(Self.count)")
  }

  /// One season and a half of a wave, which a line would fit badly.
  @Test func lessThanTwoSeasonsAreNoTrend() {
    let values = (0..<18).map { (month: Int) -> MarkValue in
      let (wave, noise): (Double, Double) = (Self.wave(Double(month) / 12 + 0.25), Double(month * 7 % 3))
      return .number(10 * wave + noise)
    }
    let chart = FeatureSamples.chart(values, every: .month, from: CivilDate(year: 2010, month: 1, day: 1))
    #expect(FeatureSamples.features(chart).trend?.direction == MonotonicTrend.Direction.none)
    let line = (0..<18).map { (month: Int) -> MarkValue in .number(Double(month + month * 7 % 3)) }
    let rising = FeatureSamples.chart(line, every: .month, from: CivilDate(year: 2010, month: 1, day: 1))
    #expect(FeatureSamples.features(rising).trend?.direction == .rising)
  }

  /// A week that comes round hides no year: 15 months of days.
  @Test func aWaveBesideAWeekIsNoTrend() {
    let values = (0..<455).map { place -> MarkValue in
      let (year, week, noise) = (Self.wave(Double(place) / 365 + 0.25), place % 7 < 2 ? 8.0 : 0, Double(place * 7 % 3))
      return .number(20 * year + week + noise)
    }
    let chart = FeatureSamples.chart(values, every: .day, from: CivilDate(year: 2010, month: 1, day: 1))
    let trend = FeatureSamples.features(chart).trend
    #expect(trend?.season == 7 && trend?.direction == MonotonicTrend.Direction.none)
  }

  /// Each December with a December: January to December would be ten times as much.
  @Test func endsAreAlike() throws {
    let values = (0..<48).map { (place: Int) -> MarkValue in
      .number(Double(place / 12 + (place % 12 == 11 ? 10 : 1)))
    }
    let chart = FeatureSamples.chart(values, every: .month, from: CivilDate(year: 2010, month: 1, day: 1))
    let trend = try #require(FeatureSamples.features(chart).trend)
    #expect(trend.season == 12 && trend.ends == 11...47 && trend.halfChange == 1.5)
    // A year later each is one higher.
    #expect(abs(trend.slope - 1.0 / 12) < 1e-9)
  }

  /// The example of Hirsch, Slack and Smith in small: differences and variances of the phases add up.
  @Test func seasonalScoreIsThatOfItsPhases() {
    var random = SeededGenerator(seed: 78)
    let values = FeatureSamples.normal(40, using: &random)
    let phases = (0..<4).map { phase in MannKendall(stride(from: phase, to: 40, by: 4).map { values[$0] }) }
    let seasonal = SeasonalKendall(values, length: 4, mostForAllPairs: 300)
    let expected = MannKendall.score(phases.map(\.difference).reduce(0, +), phases.map(\.variance).reduce(0, +))
    #expect(seasonal.score == expected)
  }

  /// The slope of many values agrees with that of all pairs.
  @Test(arguments: [400, 900, 2_000])
  func slopeAgreesWithAllPairs(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let noise = FeatureSamples.normal(count, using: &random)
    let x = noise.indices.map(Double.init)
    // A season of a fifth of all, which pairs at one distance alone would take for a part of the slope.
    let y = noise.indices.map { place in
      4 * Double(place) / Double(count) + 2 * Self.wave(5 * Double(place) / Double(count)) + noise[place] / 4
    }
    let some = TheilSen(x: x, y: y, mostForAllPairs: 300).slope
    let all = TheilSen(x: x, y: y, mostForAllPairs: 5_000).slope
    #expect(abs(some - all) <= abs(all) * 0.1)
  }
}

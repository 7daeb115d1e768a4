import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// How far a series goes up and down, without its chatter.
@Suite struct ClimbTests {
  @Test(
    arguments: [
      ([310, 380], 5, 70, 0), ([380, 310], 5, 0, 70), ([310, 380, 375], 4, 70, 5), ([310, 380, 375], 5, 65, 0),
      ([0, 10, 0, 10], 1, 20, 10), ([5, 5, 5], 0, 0, 0), ([1, 2, 1, 2, 1, 2], 1, 1, 0),
      // The turn at 9 is one; that at 8 is chatter.
      ([0, 9, 8, 9.5, 3], 1.25, 9.5, 6.5), ([0, 3, -3, 0], 3, 0, 0), ([0, 3, -3, 0], 2.5, 6, 6),
    ] as [([Double], Double, Double, Double)])
  func moves(values: [Double], deadBand: Double, rise: Double, fall: Double) throws {
    let climb = try #require(Climb(values, deadBand: deadBand))
    #expect(climb.rise == rise && climb.fall == fall)
    #expect(climb.first == values.first && climb.last == values.last)
  }

  @Test func whatCannotBeSubtractedIsNotTold() {
    #expect(Climb([1], deadBand: 1) == nil)
    #expect(Climb([], deadBand: 1) == nil)
    #expect(Climb([-1e308, 1.5e308, -1e308], deadBand: 1) == nil)
    #expect(Self.deadBand([-1e308, 1.5e308]) == nil)
    #expect(Self.deadBand([10, 110, 60]) == 2)
  }

  @Test func levelIsATwentiethOfTheRange() throws {
    #expect(try #require(Climb([310, 312, 315], deadBand: 2)).isLevel)
    #expect(try !#require(Climb([310, 312, 315.5], deadBand: 2)).isLevel)
  }

  /// The same by taking away the smallest move that does not count, again and again.
  @Test func asTheSlowWay() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<2_000 {
      let values = Self.walk(&random)
      let deadBand = Double(Int.random(in: 0...6, using: &random)) + 0.5
      let turns = TurningPoints.values(values, beyond: deadBand)
      #expect(turns == Self.slow(values, deadBand), "\(values), \(deadBand)")
    }
  }

  @Test func riseLessFallIsTheChange() throws {
    var random = SeededGenerator(seed: 52)
    for _ in 0..<1_000 {
      let values = Self.walk(&random)
      let climb = try #require(Climb(values, deadBand: 2))
      #expect(climb.rise - climb.fall == climb.last - climb.first)
      #expect(climb.rise >= 0 && climb.fall >= 0)
      let shifted = try #require(Climb(values.map { $0 + 1_000 }, deadBand: 2))
      #expect(shifted.rise == climb.rise && shifted.fall == climb.fall)
      let reversed = try #require(Climb(values.reversed(), deadBand: 2))
      #expect(reversed.rise == climb.fall && reversed.fall == climb.rise, "\(values)")
      let turned = try #require(Climb(values.map { -$0 }, deadBand: 2))
      #expect(turned.rise == climb.fall && turned.fall == climb.rise, "\(values)")
      let scaled = try #require(Climb(values.map { $0 * 4 }, deadBand: 8))
      #expect(scaled.rise == climb.rise * 4 && scaled.fall == climb.fall * 4)
    }
  }

  /// Chatter between the values that stays well within the dead band adds nothing.
  @Test func chatterDoesNotAddUp() throws {
    var random = SeededGenerator(seed: 53)
    for _ in 0..<200 {
      let values = (0..<40).map { (place: Int) -> Double in Double(min(place, 40 - place) * 10) }
      var noisy = values
      for place in 1..<39 where place != 20 { noisy[place] += Double.random(in: -3...3, using: &random) }
      let climb = try #require(Climb(noisy, deadBand: 8))
      #expect(climb.rise == 200 && abs(climb.fall - 190) < 1e-9)
    }
  }

  /// One value far from all others makes the others no level, and what grows is none however far it gets.
  @Test func levelsAreHeldAgainstUsualValues() throws {
    let visits: [Double] = [100, 112, 130, 141, 155, 170, 900, 185, 200, 215, 226, 235]
    #expect(Self.deadBand(visits) == (235.0 - 100) / 50)
    #expect(try !#require(Climb([10, 14, 20], deadBand: 7.6)).isLevel)
    #expect(try !#require(Climb([-20, -14, -10], deadBand: 7.6)).isLevel)
    #expect(try #require(Climb([10, 9, 14], deadBand: 7.6)).isLevel)
    #expect(try #require(Climb([10, 11, 12], deadBand: 7.6)).isLevel)
    #expect(try #require(Climb([-1, 0, 1], deadBand: 7.6)).isLevel)
  }

  private static func deadBand(_ values: [Double]) -> Double? {
    let chart = GroupingMethodTests.chart(values.map { .number($0) })
    return chart.series.first.flatMap { Climb.deadBand(of: $0, in: chart) }
  }

  private static func walk(_ random: inout SeededGenerator) -> [Double] {
    var value = 0
    return (0..<Int.random(in: 2...30, using: &random)).map { _ in
      value += Int.random(in: -6...6, using: &random)
      return Double(value)
    }
  }

  private static func slow(_ values: [Double], _ deadBand: Double) -> [Double] {
    var points = [values[0]]
    for place in values.indices.dropFirst().dropLast()
    where (values[place] - points[points.count - 1]) * (nextOther(values, place) - values[place]) < 0 {
      points.append(values[place])
    }
    points.append(values[values.count - 1])
    while points.count > 2 {
      let moves = zip(points, points.dropFirst()).map { abs($1 - $0) }
      guard let least = moves.min(), least <= deadBand, let place = moves.firstIndex(of: least) else { break }
      if place == 0 {
        points.remove(at: 1)
      } else if place == moves.count - 1 {
        points.remove(at: place)
      } else {
        points.removeSubrange(place...place + 1)
      }
    }
    return points
  }

  private static func nextOther(_ values: [Double], _ place: Int) -> Double {
    values[place...].first { $0 != values[place] } ?? values[place]
  }
}

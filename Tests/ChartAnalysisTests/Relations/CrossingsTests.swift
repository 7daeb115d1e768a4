import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Crossings, found again by a slow twin.
@Suite struct CrossingsTests {
  private func lie(_ first: [Double?], _ second: [Double?]) -> PairCrossings? {
    Crossings(RelationCharts.lines([first, second])).pairs.first
  }

  @Test func onePassesTheOther() throws {
    let pair = try #require(lie([1, 2, 3, 4], [4, 3, 2, 1]))
    #expect(pair.count == 1 && pair.touchCount == 0 && pair.upperThroughout == nil)
    let crossing = try #require(pair.crossings.first)
    #expect(crossing.upper == 0 && crossing.lower == 1 && crossing.coordinate == 1.5 && crossing.betweenCount == 0)
    #expect(crossing.before == PairPlace(first: 1, second: 1) && crossing.after == PairPlace(first: 2, second: 2))
  }

  @Test(
    arguments: [
      // Values of both, crossings, touches, equal places, the one that is above throughout.
      ([1, 2, 1], [2, 2, 2], 0, 1, 1, 1),  // a touch
      ([1, 2, 3], [2, 2, 2], 1, 0, 1, nil),  // through a common mark
      ([1, 2, 2, 3], [2, 2, 2, 2], 1, 0, 2, nil),  // equal over an interval, then past
      ([1, 2, 2, 1], [2, 2, 2, 2], 0, 1, 2, 1),  // equal over an interval, then back
      ([2, 2], [2, 2], 0, 0, 2, nil),  // equal everywhere
      ([2, 2, 3], [2, 2, 2], 0, 0, 2, 0),  // apart from a common start
      ([1, nil, 3], [2, 2, 2], 1, 0, 0, nil),  // over a mark without a value
      ([0.1 + 0.2, 1], [0.3, 0.5], 0, 0, 1, 0),  // the noise of arithmetic
      ([1e308, -1e308], [-1e308, 1e308], 1, 0, 0, nil),  // differences beyond all numbers
      ([5, 5.001, 4.999, 5.001, 9], [5.0005, 5, 5, 5, 0], 0, 0, 0, nil),  // within the dead band, then above
    ] as [([Double?], [Double?], Int, Int, Int, Int?)])
  func tables(first: [Double?], second: [Double?], crossings: Int, touches: Int, equal: Int, upper: Int?) throws {
    let pair = try #require(lie(first, second))
    #expect(pair.count == crossings && pair.touchCount == touches && pair.equalCount == equal)
    #expect(pair.upperThroughout == upper && pair.crossings.count == crossings)
  }

  @Test func commonMarksBetween() throws {
    let through = try #require(lie([1, 2, 3], [2, 2, 2])?.crossings.first)
    #expect(through.coordinate == 1 && through.betweenCount == 1)
    let along = try #require(lie([1, 2, 2, 3], [2, 2, 2, 2])?.crossings.first)
    #expect(along.coordinate == nil && along.betweenCount == 2)
    #expect(along.before.first == 0 && along.after.first == 3)
  }

  @Test func chatterIsOnlyCounted() throws {
    let wave = try #require(lie([1, -1, 1, -1, 1], [0, 0, 0, 0, 0]))
    #expect(wave.count == 4 && wave.crossings.isEmpty)
  }

  @Test func whatIsNotCompared() {
    var chart = RelationCharts.lines([[1, 2], [2, 1]])
    #expect(Crossings(chart).count == 1)
    chart.hasMixedUnits = true
    #expect(Crossings(chart).pairs.isEmpty)
    let nominal = RelationCharts.lines([[1, 2], [2, 1]], type: .nominal) { .category(["a", "b"][$0]) }
    #expect(Crossings(nominal).pairs.isEmpty)
    let ordinal = RelationCharts.lines([[1, 2], [2, 1]], type: .ordinal) { .category(["a", "b"][$0]) }
    #expect(Crossings(ordinal).pairs[0].crossings[0].coordinate == nil)
    #expect(Crossings(RelationCharts.lines([[1, 2], [2, 1]]) { _ in .number(0) }).pairs.isEmpty)
    let many = Crossings(RelationCharts.lines([[nil]] + (0..<20).map { [Double($0), Double(-$0)] }))
    #expect(many.pairs.count == 10 && many.omittedCount == 15)
    #expect(many.pairs.first?.first == 1 && many.pairs.last?.second == 5)
  }

  /// The last sure side before each sure place, by looking back each time; none where sides change by chance: at more
  /// than a third of the places, and more than twice as often as beyond the band.
  private func twin(_ differences: [Double], band: Double) -> Int {
    let sure = sureChanges(differences, band: band)
    let all = sureChanges(differences.filter { $0 != 0 }, band: 0)
    return Double(all) > 0.33 * Double(differences.count) && all > 2 * sure && all > 3 ? 0 : sure
  }

  private func sureChanges(_ differences: [Double], band: Double) -> Int {
    differences.indices.count { place in
      guard abs(differences[place]) > band, let last = differences[..<place].last(where: { abs($0) > band }) else {
        return false
      }
      return (last > 0) != (differences[place] > 0)
    }
  }

  @Test func randomLinesAgreeWithATwinAndItsMirror() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let count = Int.random(in: 2...30, using: &random)
      let lists = (0..<2).map { _ in (0..<count).map { _ in Double(Int.random(in: -6...6, using: &random)) } }
      let found = try #require(lie(lists[0], lists[1]))
      let differences = zip(lists[0], lists[1]).map { $0 - $1 }
      #expect(found.count == twin(differences, band: found.deadBand))
      for crossing in found.crossings {
        let (before, after) = (differences[crossing.before.first], differences[crossing.after.first])
        #expect(before * after < 0 && (after > 0) == (crossing.upper == 0))
        #expect(differences[crossing.before.first + 1..<crossing.after.first].allSatisfy { abs($0) <= found.deadBand })
      }
      let mirror = try #require(lie(lists[0].reversed(), lists[1].reversed()))
      #expect(mirror.count == found.count && mirror.touchCount == found.touchCount)
      #expect(
        mirror.crossings.reversed().map { count - 1 - $0.after.first } == found.crossings.map(\.before.first))
      let moved = try #require(lie(lists[0].map { $0 * 4 + 1_000 }, lists[1].map { $0 * 4 + 1_000 }))
      #expect(moved.crossings == found.crossings && moved.count == found.count)
    }
  }

  /// Two lines that run together with noise of a known size, and pass once.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func noiseMakesNoCrossings(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let noise = (0..<200).map { _ in Double.random(in: -1...1, using: &random) }
    let first = (0..<200).map { Double($0 - 100) * 0.5 }
    let noisy = try #require(lie(first.enumerated().map { $0.element + noise[$0.offset] }, first.map { _ in 0 }))
    #expect(noisy.count == 1)
    #expect(abs((noisy.crossings.first?.coordinate ?? 0) - 100) < 5)
    // Lines that change sides all the time pass nowhere, however far chance takes them once.
    let steps = (0..<60).map { $0 % 20 == 7 ? 9.0 : $0 % 20 == 17 ? -9 : $0.isMultiple(of: 2) ? 1 : -1 }
    #expect(try #require(lie(steps, steps.map { _ in 0 })).count == 0)
    let together = try #require(lie(noise, noise.map { _ in 0 }))
    #expect(together.count == 0)
  }
}

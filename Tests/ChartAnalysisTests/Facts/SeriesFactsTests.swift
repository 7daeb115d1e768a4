import ChartTestSupport
import ChartModel
import Testing

@testable import ChartAnalysis

/// What a series says: extremes with all ties, first and last, change, gaps, movement.
@Suite struct SeriesFactsTests {
  static func facts(_ values: [MarkValue]) -> SeriesFacts {
    let marks = values.enumerated().map { index, value in
      Mark(id: "y/\(index)", x: .number(Double(index)), value: value, rowCount: 1)
    }
    return SeriesFacts(Series(id: "y", marks: marks), bucketCount: 0, groups: [])
  }

  static func facts(_ values: [Double]) -> SeriesFacts { facts(values.map { .number($0) }) }

  @Test func allTies() {
    let facts = Self.facts([3, 1, 4, 1, 4, 4])
    #expect(facts.maximum?.value == 4 && facts.maximum?.places == [2, 4, 5])
    #expect(facts.minimum?.value == 1 && facts.minimum?.places == [1, 3])
    #expect(facts.first == 0 && facts.last == 5 && facts.change == 1)
    #expect(facts.markCount == 6 && facts.gaps.isEmpty)
  }

  @Test func valuesBesideGaps() {
    let facts = Self.facts([.missing, .number(-2), .empty, .infinite(negative: false), .number(5), .notANumber])
    #expect(facts.first == 1 && facts.last == 4 && facts.change == 7)
    #expect(facts.statistics.count == 2 && facts.statistics.mean == 1.5)
    #expect(facts.maximum?.places == [4] && facts.minimum?.places == [1])
    #expect(facts.movement == .steady(rising: true))
  }

  /// Runs of one state; another state begins another run.
  @Test func gapsByState() {
    let up = MarkValue.infinite(negative: false)
    let down = MarkValue.infinite(negative: true)
    let facts = Self.facts([
      .missing, .missing, .empty, .number(0), .empty, .notANumber, up, up, down, .number(1), .missing,
    ])
    #expect(facts.gaps.map(\.state) == [.missing, .empty, .empty, .notANumber, up, down, .missing])
    #expect(facts.gaps.map(\.places) == [0..<2, 2..<3, 4..<5, 5..<6, 6..<8, 8..<9, 10..<11])
  }

  @Test(arguments: [[], [.missing], [.empty, .notANumber], [.infinite(negative: true)]] as [[MarkValue]])
  func noValues(values: [MarkValue]) {
    let facts = Self.facts(values)
    #expect(facts.minimum == nil && facts.maximum == nil && facts.first == nil && facts.last == nil)
    #expect(facts.change == nil && facts.movement == .none)
    #expect(facts.gaps.map(\.places.count).reduce(0, +) == values.count)
  }

  @Test func oneValue() {
    let facts = Self.facts([.empty, .number(0)])
    #expect(facts.change == nil && facts.movement == .none)
    #expect(facts.first == 1 && facts.last == 1 && facts.maximum?.places == [1] && facts.minimum?.places == [1])
  }

  @Test(
    arguments: [
      ([], Movement.none), ([7], .none), ([7, 7], .constant), ([0, 0, 0], .constant), ([1, 2], .steady(rising: true)),
      ([2, 1], .steady(rising: false)), ([1, 1, 2, 2], .steady(rising: true)), ([2, 2, 1], .steady(rising: false)),
      ([1, 3, 2], .varied), ([3, 1, 2], .varied), ([1, 5, 2], .varied),
      ([1, 6, 2], .varied), ([1, 9, 1], .varied), ([0, 10, -10, 1], .varied), ([0, 8, 2], .varied),
      ([0, -8, -2], .varied), ([-1e308, 1.5e308, 1e308], .varied),
      ([1e-300, 3e-300, 2e-300], .varied), ([5, 4, 6, 5], .varied),
    ] as [([Double], Movement)])
  func movement(values: [Double], expected: Movement) {
    #expect(Self.facts(values).movement == expected)
  }

  @Test func aChangeBeyondAllNumbersIsNone() {
    #expect(Self.facts([-1e308, 1e308]).change == nil)
    #expect(Self.facts([1, 1e308]).change == 1e308)
  }

  /// Each of the facts, found again by looking at every mark.
  @Test func generated() {
    var random = SeededGenerator(seed: 121)
    for _ in 0..<300 {
      let values = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Int.random(in: 0..<4, using: &random) == 0
          ? [MarkValue.missing, .empty, .notANumber].randomElement(using: &random) ?? .empty
          : .number(Double(Int.random(in: -3...3, using: &random)))
      }
      check(Self.facts(values), values)
    }
  }

  private func check(_ facts: SeriesFacts, _ values: [MarkValue]) {
    let numbers = values.compactMap(\.number)
    let places = values.indices.filter { values[$0].number != nil }
    #expect(facts.first == places.first && facts.last == places.last)
    #expect(facts.maximum?.places ?? [] == places.filter { values[$0].number == numbers.max() })
    #expect(facts.minimum?.places ?? [] == places.filter { values[$0].number == numbers.min() })
    #expect(facts.gaps.flatMap { gap in gap.places.map { $0 } } == values.indices.filter { values[$0].number == nil })
    for gap in facts.gaps {
      #expect(gap.places.allSatisfy { values[$0] == gap.state })
      #expect(gap.places.upperBound == values.count || values[gap.places.upperBound] != gap.state)
      #expect(gap.places.lowerBound == 0 || values[gap.places.lowerBound - 1] != gap.state)
    }
  }
}

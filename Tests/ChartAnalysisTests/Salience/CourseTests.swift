import ChartModel
import ChartTestSupport
import Foundation
import Testing

@testable import ChartAnalysis

/// How series move as a whole.
@Suite struct CourseTests {
  private static func course(_ values: [Double]) -> Course {
    let chart = RelationCharts.lines([values])
    return ChartShape(chart, facts: ChartFacts(chart)).course(of: 0, ChartFacts(chart).walked[0])
  }

  private static func stretches(_ values: [Double]) -> [String] {
    guard case .turning(let stretches) = course(values) else { return [] }
    return stretches.map { "\($0.direction) \($0.places) \($0.isConstant)" }
  }

  private static let up = (0..<10).map { Double($0) * 10 }

  @Test func levelsStandBetweenTurns() {
    let values = Self.up + [Double](repeating: 90, count: 10) + Self.up.reversed()
    #expect(Self.stretches(values) == ["rising 0...9 false", "level 9...20 true", "falling 20...29 false"])
  }

  /// What is left of a move at an end is no part of the shape.
  @Test func smallEndsAreLeftOut() {
    let values = Self.up + Self.up.reversed() + Self.up.map { $0 / 2 } + [42, 39.5, 37]
    #expect(Self.stretches(values).last == "rising 19...29 false")
  }

  /// Five stretches are no course that is kept in mind, and one up and down is told though both ends differ.
  @Test func fewStretchesAlone() {
    let zigzag = Self.up + Self.up.reversed().dropFirst()
    #expect(Self.stretches(zigzag + zigzag.dropFirst() + zigzag.dropFirst()) == [])
    #expect(Self.stretches(zigzag + zigzag.dropFirst()).count == 4)
    let risen = Self.up + [60, 30, 60, 90, 120, 150, 180]
    #expect(Self.stretches(risen).count == 3)
  }

  private static func turnedOver(_ stretch: String) -> String {
    stretch.hasPrefix("rising")
      ? stretch.replacing("rising", with: "falling") : stretch.replacing("falling", with: "rising")
  }

  /// Shifting and scaling leave the course, mirroring turns it over, and reading backwards turns it round.
  @Test func followsItsData() {
    let values = [0, 3, 7, 12, 15, 15, 15, 15, 9, 5, 1, 4, 8, 13, 17, 22].map { Double($0) }
    let found = Self.stretches(values)
    #expect(found.count > 1)
    #expect(Self.stretches(values.map { 4 * $0 + 256 }) == found)
    #expect(Self.stretches(values.map { -$0 }) == found.map(Self.turnedOver))
    let last = values.count - 1
    guard case .turning(let forward) = Self.course(values), case .turning(let back) = Self.course(values.reversed())
    else {
      Issue.record("\(Self.course(values))")
      return
    }
    #expect(back.map(\.places) == forward.reversed().map { last - $0.places.upperBound...last - $0.places.lowerBound })
  }

  /// Scatter far below what counts as a move changes no stretch.
  @Test(arguments: 0..<20)
  func scatterBelowTheThresholdChangesNothing(seed: Int) {
    var random = SeededGenerator(seed: 4_100 + UInt64(seed))
    let zigzag = Self.up + Self.up.reversed().dropFirst()
    let values = zigzag + zigzag.dropFirst()
    let shaken = values.map { $0 + Double.random(in: -0.02...0.02, using: &random) }
    #expect(Self.stretches(shaken) == Self.stretches(values) && Self.stretches(values).count == 4)
  }

  /// A line through all values turns beside the highest of them; what is told turns at it.
  @Test func turnsAtItsHighestAndLowestValue() {
    for seed in 0..<100 {
      var random = SeededGenerator(seed: 9_000 + UInt64(seed))
      let bend = Double.random(in: -0.4...0.4, using: &random)
      let shaken = (0..<60).map { (place: Int) -> Double in
        let way: Double = Double(place) / 60 - 0.5 - bend
        let noise = Double.random(in: -1.5...1.5, using: &random)
        return 20 - 80 * way * way + noise
      }
      guard case .turning(let found) = Self.course(shaken) else { continue }
      for (before, after) in zip(found, found.dropFirst()) where before.direction != .level && after.direction != .level
      {
        let both = shaken[before.places.lowerBound...after.places.upperBound].dropFirst().dropLast()
        #expect(before.end == (before.direction == .rising ? both.max() : both.min()))
        #expect(before.end == after.start && shaken[before.places.upperBound] == before.end)
      }
    }
  }

  /// A level is told only where no value leaves it by what counts as a move.
  @Test func aLevelHasNoValley() {
    let rest = [Double](repeating: 90, count: 25)
    #expect(Self.stretches(Self.up + rest + [74, 74, 74] + rest + Self.up.reversed()) == [])
    #expect(Self.stretches(Self.up + rest + [83, 83, 83] + rest + Self.up.reversed()).count == 3)
  }
}

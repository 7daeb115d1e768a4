import ChartModel
import Testing

@testable import ChartAnalysis

/// Arcs, spikes, late moves, levels, rhythms and steps of series that were made to have them, and of others that were not.
@Suite struct ShapeTests {
  private static func series(_ values: [Double?]) -> Series {
    let marks = values.enumerated().map { place, value in
      Mark(id: "\(place)", x: .number(Double(place)), value: value.map { .number($0) } ?? .missing, rowCount: 1)
    }
    return Series(id: "s", name: nil, marks: marks)
  }

  @Test func anArcTurnsAtItsOnlyExtreme() throws {
    let arc = try #require(CourseArc(Self.series([nil, 1, 4, 9, 7, 3, nil, 2])))
    #expect(arc.isPeak && (arc.first, arc.turn, arc.last) == (1, 3, 7) && arc.quiet == nil)
    #expect(CourseArc(Self.series([9, 6, 1, 3, 7, 8]))?.isPeak == false)
  }

  @Test(
    arguments: [
      [1, 4, 9, 9, 4, 1], [1, 2, 3, 4, 5, 6], [1, 9, 2], [5, 5, 5, 5, 5, 5],
      [57.6, 6, 87.3, 95.9, 21.4, 17.4, 46.6, 21, 44],
      [6, 1, 9, 2, 8, 1, 7],
    ])
  func noArc(values: [Double]) { #expect(CourseArc(Self.series(values)) == nil) }

  @Test func aSpikeIsNarrow() throws {
    let noise = (0..<40).map { Double($0 * 7 % 5) }
    var values = noise
    values[12] = 90
    let spike = try #require(Spike(Self.series(values)))
    #expect(spike.top == 12 && spike.isAlone && spike.most == 4)
    values[30] = 90
    #expect(Spike(Self.series(values)) == nil)
    #expect(Spike(Self.series(noise)) == nil)
    // Of two neighbours the higher one is the top; of two that are alike neither is.
    (values[13], values[30], values[39]) = (89, 0, 20)
    #expect(Spike(Self.series(values))?.top == 12)
    values[13] = 90
    #expect(Spike(Self.series(values)) == nil)
  }

  /// Four times the next says nothing where a bar goes the other way.
  @Test func theNextInSize() {
    #expect(SizeOrder(Self.series([12, 3, 2, 1])).next == SizeOrder.Next(place: 1, ratio: 4))
    #expect(SizeOrder(Self.series([12, 3, 2, -9])).next == nil)
    #expect(SizeOrder(Self.series([12, 3, 3, 1])).next == nil)
  }

  /// Of a few bars, too, some stand several times as high as all others.
  @Test func aBreakAmongAFew() {
    let found = SizeOrder(Self.series([16.7, 2.1, 15.3, 4.5, 14.5, 3.5])).naturalBreak
    let expected = SizeOrder.Break(count: 3, all: 6, least: 14.5, others: 4.5, high: [2, 4], rest: [3, 5, 1])
    #expect(found == expected)
    #expect(SizeOrder(Self.series([16, 15, 2, 1])).naturalBreak == nil)
    #expect(SizeOrder(Self.series([16, 12, 9, 6, 4, 3])).naturalBreak == nil)
  }

  @Test func moreThanHalfOfARiseIsLate() throws {
    let late = try #require(LateMove(Self.series([0, 1, 1, 2, 20, 100])))
    #expect(late.rises && late.middle == 3 && late.share == 0.98)
    #expect(LateMove(Self.series([0, 20, 40, 60, 80, 100])) == nil)
    // A hump before is no part of the move.
    #expect(LateMove(Self.series([0, 60, 1, 2, 20, 100])) == nil)
  }

  @Test func aRiseThatEndsIsLevel() {
    let rise = (0..<10).map { Double($0 * 10) }
    let level = (0..<18).map { 96 + Double($0 % 3) }
    #expect(Levelling(Self.series(rise + level), usual: nil)?.from == 8)
    #expect(Levelling(Self.series((0..<32).map { Double($0 * 5) }), usual: nil) == nil)
    // Between a high and a low that are over it is no end of a rise.
    #expect(Levelling(Self.series(rise + level.map { $0 - 48 }), usual: nil) == nil)
  }

  @Test func peaksAtEvenDistancesAreARhythm() throws {
    let wave: [Double] = [2, 14, 40, 90, 30, 9]
    let even = Self.series((0..<60).map { wave[$0 % 6] })
    let rhythm = try #require(Rhythm(even, bucketCount: 60))
    #expect(rhythm.count == 10 && rhythm.distance == 6)
    #expect(Rhythm(even, bucketCount: 61) == nil)
    let uneven = (0..<60).map { (place: Int) -> Double in Double((place * place * 31 + place * 17) % 101) }
    #expect(Rhythm(Self.series(uneven), bucketCount: 60) == nil)
  }

  @Test func peaksThatAreOverAreNoRhythm() {
    let peaks: [Double] = (0..<48).map { [0, 2, 6, 10, 6, 2, 0, 0][$0 % 8] }
    #expect(Rhythm(Self.series(peaks + Array(repeating: 0.0, count: 24)), bucketCount: 72)?.count == 6)
    #expect(Rhythm(Self.series(peaks + Array(repeating: 0.0, count: 72)), bucketCount: 120) == nil)
  }

  /// Of many values at uneven distances, with ripples on their waves.
  @Test func wavesUnderRipples() throws {
    func waves(_ length: (Int) -> Double) -> Rhythm? {
      var x = 0.0
      let marks = (0..<600).map { place -> Mark in
        x += 1 + Double(place % 7) / 10
        let ripple = Double(place * 37 % 23) / 23
        let value = 10 * (1 - abs((x / length(place)).truncatingRemainder(dividingBy: 1) * 2 - 1)) + 5 * ripple
        return Mark(id: "\(place)", x: .number(x), value: .number(value), rowCount: 1)
      }
      return Rhythm(Series(id: "s", name: nil, marks: marks), bucketCount: 600)
    }
    let found = try #require(waves { _ in 97.5 })
    #expect(found.count == 8 && abs(found.distance - 97.5) <= 3)
    #expect(waves { $0 < 200 ? 40 : 150 } == nil)
  }

  /// Between names of every fifth year a distance is told in years.
  @Test func namesOfYearsHaveDistances() throws {
    let wave: [Double] = [2, 14, 40, 90, 30, 9]
    let marks = (0..<60).map { place in
      Mark(id: "\(place)", x: .category("\(1_700 + place * 5)"), value: .number(wave[place % 6]), rowCount: 1)
    }
    #expect(Rhythm(Series(id: "s", name: nil, marks: marks), bucketCount: 60)?.distance == 30)
  }

  @Test(
    arguments: [
      ([30, 31, 29, 30, 2, 1, 3, 2], LineCourse.step(at: 4, before: 30, after: 2)),
      ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], .trend(rises: true)),
      // Most rise, but the last is below the first.
      ([5, 1, 1.4, 1.8, 2.2, 2.6, 3, 3.3, 3.6, 3.9, 4.2, 4.5], nil), ([3, 1, 2, 3, 1, 2, 3, 1, 2], nil),
    ] as [([Double], LineCourse?)])
  func stepsAndTrends(numbers: [Double], course: LineCourse?) { #expect(LineCourse(numbers) == course) }
}

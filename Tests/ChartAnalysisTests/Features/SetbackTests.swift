import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// The largest move against a trend, beside a look at every pair of values.
@Suite struct SetbackTests {
  /// The largest fall or rise of all pairs.
  private static func largest(_ values: [Double], rising: Bool) -> Double {
    let moves = values.indices.flatMap { first in
      values[first...].map { rising ? $0 - values[first] : values[first] - $0 }
    }
    return moves.max() ?? 0
  }

  private static let samples: [[Double]] = {
    var random = SeededGenerator(seed: 977)
    return (0..<300).map { _ in
      FeatureSamples.integers(Int.random(in: 2...20, using: &random), upTo: 12, using: &random)
    }
  }()

  private static func setback(_ values: [Double], rising: Bool) -> Setback? {
    Setback(rising: rising, in: SeriesPoints(values))
  }

  @Test(arguments: [true, false]) func agreesWithAllPairs(rising: Bool) {
    for values in Self.samples {
      let found = Self.setback(values, rising: rising)
      let size = found.map { rising ? $0.end - $0.start : $0.start - $0.end } ?? 0
      #expect(size == Self.largest(values, rising: rising), "\(values)")
      guard let found else { continue }
      #expect(values[found.places.lowerBound] == found.start && values[found.places.upperBound] == found.end)
      #expect(abs(found.rangeShare - size / ((values.max() ?? 0) - (values.min() ?? 0))) < 1e-12)
    }
  }

  /// Scaled, moved, mirrored and read backwards.
  @Test func followsItsData() {
    for values in Self.samples {
      let fall = Self.setback(values, rising: false)
      #expect(Self.setback(values.map { 4 * $0 + 64 }, rising: false)?.places == fall?.places)
      let mirrored = Self.setback(values.map { -$0 }, rising: true)
      #expect(mirrored?.places == fall?.places && mirrored?.start == fall.map { -$0.start })
      let backwards = Self.setback(values.reversed(), rising: true)
      #expect(backwards?.rangeShare == fall?.rangeShare)
    }
  }

  @Test(
    arguments: [
      ([1, 9, 4, 12], 1...2), ([5, 5, 3, 3, 5], 1...2), ([9, 4, 9, 4], 0...1), ([1, 2, 3], nil), ([3, 3], nil),
      ([], nil),
    ] as [([Double], ClosedRange<Int>?)])
  func falls(values: [Double], places: ClosedRange<Int>?) {
    #expect(Self.setback(values, rising: false)?.places == places)
  }

  /// Only against a trend that is there.
  @Test func needsATrend() {
    let rise = (0..<40).map { Double($0) + ((20..<24).contains($0) ? -25 : 0) }
    let features = FeatureSamples.features(rise)
    #expect(features.setback?.isRising == false && features.setback?.places == 19...20)
    #expect(FeatureSamples.features([4, 9, 1, 8, 3, 7, 2]).setback == nil)
  }
}

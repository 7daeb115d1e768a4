import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Plateaus, rising and falling runs and runs of one value, beside a look at every stretch there is.
@Suite struct RunTests {
  private static func stretches(_ count: Int) -> [Range<Int>] {
    (0..<count).flatMap { start in (start..<count).map { start..<$0 + 1 } }
  }

  /// Those that no longer one holds.
  private static func maximal(_ runs: [Range<Int>]) -> [Range<Int>] {
    runs.filter { run in
      !runs.contains { $0 != run && $0.lowerBound <= run.lowerBound && $0.upperBound >= run.upperBound }
    }
  }

  @Test func windowsAgreeWithAllStretches() {
    var random = SeededGenerator(seed: 960)
    for round in 0..<200 {
      let values = FeatureSamples.integers(Int.random(in: 0...24, using: &random), upTo: 9, using: &random)
      let distance = Double(round % 5)
      let level = Self.stretches(values.count).filter { run in
        (values[run].max() ?? 0) - (values[run].min() ?? 0) <= distance
      }
      #expect(LevelWindows.maximal(values[...], within: distance) == Self.maximal(level), "\(values) \(distance)")
    }
  }

  @Test func longestRunsAgreeWithAllStretches() {
    var random = SeededGenerator(seed: 961)
    for _ in 0..<300 {
      let values = FeatureSamples.integers(Int.random(in: 3...16, using: &random), upTo: 6, using: &random)
      let features = FeatureSamples.features(values)
      for rising in [true, false] {
        let sign = rising ? 1.0 : -1.0
        let runs = Self.stretches(values.count).filter { run in
          let steps = zip(run, run.dropFirst()).map { sign * (values[$1] - values[$0]) }
          guard let first = steps.first, let last = steps.last else { return false }
          return first > 0 && last > 0 && steps.allSatisfy { $0 >= 0 }
        }
        let longest = runs.map(\.count).max() ?? 0
        let first = runs.first { $0.count == longest }.map { $0.lowerBound...$0.upperBound - 1 }
        // One that begins or ends far from all other values is told as its outlier.
        let far = features.outliers.map(\.place)
        let isUsual = first.map { !far.contains($0.lowerBound) && !far.contains($0.upperBound) } ?? false
        let expected = isUsual && longest >= max(3, (values.count + 3) / 4) ? first : nil
        let found = rising ? features.longestRise : features.longestFall
        #expect(found?.places == expected, "\(values)")
        let change = found.map { ($0.end - $0.start) / ((values.max() ?? 0) - (values.min() ?? 0)) }
        #expect(abs((found?.changeShare ?? 0) - (change ?? 0)) < 1e-12)
      }
    }
  }

  @Test(
    arguments: [
      ([1, 2, 3, 4, 3], 0...3, nil, true), ([1, 2, 2, 3, 0], 0...3, nil, false), ([1, 1, 2, 3, 3], 1...3, nil, true),
      ([5, 4, 3, 4, 4], nil, 0...2, true), ([1, 2, 1, 2, 1], nil, nil, true), ([7, 7, 7], nil, nil, true),
      ([0.3, 0.1 + 0.2, 0.6, 0.9], 1...3, nil, true),
    ] as [([Double], ClosedRange<Int>?, ClosedRange<Int>?, Bool)])
  func monotonicRuns(values: [Double], rise: ClosedRange<Int>?, fall: ClosedRange<Int>?, isStrict: Bool) {
    let features = FeatureSamples.features(values)
    #expect(features.longestRise?.places == rise && features.longestFall?.places == fall)
    #expect((features.longestRise ?? features.longestFall)?.isStrict ?? true == isStrict)
  }

  /// What lies between is not known: no run goes over a missing value, a hidden one is as if it were not there.
  @Test func gapsEndRuns() {
    let values: [MarkValue] = [1, 2, 3, 4].map { .number($0) } + [.missing] + [5, 6, 7].map { .number($0) }
    var chart = FeatureSamples.chart(values)
    #expect(FeatureSamples.features(chart).longestRise?.places == 0...3)
    chart.series[0].marks[4].author = AuthorText(isHidden: true)
    #expect(FeatureSamples.features(chart).longestRise?.places == 0...7)
    #expect(FeatureSamples.features(chart).longestRise?.count == 7)
  }

  @Test func plateaus() {
    let features = FeatureSamples.features([0, 10, 20, 30, 40, 41, 42, 40, 41, 20, 0, 100])
    #expect(features.plateaus.map(\.places) == [4...8])
    #expect(features.plateaus.first?.median == 41 && features.plateaus.first?.count == 5)
    #expect(features.plateaus.first?.minimum == 40 && features.plateaus.first?.maximum == 42)
    #expect(FeatureSamples.features([3, 3, 3, 3, 3]).plateaus.isEmpty)
    // A slow climb at the foot of a steep one is no level.
    #expect(FeatureSamples.features((0..<40).map { Double($0 * $0) }).plateaus.isEmpty)
  }

  @Test func gapsEndPlateaus() {
    let level = Array(repeating: MarkValue.number(5), count: 3)
    let features = FeatureSamples.features(
      FeatureSamples.chart([.number(-50)] + level + [.notANumber] + level + [.number(100)]))
    #expect(features.plateaus.map(\.places) == [1...3, 5...7])
    #expect(features.repeatedValues.map(\.places) == [1...3, 5...7])
  }

  @Test(
    arguments: [
      ([1, 0, 0, 0, 2, 2, 2, 2, 1], [1...3, 4...7], [0, 2]), ([0, 0, 1, 1, 0, 0], [], []), ([4, 4, 4, 4], [], []),
      ([1e-13, 2e-13, 3e-13, 5], [], []), ([0.1 + 0.2, 0.3, 0.3, 9], [0...2], [0.1 + 0.2]),
    ] as [([Double], [ClosedRange<Int>], [Double])])
  func repeatedValues(values: [Double], places: [ClosedRange<Int>], expected: [Double]) {
    let found = FeatureSamples.features(values).repeatedValues
    #expect(found.map(\.places) == places && found.map(\.value) == expected)
  }

  /// A tenth of all: three of forty are too few.
  @Test func repeatedValuesOfMany() {
    let values = (0..<40).map { Double((10..<13).contains($0) ? 0 : $0 % 7 + 1) }
    #expect(FeatureSamples.features(values).repeatedValues.isEmpty)
    #expect(FeatureSamples.features(Array(values[..<30])).repeatedValues.map(\.places) == [10...12])
  }
}

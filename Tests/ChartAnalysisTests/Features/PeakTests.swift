import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Peaks beside prominence by its definition: walk to either side until something is higher.
@Suite struct PeakTests {
  private static func walked(_ heights: [Double]) -> [Prominence.Summit] {
    var summits: [Prominence.Summit] = []
    var start = 0
    while start < heights.count {
      let end = heights[start...].firstIndex { $0 != heights[start] } ?? heights.count
      let isInside = start > 0 && end < heights.count
      if isInside, heights[start - 1] < heights[start], heights[end] < heights[start] {
        let left = heights[..<start].reversed().prefix { $0 <= heights[start] }.min() ?? heights[start]
        let right = heights[end...].prefix { $0 <= heights[start] }.min() ?? heights[start]
        summits.append(Prominence.Summit(points: start..<end, prominence: heights[start] - max(left, right)))
      }
      start = end
    }
    return summits
  }

  @Test func agreesWithTheDefinition() {
    var random = SeededGenerator(seed: 950)
    for round in 0..<300 {
      let values = FeatureSamples.integers(
        Int.random(in: 0...40, using: &random), upTo: round % 12 + 1, using: &random)
      #expect(Prominence.summits(values) == Self.walked(values), "\(values)")
    }
  }

  /// The example in SciPy's documentation of `peak_prominences`, in small: a hill on the flank of another.
  @Test func aHillOnAFlank() {
    let summits = Prominence.summits([0, 2, 6, 4, 5, 1, 9, 3])
    #expect(summits.map(\.points) == [2..<3, 4..<5, 6..<7])
    #expect(summits.map(\.prominence) == [5, 1, 6])
  }

  @Test func kindsAndPlateaus() {
    let features = FeatureSamples.features([0, 2, 4, 6, 8, 10, 10, 10, 8, 6, 4, 2, 2, 4, 6, 8, 9, 7, 5, 3, 1])
    #expect(features.peaks.map(\.kind) == [.peak, .trough, .peak])
    #expect(features.peaks.map(\.places) == [5...7, 11...12, 16...16])
    #expect(features.peaks.map(\.value) == [10, 2, 9] && features.peaks.map(\.prominence) == [9, 7, 7])
  }

  /// Neither the ends, nor a ripple, nor scatter.
  @Test(
    arguments: [
      [], [3], [3, 3, 3], [1, 2, 3], [3, 1, 3, 3].filter { $0 == 3 }, [9, 5, 1],
      [0, 1, 2, 3, 4, 3.9, 5, 6, 7, 8, 9, 10],
      [0, 0.1, 0, 10], [5, 1, 9, 2, 8, 1, 9, 3, 7, 2, 8, 1, 9, 4, 2, 6],
    ] as [[Double]])
  func none(values: [Double]) {
    #expect(FeatureSamples.features(values).peaks.isEmpty)
  }

  /// The longer mere scatter goes on the farther it reaches, and yet it has no peaks.
  @Test(arguments: [12, 30, 100, 400, 3_000])
  func scatterHasNone(count: Int) {
    var random = SeededGenerator(seed: 951)
    let counts = (0..<20).map { _ in
      FeatureSamples.features(FeatureSamples.normal(count, using: &random)).peaks.count
    }
    #expect(counts.reduce(0, +) <= 10)
  }

  @Test func hugeNumbers() {
    let hill = [-1, -0.8, -0.6, -0.3, 0, 0.3, 0.6, 0.8, 1, 0.8, 0.6, 0.3, 0, -0.3, -0.6, -0.8, -1]
    let peaks = FeatureSamples.features(hill.map { $0 * 1.7e308 }).peaks
    #expect(peaks.first?.value == 1.7e308 && peaks.first?.prominenceShare ?? 0 > 0.9)
  }
}

import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Segments beside the fewest that dynamic programming finds (Bellman, CACM 4, 1961), and by shapes that anybody sees.
@Suite struct SegmentationTests {
  /// The mean square about the best line by the normal equations.
  private static func meanSquare(_ x: ArraySlice<Double>, _ y: ArraySlice<Double>) -> Double {
    let count = Double(x.count)
    let (meanX, meanY) = (x.reduce(0, +) / count, y.reduce(0, +) / count)
    let xx = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    let xy = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let slope = xx > 0 ? xy / xx : 0
    return zip(x, y).reduce(0) { sum, point in
      let distance = point.1 - meanY - slope * (point.0 - meanX)
      return sum + distance * distance
    } / count
  }

  /// The fewest stretches of points 0 to n - 1, neighbours sharing a point, that lie within a tolerance.
  private static func fewest(_ x: [Double], _ y: [Double], tolerance: Double) -> Int {
    var fewest = [0]
    for end in x.indices.dropFirst() {
      fewest.append(
        (0..<end).filter { meanSquare(x[$0...end], y[$0...end]) <= tolerance * tolerance * (1 + 1e-9) }
          .map { fewest[$0] + 1 }.min() ?? Int.max)
    }
    return fewest[fewest.count - 1]
  }

  @Test func momentsAgreeWithTheNormalEquations() {
    var random = SeededGenerator(seed: 910)
    for count in 2...30 {
      let x = FeatureSamples.normal(count, using: &random).map { $0 + 1e6 }
      let y = FeatureSamples.normal(count, using: &random)
      let cut = Int.random(in: 0...count, using: &random)
      let (first, second) = [0..<cut, cut..<count].map { part in
        part.reduce(into: LineMoments()) { $0.add(x[$1], y[$1]) }
      }.reduce(into: (LineMoments(), LineMoments())) { $0 = ($0.1, $1) }
      let merged = first.merging(second)
      #expect(abs(merged.meanSquare - Self.meanSquare(x[...], y[...])) < 1e-7)
      let all = x.indices.reduce(into: LineMoments()) { $0.add(x[$1], y[$1]) }
      #expect(abs(merged.meanSquare - all.meanSquare) < 1e-9)
      #expect(abs(merged.slope - all.slope) < 1e-7)
    }
  }

  @Test(arguments: 0..<60)
  func withinTheToleranceAndFew(seed: Int) {
    var random = SeededGenerator(seed: 920 + UInt64(seed))
    let count = Int.random(in: 2...40, using: &random)
    let points = SeriesPoints(FeatureSamples.varied(count, kind: seed, using: &random))
    let tolerance = [0.05, 0.1, 0.2, 0.5].randomElement(using: &random) ?? 0.1
    let cut = Segmentation(x: points.unitX, y: points.heights, tolerance: tolerance, most: 1_000)
    #expect(cut.joints.first == 0 && cut.joints.last == count - 1)
    #expect(zip(cut.joints, cut.joints.dropFirst()).allSatisfy { $0 < $1 })
    for (start, end) in zip(cut.joints, cut.joints.dropFirst()) {
      let error = Self.meanSquare(points.unitX[start...end], points.heights[start...end])
      #expect(error <= tolerance * tolerance * (1 + 1e-9))
    }
    let fewest = Self.fewest(points.unitX, points.heights, tolerance: tolerance)
    #expect(cut.neededCount >= fewest)
    #expect(cut.neededCount <= fewest + max(2, fewest / 2), "\(cut.neededCount) for \(fewest)")
  }

  @Test func noMoreThanTheMost() {
    var random = SeededGenerator(seed: 930)
    let points = SeriesPoints(FeatureSamples.varied(200, kind: 0, using: &random))
    let cut = Segmentation(x: points.unitX, y: points.heights, tolerance: 0.001, most: 7)
    #expect(cut.joints.count == 8 && cut.neededCount > 7)
  }

  /// The summit itself is the joint, also where noise puts it beside the place where the lines meet.
  @Test func jointsAreSummits() {
    let values: [Double] = [0, 10, 20, 30, 42, 39, 30, 20, 10, 0]
    let segments = FeatureSamples.features(values).segments
    #expect(segments.segments.map(\.places) == [0...4, 4...9])
    #expect(segments.segments.map(\.direction) == [.rising, .falling])
    #expect(segments.segments.map(\.start) == [0, 42] && segments.segments.map(\.end) == [42, 0])
  }

  @Test(
    arguments: [
      ([1, 2, 3, 4, 5, 6], [.rising]), ([6, 5, 4, 3, 2, 1], [.falling]),
      ([0, 0, 0, 0, 10, 20, 30, 30, 30, 30], [.level, .rising, .level]),
      ([0, 5, 10, 15, 20, 15, 10, 5, 0, 5, 10, 15, 20], [.rising, .falling, .rising]),
      ([5, 5, 5, 5], []), ([5], []), ([], []), ([1, 9], [.rising]), ([-1.7e308, 1.7e308], [.rising]),
      ([10, 10, 10, 10, 10, 50, 50, 50, 50, 50], [.level, .rising, .level]),
      // No straight line and no shape: scatter.
      ([3, 9, 1, 8, 2, 7, 4, 9, 1, 6, 3, 8, 2, 9, 4, 1, 8], [.varied]),
    ] as [([Double], [TrendDirection])])
  func shapes(values: [Double], expected: [TrendDirection]) {
    let segments = FeatureSamples.features(values).segments
    #expect(segments.segments.map(\.direction) == expected)
    #expect(segments.isComplete)
  }

  /// A smooth year: up and down, however few its months.
  @Test func aYearByMonth() {
    let year = [2.1, 3.0, 6.4, 9.9, 14.8, 18.1, 20.2, 19.7, 15.6, 10.9, 5.7, 2.6]
    let segments = FeatureSamples.features(year).segments.segments
    #expect(segments.map(\.direction) == [.rising, .falling])
    #expect(segments.map(\.places) == [0...6, 6...11])
  }

  @Test func ofVeryMany() {
    let values = (0..<2_500).map { Double(min($0, 2_500 - $0)) }
    var thresholds = FeatureThresholds.standard
    thresholds.mostSegmentValues = 1_000
    let points = SeriesPoints(values)
    let segments = TrendSegments(points, noise: NoiseScale(points), thresholds: thresholds)
    #expect(segments.reduction == 3)
    #expect(segments.segments.map(\.direction) == [.rising, .falling])
    #expect(segments.segments.first?.places.lowerBound == 0)
    #expect(segments.segments.last?.places.upperBound == 2_499)
    #expect(segments.segments.first.map { abs($0.places.upperBound - 1_250) <= 3 } == true)
    #expect(segments.segments.allSatisfy { values[$0.places.lowerBound] == $0.start })
  }

  @Test func heapsGiveTheLowest() {
    var random = SeededGenerator(seed: 931)
    let numbers = FeatureSamples.integers(300, upTo: 50, using: &random)
    var heap = MinimumHeap<Double>()
    for number in numbers { heap.insert(number) }
    var taken: [Double] = []
    while let lowest = heap.popLowest() { taken.append(lowest) }
    #expect(taken == numbers.sorted())
  }
}

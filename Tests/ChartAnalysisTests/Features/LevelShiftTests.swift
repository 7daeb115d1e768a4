import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Level shifts: found where they are, and nowhere else.
@Suite struct LevelShiftTests {
  /// The flow of the Nile at Aswan, 1871 to 1970, in 10⁸ cubic metres (Cobb, Biometrika 65, 1978): lower from 1899 on.
  static let nile: [Double] = [
    1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020, 960, 1180, 799, 958, 1140,
    1100,
    1210, 1150, 1250, 1260, 1220, 1030, 1100, 774, 840, 874, 694, 940, 833, 701, 916, 692, 1020, 1050, 969, 831, 726,
    456,
    824, 702, 1120, 1100, 832, 764, 821, 768, 845, 864, 862, 698, 845, 744, 796, 1040, 759, 781, 865, 845, 944, 984,
    897,
    822, 1010, 771, 676, 649, 846, 812, 742, 801, 1040, 860, 874, 848, 890, 744, 749, 838, 1050, 918, 986, 797, 923,
    975,
    815, 1020, 906, 901, 1170, 912, 746, 919, 718, 714, 740,
  ]

  @Test func theNile() {
    let points = SeriesPoints(Self.nile)
    var thresholds = FeatureThresholds.standard
    thresholds.leastShiftNoise = 1.5
    let shifts = LevelShift.all(in: points, noise: NoiseScale(points), thresholds: thresholds)
    #expect(shifts.map(\.before) == [0...27] && shifts.map(\.after) == [28...99])
    #expect(shifts.map(\.medianBefore) == [1130.0] && shifts.map(\.medianAfter) == [842.5])
    // Two deviations are less than the three that are told.
    #expect(FeatureSamples.features(Self.nile).shifts.isEmpty)
  }

  @Test(
    arguments: [
      ([1, 1, 1, 9, 9, 9], [3]), ([9, 8, 9, 8, 1, 2, 1, 2], [4]), ([1, 1, 9, 9, 9], []),
      ([1, 1, 1, 1, 9, 9, 9, 9, 1, 1, 1, 1], [4, 8]), ([0, 0, 0, 0, 5, 5, 5, 5, 10, 10, 10, 10], [4, 8]),
      ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], []), ([1, 9, 1, 9, 1, 9, 1, 9, 1, 9], []),
      ([0, 0, 0, 0, 50, 0, 0, 0, 0, 0], []), ([4, 4, 4, 4, 4, 4], []), ([], []), ([1], []),
      ([-1.7e308, -1.7e308, -1.7e308, 1.7e308, 1.7e308, 1.7e308], [3]),
      ([1, 2, 4, 8, 16, 32, 64, 128, 256, 512], []), ([5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5], []),
    ] as [([Double], [Int])])
  func small(values: [Double], expected: [Int]) {
    #expect(FeatureSamples.features(values).shifts.map(\.after.lowerBound) == expected)
  }

  /// Cuts beside the best of all cuts by the sums of squares.
  @Test func firstCutIsTheBestOfAll() {
    var random = SeededGenerator(seed: 970)
    for _ in 0..<100 {
      let values = FeatureSamples.normal(Int.random(in: 6...40, using: &random), using: &random)
      let costs: [Double] = (3...values.count - 3).map { place in
        Self.squares(values[..<place]) + Self.squares(values[place...])
      }
      let best = costs.indices.min { costs[$0] < costs[$1] }.map { $0 + 3 }
      #expect(LevelSplits(values, fewest: 3, leastJump: 0).places(most: 1).first == best)
    }
  }

  /// The sum of the squares about the mean.
  private static func squares(_ side: ArraySlice<Double>) -> Double {
    let mean = side.reduce(0, +) / Double(side.count)
    return side.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }

  /// One step of six deviations in scatter, at a random place.
  @Test(arguments: 0..<20)
  func stepsInScatter(seed: Int) {
    var random = SeededGenerator(seed: 980 + UInt64(seed))
    let place = Int.random(in: 10..<50, using: &random)
    let values = FeatureSamples.normal(60, using: &random).enumerated().map { $1 + ($0 < place ? 0 : 8) }
    let shifts = FeatureSamples.features(values).shifts
    #expect(shifts.map(\.after.lowerBound) == [place])
    #expect(shifts.first.map { abs($0.medianAfter - $0.medianBefore - 8) < 1.5 } == true)
  }

  /// Scatter, walks, waves and slopes have none.
  @Test(arguments: 0..<40)
  func noStep(seed: Int) {
    var random = SeededGenerator(seed: 1_980 + UInt64(seed))
    let values = FeatureSamples.varied(60, kind: [1, 3, 4, 5][seed % 4], using: &random)
    #expect(FeatureSamples.features(values).shifts.isEmpty)
  }

  /// Over a gap of more than twice the usual stride nobody knows whether it stepped or went on.
  @Test(arguments: [(4.0, true), (4.5, false), (13, false)])
  func overAGap(next: Double, isShift: Bool) {
    let places = [0, 1, 2, next, next + 1, next + 2]
    let chart = FeatureSamples.chart(
      [1, 1, 1, 9, 9, 9].map { .number($0) }, x: places.map { .number($0) })
    #expect(FeatureSamples.features(chart).shifts.isEmpty != isShift)
  }

  /// Values that jump between two heights have no levels, though their medians lie apart.
  @Test(arguments: [(2.0 / 3, false), (0.5, true)])
  func aSawtoothHasNoLevels(leastOwnShare: Double, isShift: Bool) {
    var thresholds = FeatureThresholds.standard
    thresholds.leastShiftNoise = 0
    thresholds.leastShiftOwnShare = leastOwnShare
    let points = SeriesPoints([0, 9, 0, 9, 0, 9, 0, 9, 0, 9])
    let shifts = LevelShift.all(in: points, noise: NoiseScale(points), thresholds: thresholds)
    #expect(shifts.isEmpty != isShift, "\(shifts)")
  }
}

import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// What holds for all features of a series at once.
@Suite struct SeriesFeaturesTests {
  /// Everything but the numbers: what is where, and which way it goes.
  struct Shape: Equatable {
    var segments: [TrendDirection]
    var joints: [ClosedRange<Int>]
    var trend: MonotonicTrend.Direction?
    var peaks: [Peak.Kind]
    var peakPlaces: [ClosedRange<Int>]
    var plateaus: [ClosedRange<Int>]
    var shifts: [Int]
    var outliers: [Int]
    var runs: [ClosedRange<Int>?]
    var repeated: [ClosedRange<Int>]

    init(_ features: SeriesFeatures) {
      segments = features.segments.segments.map(\.direction)
      joints = features.segments.segments.map(\.places)
      trend = features.trend?.direction
      peaks = features.peaks.map(\.kind)
      peakPlaces = features.peaks.map(\.places)
      plateaus = features.plateaus.map(\.places)
      shifts = features.shifts.map(\.after.lowerBound)
      outliers = features.outliers.map(\.place)
      runs = [features.longestRise?.places, features.longestFall?.places]
      repeated = features.repeatedValues.map(\.places)
    }

    /// What falls rises, and peaks are troughs.
    var upsideDown: Shape {
      var shape = self
      shape.segments = segments.map { $0 == .rising ? .falling : $0 == .falling ? .rising : $0 }
      shape.trend = trend.map { $0 == .rising ? .falling : $0 == .falling ? .rising : $0 }
      shape.peaks = peaks.map { $0 == .peak ? .trough : .peak }
      shape.runs = runs.reversed()
      return shape
    }

    /// The last first.
    func backwards(_ count: Int) -> Shape {
      func turned(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
        count - 1 - range.upperBound...count - 1 - range.lowerBound
      }
      var shape = self.upsideDown
      shape.segments.reverse()
      shape.peaks = peaks.reversed()
      shape.joints = joints.reversed().map(turned)
      shape.peakPlaces = peakPlaces.reversed().map(turned)
      shape.plateaus = plateaus.reversed().map(turned)
      shape.shifts = shifts.reversed().map { count - $0 }
      shape.outliers = outliers.reversed().map { count - 1 - $0 }
      shape.runs = runs.reversed().map { $0.map(turned) }
      shape.repeated = repeated.reversed().map(turned)
      return shape
    }
  }

  private static func shape(_ values: [Double]) -> Shape { Shape(FeatureSamples.features(values)) }

  private static func sample(_ seed: Int) -> [Double] {
    var random = SeededGenerator(seed: 1_100 + UInt64(seed))
    return FeatureSamples.varied(Int.random(in: 0...70, using: &random), kind: seed, using: &random)
  }

  @Test(arguments: 0..<60)
  func shiftingAndScaling(seed: Int) {
    let values = Self.sample(seed)
    let shape = Self.shape(values)
    for factor in [0x1p-1000, 0x1p40, 0x1p900] { #expect(Self.shape(values.map { $0 * factor }) == shape) }
    for factor in [3.7, 1e-7, 1e200] { #expect(Self.shape(values.map { $0 * factor }) == shape) }
    for offset in [1_000.0, -77.7] { #expect(Self.shape(values.map { $0 + offset }) == shape) }
    #expect(Self.shape(values.map { -$0 }) == shape.upsideDown)
  }

  /// The numbers grow with the data, to the bit where the factor is a power of two.
  @Test(arguments: 0..<12)
  func numbersScale(seed: Int) {
    let values = Self.sample(seed)
    let (one, four) = (FeatureSamples.features(values), FeatureSamples.features(values.map { $0 * 4 }))
    #expect(four.noise.value == 4 * one.noise.value && four.noise.rangeShare == one.noise.rangeShare)
    #expect(four.trend?.rise == one.trend.map { 4 * $0.rise } && four.trend?.slope == one.trend.map { 4 * $0.slope })
    #expect(four.segments.segments.map(\.start) == one.segments.segments.map { 4 * $0.start })
    #expect(four.segments.tolerance == 4 * one.segments.tolerance)
    #expect(four.peaks.map(\.prominence) == one.peaks.map { 4 * $0.prominence })
    #expect(four.shifts.map(\.medianAfter) == one.shifts.map { 4 * $0.medianAfter })
    #expect(four.outliers.map(\.score) == one.outliers.map(\.score))
  }

  @Test(arguments: 0..<60)
  func backwards(seed: Int) {
    var values = Self.sample(seed)
    let shape = Self.shape(values)
    values.reverse()
    var (expected, found) = (shape.backwards(values.count), Self.shape(values))
    // Of several longest runs the first counts, whichever way one looks.
    #expect(expected.runs.map { $0?.count } == found.runs.map { $0?.count })
    (expected.runs, found.runs) = ([], [])
    #expect(found == expected)
  }

  /// Coordinates along X may be anything, as long as their distances stay in proportion.
  @Test(arguments: 0..<12)
  func scalingX(seed: Int) {
    let values = Self.sample(seed)
    for factor in [0x1p-900, 8, 0x1p900] {
      let x = values.indices.map { XValue.number(factor * (Double($0) + 5)) }
      let chart = FeatureSamples.chart(values.map { .number($0) }, x: x)
      #expect(Shape(FeatureSamples.features(chart)) == Self.shape(values))
    }
  }

  /// Noise of a two-hundredth of the range, without what is far from all others, changes neither the shape nor its corners by more than one mark.
  @Test(
    arguments: [
      [0, 10, 20, 30, 40, 50, 40, 30, 20, 10, 0], Array(repeating: 0, count: 20) + Array(repeating: 60, count: 20),
      [50, 40, 30, 20, 10, 0, 10, 20, 30, 40, 50, 60, 70, 80], [5, 7, 4, 6, 90, 5, 6, 4, 7, 5, 6, 5],
    ] as [[Double]], 0..<10)
  func smallNoise(values: [Double], seed: Int) {
    var random = SeededGenerator(seed: 1_200 + UInt64(seed))
    let usual = FeatureSamples.features(values).usualRange ?? 0...0
    let range = usual.upperBound - usual.lowerBound
    let noisy = values.map { $0 + Double.random(in: -0.0025...0.0025, using: &random) * range }
    let (clean, found) = (Self.shape(values), Self.shape(noisy))
    #expect(found.segments == clean.segments && found.trend == clean.trend && found.shifts == clean.shifts)
    #expect(found.peaks == clean.peaks && found.outliers == clean.outliers)
    #expect(zip(found.joints, clean.joints).allSatisfy { abs($0.upperBound - $1.upperBound) <= 1 })
  }

  /// Every value that is told is the data's own, and every place is one of the marks.
  @Test(arguments: 0..<60)
  func valuesAreTheDatas(seed: Int) {
    var random = SeededGenerator(seed: 1_300 + UInt64(seed))
    let values = Self.sample(seed).map { value -> MarkValue in
      switch Int.random(in: 0..<12, using: &random) {
      case 0: .missing
      case 1: .infinite(negative: false)
      case 2: .notANumber
      default: .number(value)
      }
    }
    let features = FeatureSamples.features(FeatureSamples.chart(values))
    #expect(features.valueCount == values.count { $0.number != nil })
    for segment in features.segments.segments {
      #expect(values[segment.places.lowerBound].number == segment.start)
      #expect(values[segment.places.upperBound].number == segment.end)
      if segment.direction == .rising { #expect(segment.end > segment.start) }
      if segment.direction == .falling { #expect(segment.end < segment.start) }
    }
    for (one, next) in zip(features.segments.segments, features.segments.segments.dropFirst()) {
      #expect(one.places.upperBound == next.places.lowerBound)
    }
    #expect(features.peaks.allSatisfy { values[$0.places.lowerBound].number == $0.value })
    #expect(features.outliers.allSatisfy { values[$0.place].number == $0.value })
  }

  @Test func nothingAlongCategories() {
    let values = [1, 2, 1, 2, 1, 2, 1, 50, 3, 4, 5, 6, 7, 8].map { MarkValue.number($0) }
    let names = values.indices.map { XValue.category("c\($0)") }
    for type in [FieldType.nominal, .ordinal] {
      let features = FeatureSamples.features(FeatureSamples.chart(values, x: names, type: type))
      #expect(!features.isOrdered && features.outliers.map(\.place) == [7])
      #expect(Self.isEmptyAlongX(features))
    }
  }

  @Test func nothingWhereMarksShareAPlace() {
    let values = (0..<20).map { MarkValue.number(Double($0)) }
    let x = values.indices.map { XValue.number(Double($0 / 2)) }
    let features = FeatureSamples.features(FeatureSamples.chart(values, x: x))
    #expect(!features.isOrdered && Self.isEmptyAlongX(features) && features.valueCount == 20)
  }

  private static func isEmptyAlongX(_ features: SeriesFeatures) -> Bool {
    features.trend == nil && features.segments.segments.isEmpty && features.peaks.isEmpty && features.plateaus.isEmpty
      && features.shifts.isEmpty && features.seasons.isEmpty && features.longestRise == nil
      && features.longestFall == nil && features.repeatedValues.isEmpty && features.changes.isEmpty
      && features.years == nil
  }

  @Test(
    arguments: [
      [], [.missing, .empty], [.number(3)], [.number(0), .missing, .number(0)],
      [.category("High"), .category("Low")], [.range(from: 1, to: 2), .range(from: 5, to: 9)],
      [.infinite(negative: true), .notANumber],
    ] as [[MarkValue]])
  func nothingToTell(values: [MarkValue]) {
    let features = FeatureSamples.features(FeatureSamples.chart(values))
    #expect(Self.isEmptyAlongX(features) && features.outliers.isEmpty && features.noise.value == 0)
  }

  /// A constant but for binary noise is constant.
  @Test func binaryNoiseIsNothing() {
    let features = FeatureSamples.features([0.3, 0.1 + 0.2, 0.3, 0.1 + 0.2, 0.3, 0.3, 0.1 + 0.2])
    #expect(Self.isEmptyAlongX(features) && features.outliers.isEmpty)
  }

  /// Any numbers that doubles hold, at any places: nothing traps.
  @Test func extremeNumbers() {
    var random = SeededGenerator(seed: 1_400)
    let extremes: [Double] = [
      1.797e308, -1.797e308, 0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300, 1, -1, 1e16, .nan,
      .infinity,
    ]
    for _ in 0..<300 {
      let count = Int.random(in: 0...30, using: &random)
      let values = (0..<count).map { _ in MarkValue.number(extremes.randomElement(using: &random) ?? 0) }
      let x = (0..<count).map { _ in XValue.number(extremes.randomElement(using: &random) ?? 0) }
      let features = FeatureSamples.features(FeatureSamples.chart(values))
      #expect(features.valueCount == values.count { $0.number?.isFinite == true })
      #expect(features.noise.rangeShare.isFinite && features.trend?.riseShare.isFinite != false)
      #expect(features.segments.segments.allSatisfy { $0.errorShare.isFinite && $0.riseInNoise.isFinite })
      _ = FeatureSamples.features(FeatureSamples.chart(values, x: x))
    }
  }

  @Test func instantsAtTheEndsOfTime() {
    let x: [XValue] = [Int64.min, -1, 0, 1, Int64.max].map { .instant(Instant(microseconds: $0)) }
    for unit in CalendarUnit.allCases {
      var chart = FeatureSamples.chart((0..<5).map { .number(Double($0)) }, x: x, type: .temporal)
      chart.xAxis.bucketing = .calendar(unit)
      _ = FeatureSamples.features(chart)
    }
  }

  /// The list says every threshold once.
  @Test func thresholdsAreListed() {
    let all = FeatureThresholds.standard.all
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.count == Mirror(reflecting: FeatureThresholds.standard).children.count)
  }
}

/// Finds the highest point of the sound between the samples: four times oversampled, by ITU-R BS.1770-4, annex 2.
///
/// ```swift
/// var meter = TruePeakMeter()
/// meter.add(block)
/// meter.peak  // 0.21, as an amplitude
/// ```
public struct TruePeakMeter: Sendable {
  /// The highest amplitude so far.
  public private(set) var peak = 0.0
  /// The last frames, which the filter still reaches.
  private var before = [SIMD2<Double>](repeating: SIMD2(), count: taps - 1)

  /// The most that the filter can raise a sample: the largest sum of the sizes of a phase's coefficients.
  public static let mostOvershoot = phases.map { $0.reduce(0) { $0 + abs($1) } }.max() ?? 2

  /// A meter at silence.
  public init() {}

  /// Adds samples, left and right in turn.
  public mutating func add(_ samples: some Collection<Double>) {
    // One call for all of them: a generic collection is slow sample by sample.
    if samples.withContiguousStorageIfAvailable({ add(in: $0) }) == nil {
      Array(samples).withUnsafeBufferPointer { add(in: $0) }
    }
  }

  private mutating func add(in samples: UnsafeBufferPointer<Double>) {
    for start in stride(from: 0, to: samples.count - 1, by: 2 * Self.stretch) {
      let end = min(start + 2 * Self.stretch, samples.count - 1)
      let frames = before + stride(from: start, to: end, by: 2).map { SIMD2(samples[$0], samples[$0 + 1]) }
      measure(frames)
      before = Array(frames.suffix(Self.taps - 1))
    }
  }

  /// Frames that are looked at together.
  private static let stretch = 128

  private mutating func measure(_ frames: [SIMD2<Double>]) {
    var found = Peak()
    for frame in frames { found.add(frame) }
    peak = max(peak, found.highest)
    // Where the filter can raise no sample to the peak, whatever is added for how the sum is rounded, none need be filtered.
    guard found.highest * Self.mostOvershoot * 1.000_001 > peak else { return }
    for first in 0...(frames.count - Self.taps) {
      let (left, right) = Self.filter(frames, from: first)
      found.add(left)
      found.add(right)
    }
    peak = max(peak, found.highest)
  }

  /// The four phases between two frames, left and right.
  private static func filter(_ frames: [SIMD2<Double>], from first: Int) -> (SIMD4<Double>, SIMD4<Double>) {
    var (left, right) = (SIMD4<Double>(), SIMD4<Double>())
    for tap in 0..<taps {
      left += coefficients[tap] * frames[first + tap].x
      right += coefficients[tap] * frames[first + tap].y
    }
    return (left, right)
  }

  private static let taps = 12
  /// Of each tap the coefficients of all phases.
  private static let coefficients = (0..<taps).map { tap in SIMD4(phases.map { $0[tap] }) }

  private static let phases: [[Double]] = {
    let first = [
      0.001_708_984_375, 0.010_986_328_125, -0.019_653_320_312_5, 0.033_203_125, -0.059_448_242_187_5,
      0.137_329_101_562_5, 0.972_167_968_75, -0.102_294_921_875, 0.047_607_421_875, -0.026_611_328_125,
      0.014_892_578_125, -0.008_300_781_25,
    ]
    let second = [
      -0.029_174_804_687_5, 0.029_296_875, -0.051_757_812_5, 0.089_111_328_125, -0.166_503_906_25,
      0.465_087_890_625, 0.779_785_156_25, -0.200_317_382_812_5, 0.101_562_5, -0.058_227_539_062_5,
      0.033_081_054_687_5, -0.018_920_898_437_5,
    ]
    return [first, second, second.reversed(), first.reversed()]
  }()
}

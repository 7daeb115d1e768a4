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
  private var left = History()
  private var right = History()

  /// The most that the filter can raise a sample: the largest sum of the sizes of a phase's coefficients.
  public static let mostOvershoot = phases.map { $0.reduce(0) { $0 + abs($1) } }.max() ?? 2

  /// A meter at silence.
  public init() {}

  /// Adds samples, left and right in turn.
  public mutating func add(_ samples: some Collection<Double>) {
    var iterator = samples.makeIterator()
    while let first = iterator.next(), let second = iterator.next() {
      peak = max(peak, left.peak(adding: first), right.peak(adding: second))
    }
  }

  private struct History: Sendable {
    /// The last twelve samples twice, so that they always lie side by side.
    private var samples = [Double](repeating: 0, count: 24)
    private var next = 0

    mutating func peak(adding sample: Double) -> Double {
      samples[next] = sample
      samples[next + 12] = sample
      next = (next + 1) % 12
      var peak = abs(sample)
      for phase in TruePeakMeter.phases {
        var sum = 0.0
        for tap in 0..<12 { sum += phase[tap] * samples[next + tap] }
        peak = max(peak, abs(sum))
      }
      return peak
    }
  }

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

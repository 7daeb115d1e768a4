import ChartModel

/// Measures the integrated loudness of stereo samples by ITU-R BS.1770-4, block by block.
///
/// ```swift
/// var meter = LoudnessMeter(sampleRate: 48_000)
/// meter.add(block)
/// meter.integrated  // -23.0…, LUFS
/// ```
///
/// It keeps one number for each tenth of a second.
public struct LoudnessMeter: Sendable {
  private let hop: Int
  private var weighting: KWeighting
  private var peak = Peak()
  private var sum = 0.0
  /// Frames to the end of the hop.
  private var framesLeft: Int
  /// The K-weighted energy of each hop of 100 ms.
  private var hops: [Double] = []

  /// A meter for samples of a rate in Hz.
  public init(sampleRate: Int) {
    let rate = Double(max(1, sampleRate))
    hop = max(1, Int(clamping: (rate / 10).rounded()))
    framesLeft = hop
    weighting = KWeighting(sampleRate: rate)
  }

  /// Adds samples, left and right in turn.
  public mutating func add(_ samples: some Collection<Double>) {
    // One call for all of them: a generic collection is slow sample by sample.
    if samples.withContiguousStorageIfAvailable({ add(in: $0) }) == nil {
      Array(samples).withUnsafeBufferPointer { add(in: $0) }
    }
  }

  private mutating func add(in samples: UnsafeBufferPointer<Double>) {
    for start in stride(from: 0, to: samples.count - 1, by: Self.restingFrames * 2) {
      let end = min(start + Self.restingFrames * 2, samples.count - 1)
      // Copies stay in registers.
      var (weighting, peak, sum, framesLeft) = (self.weighting, self.peak, self.sum, framesLeft)
      for index in stride(from: start, to: end, by: 2) {
        let pair = SIMD2(samples[index], samples[index + 1])
        peak.add(pair)
        let heard = weighting.filter(pair)
        sum += heard.x * heard.x + heard.y * heard.y
        framesLeft -= 1
        if framesLeft == 0 {
          hops.append(sum)
          (sum, framesLeft) = (0, hop)
        }
      }
      weighting.rest()
      (self.weighting, self.peak, self.sum, self.framesLeft) = (weighting, peak, sum, framesLeft)
    }
  }

  /// How often the filters may come to rest.
  private static let restingFrames = 256

  /// The loudness in LUFS; `nil` for silence. Sound of less than 400 ms is measured as if padded with silence, ungated.
  public var integrated: Double? {
    guard hops.count >= 4 else { return Self.loudness(of: (hops.reduce(0, +) + sum) / blockFrames) }
    let blocks = (0...(hops.count - 4)).map { hops[$0..<($0 + 4)].reduce(0, +) / blockFrames }
    let loud = blocks.filter { (Self.loudness(of: $0) ?? -.infinity) > -70 }
    guard !loud.isEmpty else { return nil }
    let gate = loud.reduce(0, +) / Double(loud.count) / 10
    let gated = loud.filter { $0 > gate }
    return Self.loudness(of: gated.reduce(0, +) / Double(max(1, gated.count)))
  }

  /// The highest amplitude of a sample.
  public var samplePeak: Double { peak.highest }

  private var blockFrames: Double { Double(4 * hop) }

  private static func loudness(of power: Double) -> Double? {
    power > 1e-20 ? 10 * Mathematics.decimalLogarithm(power) - 0.691 : nil
  }
}

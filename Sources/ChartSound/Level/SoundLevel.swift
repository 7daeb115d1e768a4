/// The gain that brings a score to its loudness, found by rendering it once.
///
/// ```swift
/// let level = SoundLevel(score: score, instruments: instruments, sampleRate: 48_000)
/// level.loudness  // -23.0, LUFS
/// ```
public struct SoundLevel: Sendable, Equatable {
  /// The target of EBU R 128, in LUFS.
  public static let target = -23.0
  /// The highest true peak, in dBTP.
  public static let highestPeak = -1.0
  /// The gain of a score without a value to measure: ticks and noise stay as soft as they are beside notes.
  private static let nominalGain = 0.1

  /// The factor for `Renderer`.
  public var gain: Double
  /// The integrated loudness with this gain, in LUFS; `nil` for silence.
  public var loudness: Double?

  /// The level of a score.
  ///
  /// - Parameters:
  ///   - score: The notes.
  ///   - instruments: Those that the notes name.
  ///   - sampleRate: Frames a second.
  ///   - channels: 1 for mono, else 2.
  ///   - target: The integrated loudness to reach, in LUFS. A sound whose true peak would pass −1 dBTP stays below it.
  public init(
    score: Score, instruments: InstrumentSet, sampleRate: Int, channels: Int = 2, target: Double = SoundLevel.target
  ) {
    // The one channel of mono has the power of two equal ones, and √2 times their amplitude.
    let score = channels == 1 ? score.centred : score
    let height = channels == 1 ? 2.0.squareRoot() : 1
    var measured = Self.measure(score, instruments, sampleRate)
    measured.peak *= height
    let hasValues = score.notes.contains { $0.role == .data }
    let wanted = measured.loudness.map { Double.amplitude(decibels: target - $0) } ?? Self.nominalGain
    gain = hasValues ? wanted : Self.nominalGain
    let ceiling = Double.amplitude(decibels: Self.highestPeak)
    if measured.peak * gain * TruePeakMeter.mostOvershoot > ceiling {
      let peak = Self.truePeak(score, instruments, sampleRate) * height
      // A hair below the ceiling, so that rounding to 16 bits does not pass it.
      if peak * gain > ceiling { gain = ceiling / peak * 0.999 }
    }
    let gainInDecibels = gain.decibels
    loudness = measured.loudness.map { ($0 + gainInDecibels).rounded(toStep: 0.01) }
  }

  private static func measure(
    _ score: Score, _ instruments: InstrumentSet, _ sampleRate: Int
  ) -> (loudness: Double?, peak: Double) {
    var meter = LoudnessMeter(sampleRate: sampleRate)
    render(score, instruments, sampleRate) { meter.add($0) }
    return (meter.integrated, meter.samplePeak)
  }

  private static func truePeak(_ score: Score, _ instruments: InstrumentSet, _ sampleRate: Int) -> Double {
    var meter = TruePeakMeter()
    render(score, instruments, sampleRate) { meter.add($0) }
    return meter.peak
  }

  private static func render(
    _ score: Score, _ instruments: InstrumentSet, _ sampleRate: Int, use: (ArraySlice<Double>) -> Void
  ) {
    var renderer = Renderer(score: score, instruments: instruments, sampleRate: sampleRate)
    var block = [Double](repeating: 0, count: 8_192)
    while true {
      let frames = renderer.render(into: &block)
      guard frames > 0 else { return }
      use(block[..<(2 * frames)])
    }
  }
}

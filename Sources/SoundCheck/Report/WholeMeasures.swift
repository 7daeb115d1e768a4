import ChartSound

/// What is measured over a whole sound: loudness, true peak, the mean, one loudspeaker, length.
struct WholeMeasures {
  private var loudness: Double?
  private var truePeak = 0.0
  private var mean = 0.0
  private var fold: Double?
  private let seconds: Double

  /// Frames of a block.
  private static let block = 16_384

  init(_ source: inout some SampleSource) throws {
    var (meter, peak) = (LoudnessMeter(sampleRate: source.sampleRate), TruePeakMeter())
    var (sum, mono, both) = (0.0, 0.0, 0.0)
    for start in stride(from: 0, to: source.frameCount, by: Self.block) {
      let piece = try Piece(&source, from: start, to: start + Self.block)
      // One channel is one loudspeaker, not two.
      let isMono = source.channels == 1
      let frames = zip(piece.left, piece.right).flatMap { [$0, isMono ? 0 : $1] }
      meter.add(frames)
      peak.add(frames)
      for (left, right) in zip(piece.left, piece.right) {
        sum += left + right
        mono += (left + right) * (left + right) / 2
        both += left * left + right * right
      }
    }
    loudness = meter.integrated
    truePeak = peak.peak
    mean = abs(sum) / Double(max(2 * source.frameCount, 1))
    fold = both > 0 ? -(mono / both).decibels : nil
    seconds = Double(source.frameCount) / Double(max(source.sampleRate, 1))
  }

  func metrics(loudness planned: Double?, duration: Double) -> [Metric] {
    [
      Metric(
        name: "Loudness", unit: "LUFS", target: .about(planned ?? SoundLevel.target, within: 0.5),
        worst: planned == nil ? nil : loudness ?? -70, reason: "its score states none"),
      Metric(
        name: "True peak", unit: "dBTP", target: .atMost(SoundLevel.highestPeak), worst: (truePeak * truePeak).decibels),
      Metric(name: "Mean", unit: "dBFS", target: .atMost(-80), worst: (mean * mean).decibels),
      Metric(
        name: "One loudspeaker", unit: "dB lost", target: .atMost(3), worst: fold, reason: "nothing sounds"),
      Metric(name: "Length", unit: "seconds", target: .about(duration, within: 0.001), worst: seconds),
    ]
  }
}

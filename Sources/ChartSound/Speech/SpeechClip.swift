import ChartModel

/// Recorded words: one channel, without the silence around them, with soft ends and without a mean.
///
/// ```swift
/// SpeechClip(samples: samples, sampleRate: 22_050)?.seconds  // 1.42
/// ```
public struct SpeechClip: Sendable, Equatable {
  /// The samples; full scale is 1.
  public let samples: [Double]
  /// Frames a second.
  public let sampleRate: Int
  /// How long it is.
  public var seconds: Double { Double(samples.count) / Double(sampleRate) }

  /// What is softer than the loudest sample by this, in decibels, is silence at the ends of words.
  private static let silence = -46.0
  /// Seconds that are kept before and behind the words: a breath, the end of a consonant.
  private static let margin = 0.01
  /// Seconds of each end's raised cosine.
  private static let fade = 0.005
  /// Seconds of the shortest words.
  private static let shortest = 0.02

  /// A clip of a recording; `nil` where nothing is heard in it.
  ///
  /// - Parameters:
  ///   - samples: One channel; full scale is 1.
  ///   - sampleRate: Frames a second, one of `Renderer.sampleRates`.
  public init?(samples: [Double], sampleRate: Int) {
    guard Renderer.sampleRates.contains(sampleRate) else { return nil }
    let peak = samples.reduce(0) { max($0, abs($1)) }
    let threshold = peak * .amplitude(decibels: Self.silence)
    guard peak > 1e-4, peak.isFinite, let first = samples.firstIndex(where: { abs($0) > threshold }),
      let last = samples.lastIndex(where: { abs($0) > threshold })
    else { return nil }
    let margin = Int(clamping: Self.margin * Double(sampleRate))
    let heard = samples[max(0, first - margin)...min(samples.count - 1, last + margin)]
    guard Double(heard.count) >= Self.shortest * Double(sampleRate) else { return nil }
    self.samples = Self.faded(Array(heard), over: Int(clamping: Self.fade * Double(sampleRate)))
    self.sampleRate = sampleRate
  }

  /// The samples with soft ends; what they have in the mean goes too, in the same shape.
  private static func faded(_ samples: [Double], over frames: Int) -> [Double] {
    let shape = samples.indices.map { place -> Double in
      let share = (Double(min(place, samples.count - 1 - place)) + 0.5) / Double(max(frames, 1))
      return share >= 1 ? 1 : 0.5 - 0.5 * Mathematics.cosine(.pi * share)
    }
    let shaped = zip(samples, shape).map { $0 * $1 }
    let mean = shaped.reduce(0, +) / shape.reduce(0, +)
    return zip(shaped, shape).map { $0 - mean * $1 }
  }
}

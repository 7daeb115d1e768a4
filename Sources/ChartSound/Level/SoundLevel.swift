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
  /// The factor that makes spoken words as loud as the notes beside them, before `gain`.
  public var speechGain = 1.0
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
  ///   - speech: The words that the score speaks: as loud as its notes, and softer where a peak would pass −1 dBTP.
  public init(
    score: Score, instruments: InstrumentSet, sampleRate: Int, channels: Int = 2, target: Double = SoundLevel.target,
    speech: SpeechTrack = .none
  ) {
    // The one channel of mono has the power of two equal ones, and √2 times their amplitude.
    let score = channels == 1 ? score.centred : score
    let height = channels == 1 ? 2.0.squareRoot() : 1
    let hasValues = score.notes.contains { $0.role == .data }
    let sound = Sound(score: score, instruments: instruments, sampleRate: sampleRate, speech: speech)
    speechGain = Self.speechGain(sound, hasValues: hasValues, height: height, target: target)
    let spoken = sound.speaking(at: speechGain)
    var measured = spoken.measured
    measured.peak *= height
    let wanted = measured.loudness.map { Double.amplitude(decibels: target - $0) } ?? Self.nominalGain
    gain = hasValues ? wanted : Self.nominalGain
    let ceiling = Double.amplitude(decibels: Self.highestPeak)
    if measured.peak * gain * TruePeakMeter.mostOvershoot > ceiling {
      let peak = spoken.truePeak * height
      // A hair below the ceiling, so that rounding to 16 bits does not pass it.
      if peak * gain > ceiling { gain = ceiling / peak * 0.999 }
    }
    let gainInDecibels = gain.decibels
    loudness = measured.loudness.map { ($0 + gainInDecibels).rounded(toStep: 0.01) }
  }

  /// Words are as loud as the notes are without them; a little below the peak, should they have one that notes have not.
  private static func speechGain(_ sound: Sound, hasValues: Bool, height: Double, target: Double) -> Double {
    guard let spoken = sound.speech.measured(in: sound.score) else { return 1 }
    let notes = hasValues ? sound.withoutSpeech.measured.loudness : nil
    let notesGain = notes.map { Double.amplitude(decibels: target - $0) } ?? nominalGain
    let wanted = Double.amplitude(decibels: target - spoken.loudness) / notesGain
    let highest = Double.amplitude(decibels: highestPeak - 1) / (spoken.peak * height * notesGain)
    return min(wanted, highest)
  }
}

/// What is measured before it is written.
private struct Sound {
  var score: Score
  let instruments: InstrumentSet
  let sampleRate: Int
  var speech: SpeechTrack

  func speaking(at gain: Double) -> Sound {
    var sound = self
    sound.speech = speech.at(gain)
    return sound
  }

  var withoutSpeech: Sound {
    var sound = self
    sound.score = score.withoutSpeech
    return sound
  }

  var measured: (loudness: Double?, peak: Double) {
    var meter = LoudnessMeter(sampleRate: sampleRate)
    renderer.renderParts {
      $0
    } deliver: {
      meter.add($0)
    }
    return (meter.integrated, meter.samplePeak)
  }

  var truePeak: Double {
    var meter = TruePeakMeter()
    renderer.renderParts {
      $0
    } deliver: {
      meter.add($0)
    }
    return meter.peak
  }

  private var renderer: Renderer {
    Renderer(score: score, instruments: instruments, sampleRate: sampleRate, speech: speech)
  }
}

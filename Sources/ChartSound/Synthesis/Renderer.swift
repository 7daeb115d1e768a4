/// Turns a score into samples, block by block: memory does not grow with the length of the sound.
///
/// The samples are the same for every size of block, on every run.
///
/// ```swift
/// var renderer = Renderer(score: score, instruments: .standard, sampleRate: 48_000)
/// var block = [Double](repeating: 0, count: 8_192)
/// while true {
///   let frames = renderer.render(into: &block)
///   if frames == 0 { break }
///   use(block[..<(2 * frames)])
/// }
/// ```
public struct Renderer: Sendable {
  /// The sample rates that it can render, in Hz.
  public static let sampleRates = 8_000...192_000

  /// Frames of the whole sound.
  public let frameCount: Int
  private let sampleRate: Double
  /// Samples a frame: 1 or 2.
  let channels: Int
  /// Left and right of a mono block, before they become one.
  private var stereo: [Double] = []
  private let instruments: InstrumentSet
  private let speech: SpeechTrack
  private let gain: Double
  private let phrases: [Phrase]
  private var nextPhrase = 0
  private var voices: [Voice] = []
  private var frame = 0

  /// A renderer at the start of a score.
  ///
  /// - Parameters:
  ///   - score: The notes.
  ///   - instruments: Those that the notes name; a name that is not there is played as a sine.
  ///   - channels: 1 for a sound without sides, in which every note is as strong as in stereo; else 2.
  ///   - sampleRate: Frames a second; the nearest end of `sampleRates` where it lies outside of them.
  ///   - gain: The factor that brings the sound to its level, as `SoundLevel` finds it.
  ///   - speech: The words that the score speaks; those that are not there are silence.
  public init(
    score: Score, instruments: InstrumentSet, sampleRate: Int, channels: Int = 2, gain: Double = 1,
    speech: SpeechTrack = .none
  ) {
    let rate = min(max(sampleRate, Self.sampleRates.lowerBound), Self.sampleRates.upperBound)
    self.sampleRate = Double(rate)
    self.instruments = instruments
    self.gain = gain
    self.speech = speech
    frameCount = score.duration.frame(at: Double(rate))
    self.channels = channels == 1 ? 1 : 2
    // In the middle both sides are the same samples: nothing cancels, and no note is softer for where it stood.
    phrases = Phrase.phrases(of: channels == 1 ? score.centred : score, sampleRate: Double(rate))
  }

  /// Fills a block with the next frames, left and right in turn; in mono, with one sample a frame.
  ///
  /// - Returns: How many frames it filled: as many as the block has room for until the end, then fewer, then 0.
  public mutating func render(into block: inout [Double]) -> Int {
    guard channels == 1 else { return renderStereo(into: &block) }
    var sides = stereo
    stereo = []
    if sides.count != 2 * block.count { sides = Array(repeating: 0, count: 2 * block.count) }
    let frames = renderStereo(into: &sides)
    // Constant power: each side has the amplitude over the square root of two.
    for frame in 0..<frames { block[frame] = sides[2 * frame] * 2.0.squareRoot() }
    stereo = sides
    return frames
  }

  private mutating func renderStereo(into block: inout [Double]) -> Int {
    let frames = min(block.count / 2, frameCount - frame)
    guard frames > 0 else { return 0 }
    startVoices(before: frame + frames)
    block.withUnsafeMutableBufferPointer { pointer in
      let output = UnsafeMutableBufferPointer(rebasing: pointer[..<(2 * frames)])
      output.update(repeating: 0)
      for index in voices.indices { voices[index].mix(into: output, at: frame) }
      if gain != 1 { for index in output.indices { output[index] *= gain } }
    }
    voices.removeAll(where: \.isOver)
    frame += frames
    return frames
  }

  /// Goes on at a later frame; what is rendered from there on is what it would be if all before it were rendered.
  mutating func skip(to later: Int) { frame = max(frame, later) }

  private mutating func startVoices(before end: Int) {
    while nextPhrase < phrases.count, phrases[nextPhrase].start < end {
      // A phrase that ends within the skipped frames does not begin.
      if phrases[nextPhrase].silentFrom > frame,
        let voice = phrases[nextPhrase].voice(in: instruments, speech: speech, sampleRate: sampleRate)
      {
        voices.append(voice)
      }
      nextPhrase += 1
    }
  }
}

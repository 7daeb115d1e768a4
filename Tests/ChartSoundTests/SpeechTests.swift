import Foundation
import SoundMeasures
import Testing

@testable import ChartSound

/// Recorded words in a sound: their rate, their level, their place.
@Suite struct SpeechTests {
  static func tone(_ frequency: Double, seconds: Double, rate: Int, amplitude: Double = 0.5) -> [Double] {
    (0..<Int(seconds * Double(rate))).map { amplitude * sin(2 * .pi * frequency * Double($0) / Double(rate)) }
  }

  /// What a voice is like for a meter: a buzz of harmonics in syllables, with silence around it.
  static func words(_ seconds: Double, rate: Int = 22_050, amplitude: Double = 0.1) -> [Double] {
    let frames = Int(seconds * Double(rate))
    let silence = [Double](repeating: 0, count: rate / 5)
    let buzz = (0..<frames).map { frame -> Double in
      let time = Double(frame) / Double(rate)
      let turn = 2 * Double.pi * time
      let syllable = 0.6 - 0.4 * cos(4 * turn)
      let harmonics: [Double] = (1...20).map { sin(110 * Double($0) * turn) / Double($0) }
      return amplitude * syllable * harmonics.reduce(0, +)
    }
    return silence + buzz + silence
  }

  // MARK: Rates

  @Test(arguments: [44_100, 48_000, 8_000, 22_050, 96_000], [1_000.0, 3_000])
  func aToneStaysItself(rate: Int, frequency: Double) throws {
    let resampler = try #require(Resampler(from: 22_050, to: rate))
    let heard = resampler.resampled(Self.tone(frequency, seconds: 1, rate: 22_050))
    #expect(abs(heard.count - rate) <= 1)
    let middle = heard[(rate / 10)..<(rate * 9 / 10)]
    #expect(abs(Measure.cents(Measure.pitch(middle, sampleRate: Double(rate)), against: frequency)) < 0.01)
    #expect(abs(Measure.decibels(Measure.power(middle) / 0.125)) < 0.001)
    #expect(Self.strays(middle, frequency, rate: rate) < -90)
  }

  /// Images of what is close below the old half of the rate, and aliases of what is above the new one.
  @Test(arguments: [
    (22_050, 48_000, 10_900.0), (22_050, 44_100, 10_900), (96_000, 48_000, 30_000), (48_000, 8_000, 5_000),
  ])
  func imagesAndAliases(source: Int, rate: Int, frequency: Double) throws {
    let resampler = try #require(Resampler(from: source, to: rate))
    let heard = resampler.resampled(Self.tone(frequency, seconds: 1, rate: source))
    let middle = heard[(rate / 10)..<(rate * 9 / 10)]
    let size = Spectrum.size(atLeast: middle.count)
    let power = Spectrum.power(middle, window: Spectrum.blackmanHarris, size: size)
    let full = Spectrum.power(
      Self.tone(1_000, seconds: 0.8, rate: rate), window: Spectrum.blackmanHarris, size: size)
    let edge = frequency < Double(rate) / 2 ? Int(11_025 / Double(rate) * Double(size)) : 0
    #expect(Measure.decibels((power[edge...].max() ?? 0) / (full.max() ?? 1)) < -80)
  }

  /// The strongest bin that is not near the tone, against it.
  private static func strays(_ samples: ArraySlice<Double>, _ frequency: Double, rate: Int) -> Double {
    let size = Spectrum.size(atLeast: samples.count)
    let power = Spectrum.power(samples, window: Spectrum.blackmanHarris, size: size)
    let bin = Int((frequency / Double(rate) * Double(size)).rounded())
    let strays = power.indices.filter { abs($0 - bin) > 12 }.map { power[$0] }.max() ?? 0
    return Measure.decibels(strays / (power.max() ?? 1))
  }

  @Test func ratesThatDoNotFit() {
    #expect(Resampler(from: 22_051, to: 48_000) == nil)
    #expect(SpeechTrack.takes(22_050, for: 48_000) && SpeechTrack.takes(16_000, for: 44_100))
    #expect(!SpeechTrack.takes(22_051, for: 48_000) && !SpeechTrack.takes(0, for: 48_000))
  }

  // MARK: Clips

  @Test func endsAreSoftAndSilenceIsGone() throws {
    let clip = try #require(SpeechClip(samples: Self.words(1).map { $0 + 0.0005 }, sampleRate: 22_050))
    #expect(abs(clip.seconds - 1) < 0.05)
    let mean: Double = clip.samples.reduce(0, +) / Double(clip.samples.count)
    #expect(abs(mean) < 1e-12)
    let ends: [Double] = [clip.samples.first ?? 1, clip.samples.last ?? 1]
    #expect(ends.allSatisfy { abs($0) < 1e-5 })
    #expect(SpeechClip(samples: [], sampleRate: 22_050) == nil)
    #expect(SpeechClip(samples: Array(repeating: 0, count: 22_050), sampleRate: 22_050) == nil)
    #expect(SpeechClip(samples: [0, 1, 0], sampleRate: 22_050) == nil)
    #expect(SpeechClip(samples: Self.words(1), sampleRate: 0) == nil)
  }

  // MARK: In a sound

  static func sound(
    seconds: Double = 1.5, rate: Int = 48_000, channels: Int = 2, amplitude: Double = 0.1
  ) throws -> (score: Score, level: SoundLevel, samples: [Double]) {
    let chart = TestChart([3, 9, 1, 7, 5, 12, 4, 8, 2, 10, 6, 11])
    let clip = try #require(SpeechClip(samples: words(seconds, amplitude: amplitude), sampleRate: 22_050))
    let score = IntroductionTests.score(chart, opening: ["Title.", "Axis."], seconds: clip.seconds)
    let clips = Dictionary(score.notes.compactMap(\.text).map { ($0, clip) }) { first, _ in first }
    let track = SpeechTrack(clips, sampleRate: rate)
    let level = SoundLevel(
      score: score, instruments: .standard, sampleRate: rate, channels: channels, speech: track)
    var renderer = Renderer(
      score: score, instruments: .standard, sampleRate: rate, channels: channels, gain: level.gain,
      speech: track.at(level))
    var samples: [Double] = []
    var block = [Double](repeating: 0, count: 1_234 * channels)
    while true {
      let frames = renderer.render(into: &block)
      if frames == 0 { break }
      samples += block[..<(frames * channels)]
    }
    return (score, level, samples)
  }

  static func loudness(_ samples: ArraySlice<Double>, rate: Int) -> Double {
    var meter = LoudnessMeter(sampleRate: rate)
    meter.add(samples)
    return meter.integrated ?? -99
  }

  /// Words and notes are equally loud, and all of it has the loudness of every file.
  @Test(arguments: [44_100, 48_000], [0.01, 0.2]) func asLoudAsNotes(rate: Int, amplitude: Double) throws {
    let (score, level, samples) = try Self.sound(rate: rate, amplitude: amplitude)
    let words = score.notes.filter { $0.role == .speech }.flatMap { note -> ArraySlice<Double> in
      let start = 2 * note.start.frame(at: Double(rate))
      return samples[start..<min(samples.count, start + 2 * note.length.frame(at: Double(rate)))]
    }
    let begin = try #require(score.notes.first { $0.role == .data }).start.frame(at: Double(rate))
    let notes = Self.loudness(samples[(2 * begin)...], rate: rate)
    #expect(abs(Self.loudness(words[...], rate: rate) - notes) < 1)
    #expect(abs(Self.loudness(samples[...], rate: rate) - -23) < 0.05 && level.loudness == -23)
    var peak = TruePeakMeter()
    peak.add(samples)
    #expect(peak.peak < 0.89)
  }

  /// A voice of sharp peaks is softer, and takes nothing from the notes.
  @Test func peaksStayBelow() throws {
    let score = IntroductionTests.score(TestChart([3, 9, 1, 7]), opening: ["Title."])
    var clicks = [Double](repeating: 0, count: 22_050)
    for place in stride(from: 2_000, to: 20_000, by: 3_000) { clicks[place] = 1 }
    let clip = try #require(SpeechClip(samples: clicks, sampleRate: 22_050))
    let clips = Dictionary(score.notes.compactMap(\.text).map { ($0, clip) }) { first, _ in first }
    let track = SpeechTrack(clips, sampleRate: 48_000)
    let level = SoundLevel(score: score, instruments: .standard, sampleRate: 48_000, speech: track)
    var renderer = Renderer(
      score: score, instruments: .standard, sampleRate: 48_000, gain: level.gain, speech: track.at(level))
    var (block, peak) = ([Double](repeating: 0, count: 8_192), TruePeakMeter())
    while case let frames = renderer.render(into: &block), frames > 0 { peak.add(block[..<(2 * frames)]) }
    #expect(20 * log10(peak.peak) <= -1)
  }

  /// In the middle, whole, within its note, and nothing where nobody spoke.
  @Test func placeOfWords() throws {
    let (score, level, samples) = try Self.sound()
    let note = try #require(score.notes.first)
    let frames = note.length.frame(at: 48_000)
    #expect((0..<frames).allSatisfy { abs(samples[2 * $0] - samples[2 * $0 + 1]) < 1e-11 })
    #expect((0..<frames).contains { abs(samples[2 * $0]) > 0.01 })
    #expect(samples[(2 * frames)..<(2 * frames + 4_800)].allSatisfy { $0 == 0 })
    var silent = Renderer(score: score, instruments: .standard, sampleRate: 48_000, gain: level.gain)
    var block = [Double](repeating: 0, count: 2 * frames)
    _ = silent.render(into: &block)
    #expect(block.allSatisfy { $0 == 0 })
  }

  /// Where blocks end makes no difference, and one channel has the power of two.
  @Test func channelsAgree() throws {
    let stereo = try Self.sound(), mono = try Self.sound(channels: 1)
    #expect(abs(Self.loudness(stereo.samples[...], rate: 48_000) - -23) < 0.05)
    let both = mono.samples.flatMap { sample -> [Double] in [sample, 0] }
    #expect(abs(Self.loudness(both[...], rate: 48_000) - -23) < 0.05)
  }
}

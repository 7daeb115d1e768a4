import ChartAnalysis
import ChartModel
import Foundation
import SoundFile
import Testing

@testable import ChartSound

/// A sound that is rendered part by part on several threads has the samples of one that is rendered from its beginning to its end.
@Suite struct RenderedPartsTests {
  /// A score and how it is rendered, slowly where each sample matters as much.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var score: Score
    var instruments: InstrumentSet?
    var channels = 2
    var rate = 8_000
    var speech = SpeechTrack.none

    func renderer(gain: Double = 0.25) -> Renderer {
      Renderer(
        score: score, instruments: instruments ?? .standard, sampleRate: rate, channels: channels, gain: gain,
        speech: speech)
    }

    /// All samples, by one renderer in blocks that end nowhere near parts.
    func samples() -> [Double] {
      var (renderer, samples) = (renderer(), [Double]())
      var block = [Double](repeating: 0, count: channels * 1_003)
      while case let frames = renderer.render(into: &block), frames > 0 { samples += block[..<(channels * frames)] }
      return samples
    }
  }

  private static func score(_ notes: [Note], duration: Double) -> Score {
    Score(title: "", duration: duration, pitch: PitchMapping(low: 220, high: 1_760, domain: nil), notes: notes)
  }

  private static func note(
    _ start: Double, _ length: Double, _ frequency: Double = 440, pan: Double = 0.3, glide: Int? = nil,
    instrument: String = "clear", role: NoteRole = .data, text: String? = nil
  ) -> Note {
    Note(
      start: start, length: length, frequency: frequency, pan: pan, instrument: instrument, role: role, glide: glide,
      text: text)
  }

  private static let wave = (0..<23).map { Double($0 * 7 % 23) }

  /// A chart in a little more than a second, which is several parts.
  private static func chart(_ lists: [[MarkValue]], kind: MarkKind, _ options: SoundOptions = SoundOptions()) -> Score {
    var options = options
    options.duration = 1.2...1.2
    let chart = TestChart(lists, kind: kind, groupSize: 5)
    return Score(chart: chart.chart, facts: chart.facts, options: options)
  }

  private static let shapes = [
    Case(testDescription: "nothing", score: score([], duration: 0)),
    Case(testDescription: "silence", score: score([], duration: 1.2)),
    Case(testDescription: "one note", score: score([note(0.1, 0.2)], duration: 0.4)),
    Case(testDescription: "one note over all parts", score: score([note(0, 1.5)], duration: 1.5)),
    Case(testDescription: "a note beyond the end", score: score([note(0.3, 9)], duration: 1)),
    Case(
      testDescription: "notes that end where parts do",
      score: score((0..<9).map { note(Double($0) * 700 / 8_000, 700 / 8_000) }, duration: 1.5)),
    Case(
      testDescription: "many notes at once",
      score: score((0..<30).map { note(Double($0) * 0.04, 0.7, 220 + Double($0) * 31) }, duration: 1.9)),
    Case(
      testDescription: "breaths of noise over edges of parts",
      score: score(
        (0..<9).map { note(Double($0) * 0.17, 0.16, 800, instrument: "noise", role: .missing) }, duration: 1.6)),
    Case(
      testDescription: "a glide whose notes stand in no order",
      score: score(
        [1.1, 0.2, 0.9, 0.1].map { note($0, 0.3, 300 + 400 * $0, glide: 1) } + [note(1.2, 0.2)], duration: 2.5)),
    Case(
      testDescription: "hostile notes",
      score: score(
        [
          note(.nan, 1), note(-3, 4), note(0.5, .infinity), note(1e300, 1), note(0.2, 0),
          note(0.6, 0.5, .nan, pan: .nan),
        ],
        duration: 1.3)),
    Case(
      testDescription: "words",
      score: score([note(0.2, 1.2, role: .speech, text: "w"), note(0.9, 0.5)], duration: 1.6),
      speech: words),
    Case(testDescription: "bars", score: chart([wave.map { .number($0) }], kind: .bar)),
    Case(
      testDescription: "bars below zero in mono", score: chart([wave.map { .number($0 - 9) }], kind: .bar), channels: 1,
      rate: 48_000),
    Case(testDescription: "a line at 44,100", score: chart([wave.map { .number($0) }], kind: .line), rate: 44_100),
    Case(
      testDescription: "a line with gaps in mono",
      score: chart([wave.map { $0 > 18 ? .missing : .number($0) }], kind: .line), channels: 1, rate: 22_050),
    Case(testDescription: "three series at once", score: together),
  ]

  private static let words: SpeechTrack = {
    let samples = SpeechTests.tone(300, seconds: 1.1, rate: 22_050)
    let clip = SpeechClip(samples: samples, sampleRate: 22_050)
    return SpeechTrack(clip.map { ["w": $0] } ?? [:], sampleRate: 8_000)
  }()

  private static let together: Score = {
    var options = SoundOptions()
    options.arrangement = .together
    return chart([wave, wave.reversed(), wave.map { 23 - $0 }].map { $0.map { .number($0) } }, kind: .line, options)
  }()

  /// Every instrument plays notes and a glide, and the whole time at one pitch.
  private static let instruments = StandardInstrument.allCases.flatMap { standard -> [Case] in
    let set = InstrumentSet(series: [standard.instrument])
    let options = SoundOptions(instruments: set)
    let lists: [(String, [Double], MarkKind)] = [
      ("notes", wave, .bar), ("a glide", wave, .line), ("one pitch", wave.map { _ in 3 }, .line),
    ]
    return lists.map { name, values, kind in
      Case(
        testDescription: "\(name) of \(standard.rawValue)",
        score: chart([values.map { .number($0) }], kind: kind, options), instruments: set)
    }
  }

  static let cases = shapes + instruments

  @Test func everyInstrumentIsThere() { #expect(Self.instruments.count == 24) }

  @Test(arguments: cases) func partsHaveTheSamplesOfTheWhole(sound: Case) {
    let whole = sound.samples()
    #expect(whole.count == sound.channels * (sound.renderer().frameCount))
    var meter = LoudnessMeter(sampleRate: sound.rate)
    meter.add(whole)
    for workers in [1, 3] {
      var (samples, parts) = ([Double](), LoudnessMeter(sampleRate: sound.rate))
      sound.renderer().renderParts(of: 700, workers: workers) {
        $0
      } deliver: { part in
        samples += part
        parts.add(part)
      }
      #expect(Self.areSame(samples, whole), "\(workers) workers")
      #expect(parts.integrated == meter.integrated && parts.samplePeak == meter.samplePeak, "\(workers) workers")
    }
  }

  /// A renderer skips what another one renders, however long it is.
  @Test(arguments: cases) func whatIsSkippedChangesNothing(sound: Case) {
    let whole = sound.samples()
    for (heard, skipped) in [(256, 1_000), (700, 90), (1_097, 3_000)] {
      var (renderer, block) = (sound.renderer(), [Double](repeating: 0, count: sound.channels * heard))
      for start in stride(from: skipped, to: renderer.frameCount, by: heard + skipped) {
        renderer.skip(to: start)
        let frames = renderer.render(into: &block)
        let range = sound.channels * start..<sound.channels * (start + frames)
        #expect(
          frames == min(heard, renderer.frameCount - start)
            && Self.areSame(block[..<(sound.channels * frames)], whole[range]), "\(heard) frames from \(start) on")
      }
    }
  }

  /// To the last bit.
  private static func areSame(_ first: some Collection<Double>, _ second: some Collection<Double>) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { $0.bitPattern == $1.bitPattern }
  }

  // MARK: Files

  static let formats: [SoundFileFormat] = [1, 2].flatMap { channels in
    SoundFileFormat.Container.allCases.flatMap { container -> [SoundFileFormat] in
      let encodings: [SoundFileFormat.Encoding] =
        container == .wav ? [.pcm16, .pcm24, .float] : container == .flac ? [.pcm16, .pcm24] : [.pcm16]
      return encodings.map { SoundFileFormat(channels: channels, container: container, encoding: $0) }
    }
  }

  @Test(arguments: formats) func filesHaveTheSameBytes(format: SoundFileFormat) throws {
    let folder = try Folder()
    var sound = try #require(Self.shapes.first { $0.testDescription == "three series at once" })
    (sound.channels, sound.rate) = (format.channels, format.sampleRate)
    let whole = try Self.file(folder.path + "/whole", format) { writer in
      let samples = sound.samples()
      for start in stride(from: 0, to: samples.count, by: 4_096 * format.channels) {
        try writer.write(samples[start..<min(start + 4_096 * format.channels, samples.count)])
      }
    }
    let parts = try Self.file(folder.path + "/parts", format) { writer in
      try sound.renderer().renderParts(workers: 2) {
        FileSamples($0, for: format)
      } deliver: {
        try writer.write($0)
      }
    }
    #expect(whole == parts && whole.count > 1_000)
  }

  private static func file(
    _ path: String, _ format: SoundFileFormat, write: (SoundFileWriter) throws -> Void
  ) throws -> [UInt8] {
    let writer = try SoundFileWriter(path: path, format: format)
    try write(writer)
    try writer.finish()
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

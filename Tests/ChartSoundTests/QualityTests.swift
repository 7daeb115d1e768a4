import ChartModel
import ChartSound
import Foundation
import SoundMeasures
import Testing

@Suite struct QualityTests {
  @Test(arguments: [MarkKind.bar, .line])
  func noClicks(kind: MarkKind) throws {
    var values = PitchTests.values.map { MarkValue.number($0) }
    values[6] = .missing
    let recording = try Recording(TestChart([values], kind: kind, groupSize: 4))
    let mono = recording.mono
    for note in recording.score.notes where note.role != .missing {
      let limit = max(4_000, 6 * max(note.frequency, note.endFrequency, 1_760))
      for time in [note.start + 0.003, note.start + note.length - 0.005] {
        let level = Measure.click(mono, around: recording.frame(time), above: limit, sampleRate: 48_000)
        #expect(level < -60, "\(note.role) at \(time): \(level) dB")
      }
    }
  }

  @Test(arguments: [50, 150]) func noClicksInShortNotes(count: Int) throws {
    let recording = try Recording(TestChart((0..<count).map { _ in 0 }, domain: 0...1))
    let mono = recording.mono
    for note in recording.data {
      for time in [note.start + 0.003, note.start + note.length - 0.005] {
        #expect(Measure.click(mono, around: recording.frame(time), above: 4_000, sampleRate: 48_000) < -60)
      }
    }
  }

  @Test(arguments: [220.0, 997, 1_234.5, 1_760]) func noAliasesInTheFile(frequency: Double) throws {
    let recording = try Recording(Self.score(frequency, instrument: "clear"))
    #expect(worstAlias(recording.mono, frequency: frequency, sampleRate: 48_000) < -80)
  }

  @Test(arguments: [
    (48_000, 220.0), (48_000, 1_760.0), (48_000, 997.0), (8_000, 1_760.0), (8_000, 441.0), (44_100, 1_234.5),
  ])
  func noAliasesOfThirtyTwoHarmonics(sampleRate: Int, frequency: Double) throws {
    let instruments = InstrumentSet(values: try Self.rich(), negative: try Self.rich())
    let score = Self.score(frequency, instrument: "rich")
    var renderer = Renderer(score: score, instruments: instruments, sampleRate: sampleRate)
    var block = [Double](repeating: 0, count: 2 * renderer.frameCount)
    _ = renderer.render(into: &block)
    let left = stride(from: 0, to: block.count, by: 2).map { block[$0] }
    #expect(worstAlias(left, frequency: frequency, sampleRate: sampleRate) < -85)
  }

  static func rich() throws -> Instrument {
    let ones = String(repeating: ", 1", count: 31)
    return try Instrument(
      toml: "name = \"rich\"\npartials = [1\(ones)]\n[envelope]\nattack=0.01\nrelease=0.02", file: "rich.toml")
  }

  static func score(_ frequency: Double, to end: Double? = nil, instrument: String) -> Score {
    let note = Note(
      start: 0, length: 1, frequency: frequency, endFrequency: end, instrument: instrument, role: .data)
    return Score(title: "", duration: 1, pitch: PitchMapping(low: 220, high: 1_760, domain: nil), notes: [note])
  }

  /// The strongest bin away from every harmonic against the fundamental, in decibels.
  private func worstAlias(_ samples: [Double], frequency: Double, sampleRate: Int) -> Double {
    let reach = sampleRate / 4
    let size = Spectrum.size(atLeast: 2 * reach)
    let power = Spectrum.power(
      samples[(sampleRate / 2 - reach)..<(sampleRate / 2 + reach)], window: Spectrum.blackmanHarris, size: size)
    let binsPerHertz = Double(size) / Double(sampleRate)
    let fundamental = power[Int((frequency * binsPerHertz).rounded())]
    let strays = power.indices.dropFirst(8).filter { bin in
      let harmonic = Double(bin) / binsPerHertz / frequency
      return abs(harmonic - harmonic.rounded()) * frequency * binsPerHertz > 12
    }
    return Measure.decibels((strays.map { power[$0] }.max() ?? 0) / fundamental)
  }

  @Test func noHarmonicAboveTheLimitInAGlide() throws {
    let instruments = InstrumentSet(values: try Self.rich(), negative: try Self.rich())
    let recording = try Recording(Self.score(220, to: 1_760, instrument: "rich"), instruments: instruments)
    for start in stride(from: 2_400, to: 43_200, by: 2_400) {
      let power = Spectrum.power(recording.mono[start..<(start + 2_048)], window: Spectrum.blackmanHarris, size: 2_048)
      let above = power[(Int(0.425 * 2_048) + 4)...].reduce(0, +)
      #expect(Measure.decibels(above / power.reduce(0, +)) < -60)
    }
  }

  @Test func meanIsZero() throws {
    let recording = try Recording(TestChart(PitchTests.values))
    let mean = recording.mono.reduce(0, +) / Double(recording.mono.count)
    #expect(20 * log10(abs(mean) + 1e-12) < -80)
  }

  @Test func notesAreEquallyLoud() throws {
    let recording = try Recording(TestChart([0, 1, 2, 3, 4, 5, 6, 7]))
    for note in recording.data {
      let level = Measure.decibels(Measure.power(recording.slice(note.start + 0.06, note.start + 0.12)))
      let planned = note.gain + 20 * log10(recording.level.gain / 2)
      let pan = 20 * log10((cos((note.pan + 1) * .pi / 4) + sin((note.pan + 1) * .pi / 4)))
      #expect(abs(level - planned - pan + 3.01) < 0.1)
    }
  }

  @Test func sameBytesOnTwoRunsAndInEveryBlockSize() throws {
    let chart = TestChart([PitchTests.values.map { .number($0) } + [.missing]], kind: .line, groupSize: 3)
    let (first, second) = (try Recording(chart), try Recording(chart))
    #expect(first.bytes == second.bytes)
    let whole = try render(first.score, blockFrames: 100_000)
    for frames in [1, 31, 1_024] { #expect(try render(first.score, blockFrames: frames) == whole) }
  }

  private func render(_ score: Score, blockFrames: Int) throws -> [Double] {
    var renderer = Renderer(score: score, instruments: .standard, sampleRate: 48_000)
    var block = [Double](repeating: 9, count: 2 * blockFrames)
    var samples: [Double] = []
    while true {
      let frames = renderer.render(into: &block)
      if frames == 0 { return samples }
      samples += block[..<(2 * frames)]
    }
  }
}

import ChartAnalysis
import ChartModel
import ChartSound
import ChartTestSupport
import SoundCheck
import Testing

/// Scores that are hard to play or to measure: each has once been off a target.
@Suite struct HardScoreTests {
  /// What is hard, the values in 2 seconds, how they are joined, who plays them from which pitch on, and the frames a second.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var values: [Double]
    var interpolation: Interpolation?
    var instrument = StandardInstrument.clear
    var low = 220.0
    var rate = 44_100

    func score() throws -> (Score, InstrumentSet) {
      let set = InstrumentSet(series: [instrument.instrument])
      var options = SoundOptions(instruments: set)
      (options.lowFrequency, options.highFrequency, options.duration) = (low, low * 8, 2...2)
      let chart = EventChart(
        values.map { .number($0) }, kind: interpolation == nil ? .bar : .line,
        yDomain: .numbers(0...(values.max() ?? 1)), interpolation: interpolation ?? .linear
      ).chart
      return (Score(chart: chart, facts: ChartFacts(chart), options: options), set)
    }
  }

  static let mixed = (0..<40).map { Double($0 * 17 % 41) }
  static let cases = [
    // Half a frame of it is a cent.
    Case(
      testDescription: "glides of three octaves in 50 ms", values: (0..<40).map { $0 % 3 == 1 ? 1e6 : Double($0) },
      interpolation: .linear, instrument: .organ),
    // A rise that takes longer than the loudness of the pitch stays the same.
    Case(testDescription: "slow rises in glides", values: mixed, interpolation: .linear, instrument: .warm),
    Case(
      testDescription: "jumps of three octaves", values: (0..<36).map { Double($0 / 2 % 2) }, interpolation: .stepStart,
      instrument: .reed, rate: 48_000),
    Case(
      testDescription: "jumps half way", values: (0..<24).map { Double($0 % 3) }, interpolation: .stepCenter,
      instrument: .sung),
    // 50 ms long and 50 ms apart, they touch and are no glide.
    Case(testDescription: "bars that touch", values: mixed, rate: 48_000),
    Case(testDescription: "bars of few periods", values: mixed.map { $0 / 4 } + [41], low: 110),
    Case(testDescription: "breath in glides", values: mixed, interpolation: .linear, instrument: .airy),
    Case(
      testDescription: "one pitch that swings", values: Array(repeating: 3, count: 12), interpolation: .linear,
      instrument: .sung),
    // The fifth harmonic of the highest note would be an alias.
    Case(testDescription: "high notes of many harmonics", values: mixed, instrument: .sung, low: 440),
    Case(testDescription: "harmonics equally strong", values: mixed, instrument: .reed, low: 150),
  ]

  @Test(arguments: cases) func holds(hard: Case) throws {
    let (score, instruments) = try hard.score()
    let sound = try VerificationTests.sound(score, sampleRate: hard.rate, instruments: instruments)
    let check = try VerificationTests.check(sound, as: score)
    #expect(check.metrics.filter { !$0.holds }.map(\.line) == [])
  }

  /// What a jump may have above its harmonics hides no click behind it.
  @Test func aClickBehindAJumpIsFound() throws {
    let (score, instruments) = try Self.cases[2].score()
    var sound = try VerificationTests.sound(score, sampleRate: 48_000, instruments: instruments)
    let jump = try #require(score.notes.first { $0.role == .data && $0.frequency > 1_000 })
    sound.samples[2 * Int((jump.start + 0.012) * 48_000)] += 0.05
    #expect(try VerificationTests.check(sound, as: score).metrics.contains { $0.name == "Clicks" && !$0.holds })
  }

  /// Notes that begin together keep their phase, so that two of one pitch are one stronger note and never silence.
  @Test func equalNotesTogetherDoNotCancel() throws {
    let note = Note(start: 0.5, length: 0.5, frequency: 440, instrument: "clear", role: .data)
    let tick = Note(start: 0.2, length: 0.1, frequency: 880, instrument: "clear", role: .data)
    let pitch = PitchMapping(low: 220, high: 880, domain: nil)
    let power = [[note], [note, note]].map { notes in
      let score = Score(title: "", duration: 1, pitch: pitch, notes: [tick] + notes)
      var renderer = Renderer(score: score, instruments: .standard, sampleRate: 8_000)
      var block = [Double](repeating: 0, count: 16_000)
      _ = renderer.render(into: &block)
      return block[8_000...].reduce(0) { $0 + $1 * $1 }
    }
    #expect(abs(power[1] / power[0] - 4) < 0.001)
  }
}

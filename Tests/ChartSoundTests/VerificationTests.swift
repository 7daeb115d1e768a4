import ChartModel
import ChartSound
import Foundation
@testable import SoundCheck
import Testing

/// A sound that is its score meets every target, and each way of not being it misses one.
@Suite struct VerificationTests {
  /// Samples in memory, left and right in turn.
  struct Samples: SampleSource {
    var sampleRate: Int
    var channels = 2
    var samples: [Double]
    var frameCount: Int { samples.count / channels }

    func frames(_ range: Range<Int>) -> [Double] {
      Array(samples[range.lowerBound * channels..<range.upperBound * channels])
    }

    /// Both channels as one.
    var mono: Samples {
      let pairs = (0..<samples.count / 2).map { (pair: Int) -> Double in
        let (left, right): (Double, Double) = (samples[2 * pair], samples[2 * pair + 1])
        return (left + right) / 2
      }
      return Samples(sampleRate: sampleRate, channels: 1, samples: pairs)
    }
  }

  static func sound(_ score: Score, sampleRate: Int = 48_000, instruments: InstrumentSet? = nil) throws -> Samples {
    let instruments = instruments ?? .standard
    let level = SoundLevel(score: score, instruments: instruments, sampleRate: sampleRate)
    var renderer = Renderer(score: score, instruments: instruments, sampleRate: sampleRate, gain: level.gain)
    var block = [Double](repeating: 0, count: 2 * max(renderer.frameCount, 1))
    let frames = renderer.render(into: &block)
    return Samples(sampleRate: sampleRate, samples: Array(block[..<(2 * frames)]))
  }

  static func plan(_ score: Score, sampleRate: Int = 48_000) throws -> PlannedScore {
    let names = Set(score.notes.map(\.instrument))
    let series = StandardInstrument.allCases.filter { names.contains($0.rawValue) }.map { $0.instrument }
    let instruments = series.isEmpty ? .standard : InstrumentSet(series: series)
    let level = SoundLevel(score: score, instruments: instruments, sampleRate: sampleRate)
    let json = score.json(sampleRate: sampleRate, channels: 2, loudness: level.loudness).text
    return try PlannedScore(json: Array(json.utf8), source: "score.json")
  }

  static func check(_ samples: Samples, as score: Score) throws -> Verification {
    try check(samples, as: plan(score, sampleRate: samples.sampleRate))
  }

  static func check(_ samples: Samples, as plan: PlannedScore) throws -> Verification {
    var samples = samples
    let known = StandardInstrument.allCases.map { $0.instrument } + [.sine]
    return try Verification(of: &samples, as: plan, instruments: known)
  }

  /// A second of it: what is not optimized renders slowly.
  static func score(_ values: [MarkValue], kind: MarkKind = .bar) -> Score {
    let chart = TestChart([values], kind: kind)
    var options = SoundOptions()
    options.take(seconds: 1)
    return Score(chart: chart.chart, facts: chart.facts, options: options)
  }

  static let values: [MarkValue] = [3, 9, 1, 7, 5, 12, 4, 8].map { .number($0) }

  /// Each kind once; `Scripts/check-sounds` verifies every chart, instrument and rate of a file by the release program.
  @Test(arguments: [(48_000, MarkKind.bar), (96_000, .line)]) func aSoundIsItsScore(rate: Int, kind: MarkKind) throws {
    let score = Self.score(Self.values, kind: kind)
    let samples = try Self.sound(score, sampleRate: rate)
    let check = try Self.check(samples, as: score)
    #expect(check.metrics.filter { !$0.holds }.map(\.line) == [])
    let measured = Set(check.metrics.filter { $0.worst != nil }.map(\.name))
    #expect(
      measured.isSuperset(of: ["Pitch", "Order", "Line", "Pan", "Clicks", "Loudness", "True peak", "Mean", "Length"]))
    if kind == .bar { #expect(measured.isSuperset(of: ["Onset", "Level", "Strays"])) }
    let folded = try Self.check(samples.mono, as: score)
    #expect(folded.metrics.first { $0.name == "Pan" }?.line == "Pan: not measured, because the sound has one channel.")
    #expect(folded.metrics.filter { !$0.holds }.allSatisfy { ["Loudness", "Level"].contains($0.name) })
  }

  /// Half of the usual rate: all that is measured lies far below, and half of the samples are rendered.
  private static let rate = 24_000

  /// What is wrong with a sound, and the measures that must find it.
  static let breaks: [(name: String, finds: String, broken: @Sendable (Score) throws -> Samples)] = [
    (
      "eight cents too high", "Pitch",
      { score in
        var high = score
        for place in high.notes.indices {
          high.notes[place].frequency *= exp2(8 / 1_200.0)
          high.notes[place].endFrequency *= exp2(8 / 1_200.0)
        }
        return try sound(high, sampleRate: rate)
      }
    ),
    (
      "one note eight cents too low", "Line",
      { score in
        var low = score
        low.notes[4].frequency *= exp2(-8 / 1_200.0)
        low.notes[4].endFrequency *= exp2(-8 / 1_200.0)
        return try sound(low, sampleRate: rate)
      }
    ),
    (
      "four milliseconds late", "Onset",
      { score in
        var late = try sound(score, sampleRate: rate)
        late.samples = Array(repeating: 0, count: 2 * 96) + late.samples.dropLast(2 * 96)
        return late
      }
    ),
    (
      "a click", "Clicks",
      { score in
        var clicked = try sound(score, sampleRate: rate)
        for place in 2 * 15_500..<2 * 15_501 { clicked.samples[place] += 0.05 }
        return clicked
      }
    ),
    (
      "a note cut off", "Clicks",
      { score in
        var cut = try sound(score, sampleRate: rate)
        for place in 2 * 6_000..<2 * 8_000 { cut.samples[place] = 0 }
        return cut
      }
    ),
    (
      "clipped", "True peak",
      { score in
        var clipped = try sound(score, sampleRate: rate)
        clipped.samples = clipped.samples.map { min(max($0 * 30, -1), 1) }
        return clipped
      }
    ),
    (
      "left for right", "Pan",
      { score in
        var turned = try sound(score, sampleRate: rate)
        for place in stride(from: 0, to: turned.samples.count, by: 2) { turned.samples.swapAt(place, place + 1) }
        return turned
      }
    ),
    (
      "a note twice as strong", "Level",
      { score in
        var strong = score
        strong.notes[7].gain += 2
        return try sound(strong, sampleRate: rate)
      }
    ),
    (
      "hum", "Strays",
      { score in
        var hum = try sound(score, sampleRate: rate)
        for place in hum.samples.indices { hum.samples[place] += 0.00004 * sin(Double(place / 2) * 0.3) }
        return hum
      }
    ),
    (
      "too loud", "Loudness",
      { score in
        var loud = try sound(score, sampleRate: rate)
        loud.samples = loud.samples.map { $0 * 1.2 }
        return loud
      }
    ),
    (
      "not about zero", "Mean",
      { score in
        var off = try sound(score, sampleRate: rate)
        off.samples = off.samples.map { $0 + 0.001 }
        return off
      }
    ),
    (
      "one side turned over", "One loudspeaker",
      { score in
        var turned = try sound(score, sampleRate: rate)
        for place in stride(from: 1, to: turned.samples.count, by: 2) { turned.samples[place] *= -1 }
        return turned
      }
    ),
    (
      "cut short", "Length",
      { score in
        var short = try sound(score, sampleRate: rate)
        short.samples.removeLast(2 * 50)
        return short
      }
    ),
    (
      "the notes of 4 and 5 out of order", "Order",
      { score in
        var exchanged = score
        for (place, cents) in [(6, 200.0), (4, -200)] {
          exchanged.notes[place].frequency *= exp2(cents / 1_200)
          exchanged.notes[place].endFrequency *= exp2(cents / 1_200)
        }
        return try sound(exchanged, sampleRate: rate)
      }
    ),
  ]

  /// The plan of all that is broken, measured once.
  private static let unbroken = Result { try plan(score(values), sampleRate: rate) }

  @Test(arguments: breaks.indices) func findsWhatIsWrong(index: Int) throws {
    let (name, finds, broken) = Self.breaks[index]
    let score = Self.score(Self.values)
    let check = try Self.check(broken(score), as: Self.unbroken.get())
    #expect(check.metrics.contains { $0.name == finds && !$0.holds }, "\(name): \(check.metrics.map(\.line))")
  }

  @Test func noiseInAGapIsFound() throws {
    let score = Self.score([.number(1), .missing, .number(3), .missing, .number(2)])
    let whole = try Self.sound(score)
    #expect(try Self.check(whole, as: score).holds)
    var filled = whole
    for place in 2 * 10_000..<2 * 13_000 { filled.samples[place] += 0.02 * sin(Double(place / 2) * 0.05) }
    #expect(try Self.check(filled, as: score).metrics.contains { $0.name == "Gaps" && !$0.holds })
  }

  /// A line of another series sounds over the mark that is missing.
  @Test func aGapBelowAnotherLineIsNotMeasured() throws {
    let first: [MarkValue] = [.number(1), .missing, .number(2)]
    let chart = TestChart([first, [.number(4), .number(3.5), .number(3)]], kind: .line)
    var options = SoundOptions()
    (options.duration, options.arrangement) = (1...1, .together)
    let score = Score(chart: chart.chart, facts: chart.facts, options: options)
    let check = try Self.check(Self.sound(score), as: score)
    #expect(check.metrics.filter { !$0.holds }.map(\.line) == [])
  }

  @Test func linesAreShort() {
    let metric = Metric(
      name: "Pitch", unit: "cents", target: .atMost(1), worst: 8.0004, place: "0.48 seconds, steps/4", count: 28)
    #expect(metric.line == "Pitch: 8 cents at 0.48 seconds, steps/4, target at most 1, 28 notes. Fails.")
    let level = Metric(name: "Loudness", unit: "LUFS", target: .about(-23, within: 0.5), worst: -23.0001)
    #expect(level.line == "Loudness: minus 23 LUFS, target minus 23 within 0.5. Holds.")
  }

  /// What a score calls a mark is not obeyed by a terminal, and no longer than a line.
  @Test(arguments: [
    ("steps/2025-06-05", "0.5 seconds, steps/2025-06-05"),
    ("\u{1B}]0;x\u{7}\r\nPitch: 0 cents. Holds.", #"0.5 seconds, \u{1B}]0;x\u{7}\r\nPitch: 0 cents. Holds."#),
    (String(repeating: "x", count: 120), "0.5 seconds, " + String(repeating: "x", count: 120)),
    (String(repeating: "x", count: 121), "0.5 seconds, " + String(repeating: "x", count: 120) + "…"),
  ])
  func placesAreShownSafely(mark: String, shown: String) {
    let note = Note(start: 0.5, length: 1, frequency: 440, instrument: "clear", role: .data, mark: mark)
    #expect(note.place == shown)
  }

  @Test(arguments: [
    ("", "score.json is no JSON. Write the score with sonify --score."),
    ("{\"schema\": \"x\"}", "score.json: no member \"duration\". Write the score with sonify --score."),
    (
      "{\"schema\": \"x\", \"duration\": 1, \"pitch\": {\"low\": 1, \"high\": 2, \"scale\": \"log\"}, \"notes\": []}",
      "score.json: the schema is \"x\", expected \"chartvoice.score/1\". Write the score with sonify --score."
    ),
    (
      "{\"schema\": \"\\u001b[2J\", \"duration\": 1, \"pitch\": {\"low\": 1, \"high\": 2, \"scale\": \"log\"}, \"notes\": []}",
      #"score.json: the schema is "\u{1B}[2J", expected "chartvoice.score/1". Write the score with sonify --score."#
    ),
    (
      "{\"schema\": \"chartvoice.score/1\", \"duration\": 1, \"pitch\": {\"low\": 1, \"high\": 2, \"scale\": \"log\"}, \"notes\": [3]}",
      "score.json, /notes/0: a value of another type than a score has there. Write the score with sonify --score."
    ),
  ])
  func badScores(text: String, message: String) {
    #expect {
      try PlannedScore(json: Array(text.utf8), source: "score.json")
    } throws: { ($0 as? SoundCheckError)?.description == message }
  }
}

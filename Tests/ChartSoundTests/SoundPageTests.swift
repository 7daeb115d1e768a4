import ChartModel
import Foundation
import Testing

@testable import ChartSound

/// The page about sound has each default as the program has it.
@Suite struct SoundPageTests {
  @Test func defaultsAreThoseOfTheProgram() throws {
    let rows = try Self.rows()
    let expected = try Self.expected()
    #expect(Set(rows.map(\.what)) == Set(expected.keys) && rows.count == expected.count)
    for row in rows {
      #expect(row.value == expected[row.what], "\(row.what)")
      #expect(!row.reason.isEmpty && !row.source.isEmpty, "\(row.what)")
    }
  }

  private static func rows() throws -> [(what: String, value: String, reason: String, source: String)] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/sound.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = text.components(separatedBy: "\n## From values to sound\n").last?.components(separatedBy: "\n## ")
    return (section?.first ?? "").split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (cells[1], cells[2], cells[3], cells[4])
    }
  }

  private static func expected() throws -> [String: String] {
    pitches().merging(times()) { $1 }.merging(try cues()) { $1 }.merging(try levels()) { $1 }
  }

  private static func pitches() -> [String: String] {
    let options = SoundOptions()
    let (low, high) = (options.lowFrequency, options.highFrequency)
    let mapping = PitchMapping(low: low, high: high, domain: 0...2)
    let middle = mapping.frequency(of: 1), isEven = abs(middle * middle / low / high - 1) < 1e-9
    return [
      "Pitches": "\(number(low)) to \(number(high)) Hz",
      "Law": isEven ? "even in the logarithm of the frequency" : "uneven",
      "Rounding": options.pitchScale == .continuous ? "none" : options.pitchScale.rawValue,
      "Polarity": options.polarity == nil ? "as on the Y axis" : "otherwise",
      "Height": options.mapping == nil ? "as on the Y axis" : "otherwise",
      "Pan": "−\(options.panWidth) to \(options.panWidth) along X, the same power everywhere",
      "Below zero": options.negativeInstrument,
    ]
  }

  private static func isBent(_ interpolation: Interpolation) -> Bool {
    StepTests.chart(interpolation).marks.contains { $0.curve != nil }
  }

  private static func times() -> [String: String] {
    let options = SoundOptions()
    let (least, longest) = (milliseconds(Onset.shortestInterval), milliseconds(Onset.longestNote))
    let bars = TestChart((0..<16).map(Double.init)), notes = Score(chart: bars.chart, facts: bars.facts).notes
    let share = notes.count > 1 ? notes[0].length / (notes[1].start - notes[0].start) : 0
    let line = TestChart([[.number(1), .number(2), .missing, .number(3), .number(1)]], kind: .line)
    let glides = Score(chart: line.chart, facts: line.facts).notes.map(\.glide)
    return [
      "Time": "\(options.secondsPerMark) seconds a mark, \(number(options.duration.lowerBound)) to "
        + "\(number(options.duration.upperBound)) seconds in all; at least \(options.leastPerMark) a mark and "
        + "\(options.leastPerSeries) a series",
      "Onsets": "at least \(least) milliseconds apart",
      "Close marks": Onset.onsets(of: close, at: [0, 0, 0.01], duration: 1).map(\.time) == [0, 0.05, 0.1]
        ? "moved apart where there is time for all" : "otherwise",
      "Closer marks": kept() == [0, 2, 4]
        ? "of each slot of time the lowest, the highest and the first without a value" : "otherwise",
      "Separate notes":
        "\(share.rounded(toStep: 0.01)) of the way to the next onset or of the usual way, the shorter, \(least) to \(longest) milliseconds",
      "Glides": glides.count == 5 && glides[0] == glides[1] && glides[2] == nil && glides[0] != glides[3]
        ? "one tone for a line or an area, never over a gap" : "otherwise",
      "Curves": isBent(.monotone) && ![.linear, .cardinal, .catmullRom].contains(where: isBent)
        ? "`monotone` bends as it is drawn; `cardinal`, `catmull-rom` and the like go straight" : "otherwise",
      "Stretches": "held from beginning to end; of those that begin within \(least) milliseconds at most "
        + "\(Onset.mostAtOnce)",
      "Series": "one after another, \(options.pause) seconds apart",
      "Introduction":
        "on request: \(milliseconds(IntroductionTone.endLength)) milliseconds for the lowest and the highest "
        + "tone, \(milliseconds(IntroductionTone.seriesLength)) for a series, \(IntroductionLine.pause) seconds between lines, "
        + "at most \(number(IntroductionLine.longest)) seconds",
      "Spoken words": spoken(),
      "Close values": "ranks, or symlog, where the middle half of at least \(PitchSpread.leastMarks) marks lies within "
        + "\(PitchSpread.leastOctaves.rounded(toStep: 0.01)) octaves",
      "Longest": "\(number(options.longest)) seconds",
    ]
  }

  /// Three tones.
  private static var close: [MarkSound] { [1, 2, 3].map { .tone(from: $0, to: $0) } }

  private static func spoken() -> String {
    let note = IntroductionTests.score(TestChart([1, 2])).notes.first
    return note?.role == .speech && note?.gain == 0 && note?.pan == 0
      ? "as loud as the notes, in the middle" : "otherwise"
  }

  /// What a slot keeps of a high, a middle, a low and two missing marks.
  private static func kept() -> [Int] {
    let marks: [MarkSound] = [.tone(from: 9, to: 9), .tone(from: 5, to: 5), .tone(from: 1, to: 1), .silence, .noise]
    return Onset.representatives(of: Array(marks.indices), in: marks)
  }

  private static func cues() throws -> [String: String] {
    let signs = TestChart([-4, 4, -2, 2, 1, -1, 3, -3], groupSize: 4)
    let score = Score(chart: signs.chart, facts: signs.facts)
    let zero = try #require(score.notes.first { $0.role == .zero })
    let tick = try #require(score.notes.first { $0.role == .tick })
    var ruled = EventChart([2, 4, 6].map { .number($0) }, kind: .bar)
    let places: [Rule.Place] = (1...9).map { .y(.number(Double($0))) } + [.x(.number(1))]
    ruled.chart.rules = places.enumerated().map { Rule(id: "@rule-\($0)", name: "Rule", place: $1) }
    let rules = ruled.score.notes.filter { $0.role == .reference }
    let rule = try #require(rules.first), across = try #require(ruled.score.notes.first { $0.role == .tick })
    let range = EventChart([.range(from: 0, to: 10)], kind: .bar).marks
    return [
      "Zero":
        "\(milliseconds(zero.length)) milliseconds at its pitch, \(below(zero)) dB below a note, before each series "
        + "with values on both sides",
      "Ticks":
        "\(milliseconds(tick.length)) milliseconds at \(number(tick.frequency)) Hz, \(below(tick)) dB below a note, "
        + "at each group of at least \(AxisTick.leastMarks) heard marks",
      "Rules across values":
        "\(milliseconds(rule.length)) milliseconds at their pitch, \(below(rule)) dB below a note, the "
        + "first \(rules.count) before each series",
      "Rules across X":
        "\(milliseconds(across.length)) milliseconds at \(number(across.frequency)) Hz, \(below(across)) dB "
        + "below a note",
      "Ranges": range.map(\.frequency) == [220] && range.map { $0.endFrequency.rounded() } == [1_760]
        ? "a glide from the lower to the upper end" : "otherwise",
      "Beyond the axis": try beyond(), "Between series": try between(), "Several charts": severalCharts(),
    ].merging(try missing()) { $1 }
  }

  private static func beyond() throws -> String {
    let chart = TestChart([5, 20], domain: 0...10)
    let notes = Score(chart: chart.chart, facts: chart.facts).notes
    let within = try #require(notes.first), outside = try #require(notes.last)
    #expect(abs(outside.frequency - 1_760) < 1e-6)
    return
      "the pitch of the end, \(outside.instrument), \(outside.length * 2 == within.length ? "half" : "not half") as long"
  }

  private static func between() throws -> String {
    let chart = TestChart([[.number(1)], [.number(2)]])
    let markers = Score(chart: chart.chart, facts: chart.facts).notes.filter { $0.role == .marker }
    let first = try #require(markers.first)
    return markers.map { number($0.frequency) }.joined(separator: " and ")
      + " Hz, \(milliseconds(first.length)) milliseconds each, \(below(first)) dB below a note"
  }

  private static func severalCharts() -> String {
    let pitches = ViewMarker.notes(from: 0).map { number($0.frequency) }
    return "one after another, \(ViewMarker.pause) seconds apart, \(pitches.dropLast().joined(separator: ", ")) and "
      + "\(pitches.last ?? "") Hz between"
  }

  private static func missing() throws -> [String: String] {
    let states: [MarkValue] = [.missing, .empty, .notANumber, .infinite(negative: false), .infinite(negative: true)]
    let chart = TestChart([states])
    let notes = Score(chart: chart.chart, facts: chart.facts).notes
    try #require(notes.count == 5)
    let pitches = notes.map { number($0.frequency) }
    return [
      "No value": "\(milliseconds(notes[0].length)) milliseconds of noise around \(pitches[0]) Hz, "
        + "\(number(-notes[0].gain)) dB below",
      "No row": "noise around \(pitches[1]) Hz", "Not a number": "noise around \(pitches[2]) Hz",
      "Infinite":
        "\(milliseconds(notes[3].length)) milliseconds of noise around \(pitches[3]) Hz, or \(pitches[4]) Hz below zero",
    ]
  }

  private static func levels() throws -> [String: String] {
    let clear = StandardInstrument.clear.instrument
    // Attack and release of a second fill no more of a note than a quarter each: the rest is at full strength.
    let envelope = Envelope(frames: 4_000, attack: 1, release: 1, sampleRate: 48_000)
    let isQuarter = envelope.isFull(from: 1_000, count: 2_000) && !envelope.isFull(from: 999, count: 2_000)
    let harmonics = clear.partials.map { number($0.rounded(toStep: 0.01)) }
    return [
      "Loudness of notes":
        "the contour of \(number(EqualLoudness.phon)) phon, at most \(number(EqualLoudness.maximumGain)) dB",
      "Loudness of the file":
        "−\(number(-SoundLevel.target)) LUFS, true peak at most −\(number(-SoundLevel.highestPeak)) dBTP",
      "Attack and release": "\(milliseconds(clear.attack)) and \(milliseconds(clear.release)) milliseconds, at most "
        + "\(isQuarter ? "a quarter" : "otherwise") of a note each",
      "Harmonics": harmonics.dropLast().joined(separator: ", ") + " and \(harmonics.last ?? "") of the fundamental",
      "Highest harmonic":
        "silent from \(ControlPoint.highest) of the sample rate on, fading from \(ControlPoint.fading)",
    ]
  }

  /// Decibels below the equally loud note of its pitch.
  private static func below(_ note: Note) -> String {
    number((EqualLoudness.gain(at: note.frequency) - note.gain).rounded(toStep: 0.01))
  }

  private static func milliseconds(_ seconds: Double) -> String { number((seconds * 1_000).rounded(toStep: 0.001)) }

  /// With commas between thousands; whole from 100 on.
  private static func number(_ value: Double) -> String {
    let shown = value >= 100 ? value.rounded() : value
    guard shown == shown.rounded() else { return String(shown) }
    let digits = String(Int(shown))
    return digits.count > 3 ? digits.dropLast(3) + "," + digits.suffix(3) : digits
  }
}

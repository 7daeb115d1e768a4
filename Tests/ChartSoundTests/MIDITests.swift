import ChartModel
import ChartSound
import Foundation
import Testing

@Suite struct MIDITests {
  /// What sounds in one breath: a note, or the notes of a glide.
  private static func phrases(_ score: Score) -> [[Note]] {
    var phrases: [[Note]] = []
    for note in score.notes {
      if let glide = note.glide, let place = phrases.firstIndex(where: { $0.first?.glide == glide }) {
        phrases[place].append(note)
      } else {
        phrases.append([note])
      }
    }
    return phrases
  }

  private static func cents(_ first: Double, _ second: Double) -> Double { abs(1_200 * log2(first / second)) }

  private static let wave = (0..<24).map { 50 + 40 * sin(Double($0)) }

  static let charts: [(name: String, score: Score)] =
    [
      ("bars", TestChart(wave)), ("line", TestChart(wave, kind: .line)),
      ("both sides of zero", TestChart(wave.map { $0 - 50 }, groupSize: 4)),
      ("gaps", TestChart([[.number(1), .missing, .number(3), .number(7), .notANumber, .number(2)]], kind: .line)),
      ("three lines", TestChart((0..<3).map { row in wave.map { .number($0 * Double(row + 1)) } }, kind: .line)),
      ("twenty series", TestChart((0..<20).map { row in (0..<6).map { .number(Double(row + $0)) } }, groupSize: 2)),
      ("one mark", TestChart([5])), ("nothing", TestChart([])),
    ].map { ($0.0, Score(chart: $0.1.chart, facts: $0.1.facts)) } + [
      (
        "steps",
        EventChart(
          [1, 7, 3, 3, 9].map { .number($0) }, kind: .line, interpolation: .stepCenter
        ).score
      ),
      (
        "stretches at the same time",
        EventChart((0..<5).map { row in [(EventChart.hours(row, row + 6), .number(Double(row)))] }).score
      ),
      ("many at once", chord(40)), ("eight octaves", glide(20, 7_000)),
    ]

  /// Forty notes that sound together: more than the channels of a port.
  private static func chord(_ count: Int) -> Score {
    let notes = (0..<count).map { index in
      Note(
        start: Double(index) * 0.01, length: 3, frequency: 220 * exp2(Double(index) / 17), instrument: "clear",
        role: .data, mark: "m/\(index)", series: "s\(index % 3)", seriesName: "Series \(index % 3)")
    }
    return Score(title: "Chord", duration: 4, pitch: PitchMapping(low: 220, high: 1_760, domain: nil), notes: notes)
  }

  private static func glide(_ low: Double, _ high: Double) -> Score {
    let note = Note(start: 0.25, length: 1, frequency: low, endFrequency: high, instrument: "own", role: .data)
    return Score(title: "", duration: 2, pitch: PitchMapping(low: low, high: high, domain: nil), notes: [note])
  }

  /// Every note of the score, by its start, length and pitch: within a millisecond and a cent.
  @Test(arguments: charts.map(\.name))
  func everyNoteIsThere(name: String) throws {
    let score = try #require(Self.charts.first { $0.name == name }).score
    let file = try MIDIReader(score.midiFile { $0 })
    #expect(file.format == 1)
    var rest = file.notes
    let phrases = Self.phrases(score)
    #expect(rest.count == phrases.count)
    for phrase in phrases {
      let first = try #require(phrase.first), last = try #require(phrase.last)
      let place = rest.firstIndex { note in
        abs(note.start - first.start) < 0.001 && abs(note.end - last.start - last.length) < 0.001
          && Self.cents(file.frequency(of: note, at: note.start), first.frequency) < 1
      }
      let note = rest.remove(at: try #require(place, "\(first)"))
      for part in phrase {
        #expect(Self.cents(file.frequency(of: note, at: part.start + 0.0003), part.frequency) < 1)
      }
      // Between two bends a pitch waits for 4 ms, and half a millisecond goes to rounding; its end is exact again.
      #expect(Self.cents(file.frequency(of: note, at: note.end - 0.0004), last.endFrequency) < 1)
      for part in phrase where part.endFrequency != part.frequency {
        let slope = Self.cents(part.frequency, part.endFrequency) / part.length
        for share in [0.2, 0.5, 0.8] {
          let exact = part.frequency * pow(part.endFrequency / part.frequency, share)
          let heard = file.frequency(of: note, at: part.start + share * part.length)
          #expect(Self.cents(heard, exact) < slope * 0.005 + 0.5)
        }
      }
    }
  }

  @Test(arguments: charts.map(\.name))
  func everyTrackEndsWithTheSound(name: String) throws {
    let score = try #require(Self.charts.first { $0.name == name }).score
    let bytes = score.midiFile { $0 }
    let file = try MIDIReader(bytes)
    #expect(file.ends.allSatisfy { abs($0 - score.duration) < 0.001 })
    #expect(bytes == score.midiFile { $0 })
    #expect(file.ranges.values.allSatisfy { $0 == (name == "eight octaves" ? 64 : 24) })
    // The tenth channel is that of drums.
    #expect(!file.notes.contains { $0.place.last == 9 })
  }

  @Test func tracksAndMarkers() throws {
    var chart = TestChart([[.number(-1), .missing, .number(1)]], title: "Net")
    chart.chart.series[0].name = "North\tbank"
    let score = Score(chart: chart.chart, facts: chart.facts)
    let file = try MIDIReader(score.midiFile { $0 == "s/1" ? nil : "Label\n\($0)" })
    #expect(file.names == ["Net", "North bank, clear", "North bank, hollow", "North bank, noise"])
    let marks = score.notes.filter { $0.role == .data }.map(\.start)
    #expect(file.texts.map(\.text) == ["s/0", "Label s/0", "s/2", "Label s/2"])
    #expect(file.texts.map(\.kind) == [1, 6, 1, 6])
    #expect(abs((file.texts.last?.start ?? 0) - (marks.last ?? 9)) < 0.001)
    #expect(file.notes.map(\.program) == [73, 73, 71, 121])
    // The first is the cue of zero, in the middle.
    #expect(file.notes.map(\.pan) == [64, 114, 14, 64])
    #expect(file.notes.map(\.velocity) == [56, 84, 126, 25])
  }

  @Test func channelsThatAreFullGoOnAtAnotherPort() throws {
    let file = try MIDIReader(Self.chord(40).midiFile { $0 })
    #expect(Set(file.notes.compactMap(\.place.first)) == [0, 1, 2])
    #expect(Set(file.notes.map(\.place)).count == 40)
    // Twenty series with their ticks share fifteen channels, for they sound in turn.
    let turns = try #require(Self.charts.first { $0.name == "twenty series" }).score
    #expect(Set(try MIDIReader(turns.midiFile { $0 }).notes.compactMap(\.place.first)) == [0])
  }

  @Test func instrumentsOfOnesOwnAreToldApart() throws {
    let names = ["clear", "soft", "bright", "noise", "sine", "hollow", "soft"]
    let notes = names.enumerated().map {
      Note(start: Double($0), length: 0.5, frequency: 440, instrument: $1, role: .data)
    }
    let score = Score(title: "", duration: 7, pitch: PitchMapping(low: 1, high: 2, domain: nil), notes: notes)
    let heard = try MIDIReader(score.midiFile { $0 }).notes.sorted { $0.start < $1.start }
    #expect(heard.map(\.program) == [73, 42, 56, 121, 79, 71, 42])
    #expect(heard.allSatisfy { $0.key == 69 })
  }

  @Test func scoresOfNonsenseAreFiles() throws {
    let notes = [(Double.nan, 1.0), (0, .infinity), (1e300, 1), (0, -1), (-5, 2)].map { start, length in
      Note(start: start, length: length, frequency: .nan, gain: .nan, instrument: "", role: .data)
    }
    let score = Score(title: "\u{0}", duration: 3, pitch: PitchMapping(low: 1, high: 2, domain: nil), notes: notes)
    #expect(throws: Never.self) { try MIDIReader(score.midiFile { $0 }) }
  }
}

import ChartAnalysis
import ChartModel
@testable import ChartSound
import Testing

/// Some marks of a score alone.
@Suite struct ExcerptTests {
  static let bars = TestChart([2, 8, 4, 9, 1, 7, 3, 5], domain: 0...10, groupSize: 4)

  static var whole: Score { Score(chart: bars.chart, facts: bars.facts) }

  static let line = EventChart([2, 8, 8, 1, 9].map { .number($0) }, kind: .line)

  /// A note in short: what it stands for, when it begins, how long it is.
  static func outline(_ score: Score?) -> [String] {
    (score?.notes ?? []).map { "\($0.mark ?? $0.role.rawValue) \($0.start) \($0.length)" }
  }

  /// The notes of marks without what an excerpt may change.
  static func timeless(_ notes: [Note]) -> [Note] {
    notes.filter { $0.mark != nil }.map { note in
      var note = note
      (note.start, note.glide) = (0, nil)
      return note
    }
  }

  @Test(arguments: 0..<6) func aMarkAloneIsItsNoteOfTheWhole(place: Int) throws {
    let alone = try #require(Self.whole.excerpt(of: ["s/\(place)"]))
    let notes = Self.whole.notes.filter { $0.mark == "s/\(place)" }
    #expect(Self.timeless(alone.notes) == Self.timeless(notes))
    #expect(alone.notes.count == 1 && alone.notes.first?.start == 0)
    #expect(alone.duration == alone.notes.first?.length && alone.pitch == Self.whole.pitch)
    #expect(alone.spans.map(\.id) == ["s/\(place)"] && alone.spans.first?.start == 0)
  }

  @Test func neighboursKeepTheirDistancesAndTheTicksBetweenThem() {
    #expect(Self.outline(Self.whole).first == "tick 0.0 0.015")
    // The tick at the beginning of the second group is kept, that before the first mark is not.
    #expect(
      Self.outline(Self.whole.excerpt(of: ["s/3", "s/4", "s/5"])) == [
        "s/3 0.0 0.225", "tick 0.25 0.015", "s/4 0.25 0.225", "s/5 0.5 0.225",
      ])
    #expect(Self.outline(Self.whole.excerpt(of: ["s/4"])) == ["s/4 0.0 0.225"])
  }

  @Test func othersFollowEachOtherInWalkingOrder() {
    #expect(
      Self.outline(Self.whole.excerpt(of: ["s/5", "s/0", "s/0", "s/1"])) == [
        "s/5 0.0 0.225", "s/0 0.325 0.225", "s/0 0.65 0.225", "s/1 0.9 0.225",
      ])
  }

  @Test func marksOfSeveralSeriesAreNotFarApart() {
    let chart = TestChart([[1, 2, 3].map { .number($0) }, [3, 2, 1].map { .number($0) }])
    let score = Score(chart: chart.chart, facts: chart.facts)
    #expect(Self.outline(score.excerpt(of: ["s0/1", "s1/1"])) == ["s0/1 0.0 0.25", "s1/1 0.35 0.25"])
    #expect(score.excerpt(from: "s0/1")?.notes.compactMap(\.mark) == ["s0/1", "s0/2"])
    #expect(score.excerpt(from: "s1/2")?.notes.compactMap(\.mark) == ["s1/2"])
  }

  @Test func unknownMarksAreSilent() {
    #expect(Self.whole.excerpt(of: []) == nil && Self.whole.excerpt(of: ["nobody"]) == nil)
    #expect(Self.whole.excerpt(from: "nobody") == nil)
    #expect(Self.whole.excerpt(of: ["nobody", "s/1"]) == Self.whole.excerpt(of: ["s/1"]))
  }

  @Test func theRestBeginsAtItsMark() {
    #expect(Self.whole.excerpt(from: "s/3") == Self.whole.excerpt(of: ["s/3", "s/4", "s/5", "s/6", "s/7"]))
    #expect(Self.whole.excerpt(from: "s/0")?.heardMarks == Self.whole.heardMarks)
  }

  // MARK: Glides

  @Test func aMarkOfAGlideAloneIsSteadyAndShort() throws {
    let note = try #require(Self.line.score.excerpt(of: ["s/1"])?.notes.first)
    #expect(abs(note.frequency - EventChart.pitch(0.8)) < 1e-6 && note.endFrequency == note.frequency)
    #expect(note.glide == nil && note.curve == nil && note.length == 0.25)
  }

  @Test func neighboursOfAGlideGlide() throws {
    let whole = Self.line.score.notes.filter { $0.mark != nil }
    let notes = try #require(Self.line.score.excerpt(of: ["s/2", "s/3", "s/4"])).notes
    #expect(Self.timeless(notes) == Self.timeless(Array(whole[2...4])))
    #expect(Set(notes.map(\.glide)).count == 1 && notes.first?.glide != nil)
    let cut = try #require(Self.line.score.excerpt(of: ["s/2", "s/3"])).notes
    #expect(cut.map(\.endFrequency) == [whole[3].frequency, whole[3].frequency])
    #expect(cut.map(\.length) == [whole[2].length, 0.25] && cut[0].glide == cut[1].glide)
  }

  @Test func aGlideIsNotBridged() throws {
    let notes = try #require(Self.line.score.excerpt(of: ["s/0", "s/1", "s/3", "s/4"])).notes
    #expect(notes[0].glide == notes[1].glide && notes[2].glide == notes[3].glide && notes[1].glide != notes[2].glide)
    #expect(notes[1].endFrequency == notes[1].frequency)
  }

  @Test(arguments: [Interpolation.stepStart, .stepCenter, .stepEnd]) func aStepAloneIsOneNote(shape: Interpolation) {
    let chart = EventChart([2, 8, 8, 1, 9].map { .number($0) }, kind: .line, interpolation: shape)
    for place in 0..<5 {
      let notes = chart.score.excerpt(of: ["s/\(place)"])?.notes ?? []
      #expect(notes.count == 1 && notes.first?.glide == nil)
      #expect((0.15...0.25).contains(notes.first?.length ?? 0))
      #expect(notes.first?.pan == [-0.8, -0.4, 0, 0.4, 0.8][place])
    }
  }

  @Test func curvesBendAsInTheWhole() throws {
    let chart = EventChart([2, 8, 3, 9, 1].map { .number($0) }, kind: .line, interpolation: .monotone)
    let whole = chart.score.notes.filter { $0.mark != nil }
    let notes = try #require(chart.score.excerpt(of: ["s/1", "s/2", "s/3"], tempo: 2)).notes
    for share in [0.1, 0.5, 0.9] {
      #expect(abs(notes[0].frequency(at: share) - whole[1].frequency(at: share)) < 0.01)
      #expect(abs(notes[1].frequency(at: share) - whole[2].frequency(at: share)) < 0.01)
    }
  }

  // MARK: Other notes

  @Test func aMissingMarkIsTheBreathOfItsState() throws {
    let chart = TestChart([[.number(1), .missing, .empty, .number(3)]])
    let score = Score(chart: chart.chart, facts: chart.facts)
    for place in 1...2 {
      let notes = try #require(score.excerpt(of: ["s/\(place)"])).notes
      #expect(Self.timeless(notes) == Self.timeless(score.notes.filter { $0.mark == "s/\(place)" }))
      #expect(notes.map(\.role) == [.missing] && notes.map(\.length) == [0.025])
    }
  }

  @Test func aRangeRises() throws {
    let chart = EventChart([.range(from: 2, to: 8), .number(3)], kind: .bar)
    let notes = try #require(chart.score.excerpt(of: ["s/0"])).notes
    #expect(Self.timeless(notes) == Self.timeless(chart.score.notes.filter { $0.mark == "s/0" }))
    #expect(notes.count == 1 && notes[0].endFrequency > notes[0].frequency)
  }

  /// A dense chart has notes of 50 ms, too short for one alone.
  @Test func aDenseMarkAloneIsLongEnough() throws {
    let chart = TestChart((0..<150).map { Double($0 % 7) })
    let score = Score(chart: chart.chart, facts: chart.facts)
    #expect(score.notes.first { $0.mark == "s/70" }?.length ?? 1 < 0.06)
    #expect(Self.outline(score.excerpt(of: ["s/70"])) == ["s/70 0.0 0.15"])
    #expect(score.excerpt(of: ["s/70", "s/71"])?.notes.first?.length ?? 1 < 0.06)
  }

  // MARK: Tempo

  @Test func fasterIsShorterDownToFiftyMilliseconds() {
    let ids = ["s/3", "s/4", "s/5"]
    #expect(
      Self.outline(Self.whole.excerpt(of: ids, tempo: 2)) == [
        "s/3 0.0 0.1125", "tick 0.125 0.015", "s/4 0.125 0.1125", "s/5 0.25 0.1125",
      ])
    #expect(
      Self.outline(Self.whole.excerpt(of: ids, tempo: 0.5)) == [
        "s/3 0.0 0.45", "tick 0.5 0.015", "s/4 0.5 0.45", "s/5 1.0 0.45",
      ])
    let dense = TestChart((0..<80).map { Double($0 % 7) })
    let score = Score(chart: dense.chart, facts: dense.facts).atTempo(4)
    #expect(score.notes.filter { $0.role == .data }.allSatisfy { $0.length == 0.05 })
  }

  @Test(arguments: [0.1, 0.5, 1, 3, 4, 100, -1, .infinity, .nan]) func tempoKeepsPitches(tempo: Double) throws {
    let score = Self.line.score.atTempo(tempo)
    #expect(score.notes.map(\.frequency) == Self.line.score.notes.map(\.frequency))
    let expected = tempo.isNaN ? 1 : min(max(tempo, 0.5), 4)
    #expect(abs(score.duration * expected - Self.line.score.duration) < 1e-5)
    // Notes of a glide still follow each other.
    for (note, next) in zip(score.notes, score.notes.dropFirst()) {
      #expect(abs(note.start + note.length - next.start) < 2e-6)
    }
  }
}

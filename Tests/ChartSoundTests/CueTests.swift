import ChartModel
import ChartSound
import Testing

@Suite struct CueTests {
  @Test func cuesOfTheFileStandWhereTheNotesBegin() throws {
    let recording = try Recording(TestChart([PitchTests.values.map { .number($0) } + [.missing]], groupSize: 5))
    let labels = try recording.file.labels()
    var frames: [String: Int] = [:]
    for cue in recording.file.cues { frames[try #require(labels[cue.id])] = cue.frame }
    for note in recording.score.notes {
      guard let mark = note.mark else { continue }
      #expect(frames["Label \(mark)"] == recording.frame(note.start))
    }
    #expect(frames["Label s/group-1"] == 0)
    #expect(frames["Label s/group-2"] == frames["Label s/5"])
    #expect(frames.count == 16 + 4)
    #expect(recording.file.cues.map(\.frame) == recording.file.cues.map(\.frame).sorted())
  }

  @Test func groupsThenLandmarksThenOthersAreKept() {
    let chart = TestChart((0..<40).map { Double(($0 * 7) % 40) }, groupSize: 10)
    let score = Score(chart: chart.chart, facts: chart.facts)
    let kept = score.cuePoints(sampleRate: 48_000, limit: 8) { $0 }.map(\.label)
    #expect(Set(kept.filter { $0.contains("group") }).count == 4)
    // The first and the lowest are one mark here; 7 × 17 = 39 modulo 40 is the highest.
    #expect(kept.contains("s/0") && kept.contains("s/17") && kept.contains("s/39"))
    #expect(kept.count == 8)
    #expect(score.cuePoints(sampleRate: 48_000, limit: 0) { $0 }.isEmpty)
  }

  /// As many as libsndfile takes in the header of a file, with labels of any length, and never more than a thousand.
  @Test(arguments: [1, 40, 400]) func asManyAsAFileTakes(length: Int) throws {
    let values = (0..<160).map { MarkValue.number(Double($0 % 13)) }
    let chart = TestChart(Array(repeating: values, count: 30), groupSize: 10)
    let score = Score(chart: chart.chart, facts: chart.facts)
    var notes = score
    notes.spans += (0..<3_000).map { ScoreSpan(id: "more/\($0)", importance: .mark, start: 60, end: 61) }
    let cues = notes.cuePoints(sampleRate: 48_000) { _ in String(repeating: "é", count: length) }
    let bytes = cues.reduce(0) { $0 + 38 + $1.label.utf8.count }
    #expect(cues.count <= 1_000 && (32_000...40_000).contains(bytes))
    let recording = try Recording(notes)
    #expect(recording.file.cues.count > 500)
  }

  @Test func marksWithoutALabelHaveNoCue() {
    let chart = TestChart([1, 2, 3])
    let score = Score(chart: chart.chart, facts: chart.facts)
    let cues = score.cuePoints(sampleRate: 48_000) { $0 == "s/1" ? " a\n\tb\u{1B} " : $0 == "s/2" ? "" : nil }
    #expect(cues == [CuePoint(frame: 32_000, label: "a b")])
  }
}

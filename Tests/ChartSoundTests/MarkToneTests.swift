import ChartAnalysis
import ChartModel
@testable import ChartSound
import Testing

/// Marks by themselves, whether the score of the whole has them or not.
@Suite struct MarkToneTests {
  static func tones(_ chart: TestChart) -> MarkTones { MarkTones(chart.chart, facts: chart.facts) }

  /// What a mark is in the whole but for its time.
  private static func bare(_ note: Note) -> Note {
    var note = note
    (note.start, note.length, note.glide, note.endFrequency, note.curve) = (0, 0, nil, 0, nil)
    return note
  }

  @Test(arguments: [MarkKind.bar, .line]) func isTheNoteOfTheWhole(kind: MarkKind) throws {
    let charts = [
      TestChart([[1, -2, 3].map { .number($0) }, [.number(3), .missing, .number(9)]], kind: kind),
      TestChart([[.number(1), .infinite(negative: true), .number(5), .range(from: 2, to: 3)]], kind: kind),
    ]
    for chart in charts {
      let whole = Score(chart: chart.chart, facts: chart.facts)
      for id in whole.heardMarks.sorted() {
        let note = try #require(Self.tones(chart).score(of: [id])?.excerpt(of: [id])?.notes.first)
        let expected = try #require(whole.notes.first { $0.mark == id })
        #expect(Self.bare(note) == Self.bare(expected))
      }
    }
  }

  @Test func eachSeriesKeepsItsInstrumentAndItsSide() throws {
    let chart = TestChart([[1, 2], [2, 1], [1, 1]].map { $0.map { .number($0) } })
    var options = SoundOptions()
    (options.seriesInstruments, options.arrangement) = (["clear", "reed", "organ"], .together)
    let whole = Score(chart: chart.chart, facts: chart.facts, options: options)
    let tones = MarkTones(chart.chart, facts: chart.facts, options: options)
    for series in 0...2 {
      let note = try #require(tones.score(of: ["s\(series)/1"])?.notes.first)
      let expected = try #require(whole.notes.first { $0.mark == "s\(series)/1" })
      #expect(note.instrument == options.seriesInstruments[series] && Self.bare(note) == Self.bare(expected))
    }
  }

  @Test func marksThatTheWholeLeavesOutAreHeard() throws {
    let chart = TestChart((0..<5_000).map { Double($0) }, kind: .line)
    let whole = Score(chart: chart.chart, facts: chart.facts)
    #expect(whole.excerpt(of: ["s/2001"]) == nil)
    let tones = Self.tones(chart)
    let note = try #require(tones.score(of: ["s/2001"])?.notes.first)
    #expect(note.frequency == whole.pitch.frequency(of: 2_001))
    // Neighbours glide; more than 8 seconds hold are reduced.
    let few = try #require(tones.score(of: ["s/2001", "s/2002", "s/2003"]))
    #expect(few.notes.map(\.start) == [0, 0.12, 0.24] && Set(few.notes.map(\.glide)).count == 1)
    #expect(try #require(tones.score(of: tones.ids(from: "s/2001"))).duration <= 8.25)
    #expect(tones.ids(from: "s/4998") == ["s/4998", "s/4999"] && tones.ids(from: "nobody") == [])
    #expect(tones.score(of: ["nobody"]) == nil && tones.contains("s/1") && !tones.contains("nobody"))
  }
}

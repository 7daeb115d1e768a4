import ChartSound
import ChartTestSupport
@testable import SoundCheck
import Testing

/// Scores that nobody would write, but somebody might send: their notes cost no more than there are of them.
@Suite struct ScoreLimitTests {
  private static func note(_ start: Double, _ length: Double, _ frequency: Double = 440) -> Note {
    Note(start: start, length: length, frequency: frequency, instrument: "clear", role: .data)
  }

  private typealias Stretch = (start: Double, length: Double)

  private static func plan(_ notes: [Stretch]) throws -> PlannedScore {
    let list = notes.map {
      #"{"start":\#($0.start),"length":\#($0.length),"frequency":440,"endFrequency":440,"pan":0,"gain":0,"#
        + #""instrument":"clear","role":"data"}"#
    }
    let head = #"{"schema":"chartvoice.score/1","duration":1,"pitch":{"low":1,"high":2,"scale":"log"},"notes":["#
    return try PlannedScore(json: Array((head + list.joined(separator: ",") + "]}").utf8), source: "s.json")
  }

  @Test func aHundredNotesAtOnce() throws {
    let day: [Stretch] = [(0, 86_400)]
    let turns: [Stretch] = (0..<300).map { (Double($0), 1) }
    #expect(try Self.plan(day + turns).notes.count == 301)
    let chord: [Stretch] = (0..<99).map { (500 - Double($0), 500) }
    let starts = try Self.plan(chord + day).notes.map(\.start)
    #expect(starts.count == 100 && starts.prefix(3) == [0, 402, 403])
    let short: [Stretch] = [(500, 0.1)]
    #expect {
      try Self.plan(day + chord + short)
    } throws: {
      ($0 as? SoundCheckError)?.description
        == "s.json: more than 100 notes sound at once. Make the sound of fewer series or charts."
    }
  }

  /// The tree finds what looking at every note finds.
  @Test func treesFindWhatSounds() {
    var generator = SeededGenerator(seed: 7)
    let notes = (0..<300).map { place in
      let length = place == 3 ? 1_000 : Double.random(in: 0.001...3, using: &generator)
      return Self.note(Double(Int.random(in: 0..<100, using: &generator)), length, Double(place + 1))
    }.sorted { $0.start < $1.start }
    let tree = NoteTree(notes[...])
    for _ in 0..<300 {
      let start = Double.random(in: -5...110, using: &generator)
      let end = start + Double.random(in: 0...2, using: &generator)
      let wanted = Double.random(in: 1...300, using: &generator)
      let isThere = notes.contains { $0.start < end - 5e-6 && $0.end > start + 5e-6 && $0.frequency > wanted }
      #expect(tree.contains(from: start, to: end) { $0.frequency > wanted } == isThere)
    }
    #expect(!NoteTree([]).contains(from: 0, to: 1) { _ in true })
  }

  /// Beside a note of a day each of many short ones is asked about it alone, not about all that came before.
  @Test func aNoteOfADay() {
    let notes = [Self.note(0, 86_400)] + (0..<1_000).map { Self.note(Double($0) + 0.5, 0.1) }
    var asked = 0
    let isThere = NoteTree(notes[...]).contains(from: 900.5, to: 900.6) { _ in
      asked += 1
      return false
    }
    #expect(!isThere && asked == 2)
  }
}

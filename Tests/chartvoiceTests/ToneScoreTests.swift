import ArgumentParser
import ChartDescriptions
import ChartSound
import Testing

@testable import chartvoice

/// What is heard of a request, whatever the score of the whole leaves out.
@Suite struct ToneScoreTests {
  static func narrated(_ rows: String, _ encoding: String = "", mark: String = "bar") throws -> NarratedViews {
    let chart = #"""
      {"data": {"values": [\#(rows)]}, "mark": "\#(mark)", "encoding": {"x": {"field": "x", "type": "ordinal"},
      "y": {"field": "v", "type": "quantitative"}\#(encoding)}}
      """#
    let folder = try TemporaryFolder()
    let input = TableInput.file(path: try folder.file("chart.vl.json", chart))
    return try DescribedViews(vegaLite: input).narrated(in: .english)
  }

  static func bars(_ values: [Int]) throws -> NarratedViews {
    try narrated(values.enumerated().map { #"{"x": \#($0), "v": \#($1)}"# }.joined(separator: ","))
  }

  static let stack = #"""
    {"x": 1, "k": "A", "v": 3}, {"x": 1, "k": "B", "v": 2}, {"x": 2, "k": "A", "v": 1}, {"x": 2, "k": "B", "v": 4}
    """#

  static func scores(_ narrated: NarratedViews, _ change: (inout SoundOptions) -> Void = { _ in }) throws -> ToneScores
  {
    let instruments = InstrumentSet.standard
    var options = SoundOptions(instruments: instruments)
    change(&options)
    return ToneScores(narrated, options: options, instruments: instruments)
  }

  @Test func marksThatTheWholeLeavesOutAreHeard() throws {
    let narrated = try Self.bars((0..<2_000).map { $0 * 37 % 1_999 })
    let scores = try Self.scores(narrated)
    let ids = narrated.views.views[0].chart.series[0].marks.map(\.id)
    let whole = try #require(scores.score(.all, tempo: 1))
    #expect(whole.heardMarks.count < 700)
    let silent = try #require(ids.first { !whole.heardMarks.contains($0) })
    let place = try #require(ids.firstIndex(of: silent))
    let alone = try #require(scores.score(.marks([silent]), tempo: 1))
    #expect(alone.notes.map(\.mark) == [silent])
    #expect(alone.notes.first?.frequency == whole.pitch.frequency(of: Double(place * 37 % 1_999)))
    // A group that the whole thins out is heard whole; the rest of a series begins at the next that sounds.
    #expect(scores.score(.marks(Array(ids[..<12])), tempo: 1)?.notes.compactMap(\.mark) == Array(ids[..<12]))
    let next = try #require(ids[place...].first(where: whole.heardMarks.contains))
    #expect(scores.score(.from(silent), tempo: 1) == whole.excerpt(from: next))
  }

  @Test func aTotalIsHeardByItsPartsWhereTheyAreHeard() throws {
    let narrated = try Self.narrated(Self.stack, #", "color": {"field": "k", "type": "nominal"}"#)
    let chart = narrated.views.views[0].chart
    let totals = try #require(chart.totals?.marks.map(\.id))
    let parts = (0...1).map { place in chart.series.map { $0.marks[place].id } }
    let scores = try Self.scores(narrated) { $0.stack = .parts }
    #expect(scores.score(.marks([totals[1]]), tempo: 1)?.notes.compactMap(\.mark) == parts[1])
    #expect(scores.score(.from(totals[0]), tempo: 1)?.notes.compactMap(\.mark) == parts[0] + parts[1])
    // And a part by itself where totals are heard, at the height of its own value.
    let whole = try Self.scores(narrated)
    #expect(whole.score(.marks([totals[1]]), tempo: 1)?.notes.compactMap(\.mark) == [totals[1]])
    let part = try #require(whole.score(.marks([parts[1][1]]), tempo: 1))
    #expect(part.notes.map(\.mark) == [parts[1][1]] && part.notes.first?.frequency == part.pitch.frequency(of: 4))
  }

  @Test func whatIsShownLaterIsAsLoud() throws {
    let (first, second) = (try Self.bars([1, 5, 3]), try Self.bars([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]))
    let scores = try Self.scores(first)
    let score = try #require(scores.score(.all, tempo: 1))
    let before = Self.bytes(scores, score)
    // The level of other charts would be another.
    let later = scores.showing(second)
    _ = later.score(.all, tempo: 1)
    let apart = try Self.scores(second)
    _ = apart.score(.all, tempo: 1)
    // To tell two long lists apart takes a test minutes.
    let (isAsLoud, isApart) = (Self.bytes(later, score) == before, Self.bytes(apart, score) != before)
    #expect(isAsLoud && isApart)
  }

  private static func bytes(_ scores: ToneScores, _ score: Score) -> [UInt8] {
    Array(IteratorSequence(scores.stream(score)).joined())
  }

  @Test func nothingIsSilence() throws {
    let scores = try Self.scores(try Self.bars([1, 2]))
    for request in [ToneRequest.stop, .marks([]), .marks(["nobody"]), .from("nobody")] {
      #expect(scores.score(request, tempo: 1) == nil)
    }
  }
}

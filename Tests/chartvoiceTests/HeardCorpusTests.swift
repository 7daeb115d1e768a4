import ChartDescriptions
import ChartSound
import Foundation
import Testing

/// What is heard of charts at the edges of what charts can be, in numbers.
@Suite struct HeardCorpusTests {
  static func score(_ name: String) throws -> Score {
    let narrated = try CorpusTests.narrated(CorpusTests.folder.appendingPathComponent(name))
    return Score(
      views: narrated.views, facts: narrated.narrators.map(\.facts),
      options: SoundOptions(instruments: .standard))
  }

  static func data(_ score: Score) -> [Note] { score.notes.filter { $0.role == .data } }

  /// One line and then the other; where they cross, the second stands above where the first stood.
  @Test func twoLinesThatCross() throws {
    let score = try Self.score("two-lines-crossing")
    let lines = Dictionary(grouping: Self.data(score)) { $0.series ?? "" }
    let (print, online) = (lines["Print"] ?? [], lines["Online"] ?? [])
    #expect(print.count == 15 && online.count == 15)
    #expect(Set(print.map(\.glide)).count == 1 && Set(online.map(\.glide)).count == 1)
    let isAbove = zip(print, online).map { $0.frequency < $1.frequency }
    #expect(isAbove == Array(repeating: false, count: 10) + Array(repeating: true, count: 5))
    let markers = score.notes.filter { $0.role == .marker }.map(\.start)
    #expect(markers.prefix(2) == [2.05, 2.15] && online.first?.start == 2.5)
    // Two ticks where they pass each other: between the tenth and the eleventh mark of the second line.
    #expect(markers.count == 4 && (online[9].start...online[10].start).contains(markers[2]))
  }

  @Test func aConstantIsOnePitch() throws {
    let notes = Self.data(try Self.score("constant"))
    #expect(notes.count == 24 && Set(notes.flatMap { [$0.frequency, $0.endFrequency] }) == [1_760])
  }

  @Test func oneMarkIsOneNoteInTheMiddle() throws {
    let score = try Self.score("one-mark")
    let note = try #require(score.notes.first)
    #expect(score.notes.count == 1 && note.pan == 0 && note.length == 0.25 && score.duration == 2)
  }

  /// Four slots of silence but for a soft breath each; the glide ends before them, and another begins behind them.
  @Test func aGapIsNeverGlidedOver() throws {
    let score = try Self.score("gap-in-the-middle")
    let missing = score.notes.filter { $0.role == .missing }
    #expect(missing.map(\.start) == [0.96, 1.08, 1.2, 1.32])
    #expect(missing.allSatisfy { $0.gain == -19 && $0.length == 0.025 })
    let glides = Dictionary(grouping: Self.data(score)) { $0.glide }.values.sorted { $0[0].start < $1[0].start }
    #expect(glides.map(\.count) == [8, 8])
    #expect((glides[0].last.map { $0.start + $0.length } ?? 9) <= 0.96 && glides[1].first?.start == 1.44)
  }

  /// The coldest is the lowest tone; no zero is heard and no other timbre, for nothing lies on its other side.
  @Test func allNegative() throws {
    let score = try Self.score("all-negative")
    let notes = Self.data(score)
    #expect(Set(notes.map(\.instrument)) == ["clear"] && !score.notes.contains { $0.role == .zero })
    #expect(notes.filter { $0.frequency == 220 }.compactMap(\.y?.number) == [-22, -22, -22, -22])
    #expect(notes.filter { $0.frequency == 1_760 }.compactMap(\.y?.number) == [-6])
  }

  /// As the bars are drawn, all but one would lie within 2 cents: their order is heard instead, the outlier above all.
  @Test func aHugeOutlierLeavesTheOthersApart() throws {
    let score = try Self.score("huge-outlier")
    let notes = Self.data(score).sorted { $0.frequency < $1.frequency }
    #expect(notes.count == 30 && score.concessions == [.mapping(.rank)])
    #expect(notes.last?.y == .number(250_000) && abs((notes.last?.frequency ?? 0) - 1_760) < 0.01)
    let steps = zip(notes, notes.dropFirst()).map { 1_200 * log2($1.frequency / $0.frequency) }
    #expect(steps.allSatisfy { $0 == 0 || $0 > 50 })
  }

  /// One after another, each behind a marker of two notes, as many as there is time for.
  @Test func twentySeries() throws {
    let score = try Self.score("many-series")
    let notes = Self.data(score)
    let heard = Set(notes.map(\.series)).count
    #expect(heard + score.silentSeries.count == 20 && heard > 4 && score.duration <= 30)
    #expect(score.notes.count { $0.role == .marker } == 2 * (heard - 1))
    #expect(Self.leastInterval(notes) >= 0.05 - 2e-6)
  }

  private static func leastInterval(_ notes: [Note]) -> Double {
    let starts = Set(notes.map(\.start)).sorted()
    return zip(starts, starts.dropFirst()).map { $1 - $0 }.min() ?? .infinity
  }
}

import ChartModel
import ChartSound
import SoundMeasures
import Testing

@Suite struct HiddenMarkTests {
  static func chart(kind: MarkKind, hiding places: [Int], count: Int = 6) -> EventChart {
    var chart = EventChart((0..<count).map { .number(Double($0 * 7 % 10)) }, kind: kind)
    for place in places { chart.chart.series[0].marks[place].author = AuthorText(isHidden: true) }
    return chart
  }

  @Test(arguments: [MarkKind.bar, .line]) func aHiddenMarkIsSilenceAtItsPlace(kind: MarkKind) throws {
    let (whole, hidden) = (Self.chart(kind: kind, hiding: []), Self.chart(kind: kind, hiding: [2]))
    #expect(hidden.marks.map(\.mark) == ["s/0", "s/1", "s/3", "s/4", "s/5"])
    #expect(hidden.marks.map(\.start) == whole.marks.filter { $0.mark != "s/2" }.map(\.start))
    #expect(hidden.score.notes.allSatisfy { $0.role == .data })
    #expect(!hidden.score.spans.contains { $0.id == "s/2" })
    let recording = try Recording(hidden.score)
    #expect(Measure.power(recording.slice(2.0 / 3 + 1e-4, 1 - 1e-4)) == 0)
    #expect(hidden.marks[1].glide != hidden.marks[2].glide || kind == .bar)
  }

  @Test func aHiddenMarkAmongEventsIsSilent() {
    var chart = StretchTests.diary
    chart.chart.series[0].marks[1].author = AuthorText(isHidden: true)
    #expect(chart.marks.map(\.mark) == ["s/0", "s/2", "s/3"])
    #expect(chart.marks.map(\.start) == [0, 1.2, 1.6])
  }

  @Test func aHiddenValueIsNoPitchOfASharedScale() {
    var chart = EventChart([1, 2, 99].map { .number($0) }, kind: .bar, yDomain: .empty)
    chart.chart.series[0].marks[2].author = AuthorText(isHidden: true)
    #expect(chart.score.pitch.domain == 1...2)
  }

  @Test func denseHiddenMarksBreakTheGlideWithoutANoise() {
    let score = Self.chart(kind: .line, hiding: Array(1_000..<1_100), count: 2_000).score
    #expect(!score.notes.contains { $0.role == .missing })
    let heard = score.notes.compactMap { note in note.mark.flatMap { Int($0.dropFirst(2)) }.map { ($0, note) } }
    #expect(heard.allSatisfy { !(1_000..<1_100).contains($0.0) })
    let glides = [heard.filter { $0.0 < 1_000 }, heard.filter { $0.0 >= 1_100 }].map { Set($0.map(\.1.glide)) }
    #expect(glides.allSatisfy { $0.count == 1 } && glides[0] != glides[1])
    // 100 of 2,000 marks in 30 seconds are 1.5 seconds of silence, less the last note's tail.
    let last = heard.last { $0.0 < 1_000 }?.1
    let next = heard.first { $0.0 >= 1_100 }?.1
    let silence = (next?.start ?? 0) - ((last?.start ?? 9) + (last?.length ?? 9))
    #expect((1.25...1.6).contains(silence), "\(silence)")
  }

  @Test func aValuelessMarkIsHeardBesideAHiddenOne() {
    var chart = Self.chart(kind: .bar, hiding: [500], count: 1_000)
    chart.chart.series[0].marks[501].value = .missing
    #expect(chart.marks.filter { $0.role == .missing }.map(\.mark) == ["s/501"])
  }

  @Test func aSeriesOfHiddenMarksTakesNoTime() {
    var chart = EventChart(
      [[(.category("a"), .number(1))], [(.category("a"), .number(2))]], kind: .bar, type: .nominal)
    chart.chart.series[0].marks[0].author = AuthorText(isHidden: true)
    #expect(chart.marks.map(\.mark) == ["s1/0"] && chart.score.duration == 2)
    chart.chart.series[1].marks[0].author = AuthorText(isHidden: true)
    #expect(chart.score.notes.isEmpty && chart.score.duration == 0.5)
  }
}

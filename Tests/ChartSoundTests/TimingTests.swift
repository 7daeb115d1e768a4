import ChartModel
import ChartSound
import SoundMeasures
import Testing

@Suite struct TimingTests {
  @Test func onsetsAreWithinAMillisecond() throws {
    let recording = try Recording(TestChart(PitchTests.values))
    let mono = recording.mono
    for note in recording.data {
      let planned = recording.frame(note.start + 0.003)
      let heard = Measure.onset(
        mono, from: recording.frame(note.start) - 200, middle: recording.frame(note.start + note.length / 2),
        frequency: note.frequency, sampleRate: 48_000)
      #expect(abs(heard - planned) <= 48, "\(note.mark ?? "") is \(heard - planned) frames late")
    }
  }

  @Test(arguments: [(1, 2.0), (10, 2.0), (30, 3.6), (50, 6.0), (67, 8.0), (133, 8.0), (200, 12.0), (600, 30.0)])
  func wholeChart(marks: Int, seconds: Double) {
    let chart = TestChart((0..<marks).map(Double.init))
    let score = Score(chart: chart.chart, facts: chart.facts)
    #expect(abs(score.duration - seconds) < 1e-6)
    #expect(score.notes.allSatisfy { $0.start + $0.length <= score.duration + 1e-6 })
  }

  @Test(arguments: [7, 40, 160, 161, 500, 5_000])
  func onsetsAreNeverCloserThanFiftyMilliseconds(marks: Int) {
    for kind in [MarkKind.bar, .line] {
      var values = (0..<marks).map { MarkValue.number(Double($0 * 7 % 23)) }
      values[marks / 2] = .missing
      let chart = TestChart([values], kind: kind)
      let score = Score(chart: chart.chart, facts: chart.facts)
      let starts = score.notes.map(\.start)
      #expect(zip(starts.dropFirst(), starts).allSatisfy { $0 - $1 >= 0.05 - 1e-5 })
      #expect(
        score.notes.filter { $0.role == .data && $0.glide == nil }.allSatisfy { (0.05...0.25).contains($0.length) })
    }
  }

  @Test func discreteNotesFillNineTenthsOfTheirSlot() {
    let chart = TestChart((0..<30).map(Double.init))
    let score = Score(chart: chart.chart, facts: chart.facts)
    #expect(score.notes.map(\.start).prefix(4) == [0, 0.12, 0.24, 0.36])
    #expect(score.notes.allSatisfy { $0.length == 0.108 })
  }

  @Test func unevenNumbersStandWhereTheyAre() {
    var chart = TestChart([1, 2, 3, 4])
    for (index, x) in [0.0, 1, 2, 9].enumerated() { chart.chart.series[0].marks[index].x = .number(x) }
    let score = Score(chart: chart.chart, facts: chart.facts)
    #expect(score.notes.map(\.start) == [0, 0.166667, 0.333333, 1.5])
    #expect(score.notes.map(\.pan) == [-0.8, -0.622222, -0.444444, 0.8])
  }

  @Test func seriesFollowEachOtherWithAMarkerBetween() {
    let values = (0..<10).map { MarkValue.number(Double($0)) }
    let chart = TestChart([values, values])
    let score = Score(chart: chart.chart, facts: chart.facts)
    let second = score.notes.filter { $0.series == "s1" }
    #expect(abs(score.duration - 3.7) < 1e-6)
    #expect(second.first?.start == 2.2)
    let markers = score.notes.filter { $0.role == .marker }
    #expect(markers.map(\.start) == [1.75, 1.85])
    #expect(markers.allSatisfy { $0.mark == nil && $0.series == nil })
  }

  @Test func seriesWithDifferentXShareOneTime() {
    var chart = TestChart([[.number(1), .number(2)], [.number(3)]])
    for (series, mark, x) in [(0, 0, 0.0), (0, 1, 1), (1, 0, 1)] {
      chart.chart.series[series].marks[mark].x = .number(x)
    }
    let score = Score(chart: chart.chart, facts: chart.facts)
    let notes = score.notes.filter { $0.role == .data }
    #expect(notes.map(\.start) == [0, 0.75, 2.95])
    #expect(notes.map(\.pan) == [-0.8, 0.8, 0.8])
  }

  @Test func tenThousandSeriesStayWithinHalfAMinuteAndAreNamed() {
    let chart = TestChart(Array(repeating: [.number(1), .number(2)], count: 10_000))
    let score = Score(chart: chart.chart, facts: chart.facts)
    let heard = Set(score.notes.compactMap(\.series))
    #expect(score.duration <= 30 && heard.count == 13)
    #expect(score.silentSeries.count == 10_000 - heard.count && heard.isDisjoint(with: score.silentSeries.map(\.id)))
  }

  /// There is time for eight of fifty marks each: the highest, the lowest, and those that go farthest, in the order of the chart.
  @Test func seriesThatStandOutAreHeard() {
    let steps: [Double] = [1, 9, 2, 8, 3, 7, 4, 6, 5, 0.5]
    let values = steps.map { step in (0..<50).map { MarkValue.number(20 + step * Double($0) / 49) } }
    let low = (0..<50).map { _ in MarkValue.number(1) }, high = (0..<50).map { _ in MarkValue.number(99) }
    let chart = TestChart(values + [low, high])
    let score = Score(chart: chart.chart, facts: chart.facts)
    let heard = (score.notes.compactMap(\.series)).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(heard == ["s1", "s3", "s5", "s6", "s7", "s8", "s10", "s11"])
    #expect(score.silentSeries.map(\.id) == ["s0", "s2", "s4", "s9"])
  }

  @Test func aPersonsSecondsHoldAllSeries() {
    let chart = TestChart(Array(repeating: (0..<50).map { .number(Double($0)) }, count: 12))
    var options = SoundOptions()
    options.take(seconds: 6)
    let score = Score(chart: chart.chart, facts: chart.facts, options: options)
    #expect(score.silentSeries.isEmpty && abs(score.duration - (6 + 11 * 0.7)) < 1e-6)
    options.heardNames = ["s3"]
    let one = Score(chart: chart.chart, facts: chart.facts, options: options)
    #expect(Set(one.notes.compactMap(\.series)) == ["s3"] && one.silentSeries.isEmpty)
  }

  @Test func panFollowsXAtConstantPower() throws {
    let recording = try Recording(TestChart([5, 5, 5, 5, 5]))
    #expect(recording.data.map(\.pan) == [-0.8, -0.4, 0, 0.4, 0.8])
    let powers = recording.data.map { note in
      let range = recording.frame(note.start + 0.05)..<recording.frame(note.start + 0.15)
      return (Measure.power(recording.left[range]), Measure.power(recording.right[range]))
    }
    let total = powers.map { Measure.decibels($0.0 + $0.1) }
    #expect((total.max() ?? 0) - (total.min() ?? 0) < 0.1)
    #expect(powers[0].0 > powers[0].1 * 30)
    #expect(abs(Measure.decibels(powers[2].0 / powers[2].1)) < 0.05)
  }
}

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

  @Test(arguments: [(1, 2.0), (10, 2.0), (30, 3.6), (50, 6.0), (67, 8.0), (400, 8.0)])
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
    #expect(abs(score.duration - 3.1) < 1e-6)
    #expect(second.first?.start == 1.9)
    let markers = score.notes.filter { $0.role == .marker }
    #expect(markers.map(\.start) == [1.45, 1.55])
    #expect(markers.allSatisfy { $0.mark == nil && $0.series == nil })
  }

  @Test func seriesWithDifferentXShareOneTime() {
    var chart = TestChart([[.number(1), .number(2)], [.number(3)]])
    for (series, mark, x) in [(0, 0, 0.0), (0, 1, 1), (1, 0, 1)] {
      chart.chart.series[series].marks[mark].x = .number(x)
    }
    let score = Score(chart: chart.chart, facts: chart.facts)
    let notes = score.notes.filter { $0.role == .data }
    #expect(notes.map(\.start) == [0, 0.5, 2.2])
    #expect(notes.map(\.pan) == [-0.8, 0.8, 0.8])
  }

  @Test func tenThousandSeriesStayWithinTenMinutesAndAreCounted() {
    let chart = TestChart(Array(repeating: [.number(1), .number(2)], count: 10_000))
    let score = Score(chart: chart.chart, facts: chart.facts)
    #expect(score.duration <= 600)
    #expect(score.silentSeries == 10_000 - Set(score.notes.compactMap(\.series)).count)
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

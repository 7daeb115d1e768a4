import ChartModel
import ChartSound
import Testing

@Suite struct CaptionTests {
  @Test func aCueAMarkWhereThereAreNoGroups() {
    let chart = TestChart([[.number(1), .missing, .number(3)]])
    let score = Score(chart: chart.chart, facts: chart.facts)
    let labels = ["s/0": "A & B: 1", "s/1": "<C> --> no\nvalue\u{7}", "s/2": "D: 3"]
    #expect(
      score.captions { labels[$0] } == """
        WEBVTT

        s/0
        00:00:00.000 --> 00:00:00.667
        A &amp; B: 1

        s/1
        00:00:00.667 --> 00:00:01.333
        &lt;C&gt; --&gt; no value

        s/2
        00:00:01.333 --> 00:00:02.000
        D: 3

        """)
  }

  @Test func aCueAGroupWhereThereAreGroups() {
    let chart = TestChart([1, 2, 3, 4, 5], groupSize: 3)
    let score = Score(chart: chart.chart, facts: chart.facts)
    #expect(
      score.captions { "From \($0)" } == """
        WEBVTT

        s/group-1
        00:00:00.000 --> 00:00:01.200
        From s/group-1

        s/group-2
        00:00:01.200 --> 00:00:02.000
        From s/group-2

        """)
  }

  @Test func emptyChartsHaveAnEmptyTrack() {
    let chart = TestChart([])
    #expect(Score(chart: chart.chart, facts: chart.facts).captions { $0 } == "WEBVTT\n")
  }

  @Test func hoursAreWritten() {
    let span = ScoreSpan(id: "a", importance: .mark, start: 3_725.0625, end: 3_725.0625)
    let score = Score(
      title: "", duration: 4_000, pitch: PitchMapping(low: 1, high: 2, domain: nil), notes: [], spans: [span])
    #expect(score.captions { $0 } == "WEBVTT\n\na\n01:02:05.063 --> 01:02:05.064\na\n")
  }
}

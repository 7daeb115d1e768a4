import ChartModel
import ChartSound
import Testing

@Suite struct CaptionTests {
  @Test func aCueAMarkWhereThereAreNoGroups() {
    let chart = TestChart([[.number(1), .missing, .number(3)]])
    let score = Score(chart: chart.chart, facts: chart.facts)
    let labels = ["s/0": "A & B: 1", "s/1": "<C> --> no\nvalue\u{7}", "s/2": "D: 3"]
    #expect(
      CaptionFormat.webVTT.text(score.captions { labels[$0] }) == """
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
      CaptionFormat.webVTT.text(score.captions { "From \($0)" }) == """
        WEBVTT

        s/group-1
        00:00:00.000 --> 00:00:01.200
        From s/group-1

        s/group-2
        00:00:01.200 --> 00:00:02.000
        From s/group-2

        """)
  }

  @Test func numbersForVideoPlayers() {
    #expect(
      CaptionFormat.subRip.text(Self.captions) == """
        1
        00:00:00,000 --> 00:00:00,667
        A & B: 1

        2
        01:02:05,063 --> 01:02:05,064
        <C> --> no value

        """)
  }

  @Test func aLineEachForAudacity() {
    #expect(
      CaptionFormat.audacity.text(Self.captions)
        == "0.000000\t0.666667\tA & B: 1\n3725.062500\t3725.063500\t<C> --> no value\n")
  }

  /// One place makes the list: every form has the same words, one line each.
  static let captions: [Caption] = {
    let spans = [
      ScoreSpan(id: "a", importance: .mark, start: 0, end: 2.0 / 3),
      ScoreSpan(id: "b", importance: .mark, start: 3_725.0625, end: 3_725.0625),
      ScoreSpan(id: "silent", importance: .mark, start: 3_726, end: 3_727),
    ]
    let pitch = PitchMapping(low: 1, high: 2, domain: nil)
    let score = Score(title: "", duration: 4_000, pitch: pitch, notes: [], spans: spans)
    return score.captions { ["a": "A & B: 1", "b": "<C> -->\tno\nvalue\u{7}", "silent": " \n"][$0] }
  }()

  @Test(arguments: [(CaptionFormat.webVTT, "WEBVTT\n"), (.subRip, ""), (.audacity, "")])
  func emptyChartsHaveAnEmptyTrack(format: CaptionFormat, text: String) {
    let chart = TestChart([])
    #expect(format.text(Score(chart: chart.chart, facts: chart.facts).captions { $0 }) == text)
  }

  @Test func hoursAreWritten() {
    #expect(CaptionFormat.webVTT.text(Self.captions).contains("\nb\n01:02:05.063 --> 01:02:05.064\n"))
  }
}

import ChartModel
import ChartSound
import Testing

@Suite struct ScoreJSONTests {
  @Test func smallScore() {
    var chart = TestChart([[.number(0), .missing]], domain: 0...2, title: "Steps")
    let day = Instant(seconds: 1_749_168_000)
    chart.chart.series[0].name = "North"
    chart.chart.series[0].marks[0].x = .interval(from: day, to: Instant(seconds: 1_749_254_400))
    chart.chart.series[0].marks[1].x = .instant(Instant(seconds: 1_749_254_400))
    let score = Score(chart: chart.chart, facts: chart.facts)
    #expect(
      score.json(sampleRate: 48_000, channels: 2, loudness: -23).text
        == #"{"schema":"chartvoice.score/1","title":"Steps","sampleRate":48000,"channels":2,"duration":2,"loudness":-23,"#
        + #""pitch":{"low":220,"high":1760,"scale":"log","domain":[0,2]},"lengths":null,"unheard":{"marks":0,"series":[]},"notes":["#
        + #"{"start":0,"length":0.25,"frequency":220,"endFrequency":220,"pan":-0.8,"gain":8.869,"instrument":"clear","#
        + #""role":"data","mark":"s/0","series":"North","#
        + #""x":{"from":"2025-06-06T00:00:00Z","to":"2025-06-07T00:00:00Z"},"y":0,"glide":null,"slopes":null,"text":null},"#
        + #"{"start":1,"length":0.025,"frequency":800,"endFrequency":800,"pan":0.8,"gain":-19,"instrument":"noise","#
        + #""role":"missing","mark":"s/1","series":"North","x":"2025-06-07T00:00:00Z","y":null,"#
        + #""glide":null,"slopes":null,"text":null}]}"#
    )
  }

  @Test func emptyScore() {
    var chart = TestChart([])
    chart.chart.title = nil
    let score = Score(chart: chart.chart, facts: chart.facts)
    #expect(
      score.json(sampleRate: 44_100, channels: 2, loudness: nil).text
        == #"{"schema":"chartvoice.score/1","title":null,"sampleRate":44100,"channels":2,"duration":0.5,"#
        + #""loudness":null,"pitch":{"low":220,"high":1760,"scale":"log","domain":null},"lengths":null,"unheard":{"marks":0,"series":[]},"notes":[]}"#
    )
  }

  @Test func valuesThatAreNotNumbers() {
    let states: [MarkValue] = [.notANumber, .infinite(negative: true), .infinite(negative: false), .empty]
    let chart = TestChart([states])
    let text = Score(chart: chart.chart, facts: chart.facts).json(sampleRate: 48_000, channels: 2, loudness: nil).text
    for y in [#""y":"NaN""#, #""y":"-Infinity""#, #""y":"Infinity""#, #""y":null"#] { #expect(text.contains(y)) }
  }
}

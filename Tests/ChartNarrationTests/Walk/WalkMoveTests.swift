import ChartModel
import Testing

@testable import ChartNarration

@Suite struct WalkMoveTests {
  @Test func printed() throws {
    let words = ["in", "in", "right", "in", "right", "right", "next-series", "next-series", "right", "in", "in", "right", "next-series","out", "where", "next-crossing", "next-crossing", "highest", "previous-series", "end", "right", "right", "where", "mark", "grow-left", "range", "play-group", "play-range", "legend", "x-axis", "in", "in", "zoom-in", "right", "scroll-ahead", "find-next", "find z", "go zzz", "go 3", "go 200 percent"]
    var two = TestChart()
    two.mark = .line
    two.x = XEncoding(field: "day", type: .quantitative, bucketing: .asGiven)
    let crossing = try two.narrator(.numbers([0, 1, 2, 3, 0, 1, 2, 3]), [1, 2, 3, 4, 4, 3, 2, 1], series: ["a", "a", "a", "a", "b", "b", "b", "b"])
    let ragged = try two.narrator(.numbers([0, 1, 2, 3, 10, 11.5, 12, 13]), [1, 2, 3, 4, 4, 3, 2, 1], series: ["a", "a", "a", "a", "b", "b", "b", "b"])
    let many: [(String, NarratedViews)] = [("crossing", NarratedViews(crossing)), ("ragged", NarratedViews(ragged)), ("doses", NarratedViews(try RichChart.narrator(RichChart.doses(.zero)))), ("pie", NarratedViews(try RichChart.narrator(RichChart.storage(.sector, [("Photos", 3), ("Apps", 5)])))), ("symptoms", NarratedViews(try RichChart.narrator(RichChart.symptoms([(RichChart.span(RichChart.at(6, 9), RichChart.at(6, 14)), "Moderate"), (RichChart.span(RichChart.at(6, 12), RichChart.at(6, 13)), "Mild")])))), ("barley", try ViewChart.narrated(ViewChart.barley())), ("empty", NarratedViews(try two.narrator(.numbers([]), []))), ("one", NarratedViews(try two.narrator(.numbers([3]), [5])))]
    for (name, narrated) in many {
    print("====", name)
    var walker = Walker(narrated)
    for word in words {
      let announcement = walker.line(word)
      print(">", word, announcement.tones.map { "[\($0)]" } ?? "")
      for line in announcement.lines { print(line) }
    }
    }
  }
}

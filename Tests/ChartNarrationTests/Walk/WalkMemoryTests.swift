import ChartModel
import GeneratedCharts
import Testing

@testable import ChartNarration

/// What a walk remembers from command to command.
@Suite struct WalkMemoryTests {
  private func steps(_ way: String...) throws -> Walker {
    var walker = Walker(try TestChart.steps())
    for word in way { _ = walker.line(word) }
    return walker
  }

  /// A question between out and in loses no place.
  @Test(arguments: ["where", "repeat", "overview", "mean", "bookmark", "play-group"])
  func questionsLoseNoPlace(word: String) throws {
    var walker = try steps("go June 17", "out", word)
    #expect(walker.say("in") == ["June 17: 7,100 steps, 3 of 7."])
  }

  /// At the end of a series a question does not take the step back by which one goes on.
  @Test func theEdgeIsRemembered() throws {
    var walker = Walker(NarratedViews(try WalkedChart.lines([0, 1, 2, 3, 10, 11, 12, 13])))
    _ = walker.say("in", "in", "end")
    #expect(walker.say("right", "where", "right").last == "South, day 10: 4 steps, 1 of 4.")
    #expect(walker.say("left", "ahead", "left").last == "South, day 10: 4 steps, 1 of 4.")
  }

  /// From a series whose marks lie below the X axis, out after in comes back to it.
  @Test func outComesBackToTheSeries() throws {
    var walker = Walker(NarratedViews(try WalkedChart.lines([0, 1, 2, 3, 0, 1, 2, 3])))
    let south = walker.say("in", "right")
    #expect(walker.say("in", "out").last == south.last)
    // Wherever one walked meanwhile; who comes by the X axis goes out to the place.
    #expect(walker.say("in", "right", "out").last == south.last)
    #expect(walker.say("x-axis", "in", "in", "right", "out").last == "Day 1: north 2, south 3 steps.")
  }

  /// Unnamed bookmarks never take the place of others.
  @Test func bookmarksHaveNamesOfTheirOwn() throws {
    var walker = try steps("go June 3", "bookmark 2", "go June 4", "bookmark", "go June 5", "bookmark")
    #expect(walker.say("bookmarks") == ["Bookmarks: 2, 1, and 3."])
    #expect(walker.say("return 2") == ["June 3: 2,900 steps, 3 of 7."])
  }

  /// In a part of the chart, the mean and the rank are still those of the whole.
  @Test func theWholeIsTheWhole() throws {
    var walker = try steps("go June 4")
    let whole = walker.say("mean", "rank")
    #expect(walker.say("zoom-in", "mean", "rank").suffix(2) == whole[...])
    #expect(walker.say("highest").first?.hasPrefix("Highest of what is shown. ") == true)
  }

  /// Bookmarks of groups are found in other parts, and comparisons name what they compare with.
  @Test func comparisonsNameTheSeries() throws {
    var walker = Walker(NarratedViews(try WalkedChart.lines([0, 1, 2, 3, 0, 1, 2, 3])))
    _ = walker.say("x-axis", "in", "in", "bookmark", "next-series")
    #expect(walker.say("compare") == ["3 steps more than north, day 0."])
    var charts = Walker(try ViewChart.narrated(ViewChart.barley()))
    _ = charts.say("in", "in", "in", "mark", "end", "right", "right")
    #expect(charts.say("compare") == ["That place is in another chart."])
  }

  /// Categories are shown whole, and the place among them.
  @Test(arguments: ["Manchuria", "Trebi", "Glabron"]) func zoomKeepsTheCategory(name: String) throws {
    var walker = Walker(try ViewChart.narrated(ViewChart.barley()))
    _ = walker.say("in", "go \(name)", "zoom-in")
    #expect(walker.state.id == "Crookston/yield/\(name)")
    #expect(walker.say("whole").last?.contains(name) == true)
  }
}

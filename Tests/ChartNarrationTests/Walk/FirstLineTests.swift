import ChartTestSupport
import GeneratedCharts
import Testing

@testable import ChartNarration

/// What is said and heard before anybody asks, and the first keys that people press.
@Suite struct FirstLineTests {
  static let openings = [
    ("Rose from 2 to 9.", "Rose from 2 to 9."),
    // A second sentence, then a second part, then a further clause, finds no room.
    (
      "Level at about 109 until 1972, up to 506 in 2007, down to 347 in 2023. Tons of carbon dioxide for each person there is.",
      "Level at about 109 until 1972, up to 506 in 2007, down to 347 in 2023."
    ),
    (
      "Share of Coal fell from 47 percent in 1970 to 5 percent in 2017; Natural gas rose from 5 percent to 39 percent.",
      "Share of Coal fell from 47 percent in 1970 to 5 percent in 2017."
    ),
    (
      "At most 822 until July 2, up to a peak of 7,148 in the week of September 3, down to 20 in the week of December 24.",
      "At most 822 until July 2, up to a peak of 7,148 in the week of September 3."
    ),
    (
      "Rose from 557 on January 22, 2020 to 504,155,459 on April 16, 2022, 77 percent of the rise after March 5, 2021.",
      "Rose from 557 on January 22, 2020 to 504,155,459 on April 16, 2022."
    ),
    // A comma within a date, or before thousands, ends nothing.
    (
      "Resignation rose from 168 in the night of February 1, 1900 to 15,538 in the morning of the day February 9, 1940, back down.",
      "Resignation rose from 168 in the night of February 1, 1900 to 15,538 in the morning of the day February 9, 1940."
    ),
  ]

  @Test(arguments: openings) func shortened(opening: String, line: String) {
    let kept = FirstLine.shortened(opening)
    #expect(kept == line || kept == opening && line.split(separator: " ").count > FirstLine.mostWords)
  }

  @Test func beginsWithTitleAndOpening() throws {
    var walker = Walker(try WalkedChart.named("steps"))
    let begun = walker.navigator.begin(in: &walker.state)
    #expect(begun.lines == ["Steps. Rose from 2,300 on June 1 to 11,000 steps on June 30."])
    #expect(begun.tones == .gist)
    #expect(walker.say("repeat") == begun.lines)
  }

  /// Right from the chart goes in; to the left, and above, there is nothing.
  @Test func rightGoesIn() throws {
    var walker = Walker(try WalkedChart.named("steps"))
    #expect(walker.say("left", "out") == Array(repeating: "This is the whole chart; Down goes in.", count: 2))
    var other = walker
    #expect(walker.say("right") == other.say("in"))
  }

  /// An edge says where one is and what leads on; what is said again is the mark.
  @Test func edgesLeadOn() throws {
    var walker = Walker(try WalkedChart.named("steps"))
    let last = walker.say("in", "in", "in", "end").last
    #expect(walker.say("right") == ["The end, June 30. Up leads out."])
    #expect(walker.say("repeat").last == last)
    var shared = Walker(try WalkedChart.named("shared"))
    _ = shared.say("in", "in", "end")
    #expect(shared.say("right") == ["End of north, day 3. Again for south."])
  }
}

/// Series beside each other at one X.
@Suite struct AcrossTests {
  static func ragged() throws -> Walker {
    // South has no day 1 and no day 2.
    Walker(NarratedViews(try WalkedChart.lines([0, 1, 2, 3, 0, 3, 4, 5])))
  }

  /// The X stays while one changes series, and is that of a mark again after a step along X.
  @Test func theXIsKept() throws {
    var walker = try Self.ragged()
    _ = walker.say("go north 1")
    #expect(walker.say("next-series", "previous-series").map { $0.prefix(14) } == ["Nearest. South", "North, day 1: "])
    #expect(walker.say("next-series", "right", "previous-series").last?.hasPrefix("North, day 3: ") == true)
  }

  @Test func questions() throws {
    var walker = Walker(try WalkedChart.named("shared"))
    _ = walker.say("go north 1")
    #expect(
      walker.say("rank-across", "mean-across", "difference-across") == [
        "Rank 2 of the 2 series here.", "0.5 steps below the mean of the 2 series here.", "1 step less than south.",
      ])
    var one = Walker(try WalkedChart.named("one"))
    #expect(one.say("in", "in", "rank-across").last == "This is the only series here.")
  }

  static let ways = [
    ("go south 2", "South, day 2: "), ("go South", "South, day 0: "), ("go first above 3", "North, day 3: "),
    ("go south first below 3", "South, day 2: "), ("next series", "South, day 0: "), ("\u{1B}[C", "North, day 1: "),
    ("average", "Below the mean"),
  ]

  @Test(arguments: ways) func isUnderstood(words: String, said: String) throws {
    var walker = Walker(try WalkedChart.named("shared"))
    _ = walker.say("in", "in")
    #expect(walker.say(words).first?.hasPrefix(said) == true, "\(walker.say(words))")
  }
}

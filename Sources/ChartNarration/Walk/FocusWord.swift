/// The word by which a command is typed, and what it does.
public struct FocusWord: Sendable, Equatable {
  /// What a command is for; help tells them in this order.
  public enum Purpose: String, CaseIterable, Sendable {
    case moving = "Moving"
    case jumping = "Jumping"
    case asking = "Asking"
    case range = "A range"
    case view = "What is shown"
    case sound = "Sound"
    case other = "Other"
  }

  /// What follows the word.
  public enum Text: Sendable {
    case none, optional, needed
  }

  /// The word, such as `next-series`; unique.
  public let name: String
  /// What it does, as help tells it: a phrase without a stop.
  public let explanation: String
  /// What it is for.
  public let purpose: Purpose
  /// Whether a text follows it.
  public let text: Text
  let command: @Sendable (String) -> FocusCommand
  /// Whether a text may follow it.
  public var takesText: Bool { text != .none }
  /// Whether nothing can be done without a text.
  public var needsText: Bool { text == .needed }

  /// The word of a name; `nil` where there is none.
  public static func named(_ name: String) -> FocusWord? { byName[name] }

  /// The command, with the text behind the word.
  public func command(with text: String = "") -> FocusCommand { command(text) }

  /// Words are the same by their names.
  public static func == (first: FocusWord, second: FocusWord) -> Bool { first.name == second.name }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private init(
    _ name: String, _ explanation: String, _ purpose: Purpose, _ text: Text = .none,
    _ command: @escaping @Sendable (String) -> FocusCommand
  ) {
    (self.name, self.explanation, self.purpose, self.text, self.command) = (name, explanation, purpose, text, command)
  }

  private init(_ name: String, _ explanation: String, _ purpose: Purpose, _ command: FocusCommand) {
    self.init(name, explanation, purpose, .none) { _ in command }
  }

  /// All words, by purpose.
  public static let all: [FocusWord] = moving + jumping + asking + ranges + views + sounds + others

  private static let moving: [FocusWord] = [
    FocusWord("left", "to the place before, along X", .moving, .left),
    FocusWord(
      "right", "to the place after, along X; from the end of a series, asked twice, to the next", .moving, .right),
    FocusWord("in", "into the chart, a series, a group, or the parts of a mark", .moving, .inside),
    FocusWord("out", "out to the group, the series, the chart", .moving, .outside),
    FocusWord("first", "to the first place beside this one", .moving, .first),
    FocusWord("last", "to the last place beside this one", .moving, .last),
    FocusWord("start", "to the first mark of the series", .moving, .start),
    FocusWord("end", "to the last mark of the series", .moving, .end),
    FocusWord("next-series", "to the next series at the same X, or the nearest", .moving, .nextSeries),
    FocusWord("previous-series", "to the series before, at the same X or the nearest", .moving, .previousSeries),
    FocusWord("ahead", "a tenth of the way on", .moving, .ahead),
    FocusWord("behind", "a tenth of the way back", .moving, .behind),
    FocusWord("top", "to the whole chart", .moving, .top),
    FocusWord("x-axis", "to the X axis", .moving, .xAxis),
    FocusWord("y-axis", "to the Y axis", .moving, .yAxis),
    FocusWord("legend", "to the legend", .moving, .legend),
  ]

  private static let jumping: [FocusWord] = [
    FocusWord("lowest", "to the lowest value of the series; again, to the next as low", .jumping, .lowest),
    FocusWord("highest", "to the highest value of the series; again, to the next as high", .jumping, .highest),
    FocusWord("next-peak", "to the next peak or valley that stands out", .jumping, .nextPeak),
    FocusWord("previous-peak", "to the peak or valley before", .jumping, .previousPeak),
    FocusWord("next-gap", "to the next place without a value", .jumping, .nextGap),
    FocusWord("previous-gap", "to the place without a value before", .jumping, .previousGap),
    FocusWord("next-crossing", "to where two series cross next", .jumping, .nextCrossing),
    FocusWord("previous-crossing", "to where two series crossed before", .jumping, .previousCrossing),
    FocusWord(
      "go", "to a place or a series: go June 6, go 25 percent, go Japan 2000; to a value: go first above 5000",
      .jumping, .needed
    ) { .go($0) },
    FocusWord("value", "to the nearest value of Y: value 4200", .jumping, .needed) { .value($0) },
    FocusWord("find", "to the next label with a text: find June", .jumping, .needed) { .find($0) },
    FocusWord("find-next", "to the next label with the same text", .jumping, .findNext),
    FocusWord("bookmark", "keep this place, by a name if you like", .jumping, .optional) { .bookmark($0) },
    FocusWord("bookmarks", "which places are kept", .jumping, .bookmarks),
    FocusWord("return", "to a place that is kept, by its name", .jumping, .optional) { .returnTo($0) },
    FocusWord("back", "to where you were before the last jump", .jumping, .back),
  ]

  private static let asking: [FocusWord] = [
    FocusWord("where", "where you are", .asking, .whereAmI),
    FocusWord("repeat", "say and play it again", .asking, .again),
    FocusWord("spell", "spell it", .asking, .spell),
    FocusWord("mean", "compare with the mean of the series", .asking, .mean),
    FocusWord("previous", "compare with the mark before", .asking, .previous),
    FocusWord("compare", "compare with the place where the range begins, or with the last bookmark", .asking, .compare),
    FocusWord("rank", "which rank the value has in its series", .asking, .rank),
    FocusWord("rank-across", "which rank it has among the series at this X", .asking, .rankAcross),
    FocusWord("mean-across", "compare with the mean of the series at this X", .asking, .meanAcross),
    FocusWord("difference-across", "compare with each other series at this X", .asking, .differenceAcross),
    FocusWord("overview", "what the chart shows", .asking, .overview),
    FocusWord("summary", "the whole description without marks", .asking, .summary),
  ]

  private static let ranges: [FocusWord] = [
    FocusWord("mark", "begin a range here", .range, .mark),
    FocusWord("grow-right", "one place on, and say the range", .range, .growRight),
    FocusWord("grow-left", "one place back, and say the range", .range, .growLeft),
    FocusWord("range", "describe the range from where it begins to here", .range, .range),
    FocusWord("unmark", "forget the range", .range, .unmark),
  ]

  private static let views: [FocusWord] = [
    FocusWord("coarser", "longer buckets: weeks in place of days", .view, .coarser),
    FocusWord("finer", "shorter buckets", .view, .finer),
    FocusWord("zoom-in", "show less of X", .view, .zoomIn),
    FocusWord("zoom-out", "show more of X", .view, .zoomOut),
    FocusWord("whole", "show all of X", .view, .whole),
    FocusWord("scroll-ahead", "show the part after this one", .view, .scrollAhead),
    FocusWord("scroll-behind", "show the part before this one", .view, .scrollBehind),
  ]

  private static let sounds: [FocusWord] = [
    FocusWord("play", "play this place", .sound, .play),
    FocusWord("play-group", "play the group around this place", .sound, .playGroup),
    FocusWord("play-range", "play the range", .sound, .playRange),
    FocusWord("play-from-here", "play from here to the end", .sound, .playFromHere),
    FocusWord("play-all", "play the whole chart", .sound, .playAll),
    FocusWord("play-gist", "play the chart in little more than a second", .sound, .playGist),
    FocusWord("stop", "stop the sound", .sound, .stop),
    FocusWord("faster", "play faster", .sound, .faster),
    FocusWord("slower", "play slower", .sound, .slower),
    FocusWord("tones", "tones off or on", .sound, .tones),
    FocusWord("words", "words off or on", .sound, .words),
  ]

  private static let others: [FocusWord] = [
    FocusWord("verbosity", "say less or more: brief, standard, full in turn", .other, .verbosity),
    FocusWord("braille", "a line of braille behind each announcement, off or on", .other, .braille),
    FocusWord("help", "what is possible here, or all of a topic: help jumping", .other, .optional) { .help($0) },
    FocusWord("quit", "end the walk", .other, .quit),
  ]
}

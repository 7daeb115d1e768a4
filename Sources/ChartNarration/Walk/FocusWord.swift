/// The word by which a command is typed, and what it does.
public struct FocusWord: Sendable, Equatable {
  /// What follows the word.
  public enum Text: Sendable {
    case none, optional, needed
  }

  /// The word, such as `next-series`; unique.
  public let name: String
  /// What it does, as help tells it: a phrase without a stop.
  public let explanation: String
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
    _ name: String, _ explanation: String, _ text: Text = .none,
    _ command: @escaping @Sendable (String) -> FocusCommand
  ) {
    (self.name, self.explanation, self.text, self.command) = (name, explanation, text, command)
  }

  private init(_ name: String, _ explanation: String, _ command: FocusCommand) {
    self.init(name, explanation, .none) { _ in command }
  }

  /// All words, those that belong together beside each other.
  public static let all: [FocusWord] = moving + jumping + asking + ranges + views + sounds + others

  private static let moving: [FocusWord] = [
    FocusWord("left", "to the place before, along X", .left),
    FocusWord(
      "right", "to the place after, along X; from the end of a series, asked twice, to the next", .right),
    FocusWord("in", "into the chart, a series, a group, or the parts of a mark", .inside),
    FocusWord("out", "out to the group, the series, the chart", .outside),
    FocusWord("first", "to the first place beside this one", .first),
    FocusWord("last", "to the last place beside this one", .last),
    FocusWord("start", "to the first mark of the series", .start),
    FocusWord("end", "to the last mark of the series", .end),
    FocusWord("next-series", "to the next series at the same X, or the nearest", .nextSeries),
    FocusWord("previous-series", "to the series before, at the same X or the nearest", .previousSeries),
    FocusWord("ahead", "a tenth of the way on", .ahead),
    FocusWord("behind", "a tenth of the way back", .behind),
    FocusWord("top", "to the whole chart", .top),
    FocusWord("x-axis", "to the X axis", .xAxis),
    FocusWord("y-axis", "to the Y axis", .yAxis),
    FocusWord("legend", "to the legend", .legend),
  ]

  private static let jumping: [FocusWord] = [
    FocusWord("lowest", "to the lowest value of the series; again, to the next as low", .lowest),
    FocusWord("highest", "to the highest value of the series; again, to the next as high", .highest),
    FocusWord("next-peak", "to the next peak or valley that stands out", .nextPeak),
    FocusWord("previous-peak", "to the peak or valley before", .previousPeak),
    FocusWord("next-gap", "to the next place without a value", .nextGap),
    FocusWord("previous-gap", "to the place without a value before", .previousGap),
    FocusWord("next-crossing", "to where two series cross next", .nextCrossing),
    FocusWord("previous-crossing", "to where two series crossed before", .previousCrossing),
    FocusWord(
      "go", "to a place or a series: go June 6, go 25 percent, go Japan 2000; to a value: go first above 5000",
      .needed
    ) { .go($0) },
    FocusWord("value", "to the nearest value of Y: value 4200", .needed) { .value($0) },
    FocusWord("find", "to the next label with a text: find June", .needed) { .find($0) },
    FocusWord("find-next", "to the next label with the same text", .findNext),
    FocusWord("bookmark", "keep this place, by a name if you like", .optional) { .bookmark($0) },
    FocusWord("bookmarks", "which places are kept", .bookmarks),
    FocusWord("return", "to a place that is kept, by its name", .optional) { .returnTo($0) },
    FocusWord("back", "to where you were before the last jump", .back),
  ]

  private static let asking: [FocusWord] = [
    FocusWord("where", "where you are", .whereAmI),
    FocusWord("repeat", "say and play it again", .again),
    FocusWord("spell", "spell it", .spell),
    FocusWord("mean", "compare with the mean of the series", .mean),
    FocusWord("previous", "compare with the mark before", .previous),
    FocusWord("compare", "compare with the place where the range begins, or with the last bookmark", .compare),
    FocusWord("rank", "which rank the value has in its series", .rank),
    FocusWord("rank-across", "which rank it has among the series at this X", .rankAcross),
    FocusWord("mean-across", "compare with the mean of the series at this X", .meanAcross),
    FocusWord("difference-across", "compare with each other series at this X", .differenceAcross),
    FocusWord("overview", "what the chart shows", .overview),
    FocusWord("summary", "the whole description without marks", .summary),
  ]

  private static let ranges: [FocusWord] = [
    FocusWord("mark", "begin a range here", .mark),
    FocusWord("grow-right", "one place on, and say the range", .growRight),
    FocusWord("grow-left", "one place back, and say the range", .growLeft),
    FocusWord("range", "describe the range from where it begins to here", .range),
    FocusWord("unmark", "forget the range", .unmark),
  ]

  private static let views: [FocusWord] = [
    FocusWord("coarser", "longer buckets: weeks in place of days", .coarser),
    FocusWord("finer", "shorter buckets", .finer),
    FocusWord("zoom-in", "show less of X", .zoomIn),
    FocusWord("zoom-out", "show more of X", .zoomOut),
    FocusWord("whole", "show all of X", .whole),
    FocusWord("scroll-ahead", "show the part after this one", .scrollAhead),
    FocusWord("scroll-behind", "show the part before this one", .scrollBehind),
  ]

  private static let sounds: [FocusWord] = [
    FocusWord("play", "play this place", .play),
    FocusWord("play-group", "play the group around this place", .playGroup),
    FocusWord("play-range", "play the range", .playRange),
    FocusWord("play-from-here", "play from here to the end", .playFromHere),
    FocusWord("play-all", "play the whole chart", .playAll),
    FocusWord("play-gist", "play the chart in little more than a second", .playGist),
    FocusWord("stop", "stop the sound", .stop),
    FocusWord("faster", "play faster", .faster),
    FocusWord("slower", "play slower", .slower),
    FocusWord("tones", "tones off or on", .tones),
    FocusWord("words", "words off or on", .words),
  ]

  private static let others: [FocusWord] = [
    FocusWord("verbosity", "say less or more: brief, standard, full in turn", .verbosity),
    FocusWord("braille", "a line of braille behind each announcement, off or on", .braille),
    FocusWord("help", "what is possible here, or all of a topic: help jumping", .optional) { .help($0) },
    FocusWord("quit", "end the walk", .quit),
  ]
}

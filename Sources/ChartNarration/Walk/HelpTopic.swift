/// What help tells of at a time: at most eight lines, each of one word or of words that belong together.
public struct HelpTopic: Sendable {
  /// The name by which it is asked for, such as `jumping`.
  public let name: String
  /// The letter that asks for it behind the key for help.
  public let letter: Character
  /// Its lines.
  let lines: [Line]

  /// Some words, and what they do.
  struct Line: Sendable {
    let words: [String]
    let explanation: String
  }

  private init(_ name: String, _ letter: Character, _ lines: [(words: String, explanation: String)]) {
    (self.name, self.letter) = (name, letter)
    self.lines = lines.map { Line(words: $0.words.split(separator: " ").map(String.init), explanation: $0.explanation) }
  }

  /// The topic with a name that begins so; `nil` where no name does.
  public static func named(_ name: String) -> HelpTopic? {
    let asked = name.lowercased()
    return asked.isEmpty ? nil : all.first { $0.name.hasPrefix(asked) }
  }

  /// All topics, in the order in which help names them.
  public static let all: [HelpTopic] = [
    HelpTopic(
      "moving", "m",
      [
        ("left right", "along X; from the end of a series, asked twice, to the next series"),
        ("in out", "into a place, and one level out of it"),
        ("first last", "the first and the last place beside this one"),
        ("start end", "the first and the last mark of the series"),
        ("previous-series next-series", "another series at the same X"),
        ("behind ahead", "a tenth of the way"), ("top back", "the whole chart; where you were before the last jump"),
        ("x-axis y-axis legend", "what is along X and Y, and the series"),
      ]),
    HelpTopic(
      "jumping", "j",
      [
        ("lowest highest", "the lowest and the highest value of the series; again, the next as low or high"),
        ("previous-peak next-peak", "peaks and valleys that stand out"),
        ("previous-gap next-gap", "places without a value"),
        ("previous-crossing next-crossing", "where two series cross"),
        ("go", "a place or a series: go June 6, go 25 percent, go Japan 2000; a value: go first above 5000"),
        ("value", "the nearest value of Y: value 4200"), ("find find-next", "a text in a label: find June"),
        ("bookmark return bookmarks", "keep a place by a name, come back to it, and hear which are kept"),
      ]),
    HelpTopic(
      "asking", "a",
      [
        ("where repeat spell", "where you are; what was said last, again; and by letters"),
        ("overview summary", "what the chart shows; all that is said of it"),
        ("mean previous", "beside the mean of the series; beside the mark before"),
        ("compare", "beside the place where the range begins, or the last bookmark"),
        ("rank", "which rank the value has in its series"),
        ("rank-across", "which rank it has among the series here"),
        ("mean-across difference-across", "beside the mean of the series here; beside each of them"),
      ]),
    HelpTopic(
      "ranges", "r",
      [
        ("mark unmark", "begin a range here; forget it"),
        ("grow-left grow-right", "a place more, and what the range says"),
        ("range", "what the range says, from where it begins to here"), ("play-range", "the sound of the range"),
      ]),
    HelpTopic(
      "view", "v",
      [
        ("coarser finer", "longer or shorter buckets, such as weeks in place of days"),
        ("zoom-in zoom-out whole", "less of X, more of it, all of it"),
        ("scroll-behind scroll-ahead", "the part before or after this one"),
        ("verbosity", "say less or more: brief, standard, full in turn"), ("braille", "a line of braille, off or on"),
        ("quit", "end the walk"), ("help", "what is possible here; then a letter for a topic"),
      ]),
    HelpTopic(
      "sound", "s",
      [
        ("play play-group play-all", "the sound of this place, of its group, of the whole chart"),
        ("play-from-here play-gist", "from here to the end; the chart in little more than a second"),
        ("stop", "stop the sound"), ("slower faster", "the speed of the sound"),
        ("tones words", "tones or words, off or on"),
      ]),
  ]
}

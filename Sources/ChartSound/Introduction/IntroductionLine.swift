/// A line of what introduces a chart: words, a tone, or words and the tone that they name.
public struct IntroductionLine: Sendable, Equatable {
  /// The words; empty where a tone has none.
  public var text: String
  /// Seconds that the words take; `nil` where nobody speaks them.
  public var seconds: Double?
  /// The tone behind the words.
  public var tone: IntroductionTone?

  /// A line from its parts.
  public init(text: String, seconds: Double? = nil, tone: IntroductionTone? = nil) {
    self.text = text
    self.seconds = seconds
    self.tone = tone
  }

  /// The most seconds of an introduction: a title, two axes and two tones take 12 to 18 at 175 words a minute, and of a much
  /// longer one nobody keeps the beginning.
  public static let longest = 25.0
  /// Seconds between words and their tone.
  static let gap = 0.15
  /// Seconds between two lines.
  static let pause = 0.25
  /// Seconds between the last line and the chart.
  static let rest = 0.8

  /// Seconds that it is heard; 0 where it is not.
  var length: Double {
    let tone = tone?.note.length ?? 0
    guard let seconds else { return tone }
    return seconds + (tone > 0 ? Self.gap + tone : 0)
  }
}

extension [IntroductionLine] {
  /// The lines that fit in so many seconds: the last of the series go first, then the longest of the title and the axes; the
  /// tones at both ends of the pitches stay.
  public func fitting(_ seconds: Double) -> [IntroductionLine] {
    var lines = self
    while lines.seconds > seconds, let place = lines.leastNeeded { lines.remove(at: place) }
    return lines
  }

  private var seconds: Double { reduce(0) { $0 + ($1.length > 0 ? $1.length + IntroductionLine.pause : 0) } }

  private var leastNeeded: Int? {
    guard let end = lastIndex(where: { $0.tone?.meaning.isEnd == true }) ?? firstIndex(where: { $0.tone != nil }) else {
      return indices.max { self[$0].length < self[$1].length }
    }
    if end + 1 < count { return count - 1 }
    return indices.filter { self[$0].tone == nil }.max { self[$0].length < self[$1].length }
  }
}

extension IntroductionTone.Meaning {
  /// Whether it is a value rather than a series.
  fileprivate var isEnd: Bool {
    if case .series = self { false } else { true }
  }
}

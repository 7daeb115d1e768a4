public import ChartModel

/// A chart as notes: it can be printed, compared and tested without a sound.
///
/// ```swift
/// let score = Score(chart: chart, facts: facts, options: SoundOptions())
/// score.notes.first?.frequency  // 622.25…, Hz: the middle of the domain
/// ```
public struct Score: Sendable, Equatable {
  /// The chart's title; empty where there is none.
  public var title: String
  /// The length in seconds, pauses included.
  public var duration: Double
  /// How a value becomes a pitch.
  public var pitch: PitchMapping
  /// How a third number becomes a length; `nil` where lengths say none, and of charts that differ.
  public var lengths: LengthMapping?
  /// The notes by their start; at one start, ticks and cues come before data.
  public var notes: [Note]
  /// Where each focus group and each sounding mark is heard, by their start.
  public var spans: [ScoreSpan]
  /// The zone in which instants along X are written.
  public var zone: TimeZoneRules
  /// The series for which there is no time, in the order of the chart.
  public var silentSeries: [SilentSeries]
  /// How many marks are not heard because they stand too close to others: of each slot of time the lowest and the highest
  /// are.
  public var reducedCount: Int
  /// What gave way so that the sound can be followed.
  public var concessions: [ScoreConcession] = []
  /// What introduces the charts, line by line: the words, and when they and their tones are heard.
  public var introduction: [Caption] = []

  /// A score from its parts.
  public init(
    title: String, duration: Double, pitch: PitchMapping, lengths: LengthMapping? = nil, notes: [Note],
    spans: [ScoreSpan] = [],
    zone: TimeZoneRules = .utc, silentSeries: [SilentSeries] = [], reducedCount: Int = 0
  ) {
    self.title = title
    self.duration = duration
    self.pitch = pitch
    self.lengths = lengths
    self.notes = notes
    self.spans = spans
    self.zone = zone
    self.silentSeries = silentSeries
    self.reducedCount = reducedCount
  }

  /// The score without spoken words; everything else stays where it is.
  var withoutSpeech: Score {
    var score = self
    score.notes.removeAll { $0.role == .speech }
    return score
  }

  /// The score with every note in the middle, as a sound of one channel has it.
  public var centred: Score {
    var score = self
    for index in score.notes.indices { score.notes[index].pan = 0 }
    return score
  }
}

/// A series that is not heard, for there is no time for all.
public struct SilentSeries: Sendable, Equatable {
  /// The id of the series.
  public var id: String
  /// Which of several charts it is in.
  public var view: Int

  /// A series from its parts.
  public init(id: String, view: Int = 0) { (self.id, self.view) = (id, view) }
}

/// The time in which a focus group or a mark is heard.
public struct ScoreSpan: Sendable, Equatable {
  /// How much a listener needs to find it; groups come first.
  public enum Importance: Int, Sendable, Comparable {
    /// A focus group.
    case group
    /// A mark that the summary names: an extreme, the first or the last value.
    case landmark
    /// Any other mark.
    case mark

    /// Whether the first is more important than the second.
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The id of the means of a heat map's columns together, which are heard before its rows.
  public static let meansID = "@means"

  /// The id of the group or the mark.
  public var id: String
  /// How much a listener needs to find it.
  public var importance: Importance
  /// Seconds from the start of the score.
  public var start: Double
  /// Seconds from the start of the score; later than `start`.
  public var end: Double

  /// A span from its parts.
  public init(id: String, importance: Importance, start: Double, end: Double) {
    self.id = id
    self.importance = importance
    self.start = start
    self.end = end
  }
}

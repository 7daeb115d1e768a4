import ChartAnalysis
import ChartModel

/// What tells of one chart: its narrator, and each type that tells one part of it.
///
/// A part is a small structure with the sentences of one job. It says what it needs of another part by that part's name:
///
/// ```swift
/// struct SeriesSentences: Narrating {
///   let narrator: Narrator
///   private var levelSentences: LevelSentences { LevelSentences(narrator: narrator) }
/// }
/// ```
///
/// Here stands what nearly all parts need. A narrator is large, so that what tells thousands of marks makes its parts once.
protocol Narrating {
  /// The narrator of the chart.
  var narrator: Narrator { get }
}

extension Narrating {
  /// The chart that is told.
  var chart: BucketedChart { narrator.chart }
  /// What its data says.
  var facts: ChartFacts { narrator.facts }
  /// What the data does along X.
  var shape: ChartShape { narrator.memory.shape.value }
  /// The words.
  var voice: Voice { narrator.voice }
  /// What is said, and in which order.
  var profile: Profile { narrator.profile }
  /// How much is said.
  var verbosity: Verbosity { narrator.profile.verbosity }
  /// Says numbers that are no values of Y.
  var numbers: SpokenNumber { narrator.vocabulary.numbers }
  /// Says values of Y, as the axis shows them.
  var yNumbers: SpokenNumber { narrator.vocabulary.yNumbers }
  /// Says places along X.
  var places: SpokenPlace { narrator.vocabulary.places }
  /// What the chart, its axes and its unit are called.
  var names: SpokenNames { narrator.vocabulary.names }

  /// Up to this many places or names are told one by one.
  static var listedPlaces: Int { 4 }
  /// Up to this many series are told one by one.
  static var toldSeries: Int { 6 }
}

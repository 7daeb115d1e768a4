public import ChartAnalysis
public import ChartModel

/// Says everything that there is to say about the charts of one file: one alone, or several.
///
/// A chart alone is said as its `Narrator` says it. Of several, what they have in common is said once, then each chart
/// under its heading.
///
/// ```swift
/// let views = BucketedViews(declared)
/// let narrated = NarratedViews(views, facts: views.views.map { ChartFacts($0.chart) }, voice: .english)
/// narrated.descriptionLines(upTo: .groups)
/// ```
public struct NarratedViews: Sendable {
  /// The charts with what belongs to all of them.
  public let views: BucketedViews
  /// A narrator of each chart, in reading order.
  public let narrators: [Narrator]
  /// What each chart is called among the others, as a part of a sentence: `Crookston`, `cylinders 4`; no two are the
  /// same.
  public let names: [String]
  /// The same as titles, with the title that an author gave to a chart that has a name too.
  let titles: [String]
  /// The same as parts of headings, which count the charts anyway.
  let headings: [String]
  /// The words.
  public let voice: Voice
  /// How much is said.
  public var verbosity: Verbosity { profile.verbosity }
  /// What is said, and in which order.
  public let profile: Profile
  /// The names of the charts by the fields that tell them apart.
  let spokenNames: SpokenViewNames

  /// A narrator of charts and the facts of each, which says what a preset says.
  public init(_ views: BucketedViews, facts: [ChartFacts], voice: Voice, verbosity: Verbosity = .standard) {
    self.init(views, facts: facts, voice: voice, profile: Profile(verbosity))
  }

  /// A narrator of charts and the facts of each, which says what a person asks for.
  public init(_ given: BucketedViews, facts: [ChartFacts], voice: Voice, profile: Profile) {
    let voice = profile.hidesNumbers ? voice.hidingNumbers : voice
    let views = profile.hidesNumbers ? Mask(voice).views(given) : given
    self.views = views
    self.voice = voice
    self.profile = profile
    spokenNames = SpokenViewNames(views, voice: voice)
    var narrators = zip(views.views, facts).map {
      Narrator($0.chart, facts: $1, voice: voice, profile: profile)
    }
    if narrators.count > 1 {
      for (place, view) in zip(narrators.indices, views.views) { narrators[place].viewID = view.id }
    }
    if let alone = narrators.first, narrators.count == 1 {
      narrators = [Self.alone(alone, spokenNames, views)]
    }
    self.narrators = narrators
    let given = spokenNames.given(narrators.map(\.title))
    names = spokenNames.distinct(given)
    titles = Self.titles(names, spokenNames, narrators).map { Sentence($0).line }
    headings = Self.titles(given, spokenNames, narrators)
  }

  /// What a single chart says, as one of one.
  public init(_ narrator: Narrator) {
    self.init(
      BucketedViews(narrator.chart), facts: [narrator.facts], voice: narrator.voice, profile: narrator.profile)
  }

  /// The narrator of a chart that is alone; `nil` where there are several, or none.
  public var single: Narrator? { narrators.count == 1 ? narrators.first : nil }

  /// The names, and where they tell charts apart too, the titles of the charts.
  private static func titles(_ names: [String], _ own: SpokenViewNames, _ narrators: [Narrator]) -> [String] {
    let given = Set(narrators.map(\.chart.title))
    return zip(zip(names, own.names), narrators).map { name, narrator in
      guard given.count > 1, !name.1.isEmpty, let title = narrator.chart.title?.spoken, title != name.0 else {
        return name.0
      }
      return Sentence(name.0).adding(title, .context).text
    }
  }

  /// A chart alone tells what is left out, and where it is the only one of a facet, which.
  private static func alone(_ narrator: Narrator, _ names: SpokenViewNames, _ views: BucketedViews) -> Narrator {
    var chart = narrator.chart
    if chart.subtitle == nil, let name = names.names.first, !name.isEmpty { chart.subtitle = name }
    var alone = Narrator(chart, facts: narrator.facts, voice: narrator.voice, profile: narrator.profile)
    (alone.omissions, alone.undrawn, alone.settings) = (views.omissions, names.undrawn, views.settings)
    return alone
  }
}

public import ChartAnalysis
public import ChartModel

/// Says everything that there is to say about one chart, in one voice.
///
/// All text comes from the chart and its facts; no number is computed here.
///
/// ```swift
/// let narrator = Narrator(chart, facts: ChartFacts(chart), voice: .english)
/// narrator.labels().first?.text  // "June 1: 7,204 steps"
/// ```
public struct Narrator: Sendable {
  /// The chart that is told.
  public let chart: BucketedChart
  /// What its data says.
  public let facts: ChartFacts
  /// The words.
  public let voice: Voice
  /// How much is said.
  public var verbosity: Verbosity { profile.verbosity }
  /// What is said, and in which order.
  public let profile: Profile
  /// What the author draws beside the chart and what is not told.
  public var omissions: [Omission] = []
  /// What the charts beside it are called that are not drawn, because none of their rows has a place.
  public var undrawn: [String] = []
  /// What is shown as the chart opens, where a control chooses it.
  public var settings: [Setting] = []
  /// The id of its chart among several, with which ids of groups over several series begin; empty for one alone.
  var viewID = ""
  /// Whether it says the message, in which nobody follows many digits.
  private(set) var isMessage = false
  /// How its numbers, places and names are said.
  let vocabulary: ChartVocabulary
  /// What is worked out once for all that is told.
  private(set) var memory: NarratorMemory
  /// What labels add so that they tell marks apart, found when the first is told.
  private(set) var plan = Memo { LabelPlan() }

  /// A narrator of a chart that says what a preset says.
  public init(_ chart: BucketedChart, facts: ChartFacts, voice: Voice, verbosity: Verbosity = .standard) {
    self.init(chart, facts: facts, voice: voice, profile: Profile(verbosity))
  }

  /// A narrator of a chart that says what a person asks for.
  ///
  /// Where the profile hides numbers, the narrator tells a chart whose texts and ids have none, in a voice without numbers.
  public init(_ chart: BucketedChart, facts: ChartFacts, voice: Voice, profile: Profile) {
    let told = profile.hidesNumbers ? Mask(voice).chart(chart) : chart
    let toldFacts =
      profile.hidesNumbers ? ChartFacts(told, grouping: facts.grouping, separatesZeros: false) : facts
    self.init(telling: told, toldFacts, voice, profile)
    // By hidden numbers all marks would be alike.
    let planned = profile.hidesNumbers ? Narrator(telling: told, toldFacts, voice, profile.withoutMask) : self
    plan = Memo { LabelPlan(planned) }
  }

  private init(telling chart: BucketedChart, _ facts: ChartFacts, _ given: Voice, _ profile: Profile) {
    let voice = profile.hidesNumbers ? given.hidingNumbers : given.sayingNumbers
    self.chart = chart
    self.facts = facts
    self.voice = voice
    self.profile = profile
    vocabulary = ChartVocabulary(chart, voice: voice)
    memory = NarratorMemory(chart, facts, vocabulary, voice, profile)
    let fits = chart.fits
    guard !fits.isEmpty else { return }
    memory.ofData = Memo {
      let data = chart.withoutFits
      let facts = ChartFacts(data, grouping: facts.grouping, separatesZeros: !profile.hidesNumbers)
      var narrator = Narrator(telling: data, facts, given, profile)
      narrator.memory.fits = fits
      return narrator
    }
  }
}

extension Narrator {
  /// The same, for the message.
  var ofMessage: Narrator {
    var narrator = self
    narrator.isMessage = true
    return narrator
  }
}

extension Narrator {
  /// The same of the data alone: a line that was fitted to them is told behind what they do, and compared with nothing.
  var ofData: Narrator {
    guard var narrator = memory.ofData?.value else { return self }
    (narrator.omissions, narrator.undrawn, narrator.settings) = (omissions, undrawn, settings)
    (narrator.viewID, narrator.isMessage, narrator.plan) = (viewID, isMessage, plan)
    return narrator
  }
}

extension Narrator: Narrating {
  /// Itself.
  var narrator: Narrator { self }
}

import ChartAnalysis
import ChartModel

/// What is said of several charts at once.
extension NarratedViews {
  /// The title: the author's, else that of every chart and what tells them apart, else how many charts there are.
  ///
  /// ```
  /// Yield by variety, by site
  /// ```
  public var title: String {
    if let single { return single.title }
    if let title = views.title?.spoken, !title.isEmpty { return Sentence(title).line }
    return Sentence(counts.title ?? counts.counted).line
  }

  /// Whether the title says more than how many charts there are.
  var hasTitle: Bool { single != nil || views.title?.spoken.isEmpty == false || counts.title != nil }

  /// The line below the title as a sentence; empty where there is none, or where it says no more than the title.
  public var subtitle: String {
    if let single { return single.subtitle }
    guard let subtitle = views.subtitle?.authored, subtitle != title else { return "" }
    return Sentence(subtitle).sentence
  }

  /// How many there are.
  var counts: ViewCounts { ViewCounts(narrated: self) }

  /// What all charts have in common, part by part.
  var common: [OverviewPart: String] { CommonAxes(narrated: self).sentences }

  /// Kinds, axes and what is left out, as far as they are those of all charts.
  public func overview() -> [String] {
    if let single { return single.overview() }
    guard verbosity != .brief else { return Array(counts.sentences.prefix(1)) }
    let common = common
    let parts = OverviewPart.allCases.compactMap { common[$0] }
    let spoken = SpokenOmissions(voice: voice, verbosity: verbosity)
    let settings = SpokenSettings(voice: voice).sentence(views.settings)
    return counts.sentences + (settings.isEmpty ? [] : [settings]) + parts + spoken.sentences(views.omissions)
      + spoken.sentences(undrawn: spokenNames.undrawn)
  }
}

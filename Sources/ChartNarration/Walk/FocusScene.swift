import ChartAnalysis
import ChartModel

/// The charts that are walked, as they are shown at the moment.
struct FocusScene: Sendable {
  let narrated: NarratedViews
  let tree: FocusTree

  /// Tells of all of each chart, whatever part of it is shown.
  let wholes: [Narrator]

  /// What the charts show, in one line.
  let overview: Memo<String>

  /// All that is said of the charts but groups and marks, a sentence a line.
  let summary: Memo<[String]>

  /// - Parameter wholes: Those that are known already.
  init(_ narrated: NarratedViews, wholes: [Narrator]? = nil) {
    self.narrated = narrated
    self.wholes = wholes ?? narrated.narrators.map { $0.ofWhole ?? $0 }
    tree = FocusTree(narrated)
    overview = Memo {
      narrated.descriptionLines(upTo: .overview).reduce(Sentence()) { $0.adding($1, .sentence) }.sentence
    }
    summary = Memo { narrated.descriptionLines(upTo: .summary) }
  }

  /// The same charts with a part of one shown, or all of it.
  func showing(_ window: ChartWindow, in view: Int) -> FocusScene {
    let narrator = narrated.narrators[view]
    let whole = narrator.chart.whole?.chart ?? narrator.chart
    let chart = window.isWhole ? whole : whole.showing(window)
    return replacing(chart, in: view, ChartFacts(chart, grouping: narrator.facts.grouping))
  }

  /// The same charts with a stretch of one shown, as far as it has that; all of it where none is given.
  func showing(_ range: Range<Double>?, in view: Int) -> FocusScene {
    guard let range, narrated.narrators.indices.contains(view), let extent = narrated.narrators[view].chart.extent,
      range.overlaps(extent)
    else { return self }
    let shown = range.clamped(to: extent)
    let window = ChartWindow(
      length: shown.upperBound - shown.lowerBound, position: shown.lowerBound, domain: extent,
      shortest: narrated.narrators[view].chart.shortestBucket)
    return showing(window, in: view)
  }

  private func replacing(_ chart: BucketedChart, in view: Int, _ facts: ChartFacts) -> FocusScene {
    var views = narrated.views
    views.views[view].chart = chart
    var all = narrated.narrators.map(\.facts)
    all[view] = facts
    let shown = NarratedViews(views, facts: all, voice: narrated.voice, profile: narrated.profile)
    return FocusScene(shown, wholes: wholes)
  }

  /// The same charts, told as another profile says.
  func saying(_ profile: Profile) -> FocusScene {
    let told = narrated.saying(profile)
    let wholes = zip(told.narrators, self.wholes).map { shown, whole in
      shown.chart.whole == nil
        ? shown : Narrator(whole.chart, facts: whole.facts, voice: told.voice, profile: profile)
    }
    return FocusScene(told, wholes: wholes)
  }

  /// The narrator of the chart that a place belongs to; `nil` where it belongs to all of several.
  func narrator(at place: Int) -> Narrator? { tree.places[place].view.map { narrated.narrators[$0] } }

  /// The series of a mark.
  func track(of mark: FocusMark) -> FocusTrack { tree.tracks[mark.track] }
}

extension NarratedViews {
  /// The same charts, told as another profile says.
  func saying(_ profile: Profile) -> NarratedViews {
    NarratedViews(views, facts: narrators.map(\.facts), voice: voice, profile: profile)
  }
}

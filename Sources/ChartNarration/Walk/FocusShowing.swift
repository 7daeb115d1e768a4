import ChartAnalysis
import ChartModel

/// Coarser and finer buckets, and the part of X that is shown; the place stays as near as there is one.
struct FocusShowing: FocusStep {
  var walk: FocusWalk

  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement {
    switch command {
    case .coarser: askForBuckets(1)
    case .finer: askForBuckets(-1)
    case .zoomIn: zoom(by: 2)
    case .zoomOut: zoom(by: 0.5)
    case .whole: showWhole()
    case .scrollAhead: scroll(1)
    default: scroll(-1)
    }
  }

  private var chart: BucketedChart? { state.view.map { state.scene.narrated.narrators[$0].chart } }

  // MARK: Buckets

  private mutating func askForBuckets(_ direction: Int) -> FocusAnnouncement {
    guard walk.navigator.rebucket != nil else { return said(.walkFixedBuckets) }
    guard let next = nextStep(direction) else { return said(direction > 0 ? .walkNoCoarser : .walkNoFiner) }
    let change = voice.say(direction > 0 ? .walkCoarser : .walkFiner)
    return asking(for: .buckets(next.bucketing, direction: direction), change)
  }

  private mutating func rebucket(_ bucketing: Bucketing?, _ direction: Int) -> FocusAnnouncement {
    guard let chart, let narrated = try? walk.navigator.rebucket?(bucketing) else { return said(.walkFixedBuckets) }
    let told = narrated.saying(state.scene.narrated.profile)
    let scene = FocusScene(told).showing(state.shown, in: state.view ?? 0)
    guard let new = state.view.map({ scene.narrated.narrators[$0].chart }),
      new.xAxis.bucketing != chart.xAxis.bucketing || new.bucketRanges != chart.bucketRanges
    else { return said(direction > 0 ? .walkNoCoarser : .walkNoFiner) }
    if direction > 0 { state.finer.append(state.asked) } else if !state.finer.isEmpty { state.finer.removeLast() }
    state.asked = bucketing
    show(scene)
    return arrived(state.scene.narrated.narrators.first.map { KindSentence(narrator: $0.ofData).sentence } ?? "")
  }

  /// Buckets to ask for; those at the start have no name.
  private enum Step {
    case atStart
    case to(Bucketing)

    var bucketing: Bucketing? { if case .to(let bucketing) = self { bucketing } else { nil } }
  }

  /// The step back to where one came from, the buckets at the start included; else the next that there is.
  private func nextStep(_ direction: Int) -> Step? {
    if direction < 0, let known = state.finer.last { return known.map { .to($0) } ?? .atStart }
    return chart.flatMap { BucketSteps($0).next(direction) }.map { .to($0) }
  }

  // MARK: The part that is shown

  private mutating func zoom(by factor: Double) -> FocusAnnouncement {
    guard let window else { return said(.walkAllShown) }
    let next = window.zoomed(
      by: factor, around: stretch, calendar: calendarOfTime, inWholes: chart?.isOfCategories == true)
    guard next.range != window.range else { return said(factor > 1 ? .walkNoCloser : .walkAllShown) }
    return show(next)
  }

  private mutating func showWhole() -> FocusAnnouncement {
    guard let window, !window.isWhole else { return said(.walkAllShown) }
    return show(ChartWindow(length: .infinity, position: 0, domain: window.domain, shortest: window.shortest))
  }

  private mutating func scroll(_ direction: Int) -> FocusAnnouncement {
    guard let window else { return said(.walkAllShown) }
    let next: ChartWindow
    if let calendar = calendarOfTime {
      next = direction > 0 ? window.next(in: calendar) : window.previous(in: calendar)
    } else {
      next = window.moved(by: Double(direction) * window.length)
    }
    guard next.range != window.range else { return said(direction > 0 ? .walkEnd : .walkStart) }
    // One goes elsewhere by it: the place from which one began to zoom is not kept.
    return show(next, keepsPlace: false)
  }

  private mutating func show(_ window: ChartWindow, keepsPlace: Bool = true) -> FocusAnnouncement {
    guard let view = state.view else { return said(.walkAllShown) }
    state.shown = window.isWhole ? nil : window.range
    state.kept = state.kept ?? coordinate
    // With hidden numbers the part and the whole are told alike.
    let change = WindowSentence(narrator: state.scene.wholes[view]).sentence(of: window)
    return asking(
      for: .window(window, keepsPlace: keepsPlace), change ?? voice.say(window.isWhole ? .walkAllShown : .walkPartShown)
    )
  }

  private var calendarOfTime: ChartCalendar? {
    chart.flatMap { $0.xAxis.type == .temporal ? $0.calendar : nil }
  }

  /// The window as it is; that of all of X where everything is shown.
  private var window: ChartWindow? {
    // The share of a part is one of the whole, of which no less can be shown.
    guard let chart, !chart.isPartToWhole else { return nil }
    if case .window(let window, _) = state.pending { return window }
    if let window = chart.window { return window }
    guard let extent = chart.extent, extent.lowerBound < extent.upperBound else { return nil }
    return ChartWindow(length: .infinity, position: 0, domain: extent, shortest: chart.shortestBucket)
  }

  /// Where one is along X; the middle of what is shown where one is nowhere.
  private var coordinate: Double {
    if let own = firstMark.flatMap({ tree.places[$0].mark?.coordinate }), own.isFinite { return own }
    guard let extent = chart?.extent else { return 0 }
    return extent.lowerBound + (extent.upperBound - extent.lowerBound) / 2
  }

  /// The stretch of X from which one began to zoom, or that of this place.
  private var stretch: Range<Double> {
    let own = firstMark.flatMap { tree.places[$0].mark?.x }.flatMap { x in
      chart.flatMap { XCoordinates($0).range(of: x) }
    }
    guard let own, state.kept.map(own.contains) ?? true else {
      let place = state.kept ?? coordinate
      return place..<place.nextUp
    }
    return own
  }

  private var firstMark: Int? {
    here.role == .mark || here.role == .group ? tree.firstMark(in: state.place) : nil
  }

  // MARK: Making the charts

  /// Shows what was asked for, at the same place or the nearest to it, and says where that is.
  mutating func settle(_ view: FocusView) -> FocusAnnouncement {
    switch view {
    case .window(let window, let keepsPlace):
      show(state.scene.showing(window, in: state.view ?? 0))
      if !keepsPlace { state.kept = nil }
    case .profile(let profile):
      let before = state.before
      show(state.scene.saying(profile))
      state.before = before
      // The same marks: they have been heard.
      return FocusAnnouncement(Sentence(here.label).sentence)
    case .buckets(let bucketing, let direction): return rebucket(bucketing, direction)
    }
    return arrived()
  }

  /// Shows other charts, at the same place or the nearest to it.
  private mutating func show(_ scene: FocusScene) {
    let (old, role, track) = (here, here.role, currentTrack.map { tree.tracks[$0] })
    // Through several changes it is the place from which they began: a year must not forget its month.
    let kept = state.kept ?? coordinate
    state.kept = kept
    state.scene = scene
    state.showings += 1
    state.cameFrom = nil
    if let same = tree.place(withID: old.id), role != .group, role != .mark || tree.places[same].mark?.x == old.mark?.x
    {
      return state.place = same
    }
    state.place = 0
    guard role == .mark || role == .group, let track,
      let own = tree.tracks.firstIndex(where: { $0.view == track.view && $0.series.id == track.series.id }),
      let mark = tree.holding(kept, in: own, scene.narrated.narrators[track.view].chart)
    else { return }
    state.place = role == .group ? tree.around(mark) { $0.role == .group } ?? mark : mark
  }

  /// What has changed, and then the place.
  private func arrived(_ change: String = "") -> FocusAnnouncement {
    FocusAnnouncement(Sentence(change).adding(here.label, .sentence).sentence, tones: tones(at: state.place))
  }
}

extension ChartWindow {
  /// The window that shows less or more of X and holds a stretch: along time the next unit of the calendar, else the half or
  /// the double, of categories whole ones.
  fileprivate func zoomed(
    by factor: Double, around stretch: Range<Double>, calendar: ChartCalendar?, inWholes: Bool
  ) -> ChartWindow {
    let halved = zoomed(by: factor).holding(stretch, inWholes: inWholes)
    guard let calendar else { return halved }
    let instant = Instant(coordinate: stretch.lowerBound)
    // A unit of one bucket or two is no window; there it goes by halves.
    let windows = CalendarUnit.zooms.filter { Double($0.microseconds) > 2.5 * shortest }.compactMap {
      ChartWindow($0, containing: instant, in: calendar, domain: domain, shortest: shortest)
    }
    let next = factor > 1 ? windows.last { $0.length < length * 0.9 } : windows.first { $0.length > length }
    return next ?? halved
  }

  /// The same moved as little as it takes to hold a stretch.
  private func holding(_ stretch: Range<Double>, inWholes: Bool) -> ChartWindow {
    var window = self
    if inWholes {
      window = ChartWindow(
        length: length.rounded(.up), position: range.lowerBound.rounded(.down), domain: domain, shortest: shortest)
    }
    if stretch.upperBound > window.range.upperBound { window = window.moved(to: stretch.upperBound - window.length) }
    // The end of a point is so near to it that sums do not tell them apart: then the point begins what is shown.
    return window.range.contains(stretch.lowerBound) ? window : window.moved(to: stretch.lowerBound)
  }
}

extension CalendarUnit {
  /// What a person shows of time, the shortest first.
  fileprivate static let zooms: [CalendarUnit] = [.minute, .hour, .day, .week, .month, .halfYear, .year]
}

extension BucketedChart {
  fileprivate var isOfCategories: Bool { xAxis.type == .nominal || xAxis.type == .ordinal }
}

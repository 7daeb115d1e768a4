import ChartAnalysis
import ChartModel

/// The jumps along a series to what its values do.
struct FocusJumps: FocusStep {
  var walk: FocusWalk

  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement {
    switch command {
    case .lowest: goToExtreme(isHighest: false)
    case .highest: goToExtreme(isHighest: true)
    case .nextPeak: goToTurn(1)
    case .previousPeak: goToTurn(-1)
    case .nextGap: goToGap(1)
    case .previousGap: goToGap(-1)
    case .nextCrossing: goToCrossing(1)
    default: goToCrossing(-1)
    }
  }

  /// The series among which an extreme is looked for: one where one is in it, else all that are walked.
  private var soughtTracks: [Int] {
    let isInside = here.mark != nil || here.role == .series || tree.around(state.place) { $0.role == .series } != nil
    if isInside { return currentTrack.map { [$0] } ?? [] }
    return tree.tracks.indices.filter {
      tree.tracks[$0].walked != nil && (here.view ?? tree.tracks[$0].view) == tree.tracks[$0].view
    }
  }

  // MARK: Extremes

  private mutating func goToExtreme(isHighest: Bool) -> FocusAnnouncement {
    let places = soughtTracks.flatMap(tree.marks)
    let numbers = places.compactMap { place in
      height(of: place, isHighest).map { (place: place, number: $0) }
    }
    guard let extreme = isHighest ? numbers.map(\.number).max() : numbers.map(\.number).min() else {
      return said(.walkNoValue)
    }
    let ties = numbers.filter { $0.number == extreme }.map(\.place)
    let own = ties.firstIndex(of: state.place)
    let next = own.map { ($0 + 1) % ties.count } ?? 0
    return jump(to: ties[next], lead: extremeLead(isHighest, next + 1, of: ties.count))
  }

  /// The number of a mark, or which level it is on.
  private func height(of place: Int, _ isHighest: Bool) -> Double? {
    guard let value = value(at: place) else { return nil }
    if case .category(let level) = value, let chart = state.scene.narrator(at: place)?.chart,
      case .categories(let levels) = chart.yAxis.domain, chart.yAxis.type == .ordinal
    {
      return levels.firstIndex(of: level).map(Double.init)
    }
    return isHighest ? value.high : value.low
  }

  private func extremeLead(_ isHighest: Bool, _ k: Int, of n: Int) -> String {
    let isPart = state.view.map { state.scene.narrated.narrators[$0].chart.window?.isWhole == false } == true
    let lead =
      isPart
      ? voice.say(isHighest ? .walkHighestShown : .walkLowestShown) : voice.say(isHighest ? .walkHighest : .walkLowest)
    guard n > 1 else { return lead }
    return Sentence(lead).adding(position(k, of: n)).text
  }

  // MARK: Peaks and gaps

  private mutating func goToTurn(_ direction: Int) -> FocusAnnouncement {
    guard let track = currentTrack else { return said(.walkNoPeak) }
    let turns = features(of: track)?.peaks.map { (place: $0.places.lowerBound, kind: $0.kind) } ?? []
    let own = markPlace(in: track, direction)
    let next = direction > 0 ? turns.first { $0.place > own } : turns.last { $0.place < own }
    guard let next, let place = place(ofMark: next.place, in: track) else {
      return none(.walkNoPeak, direction, among: turns.count)
    }
    return jump(to: place, lead: voice.say(next.kind == .peak ? .walkPeak : .walkTrough))
  }

  private func features(of track: Int) -> SeriesFeatures? {
    let track = tree.tracks[track]
    let narrator = state.scene.narrated.narrators[track.view]
    let shape = track.walked.flatMap { place in
      narrator.shape.series.indices.contains(place) ? narrator.shape.series[place] : nil
    }
    return shape ?? SeriesFeatures(track.series, in: narrator.chart)
  }

  /// The place of this mark in its series; before all or behind all where one is on none of it.
  func markPlace(in track: Int, _ direction: Int) -> Int {
    guard let mark = here.mark, mark.track == track else { return direction > 0 ? -1 : .max }
    return mark.place
  }

  func place(ofMark mark: Int, in track: Int) -> Int? {
    tree.marks(of: track).first { tree.places[$0].mark?.place == mark }
  }

  private mutating func goToGap(_ direction: Int) -> FocusAnnouncement {
    guard let track = currentTrack else { return said(.walkNoGap) }
    let gaps = tree.marks(of: track).filter { value(at: $0)?.isPresent == false }
    let own = markPlace(in: track, direction)
    let isBeyond = { (place: Int) in
      let mark = tree.places[place].mark?.place ?? own
      return direction > 0 ? mark > own : mark < own
    }
    guard let place = direction > 0 ? gaps.first(where: isBeyond) : gaps.last(where: isBeyond) else {
      return none(.walkNoGap, direction, among: gaps.count)
    }
    return jump(to: place)
  }

  /// That there is none at all, or none on this side.
  func none(_ key: WalkPhraseKey, _ direction: Int, among count: Int) -> FocusAnnouncement {
    guard count > 0 else { return said(key) }
    let side = voice.say(direction > 0 ? .walkFurtherOn : .walkFurtherBack)
    return FocusAnnouncement(Sentence(voice.say(key)).adding(side, .word).sentence)
  }
}

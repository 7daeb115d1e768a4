import ChartAnalysis
import ChartModel

/// How a mark stands among the marks of all series at its X.
struct FocusAcross: FocusStep {
  var walk: FocusWalk

  /// The most series that are named one by one.
  static let mostNamed = 4

  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement {
    guard let mark = here.mark, let view = here.view else { return said(.walkNotOnMark) }
    let narrator = state.scene.narrated.narrators[view]
    guard let own = value(at: state.place)?.number else { return said(.walkNoValue) }
    let others = others(of: mark)
    guard !others.isEmpty else { return said(.walkOnlySeries) }
    let text =
      switch command {
      case .rankAcross: rank(of: own, among: others, narrator)
      case .meanAcross: besideMean(own, among: others, narrator)
      default: differences(of: own, from: others, narrator)
      }
    return FocusAnnouncement(Sentence(text).sentence)
  }

  /// The names and numbers of the other series with a mark at the same X.
  private func others(of mark: FocusMark) -> [(name: String, number: Double)] {
    let own = state.scene.track(of: mark)
    return tree.tracks.indices.compactMap { index in
      let track = tree.tracks[index]
      guard index != mark.track, track.view == own.view, (track.walked == nil) == (own.walked == nil),
        let place = tree.marks(of: index).first(where: { tree.places[$0].mark?.x == mark.x }),
        let number = value(at: place)?.number
      else { return nil }
      return (track.name, number)
    }
  }

  /// Equal values share a rank, as within a series.
  private func rank(
    of own: Double, among others: [(name: String, number: Double)], _ narrator: Narrator
  ) -> String {
    let all = (others.map(\.number) + [own]).sorted()
    let rank = SeriesStanding.rank(of: own, among: all)
    return voice.say(.walkRankAcross, ["k": narrator.numbers.whole(rank), "n": narrator.numbers.whole(all.count)])
  }

  private func besideMean(
    _ own: Double, among others: [(name: String, number: Double)], _ narrator: Narrator
  ) -> String {
    let all = Statistics(others.map(\.number) + [own])
    guard let difference = all.mean.flatMap({ ChartFacts.difference(own, $0) }) else { return voice.say(.walkNoValue) }
    return SelectedPlaceLines(narrator: narrator).fromMeanOfSeries(difference, all)
  }

  /// The nearest values first; of many series the nearest above and below.
  private func differences(
    of own: Double, from others: [(name: String, number: Double)], _ narrator: Narrator
  ) -> String {
    let nearest = others.enumerated().compactMap { place, other in
      ChartFacts.difference(own, other.number).map { (place: place, name: other.name, difference: $0) }
    }.sorted { (abs($0.difference), $0.place) < (abs($1.difference), $1.place) }
    let lines = SelectedPlaceLines(narrator: narrator)
    return nearest.prefix(Self.mostNamed).reduce(Sentence()) {
      $0.adding(lines.fromPrevious($1.difference, $1.name, isExact: true))
    }.text
  }
}

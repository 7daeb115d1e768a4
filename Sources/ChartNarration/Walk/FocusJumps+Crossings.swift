import ChartAnalysis
import ChartModel

/// The jumps to where another series passes this one, however briefly: whoever walks there hears each.
extension FocusJumps {
  /// At which mark a series is above another, as it was not before.
  private struct Sides {
    var place: Int
    var upper: Int
    var lower: Int
  }

  mutating func goToCrossing(_ direction: Int) -> FocusAnnouncement {
    guard let track = currentTrack else { return said(.walkNoCrossing) }
    let chart = state.scene.narrated.narrators[tree.tracks[track].view].chart
    guard !chart.isStacked else { return said(.walkStacked) }
    let changes = changes(of: track)
    let own = markPlace(in: track, direction)
    let next = direction > 0 ? changes.first { $0.place > own } : changes.last { $0.place < own }
    guard let next, let place = place(ofMark: next.place, in: track) else {
      return none(.walkNoCrossing, direction, among: changes.count)
    }
    let there = changes.filter { $0.place == next.place }.map {
      voice.say(.walkCrossing, ["upper": tree.tracks[$0.upper].name, "lower": tree.tracks[$0.lower].name])
    }
    return jump(to: place, lead: there.reduce(Sentence()) { $0.adding($1) }.text)
  }

  /// All changes of sides with other series of the chart, along X.
  private func changes(of track: Int) -> [Sides] {
    let own = tree.tracks[track]
    let others = tree.tracks.indices.filter {
      $0 != track && tree.tracks[$0].view == own.view && tree.tracks[$0].walked != nil
    }
    return others.flatMap { other in
      Passing.all(of: own.series, beside: tree.tracks[other].series).map {
        Sides(place: $0.place, upper: $0.isAbove ? track : other, lower: $0.isAbove ? other : track)
      }
    }.sorted { ($0.place, $0.upper, $0.lower) < ($1.place, $1.upper, $1.lower) }
  }
}

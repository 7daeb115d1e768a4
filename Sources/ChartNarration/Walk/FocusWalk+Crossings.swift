import ChartModel

/// The jumps to where another series passes this one, however briefly: whoever walks there hears each.
extension FocusWalk {
  /// One series above another, as it was not at the last mark where they differed.
  private struct Passing {
    var step: Int
    var upper: Int
    var lower: Int
  }

  mutating func goToCrossing(_ direction: Int) -> FocusAnnouncement {
    guard let track = currentTrack else { return said(.walkNoCrossing) }
    let chart = state.scene.narrated.narrators[tree.tracks[track].view].chart
    guard !chart.isStacked else { return said(.walkStacked) }
    let passings = passings(of: track)
    let own = here.mark?.track == track ? here.step : direction > 0 ? -1 : .max
    let next = direction > 0 ? passings.first { $0.step > own } : passings.last { $0.step < own }
    guard let next else { return none(.walkNoCrossing, direction, among: passings.count) }
    let there = passings.filter { $0.step == next.step }.map {
      voice.say(.walkCrossing, ["upper": tree.tracks[$0.upper].name, "lower": tree.tracks[$0.lower].name])
    }
    return jump(to: tree.marks(of: track)[next.step], lead: there.reduce(Sentence()) { $0.adding($1) }.text)
  }

  /// All passings of a series, along X.
  private func passings(of track: Int) -> [Passing] {
    let view = tree.tracks[track].view
    let others = tree.tracks.indices.filter {
      $0 != track && tree.tracks[$0].view == view && tree.tracks[$0].walked != nil
    }
    return others.flatMap { passings(of: track, by: $0) }.sorted { ($0.step, $0.upper) < ($1.step, $1.upper) }
  }

  private func passings(of track: Int, by other: Int) -> [Passing] {
    let pairs = tree.marks(of: other).compactMap { place in tree.places[place].mark.map { ($0.x, place) } }
    let places = Dictionary(pairs) { first, _ in first }
    var found: [Passing] = []
    var wasAbove: Bool?
    for (step, place) in tree.marks(of: track).enumerated() {
      guard let x = tree.places[place].mark?.x, let own = value(at: place)?.number,
        let beside = places[x].flatMap({ value(at: $0)?.number }), own != beside
      else { continue }
      let isAbove = own > beside
      if let wasAbove, wasAbove != isAbove {
        found.append(Passing(step: step, upper: isAbove ? track : other, lower: isAbove ? other : track))
      }
      wasAbove = isAbove
    }
    return found
  }
}

import ChartModel

/// The moves from a place to one beside it.
struct FocusMoves: FocusStep {
  var walk: FocusWalk

  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement {
    switch command {
    case .left: step(-1)
    case .right: step(1)
    case .inside: goInside()
    case .outside: goOutside()
    case .first: go(to: beside(0), edge: .walkStart)
    case .last: go(to: beside(.max), edge: .walkEnd)
    case .start: go(to: laneEnd(isLast: false), edge: .walkStart)
    case .end: go(to: laneEnd(isLast: true), edge: .walkEnd)
    case .top: here.parent == nil ? said(.walkWhole) : jump(to: 0)
    case .back: goBack()
    case .nextSeries: changeSeries(1)
    case .previousSeries: changeSeries(-1)
    case .ahead: stride(1)
    case .behind: stride(-1)
    case .xAxis: goTo(.xAxis)
    case .yAxis: goTo(.yAxis)
    default: goTo(.legend)
    }
  }

  // MARK: Along a lane

  private mutating func step(_ distance: Int) -> FocusAnnouncement {
    if let next = tree.neighbour(of: state.place, by: distance) { return arrive(at: next) }
    let end: FocusState.Edge = distance > 0 ? .end : .start
    if here.parent == nil { return distance > 0 ? goInside() : atEdge(end, goesOnTo: "") }
    guard let next = nextTrack(distance) else { return atEdge(end, goesOnTo: "") }
    guard walk.edge == end else {
      state.edge = end
      return atEdge(end, goesOnTo: name(ofTrack: next))
    }
    let marks = tree.marks(of: next)
    guard let place = distance > 0 ? marks.first : marks.last else { return atEdge(end, goesOnTo: "") }
    return arrive(at: place)
  }

  /// The series with marks after this one, or before it, in all charts.
  private func nextTrack(_ distance: Int) -> Int? {
    guard let mark = here.mark else { return nil }
    var track = mark.track + distance
    while tree.tracks.indices.contains(track) {
      if !tree.marks(of: track).isEmpty { return track }
      track += distance
    }
    return nil
  }

  /// What a series is called where one comes from another: its own name, else that of its chart.
  private func name(ofTrack track: Int) -> String {
    let track = tree.tracks[track]
    let names = state.scene.narrated.names
    return track.name.isEmpty && names.count > 1 && names.indices.contains(track.view) ? names[track.view] : track.name
  }

  /// `End of North. Again for South.`
  private func atEdge(_ end: FocusState.Edge, goesOnTo name: String) -> FocusAnnouncement {
    let own = here.mark.map { state.scene.track(of: $0).name } ?? ""
    let key: WalkPhraseKey =
      end == .end ? (own.isEmpty ? .walkEnd : .walkEndOf) : own.isEmpty ? .walkStart : .walkStartOf
    // Several charts, and one, are not left by what is beside them.
    guard here.parent != nil else { return said(.walkWhole) }
    let place = state.scene.narrator(at: state.place).flatMap { narrator in here.mark.map { narrator.places.text($0.x) }
    }
    let sentence = Sentence(voice.say(key, ["name": own])).adding(place ?? here.name)
    let way = name.isEmpty ? voice.say(.walkUpLeadsOut) : voice.say(.walkGoesOn, ["name": name])
    return FocusAnnouncement(sentence.adding(way, .sentence).sentence)
  }

  private mutating func go(to place: Int, edge: WalkPhraseKey) -> FocusAnnouncement {
    place == state.place ? said(edge) : arrive(at: place)
  }

  /// The first or the last place inside what this one is in; of a mark, in its group and of its series.
  private func beside(_ step: Int) -> Int {
    guard let parent = here.parent else { return state.place }
    let track = here.mark?.track
    // The marks of several series at one X are beside each other; along X each has those of its own series.
    let around = isPartOfStop ? tree.places[parent].parent ?? parent : parent
    let stops = tree.places[around].children
    let places = isPartOfStop ? stops.flatMap { tree.places[$0].children } : stops
    let own = places.filter { track == nil || tree.places[$0].mark?.track == track }
    return (step == 0 ? own.first : own.last) ?? state.place
  }

  /// Whether this is one of several marks at one X, of which each has a series of its own.
  private var isPartOfStop: Bool { here.mark != nil && here.parent.map(isStop) == true }

  private func laneEnd(isLast: Bool) -> Int {
    let lane = tree.lanes[here.lane]
    return (isLast ? lane.last : lane.first) ?? state.place
  }

  /// A tenth of the lane, one place at least; as far as it goes.
  private mutating func stride(_ direction: Int) -> FocusAnnouncement {
    let lane = tree.lanes[here.lane]
    let distance = max(1, (lane.count + 9) / 10)
    let step = min(max(here.step + direction * distance, 0), lane.count - 1)
    guard lane.indices.contains(step), step != here.step else {
      return atEdge(direction > 0 ? .end : .start, goesOnTo: "")
    }
    return arrive(at: lane[step])
  }

  // MARK: In and out

  private mutating func goInside() -> FocusAnnouncement {
    let known = state.cameFrom
    state.cameFrom = nil
    let inside = known.flatMap { tree.places[$0].parent == state.place ? $0 : nil } ?? here.children.first
    // A series whose marks are walked by place has them below the X axis.
    guard let place = inside ?? firstMarkOfSeries else { return said(.walkNothingInside) }
    if tree.places[place].mark != nil { state.entersBySeries = inside == nil }
    return arrive(at: place, namesGroup: inside == nil)
  }

  private var firstMarkOfSeries: Int? {
    guard here.role == .series,
      let track = tree.tracks.firstIndex(where: {
        $0.series.id == here.id && $0.view == here.view
      })
    else {
      return nil
    }
    return tree.marks(of: track).first
  }

  private mutating func goOutside() -> FocusAnnouncement {
    guard let parent = seriesEnteredBy ?? here.parent else { return said(.walkWhole) }
    let from = state.place
    let announcement = arrive(at: parent, namesGroup: false)
    state.cameFrom = from
    return announcement
  }

  /// The series of this mark, where one came in to the marks through a series.
  private var seriesEnteredBy: Int? {
    guard state.entersBySeries, isPartOfStop, let mark = here.mark else { return nil }
    let track = state.scene.track(of: mark)
    return tree.places.firstIndex { $0.role == .series && $0.id == track.series.id && $0.view == here.view }
  }

  private mutating func goBack() -> FocusAnnouncement {
    while let id = state.before.popLast() {
      if let place = tree.place(withID: id), place != state.place { return arrive(at: place) }
    }
    return said(.walkNoWayBack)
  }

  // MARK: Series and axes

  /// The mark of another series at the same X, or the nearest.
  private mutating func changeSeries(_ distance: Int) -> FocusAnnouncement {
    guard let mark = here.mark else { return changeSibling(distance) }
    let kept = state.keptX ?? mark
    var track = mark.track + distance
    while tree.tracks.indices.contains(track), tree.tracks[track].view == state.scene.track(of: mark).view {
      if let place = tree.nearest(to: kept, in: track) {
        state.keptX = kept
        let isSame = tree.places[place].mark?.x == kept.x
        return arrive(at: place, lead: isSame ? "" : voice.say(.walkNearest))
      }
      track += distance
    }
    return noSeries(distance, from: state.scene.track(of: mark).name)
  }

  /// From a series, a group or an axis to what stands beside it.
  private mutating func changeSibling(_ distance: Int) -> FocusAnnouncement {
    let around = here.role == .group ? tree.around(state.place) { $0.role == .series } ?? state.place : state.place
    let beside = tree.neighbour(of: around, by: distance).flatMap { tree.places[$0].role == .series ? $0 : nil }
    guard tree.places[around].role == .series else { return said(.walkNotOnMark) }
    guard let beside else { return noSeries(distance, from: tree.places[around].name) }
    return arrive(at: beside)
  }

  /// `West is the last series.`
  private func noSeries(_ distance: Int, from name: String) -> FocusAnnouncement {
    guard !name.isEmpty, tree.tracks.count > 1 else { return said(.walkOnlySeries) }
    return said(distance > 0 ? .walkNoSeriesAfter : .walkNoSeriesBefore, ["name": name])
  }

  private mutating func goTo(_ role: FocusNode.Role) -> FocusAnnouncement {
    let view = state.view
    guard let place = tree.places.firstIndex(where: { $0.role == role && ($0.view ?? view) == view }) else {
      return said(.walkNotHere)
    }
    return jump(to: place)
  }
}

extension FocusTree {
  /// The place of a track nearest to a mark along X, the first of equals; where X has no distances, the one at the same place.
  func nearest(to mark: FocusMark, in track: Int) -> Int? {
    let marks = marks(of: track)
    if let same = marks.first(where: { places[$0].mark?.x == mark.x }) { return same }
    return nearest(to: mark.coordinate, in: track)
  }

  /// The place of a track nearest to a coordinate along X, the first of equals.
  func nearest(to coordinate: Double, in track: Int) -> Int? {
    var best: (place: Int, coordinate: Double)?
    for place in marks(of: track) {
      guard let own = places[place].mark?.coordinate, own.isFinite else { continue }
      if best.map({ own.isNearer(to: coordinate, than: $0.coordinate) }) ?? true { best = (place, own) }
    }
    return best?.place ?? marks(of: track).first
  }
}

extension Double {
  /// Whether it lies nearer to a number than another does; far away, where all distances round to one, of those on
  /// the same side the outermost does.
  func isNearer(to number: Double, than other: Double) -> Bool {
    let (own, others) = ((self - number).magnitude, (other - number).magnitude)
    if own != others { return own < others }
    return self < number && other < number ? self > other : self > number && other > number && self < other
  }
}

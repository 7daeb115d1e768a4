import ChartModel

/// A range along X that grows from where it begins, either way.
struct FocusRange: FocusStep {
  var walk: FocusWalk

  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement {
    switch command {
    case .mark: begin()
    case .unmark: forget()
    case .growLeft: grow(-1)
    case .growRight: grow(1)
    default: described
    }
  }

  private mutating func begin() -> FocusAnnouncement {
    guard let anchor = markAnchor else { return said(.walkNotOnMark) }
    state.rangeStart = anchor
    return said(.walkRangeBegins, ["place": shortName(of: state.place)])
  }

  private mutating func forget() -> FocusAnnouncement {
    guard state.rangeStart != nil else { return said(.walkNoRange) }
    state.rangeStart = nil
    return said(.walkRangeForgotten)
  }

  /// Begins a range here where there is none, then takes in one place more, or leaves one out.
  private mutating func grow(_ distance: Int) -> FocusAnnouncement {
    guard let anchor = state.rangeStart ?? markAnchor else { return said(.walkNotOnMark) }
    state.rangeStart = anchor
    guard let next = tree.neighbour(of: state.place, by: distance) else {
      return said(distance > 0 ? .walkEnd : .walkStart)
    }
    state.place = next
    return FocusAnnouncement(ownLines.first ?? lines.first ?? here.label, tones: tones(at: next))
  }

  private var described: FocusAnnouncement {
    guard state.rangeStart != nil else { return said(.walkNoRange) }
    let text = lines.reduce(Sentence()) { $0.adding($1, .sentence) }.sentence
    return text.isEmpty ? said(.walkNotOnMark) : FocusAnnouncement(text)
  }

  /// This place where it is a mark, or one X with several.
  private var markAnchor: FocusState.Anchor? {
    if here.mark != nil { return anchor }
    guard isStop(state.place), let first = here.children.first else { return nil }
    var inside = walk
    inside.state.place = first
    return inside.anchor
  }

  /// From where the range begins to here, as coordinates along X; `nil` where one of both is no mark of the chart.
  private var ends: (view: Int, selection: ChartSelection)? {
    guard let start = state.rangeStart, let own = markAnchor, own.view == start.view, start.coordinate.isFinite,
      own.coordinate.isFinite
    else { return nil }
    let isOne = start.coordinate == own.coordinate
    return (start.view, isOne ? .point(own.coordinate) : .range(anchor: start.coordinate, head: own.coordinate))
  }

  private var lines: [String] {
    ends.map { state.scene.wholes[$0.view].selectionLines($0.selection) } ?? []
  }

  /// Of several series, what is said of the one that one walks along; none at a part of a stack, which has no line of its own.
  private var ownLines: [String] {
    guard let mark = here.mark, let ends else { return [] }
    return SelectionLines(narrator: state.scene.wholes[ends.view]).lines(
      ends.selection, ofSeries: state.scene.track(of: mark).series.id)
  }

  /// The marks in the range of the series of this place, the earlier first; of a place of several series, of all.
  var marks: [String] {
    guard let ends, let range = ends.selection.ends else { return [] }
    let tracks = here.mark.map { [$0.track] } ?? here.children.compactMap { tree.places[$0].mark?.track }
    return tracks.flatMap(tree.marks).filter { place in
      tree.places[place].mark.map { range.contains($0.coordinate) } == true
    }.map { tree.places[$0].id }
  }
}

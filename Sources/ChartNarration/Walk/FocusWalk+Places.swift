import ChartModel

/// What a walk knows of its places: their series, their values and their names, and how they are found again.
extension FocusWalk {
  /// The series of this place, or the first of the chart, with marks.
  var currentTrack: Int? {
    if let mark = here.mark { return mark.track }
    let series = here.role == .series ? state.place : tree.around(state.place) { $0.role == .series }
    let own = series.flatMap { place in
      tree.tracks.firstIndex { $0.series.id == tree.places[place].id && $0.view == tree.places[place].view }
    }
    return own ?? tree.tracks.indices.first { tree.tracks[$0].view == state.view && !tree.marks(of: $0).isEmpty }
  }

  /// What the mark at a place shows; `nil` at a place of another kind.
  func value(at place: Int) -> MarkValue? {
    guard let mark = tree.places[place].mark else { return nil }
    let marks = state.scene.track(of: mark).series.marks
    return marks.indices.contains(mark.place) ? marks[mark.place].value : nil
  }

  /// Which of how many a place is.
  func position(_ k: Int, of n: Int) -> String {
    let numbers = SpokenNumber(voice: voice)
    return voice.say(.labelPosition, ["k": numbers.ordinal(k), "n": numbers.ordinal(n)])
  }

  /// This place, so that it is found again in other buckets.
  var anchor: FocusState.Anchor {
    let place = here
    let mark = place.mark ?? tree.firstMark(in: state.place).flatMap { tree.places[$0].mark }
    return FocusState.Anchor(
      id: place.id, view: place.view ?? 0, series: mark.map { state.scene.track(of: $0).series.id } ?? "",
      x: mark?.x ?? .category(""), coordinate: mark?.coordinate ?? .nan)
  }

  /// The place of an anchor in what is shown now; `nil` where the part that is shown does not hold it.
  func place(of anchor: FocusState.Anchor) -> Int? {
    if let place = tree.place(withID: anchor.id) { return place }
    guard anchor.coordinate.isFinite, state.scene.narrated.narrators.indices.contains(anchor.view) else { return nil }
    let chart = state.scene.narrated.narrators[anchor.view].chart
    let own = tree.tracks.firstIndex { $0.view == anchor.view && $0.series.id == anchor.series }
    guard let extent = chart.extent, extent.contains(anchor.coordinate), let own else { return nil }
    return tree.holding(anchor.coordinate, in: own, chart)
  }

  /// What a place is called within a sentence: `June 6`, `June 1 to June 7`, the title.
  func shortName(of place: Int) -> String {
    let place = tree.places[place]
    guard let mark = place.mark, let view = place.view else {
      return place.name.isEmpty ? roleName(place.role) : place.name
    }
    let narrator = state.scene.narrated.narrators[view]
    let name = state.scene.track(of: mark).name
    let x = narrator.places.text(mark.x)
    return name.isEmpty ? x : voice.say(.labelInSeries, ["series": name, "x": x])
  }

  private func roleName(_ role: FocusNode.Role) -> String {
    switch role {
    case .xAxis: voice.say(.walkXAxis)
    case .yAxis: voice.say(.walkYAxis)
    case .legend: voice.say(.walkLegend)
    default: voice.say(.walkChart)
    }
  }
}

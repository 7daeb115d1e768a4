import ChartModel

/// Places that a person keeps, and the way back to them.
extension FocusWalk {
  mutating func bookmark(_ command: FocusCommand) -> FocusAnnouncement {
    switch command {
    case .bookmark(let name): keep(name)
    case .returnTo(let name): goToBookmark(name)
    default: told
    }
  }

  private mutating func keep(_ given: String) -> FocusAnnouncement {
    let taken = Set(state.bookmarks.map(\.name))
    let free = (1...(taken.count + 1)).first { !taken.contains(String($0)) } ?? 1
    let name = given.isEmpty ? String(free) : given
    state.bookmarks.removeAll { $0.name == name }
    state.bookmarks.append(FocusState.Bookmark(name: name, anchor: anchor))
    return said(.walkBookmarked, ["name": name.spoken, "place": shortName(of: state.place)])
  }

  private var told: FocusAnnouncement {
    guard !state.bookmarks.isEmpty else { return said(.walkNoBookmarks) }
    return said(.walkBookmarks, ["names": voice.list(state.bookmarks.map(\.name.spoken))])
  }

  private mutating func goToBookmark(_ name: String) -> FocusAnnouncement {
    let found = name.isEmpty ? state.bookmarks.last : state.bookmarks.first { $0.name == name }
    guard let found else { return state.bookmarks.isEmpty ? said(.walkNoBookmarks) : told }
    guard let place = place(of: found.anchor) else { return said(.walkNotShown) }
    return jump(to: place)
  }

  // MARK: Anchors

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

import ChartModel

/// Places that a person keeps, and the way back to them.
struct FocusBookmarks: FocusStep {
  var walk: FocusWalk

  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement {
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
}

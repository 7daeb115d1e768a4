import ChartModel

/// How much is said, and the end.
struct FocusSettings: FocusStep {
  var walk: FocusWalk

  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement {
    switch command {
    case .verbosity: return nextVerbosity()
    case .braille:
      state.showsBraille.toggle()
      return said(state.showsBraille ? .walkBrailleOn : .walkBrailleOff)
    case .quit:
      var announcement = FocusAnnouncement(Sentence(voice.say(.walkEnded)).sentence, tones: .stop)
      announcement.ends = true
      return announcement
    case .help(let topic): return FocusAnnouncement(HelpText(where: state.allows).lines(topic, at: state))
    default: return FocusAnnouncement([])
    }
  }

  private mutating func nextVerbosity() -> FocusAnnouncement {
    let (key, next): (WalkPhraseKey, Verbosity) =
      switch profile.mark.verbosity {
      case .brief: (.walkStandard, .standard)
      case .standard: (.walkFull, .full)
      case .full: (.walkBrief, .brief)
      }
    var profile = Profile(next, valueFirst: state.ownProfile.putsValueFirst)
    profile.hidesNumbers = state.ownProfile.hidesNumbers
    // At the verbosity of one's own profile, what one has set is back.
    if next == state.ownProfile.mark.verbosity { profile = state.ownProfile }
    return asking(for: .profile(profile), voice.say(key))
  }

  private var profile: Profile {
    if case .profile(let asked) = state.pending { asked } else { state.narrated.profile }
  }
}

extension Profile {
  /// Whether marks say their value before their place.
  fileprivate var putsValueFirst: Bool {
    guard let value = mark.tokens.firstIndex(of: .value) else { return false }
    return mark.tokens.firstIndex(of: .place).map { value < $0 } ?? true
  }
}

extension FocusState {
  /// Whether a word leads somewhere from this place, as far as that is seen without trying.
  public func allows(_ word: FocusWord) -> Bool {
    switch word.name {
    case "in": !here.children.isEmpty || here.role == .series
    case "out", "top": here.parent != nil
    case "next-series", "previous-series": scene.tree.tracks.count > 1
    case "next-crossing", "previous-crossing": scene.tree.tracks.count { $0.walked != nil } > 1
    case "rank-across", "mean-across", "difference-across":
      here.role == .mark && scene.tree.tracks.count { $0.walked != nil } > 1
    case "mean", "previous", "rank", "mark", "grow-right", "grow-left": here.role == .mark
    case "compare": here.role == .mark && (rangeStart != nil || !bookmarks.isEmpty)
    case "range", "unmark", "play-range": rangeStart != nil
    case "find-next": !sought.isEmpty
    case "return", "bookmarks": !bookmarks.isEmpty
    case "back": !before.isEmpty
    case "legend": scene.tree.places.contains { $0.role == .legend }
    default: true
    }
  }
}

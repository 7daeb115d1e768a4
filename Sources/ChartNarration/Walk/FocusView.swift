import ChartModel

/// What a person asked to see, while the charts are still to be made for it.
///
/// Facts, groups and places of 100,000 marks take longer than anybody should wait for an answer. So the answer says what is
/// shown from now on, and where one is in it follows.
enum FocusView: Sendable {
  /// A part of X, and whether one stays where one began to zoom or goes along.
  case window(ChartWindow, keepsPlace: Bool)
  /// More words, or fewer.
  case profile(Profile)
  /// Coarser buckets where the direction is 1, finer ones where it is -1; no bucketing asks for those at the start.
  case buckets(Bucketing?, direction: Int)
}

extension FocusNavigator {
  /// Makes the charts that a change of view asked for, and says where one is in them.
  ///
  /// Every command does it before anything else; who calls it sooner can say where one is as soon as it is known.
  /// There is nothing to say where no change is open.
  ///
  /// ```swift
  /// navigator.perform(.zoomIn, in: &state).lines  // ["Part shown: June 1 to June 15, 2025, of June 1 to June 30, 2025."]
  /// navigator.settle(&state).lines                // ["June 6: 4,210 steps, 6 of 15."]
  /// ```
  public func settle(_ state: inout FocusState) -> FocusAnnouncement {
    guard let view = state.pending else { return FocusAnnouncement([]) }
    let change = state.last
    state.pending = nil
    var walk = FocusWalk(navigator: self, state: state, edge: nil)
    let arrival = walk.settle(view)
    state = walk.state
    state.last = change.followed(by: arrival)
    return state.letting(arrival, saysWords: state.saysWords)
  }

  /// Does a command and what it leaves open, and says both in one line.
  ///
  /// ```swift
  /// navigator.performWhole(.zoomIn, in: &state).lines.count  // 1
  /// ```
  public func performWhole(_ command: FocusCommand, in state: inout FocusState) -> FocusAnnouncement {
    let announcement = perform(command, in: &state)
    return announcement.isUnfinished ? announcement.followed(by: settle(&state)) : announcement
  }
}

extension FocusAnnouncement {
  /// The same with what is said behind it, in one line.
  public func followed(by next: FocusAnnouncement) -> FocusAnnouncement {
    var whole = next
    let line = (lines + next.lines.prefix(1)).joined(separator: " ")
    whole.lines = (line.isEmpty ? [] : [line]) + next.lines.dropFirst()
    return whole
  }
}

extension FocusState {
  /// Whether a command goes on from what is to be shown as well as from what is shown.
  ///
  /// The part that holds a group depends on which mark the group begins with, and that on what is shown.
  func continues(_ command: FocusCommand) -> Bool {
    switch (pending, command) {
    case (.window(_, keepsPlace: true), .zoomIn), (.window(_, keepsPlace: true), .zoomOut),
      (.window(_, keepsPlace: true), .whole):
      here.role != .group
    case (.profile, .verbosity), (_, .quit): true
    default: false
    }
  }

  /// What a person lets through: words and tones are muted apart.
  func letting(_ announcement: FocusAnnouncement, saysWords: Bool) -> FocusAnnouncement {
    var heard = announcement
    if !playsTones, heard.tones != .stop { heard.tones = nil }
    if !saysWords { heard.lines = [] }
    return heard
  }
}

import ChartModel

/// One step of a walk: what a command does to a state.
///
/// Moves, jumps, questions and views are each a `FocusStep`; here stands what they share.
struct FocusWalk {
  let navigator: FocusNavigator
  var state: FocusState
  /// The end of a lane that the step before said.
  let edge: FocusState.Edge?

  var tree: FocusTree { state.scene.tree }
  var here: FocusTree.Place { state.here }
  var voice: Voice { state.voice }

  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement {
    switch command {
    case .left, .right, .inside, .outside, .first, .last, .start, .end, .top, .back, .nextSeries, .previousSeries,
      .ahead, .behind, .xAxis, .yAxis, .legend:
      take(FocusMoves(walk: self), command)
    case .lowest, .highest, .nextPeak, .previousPeak, .nextGap, .previousGap, .nextCrossing, .previousCrossing:
      take(FocusJumps(walk: self), command)
    case .go, .value, .find, .findNext: take(FocusSearches(walk: self), command)
    case .bookmark, .bookmarks, .returnTo: take(FocusBookmarks(walk: self), command)
    case .rankAcross, .meanAcross, .differenceAcross: take(FocusAcross(walk: self), command)
    case .whereAmI, .mean, .previous, .compare, .rank, .overview, .summary, .again, .spell:
      take(FocusAnswers(walk: self), command)
    case .mark, .unmark, .range, .growLeft, .growRight: take(FocusRange(walk: self), command)
    case .coarser, .finer, .zoomIn, .zoomOut, .whole, .scrollAhead, .scrollBehind:
      take(FocusShowing(walk: self), command)
    case .play, .playGroup, .playRange, .playFromHere, .playAll, .playGist, .stop, .faster, .slower, .words, .tones:
      take(FocusSounds(walk: self), command)
    case .verbosity, .braille, .help, .quit: take(FocusSettings(walk: self), command)
    }
  }

  /// Shows what was asked for, and says where that is.
  mutating func settle(_ view: FocusView) -> FocusAnnouncement {
    var step = FocusShowing(walk: self)
    let announcement = step.settle(view)
    self = step.walk
    return announcement
  }

  private mutating func take(_ step: some FocusStep, _ command: FocusCommand) -> FocusAnnouncement {
    var step = step
    let announcement = step.announcement(of: command)
    self = step.walk
    return announcement
  }

  // MARK: Saying

  /// A phrase as a sentence.
  func said(_ key: WalkPhraseKey, _ values: PhraseValues = [:]) -> FocusAnnouncement {
    FocusAnnouncement(Sentence(voice.say(key, values)).sentence)
  }

  /// Says what will be shown; the charts are made for it when they are needed.
  mutating func asking(for view: FocusView, _ change: String) -> FocusAnnouncement {
    state.pending = view
    var announcement = FocusAnnouncement(Sentence(change).sentence)
    announcement.isUnfinished = true
    return announcement
  }

  /// Goes to a place and says what is there: the group where it is another one, then the label.
  ///
  /// - Parameter lead: What is said before, such as `Highest`.
  mutating func arrive(at place: Int, lead: String = "", namesGroup: Bool = true) -> FocusAnnouncement {
    let from = state.place
    state.place = place
    let context = namesGroup ? newContext(from: from, to: place) : ""
    let sentence = Sentence(lead).adding(context, .sentence).adding(here.label, .sentence)
    return FocusAnnouncement(sentence.sentence, tones: tones(at: place))
  }

  /// Goes to a place far away, to which `back` finds the way back.
  mutating func jump(to place: Int, lead: String = "") -> FocusAnnouncement {
    remember()
    return arrive(at: place, lead: lead)
  }

  mutating func remember() {
    guard state.before.last != here.id else { return }
    state.before = state.before.suffix(Self.mostRemembered - 1) + [here.id]
  }

  private static let mostRemembered = 100

  /// The names of the chart and the group around a place, where the place before had others and does not lie inside.
  private func newContext(from: Int, to place: Int) -> String {
    guard tree.places[place].mark != nil || isStop(place) else { return "" }
    let old = Set(surroundings(of: from)).union([from])
    let names = surroundings(of: place).filter { !old.contains($0) }.map { tree.places[$0].name }
    return names.reversed().filter { !$0.isEmpty }.reduce(Sentence()) { $0.adding($1, .sentence) }.text
  }

  /// The groups and charts around a place, the nearest first.
  private func surroundings(of place: Int) -> [Int] {
    var found: [Int] = []
    var next = tree.places[place].parent
    while let place = next {
      let role = tree.places[place].role
      // The place of all series at one X is named by the mark itself.
      if role == .group && !isStop(place) || role == .chart && tree.places[place].parent != nil { found.append(place) }
      next = tree.places[place].parent
    }
    return found
  }

  /// Whether a place is one X with the marks of several series.
  func isStop(_ place: Int) -> Bool {
    guard tree.places[place].role == .group, let first = tree.places[place].children.first,
      tree.places[first].mark != nil
    else { return false }
    return tree.around(place) { $0.role == .xAxis } != nil
  }

  /// A mark sounds as one arrives; a place of several series sounds with all of them.
  func tones(at place: Int) -> ToneRequest? {
    if tree.places[place].mark != nil { return .marks([tree.places[place].id]) }
    return isStop(place) ? .marks(tree.places[place].children.map { tree.places[$0].id }) : nil
  }
}

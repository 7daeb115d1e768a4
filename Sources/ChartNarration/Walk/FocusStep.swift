import ChartModel

/// What commands of one kind do to a walk.
protocol FocusStep {
  /// The walk, before and after the step.
  var walk: FocusWalk { get set }

  /// Does what a command says, and tells what came of it.
  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement
}

/// What nearly all steps need.
extension FocusStep {
  var state: FocusState {
    get { walk.state }
    set { walk.state = newValue }
  }
  var tree: FocusTree { walk.tree }
  var here: FocusTree.Place { walk.here }
  var voice: Voice { walk.voice }
  /// The series of this place, or the first of the chart, with marks.
  var currentTrack: Int? { walk.currentTrack }

  /// This place, so that it is found again in other buckets.
  var anchor: FocusState.Anchor { walk.anchor }

  /// A phrase as a sentence.
  func said(_ key: WalkPhraseKey, _ values: PhraseValues = [:]) -> FocusAnnouncement { walk.said(key, values) }

  /// Goes to a place and says what is there.
  mutating func arrive(at place: Int, lead: String = "", namesGroup: Bool = true) -> FocusAnnouncement {
    walk.arrive(at: place, lead: lead, namesGroup: namesGroup)
  }

  /// Goes to a place far away, to which `back` finds the way back.
  mutating func jump(to place: Int, lead: String = "") -> FocusAnnouncement { walk.jump(to: place, lead: lead) }

  /// Says what will be shown; the charts are made for it when they are needed.
  mutating func asking(for view: FocusView, _ change: String) -> FocusAnnouncement { walk.asking(for: view, change) }

  /// Whether a place is one X with the marks of several series.
  func isStop(_ place: Int) -> Bool { walk.isStop(place) }

  /// What sounds at a place.
  func tones(at place: Int) -> ToneRequest? { walk.tones(at: place) }

  /// What the mark at a place shows; `nil` at a place of another kind.
  func value(at place: Int) -> MarkValue? { walk.value(at: place) }

  /// Which of how many a place is.
  func position(_ k: Int, of n: Int) -> String { walk.position(k, of: n) }

  /// The place of an anchor in what is shown now; `nil` where the part that is shown does not hold it.
  func place(of anchor: FocusState.Anchor) -> Int? { walk.place(of: anchor) }

  /// What a place is called within a sentence.
  func shortName(of place: Int) -> String { walk.shortName(of: place) }
}

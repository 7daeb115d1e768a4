public import ChartModel

/// Walks through charts: from a state and a command to the next state and what is said and heard there.
///
/// It reads nothing and waits for nothing: the same commands on the same charts give the same words.
///
/// ```swift
/// let navigator = FocusNavigator(narrated)
/// var state = navigator.start
/// navigator.perform(.inside, in: &state).lines  // ["Steps, 30 days."]
/// ```
public struct FocusNavigator {
  /// Makes the charts anew in other buckets along X, as the author's rows allow.
  ///
  /// `nil` asks for the buckets that they had at the start.
  public typealias Rebucketing = (Bucketing?) throws -> NarratedViews
  /// The stretch of X that a text names, in coordinates; `nil` where it names none.
  public typealias PlaceReading = (String, BucketedChart) -> ClosedRange<Double>?

  let narrated: NarratedViews
  let rebucket: Rebucketing?
  let readPlace: PlaceReading

  /// A navigator of charts.
  ///
  /// - Parameters:
  ///   - rebucket: Makes the charts in other buckets; without it they keep those that they have.
  ///   - readPlace: Reads dates and numbers as the options of the program do; month names and marks are read without it.
  public init(
    _ narrated: NarratedViews, rebucket: Rebucketing? = nil, readPlace: @escaping PlaceReading = { _, _ in nil }
  ) {
    self.narrated = narrated
    self.rebucket = rebucket
    self.readPlace = readPlace
  }

  /// The state in which a walk begins: at the whole chart.
  public var start: FocusState { FocusState(FocusScene(narrated)) }

  /// What is said and heard before anybody asks: the title and the opening, and the sound in little more than a second.
  ///
  /// ```
  /// Steps in June. Rose from 4,210 on June 2 to 11,190 on June 28.
  /// ```
  public func begin(in state: inout FocusState) -> FocusAnnouncement {
    let announcement = FocusAnnouncement(FirstLine(narrated: state.narrated).text, tones: .gist)
    state.last = announcement
    return state.letting(announcement, saysWords: state.saysWords)
  }

  /// Does what a command asks for, and says what came of it.
  ///
  /// There is always something to say, if only that there is nothing further; nothing where a person mutes words.
  public func perform(_ command: FocusCommand, in state: inout FocusState) -> FocusAnnouncement {
    if state.pending != nil, !state.continues(command) { _ = settle(&state) }
    let edge = state.edge
    if Self.moves(command) {
      state.edge = nil
      if command != .inside { state.cameFrom = nil }
    }
    if !Self.keepsX(command) { state.keptX = nil }
    if !Self.keepsPlace(command) { state.kept = nil }
    var walk = FocusWalk(navigator: self, state: state, edge: edge)
    let before = state.place
    let announcement = walk.announcement(of: command)
    state = walk.state
    // An edge is said once: what is said again is the place.
    let isEdge = Self.moves(command) && state.place == before && announcement.tones == nil && !announcement.isUnfinished
    if command != .again, command != .spell, !isEdge { state.last = announcement }
    return state.letting(announcement, saysWords: state.saysWords || Self.isAlwaysSaid(command))
  }

  /// Whether a command may lead to another place.
  private static func moves(_ command: FocusCommand) -> Bool {
    switch command {
    case .whereAmI, .mean, .previous, .compare, .rank, .rankAcross, .meanAcross, .differenceAcross, .overview, .summary,
      .again, .spell, .bookmark, .bookmarks,
      .mark,
      .unmark, .range, .play, .playGroup, .playRange, .playFromHere, .playAll, .playGist, .stop, .faster, .slower,
      .words, .tones,
      .braille, .help, .quit:
      false
    default: true
    }
  }

  /// Whether a command changes what is shown, or asks something, and leaves the place.
  private static func keepsPlace(_ command: FocusCommand) -> Bool {
    switch command {
    case .coarser, .finer, .zoomIn, .zoomOut, .whole, .whereAmI, .again, .overview, .summary, .help, .verbosity: true
    default: false
    }
  }

  /// Whether a command leaves the X where it is, so that series are compared there.
  private static func keepsX(_ command: FocusCommand) -> Bool {
    !moves(command) || [.nextSeries, .previousSeries, .inside, .outside].contains(command)
  }

  /// What a person asks for in words is said even where words are muted.
  private static func isAlwaysSaid(_ command: FocusCommand) -> Bool {
    switch command {
    case .words, .tones, .help, .whereAmI, .spell: true
    default: false
    }
  }
}

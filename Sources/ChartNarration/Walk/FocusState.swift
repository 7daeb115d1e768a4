import ChartModel

/// Where a person is in a walk, and what they have set.
public struct FocusState: Sendable {
  /// A place that outlives a change of buckets or of what is shown.
  struct Anchor: Sendable, Equatable {
    let id: String
    let view: Int
    let series: String
    let x: XValue
    let coordinate: Double
  }

  /// A kept place and its name.
  struct Bookmark: Sendable {
    let name: String
    let anchor: Anchor
  }

  /// Which end of a lane was said last, so that the same way again goes on to the next series.
  enum Edge: Sendable, Equatable {
    case start, end
  }

  var scene: FocusScene
  var place = 0
  var edge: Edge?
  /// The place that one came out of, to which the way in leads back.
  var cameFrom: Int?
  /// Whether one came in to the marks through a series, to which the way out leads back, though they lie inside another place.
  var entersBySeries = false
  /// The mark from which one began to change series: its X is kept until one moves along X.
  var keptX: FocusMark?
  /// Where along X one was when one began to change buckets or what is shown.
  var kept: Double?
  /// The buckets that were asked for last, `nil` for those at the start; and those from which one came to coarser ones.
  var asked: Bucketing?
  var finer: [Bucketing?] = []
  /// The stretch of X that a person chose to see, in coordinates; `nil` for all of it.
  var shown: Range<Double>?
  /// What is to be shown, while the charts are still to be made for it.
  var pending: FocusView?
  /// The ids of the places before jumps, the last one last.
  var before: [String] = []
  var bookmarks: [Bookmark] = []
  var rangeStart: Anchor?
  var sought = ""
  var last = FocusAnnouncement([])
  var tempo = 1.0
  var saysWords = true
  var playsTones = true
  var showsBraille = false

  /// Whether there is anything that plays tones, as far as is known.
  public var canSound = true
  /// How often other charts, or another part of them, have been shown: sounds that were made before are of others.
  public internal(set) var showings = 0

  /// What a person has set to be said before the walk.
  let ownProfile: Profile

  init(_ scene: FocusScene) {
    self.scene = scene
    ownProfile = scene.narrated.profile
    shown = scene.narrated.single?.chart.window.flatMap { $0.isWhole ? nil : $0.range }
  }

  /// The charts as they are shown.
  public var narrated: NarratedViews { scene.narrated }

  /// Makes what takes a while to say of all of the chart beside what one does meanwhile, so that it is there when it is asked for.
  public func prepare() {
    let (overview, summary) = (scene.overview, scene.summary)
    Task.detached { _ = (overview.value, summary.value) }
  }

  /// Whether one is on a mark.
  public var isOnMark: Bool { here.mark != nil }

  /// The id of the place where one is.
  public var id: String { here.id }

  /// What is at the place where one is.
  var here: FocusTree.Place { scene.tree.places[place] }

  /// The chart that one is in; the first where one is in none of several, `nil` where there is none.
  var view: Int? { here.view ?? scene.narrated.narrators.indices.first }

  var voice: Voice { scene.narrated.voice }
}

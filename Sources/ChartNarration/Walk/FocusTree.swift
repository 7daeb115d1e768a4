import ChartAnalysis
import ChartModel

/// The places of charts as a walk needs them: each with what is around it, and every series as a track along X.
public struct FocusTree: Sendable {
  /// One place.
  struct Place: Sendable {
    let id: String
    let role: FocusNode.Role
    /// What is spoken there.
    let label: String
    /// What it is called where it is but a part of a sentence.
    let name: String
    let parent: Int?
    let children: [Int]
    /// The chart that it belongs to; `nil` for all charts together.
    let view: Int?
    /// The lane along which Left and Right go, and where it is there.
    let lane: Int
    let step: Int
    /// The mark that it stands for; `nil` for every place but a mark.
    let mark: FocusMark?
  }

  /// All places, each before those inside it; the first is the whole.
  let places: [Place]
  /// The places that Left and Right go along.
  let lanes: [[Int]]
  /// The series of all charts, each a lane of marks.
  let tracks: [FocusTrack]
  private let byID: [String: Int]

  /// The number of all places.
  public var count: Int { places.count }

  /// The tree of charts.
  init(_ narrated: NarratedViews) {
    var builder = FocusTreeBuilder(narrated)
    builder.add(ViewNodes(narrated: narrated).tree(isWalked: true))
    (places, lanes, tracks) = (builder.finished, builder.lanes, builder.tracks)
    byID = Dictionary(places.indices.lazy.map { (builder.finished[$0].id, $0) }) { first, _ in first }
  }

  /// The place with an id; `nil` where there is none.
  func place(withID id: String) -> Int? { byID[id] }

  /// The place around another, of a kind; `nil` where there is none.
  func around(_ place: Int, where isWanted: (Place) -> Bool) -> Int? {
    var next = places[place].parent
    while let place = next {
      if isWanted(places[place]) { return place }
      next = places[place].parent
    }
    return nil
  }

  /// The first mark at a place or inside it; `nil` where there is none.
  func firstMark(in place: Int) -> Int? {
    var next: Int? = place
    while let place = next, places[place].mark == nil { next = places[place].children.first }
    return next
  }

  /// The neighbour along its lane; `nil` beyond an end.
  func neighbour(of place: Int, by distance: Int) -> Int? {
    let lane = lanes[places[place].lane]
    let step = places[place].step + distance
    return lane.indices.contains(step) ? lane[step] : nil
  }

  /// The places of the marks of a track, in X order.
  func marks(of track: Int) -> [Int] { tracks.indices.contains(track) ? lanes[tracks[track].lane] : [] }
}

/// A mark in a walk.
struct FocusMark: Sendable {
  /// Its series among `tracks`.
  let track: Int
  /// Its place in the `marks` of the series.
  let place: Int
  let x: XValue
  /// Where it begins along X; not a number where X has no such place.
  let coordinate: Double
}

/// A series as a walk along X.
struct FocusTrack: Sendable {
  /// The chart that it belongs to.
  let view: Int
  let series: Series
  let facts: SeriesFacts
  /// Its place in `walkedSeries`; `nil` for a part of a stack.
  let walked: Int?
  let name: String
  var lane: Int
}

import ChartAnalysis
import ChartModel

/// Puts the nodes of charts into the lists of a `FocusTree`.
struct FocusTreeBuilder {
  private(set) var finished: [FocusTree.Place] = []
  private(set) var lanes: [[Int]] = []
  private(set) var tracks: [FocusTrack]
  private let trackNumbers: [[String: Int]]
  private let coordinates: [XCoordinates]
  private var laneNumbers: [LaneKey: Int] = [:]
  private let isSingle: Bool

  /// What lies on one lane: marks of a series, or the places of one depth below a chart, a series or an axis.
  private enum LaneKey: Hashable {
    case marks(track: Int)
    case level(root: Int?, depth: Int)
  }

  init(_ narrated: NarratedViews) {
    tracks = narrated.narrators.enumerated().flatMap { FocusTrack.all(of: $1, view: $0) }
    var numbers = narrated.narrators.map { _ in [String: Int]() }
    for (number, track) in tracks.enumerated() { numbers[track.view][track.series.id] = number }
    trackNumbers = numbers
    coordinates = narrated.narrators.map { XCoordinates($0.chart) }
    isSingle = narrated.single != nil
    for track in tracks.indices { tracks[track].lane = lane(.marks(track: track)) }
  }

  mutating func add(_ root: FocusNode) { _ = add(root, parent: nil, view: isSingle ? 0 : nil, root: nil, depth: 0) }

  /// Where a place stands: the view follows from the charts inside of all, the root from where lanes begin anew.
  private mutating func add(_ node: FocusNode, parent: Int?, view: Int?, root: Int?, depth: Int) -> Int {
    let number = finished.count
    let mark: FocusMark? = if let view { self.mark(node, in: view) } else { nil }
    let key = mark.map { LaneKey.marks(track: $0.track) } ?? .level(root: root, depth: depth)
    let lane = self.lane(key)
    lanes[lane].append(number)
    let step = lanes[lane].count - 1
    let make = { (children: [Int]) in
      FocusTree.Place(
        id: node.id, role: node.role, label: node.label, name: node.name, parent: parent, children: children,
        view: view,
        lane: lane, step: step, mark: mark)
    }
    finished.append(make([]))
    let beginsLanes = node.role == .chart || node.role == .series || node.role == .xAxis
    var children: [Int] = []
    for (place, child) in node.children.enumerated() {
      let childView = view ?? (node.role == .chart ? place : nil)
      children.append(
        add(
          child, parent: number, view: childView, root: beginsLanes ? number : root, depth: beginsLanes ? 0 : depth + 1)
      )
    }
    finished[number] = make(children)
    return number
  }

  private func mark(_ node: FocusNode, in view: Int) -> FocusMark? {
    guard let mark = node.mark, trackNumbers.indices.contains(view), let track = trackNumbers[view][mark.series] else {
      return nil
    }
    let coordinate = coordinates[view].range(of: mark.x)?.lowerBound ?? .nan
    return FocusMark(track: track, place: mark.place, x: mark.x, coordinate: coordinate)
  }

  private mutating func lane(_ key: LaneKey) -> Int {
    if let lane = laneNumbers[key] { return lane }
    laneNumbers[key] = lanes.count
    lanes.append([])
    return lanes.count - 1
  }
}

extension FocusTrack {
  /// The series that one walks, then the parts of a stack.
  static func all(of narrator: Narrator, view: Int) -> [FocusTrack] {
    let chart = narrator.chart
    let walked = zip(chart.walkedSeries, narrator.facts.walked).enumerated().map { place, pair in
      FocusTrack(
        view: view, series: pair.0, facts: pair.1, walked: place, name: narrator.seriesName(pair.0), lane: 0)
    }
    let parts = zip(chart.series, narrator.facts.series).filter { chart.isPart($0.0) }.map { series, facts in
      FocusTrack(view: view, series: series, facts: facts, walked: nil, name: narrator.seriesName(series), lane: 0)
    }
    return walked + parts
  }
}

import ChartAnalysis
import ChartModel

/// The walk along the places that several series share.
extension FocusNodes {
  /// The groups with their stops, or the stops where they are few; none where series are walked one by one.
  func stopNodes(isWalked: Bool) -> [FocusNode] {
    guard let shared = facts.shared else { return [] }
    let nodes = stopNodes(shared.stops, positions: isWalked ? shared.positions : nil)
    guard !shared.groups.isEmpty else { return nodes.compactMap { $0 } }
    return zip(shared.groups, stopGroupLabels.labels()).map { group, label in
      let stops = nodes[group.places].compactMap { $0 }
      var node = FocusNode(id: label.id, role: .group, label: label.text, children: stops)
      node.name = group.name?.authored ?? placeLists.groupRange(group.x)
      return node
    }
  }

  /// A node a stop, each with the marks that have labels of their own; `nil` where others stand for all of them.
  ///
  /// - Parameter positions: Which each stop is along X; `nil` where marks say which they are at their stop.
  private func stopNodes(_ stops: [Stop], positions: [(k: Int, n: Int)]?) -> [FocusNode?] {
    let (markLabels, stopLabels) = (markLabels, stopLabels)
    let labelled = chart.series.map { LabelledSeries($0, narrator, isFocus: true) }
    let seen = chart.series.map { Set(markLabels.labelledPlaces(of: $0)) }
    var taken: Set<String> = []
    return stops.enumerated().map { index, stop -> FocusNode? in
      let places = stop.marks.filter { seen[$0.series].contains($0.mark) }
      let marks = places.enumerated().map { number, place in
        markNode(
          at: place.mark, in: labelled[place.series], position: positions?[index] ?? (number + 1, places.count))
      }
      guard !marks.isEmpty else { return nil }
      var node = FocusNode(
        id: stopLabels.inView(id(of: stop, &taken)), role: .group, label: stopLabels.label(stop), children: marks)
      node.name = self.places.text(stop.x)
      return node
    }
  }

  /// `@at/2025-06-06`: the place as the ids of its marks have it.
  private func id(of stop: Stop, _ taken: inout Set<String>) -> String {
    guard let first = stop.marks.first else { return "@at" }
    let series = chart.series[first.series]
    let mark = series.marks[first.mark].id
    let place = mark.hasPrefix(series.id + "/") ? String(mark.dropFirst(series.id.count + 1)) : mark
    var id = "@at/" + place
    var number = 1
    while !taken.insert(id).inserted {
      number += 1
      id = "@at/\(place)-\(number)"
    }
    return id
  }
}

extension SharedStops {
  /// Which of those in its group each stop is; of all where there are no groups.
  fileprivate var positions: [(k: Int, n: Int)] {
    var positions = stops.indices.map { (k: $0 + 1, n: stops.count) }
    for group in groups {
      for (step, stop) in group.places.enumerated() where positions.indices.contains(stop) {
        positions[stop] = (step + 1, group.places.count)
      }
    }
    return positions
  }
}

import ChartModel

extension Onset {
  /// The most stretches that begin within the shortest interval: more are a noise in which none is told apart.
  static let mostAtOnce = 4

  /// The onsets of marks with a beginning and an end of their own, by their time; they may overlap, and all are heard.
  ///
  /// Where more than `mostAtOnce` begin within one slot of the shortest interval, the slot keeps its lowest and its
  /// highest mark, its longest, and its first without a value: no extreme is lost, and 10,000 events do not make more
  /// notes than an ear can take. A mark without a length is held for the shortest interval.
  ///
  /// - Parameters:
  ///   - marks: The marks in X order.
  ///   - sounds: What is heard of each.
  ///   - positions: Where they stand along X.
  ///   - duration: The length of the series in seconds.
  static func onsets(
    ofStretches marks: [Mark], sounds: [MarkSound], positions: XPositions, duration: Double
  ) -> [Onset] {
    let all = marks.indices.map { place in
      let time = positions.time(of: marks[place].x) * duration
      let end = positions.endTime(of: marks[place].x) * duration
      return Onset(place: place, time: time, interval: max(end - time, shortestInterval), isHeld: true)
    }
    let count = max(1, Int(clamping: (duration / shortestInterval).clamped(to: 1...1_000_000)))
    var slots: [[Int]] = Array(repeating: [], count: count)
    for onset in all where sounds[onset.place] != .silence {
      slots[Int(clamping: (onset.time / shortestInterval).clamped(to: 0...Double(count - 1)))].append(onset.place)
    }
    return slots.flatMap { kept($0, of: all, sounds: sounds).map { all[$0] } }
      .sorted { ($0.time, $0.place) < ($1.time, $1.place) }
  }

  private static func kept(_ places: [Int], of all: [Onset], sounds: [MarkSound]) -> Set<Int> {
    guard places.count > mostAtOnce else { return Set(places) }
    // The first of several that are equally long.
    let longest = places.max { (all[$0].interval, $1) < (all[$1].interval, $0) }
    return Set(representatives(of: places, in: sounds) + [longest].compactMap { $0 })
  }
}

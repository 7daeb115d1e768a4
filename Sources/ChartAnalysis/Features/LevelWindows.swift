/// The longest runs of numbers that lie within a distance of each other.
enum LevelWindows {
  /// For each end the longest run that ends there, if none that ends later holds it, in order.
  ///
  /// - Complexity: O(*n*): two monotonic deques hold the highest and the lowest of the run.
  static func maximal(_ heights: ArraySlice<Double>, within distance: Double) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var highest = MonotonicDeque()
    var lowest = MonotonicDeque()
    var start = heights.startIndex
    for place in heights.indices {
      highest.append(place) { heights[$0] <= heights[place] }
      lowest.append(place) { heights[$0] >= heights[place] }
      let oldStart = start
      while let high = highest.first, let low = lowest.first, heights[high] - heights[low] > distance {
        start = min(high, low) + 1
        highest.drop(before: start)
        lowest.drop(before: start)
      }
      if start > oldStart, place > oldStart { runs.append(oldStart..<place) }
    }
    if start < heights.endIndex { runs.append(start..<heights.endIndex) }
    return runs
  }

  /// Runs that do not overlap: the longest first, of equal ones the first; those that overlap a longer one are out.
  static func disjoint(_ runs: [Range<Int>]) -> [Range<Int>] {
    var kept: [Range<Int>] = []
    for run in runs.sorted(by: { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) })
    where !kept.contains(where: { $0.overlaps(run) }) {
      kept.append(run)
    }
    return kept.sorted { $0.lowerBound < $1.lowerBound }
  }
}

/// Places whose values only fall, or only rise, from the first to the last.
private struct MonotonicDeque {
  private var places: [Int] = []
  private var head = 0

  var first: Int? { head < places.count ? places[head] : nil }

  mutating func append(_ place: Int, surpassing isSurpassed: (Int) -> Bool) {
    while places.count > head, let last = places.last, isSurpassed(last) { places.removeLast() }
    places.append(place)
  }

  mutating func drop(before start: Int) {
    while let first, first < start { head += 1 }
  }
}

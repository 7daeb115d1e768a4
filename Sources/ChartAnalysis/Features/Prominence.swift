/// How far the highest points of a series stand out: topological prominence, or persistence.
///
/// From a summit one walks to either side until something is higher, or the series ends; the prominence is the height
/// over the higher of the two lowest points on the way (as in SciPy's `peak_prominences`). A summit of several equal
/// neighbours is one; the first and the last point are no summits, as nobody knows what lies beyond.
///
/// - Complexity: O(*n*), with a stack of points that are yet unsurpassed, for each direction.
enum Prominence {
  /// A run of equal points with lower points on both sides.
  struct Summit: Equatable {
    var points: Range<Int>
    var prominence: Double
  }

  /// The summits in order.
  static func summits(_ heights: [Double]) -> [Summit] {
    let before = lowestUntilHigher(heights)
    let after = Array(lowestUntilHigher(heights.reversed()).reversed())
    return tops(heights).map { top in
      let place = top.lowerBound
      return Summit(points: top, prominence: heights[place] - max(before[place], after[place]))
    }
  }

  private static func tops(_ heights: [Double]) -> [Range<Int>] {
    var tops: [Range<Int>] = []
    var start = 0
    for end in heights.indices.dropFirst() where heights[end] != heights[start] {
      if start > 0, heights[start - 1] < heights[start], heights[end] < heights[start] { tops.append(start..<end) }
      start = end
    }
    return tops
  }

  /// For each point the lowest between it and the next higher one before it.
  private static func lowestUntilHigher(_ heights: [Double]) -> [Double] {
    var lowest = heights
    var unsurpassed: [Int] = []
    for place in heights.indices {
      while let last = unsurpassed.last, heights[last] <= heights[place] {
        lowest[place] = min(lowest[place], lowest[last])
        unsurpassed.removeLast()
      }
      unsurpassed.append(place)
    }
    return lowest
  }
}

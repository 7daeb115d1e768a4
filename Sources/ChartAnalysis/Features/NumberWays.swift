/// How far numbers in their order go down, and how far they lie about their mean: what several shapes are measured by.
extension Collection<Double> {
  /// The farthest way down from one number to a later one; `nil` where none is lower than one before it.
  ///
  /// - Complexity: O(*n*).
  var farthestFall: (first: Index, last: Index, size: Double)? {
    guard var top = indices.first else { return nil }
    var best: (first: Index, last: Index, size: Double)?
    for place in indices {
      if self[place] > self[top] { top = place }
      let size = self[top] - self[place]
      if size > best?.size ?? 0 { best = (top, place, size) }
    }
    return best
  }

  /// The sum of squares about the mean; zero of no numbers.
  var spread: Double {
    let mean = reduce(0, +) / Double(Swift.max(count, 1))
    return reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }
}

extension [Double] {
  /// From the least to the most; `nil` of none.
  var bounds: ClosedRange<Double>? { self.min().flatMap { low in self.max().map { low...$0 } } }

  /// The place at which two means take most of the squares about one (the first split of binary segmentation: Scott and Knott,
  /// Biometrics 30, 1974), with what they take and both means; `nil` where a side would have too few.
  ///
  /// - Parameter fewest: How many numbers a side has at least.
  func bestSplit(fewest: Int) -> (place: Int, gain: Double, before: Double, after: Double)? {
    let mean = reduce(0, +) / Double(Swift.max(count, 1))
    // What lies left of a place, above the mean; what lies right of it is as far below.
    var (above, best) = (0.0, (place: 0, gain: 0.0, before: 0.0, after: 0.0))
    for place in indices.dropFirst() {
      above += self[place - 1] - mean
      guard place >= fewest, count - place >= fewest else { continue }
      let (before, after) = (above / Double(place), -above / Double(count - place))
      let gain = above * (before - after)
      if gain > best.gain { best = (place, gain, mean + before, mean + after) }
    }
    return best.place > 0 ? best : nil
  }

  /// The part of the squares that two means must take away so that chance does it to one in a hundred: the supremum of F over all
  /// splits (Andrews, "Tests for parameter instability and structural change with unknown change point", Econometrica 61, 1993, table I:
  /// 12.35 for one parameter, with three twentieths left out at each end), as a part of the squares of so many numbers.
  var leastSplitShare: Double { splitStatistic / (splitStatistic + Double(Swift.max(count - 2, 0))) }

  private var splitStatistic: Double { 12.35 }
}

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
  /// The place at which two means take most of the squares about one (the first split of binary segmentation: Scott and Knott,
  /// Biometrics 30, 1974), with what they take and both means; `nil` where a side would have too few.
  ///
  /// - Parameter fewest: How many numbers a side has at least.
  func bestSplit(fewest: Int) -> (place: Int, gain: Double, before: Double, after: Double)? {
    let sum = reduce(0, +)
    let all = sum * sum / Double(Swift.max(count, 1))
    var (left, best) = (0.0, (place: 0, gain: 0.0, before: 0.0, after: 0.0))
    for place in indices.dropFirst() {
      left += self[place - 1]
      guard place >= fewest, count - place >= fewest else { continue }
      let (before, after) = (left / Double(place), (sum - left) / Double(count - place))
      let gain = left * before + (sum - left) * after - all
      if gain > best.gain { best = (place, gain, before, after) }
    }
    return best.place > 0 ? best : nil
  }
}

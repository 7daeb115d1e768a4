package import ChartModel

/// The few that lie far from where most lie.
package struct Tail: Equatable, Sendable {
  /// The edge from which on they lie, or below which they do, and how many they are.
  package var edge: Double
  package var count: Double
  package var isHigh: Bool
}

extension Distribution {
  /// The part of all that are few, and the part of X that they must reach over to be a tail.
  private static let mostInTail = 0.1
  private static let leastTailReach = 0.25

  /// At most a tenth of all over at least a quarter of X, at its high end or else at its low one; `nil` where the bins reach no
  /// farther.
  package func tail(of series: Series) -> Tail? {
    let reach = (bounds.upperBound - bounds.lowerBound) * Self.leastTailReach
    if let high = few(series.marks.indices.reversed(), of: series, isHigh: true), bounds.upperBound - high.edge >= reach
    {
      return high
    }
    let low = few(Array(series.marks.indices), of: series, isHigh: false)
    return low.flatMap { $0.edge - bounds.lowerBound >= reach ? $0 : nil }
  }

  /// The part of X that a long tail takes at least.
  private static let leastLongTail = 0.6

  /// The far edge of a thin tail, where at most a tenth of all lie over three fifths of X, at one end; `nil` where they do not.
  package func longTail(of series: Series) -> (edge: Double, isHigh: Bool)? {
    guard let tail = tail(of: series) else { return nil }
    let edge = tail.isHigh ? bounds.upperBound : bounds.lowerBound
    return abs(edge - tail.edge) >= (bounds.upperBound - bounds.lowerBound) * Self.leastLongTail
      ? (edge, tail.isHigh) : nil
  }

  /// As many bins from an end on as hold a tenth of all at most.
  private func few(_ places: [Int], of series: Series, isHigh: Bool) -> Tail? {
    var (tail, sum): (Tail?, Double) = (nil, 0)
    for place in places {
      guard case .bin(let from, let to) = series.marks[place].x, let count = series.number(at: place), count > 0 else {
        continue
      }
      sum += count
      guard sum <= total * Self.mostInTail else { break }
      tail = Tail(edge: isHigh ? from : to, count: sum, isHigh: isHigh)
    }
    return tail
  }

  /// The part of an axis that is seen to be empty from its end on.
  private static let leastEmpty = 0.25

  /// The wider empty end of an axis: above which, or below which, nothing lies; `nil` where it is less than a quarter of the axis, where
  /// that is not linear, and where bins are hidden.
  package func emptyEnd(of axis: Axis, _ series: Series) -> (edge: Double, isHigh: Bool)? {
    guard !series.marks.contains(where: \.isHidden), case .numbers(let shown) = axis.domain, axis.scale == .linear,
      (shown.upperBound - shown.lowerBound).isFinite
    else { return nil }
    let least = (shown.upperBound - shown.lowerBound) * Self.leastEmpty
    let (below, above) = (bounds.lowerBound - shown.lowerBound, shown.upperBound - bounds.upperBound)
    guard max(below, above) >= least, least > 0 else { return nil }
    return below >= above ? (bounds.lowerBound, false) : (bounds.upperBound, true)
  }

  /// The part of all bins that may lie below the fullest, and the groups in which those behind it hold fewer and fewer.
  private static let mostBelow = 0.15
  private static let fallingGroups = 4

  /// Whether bins begin with the fullest, or soon come to it, and the quarters of those behind it hold fewer and fewer, with no bin far
  /// above one before it.
  package func falls(in series: Series) -> Bool {
    guard let top = fullest.first, fullest.count == 1 else { return false }
    let counts = series.marks.indices.filter { $0 > top }.map { series.number(at: $0) ?? 0 }
    guard counts.count >= 2 * Self.fallingGroups,
      Double(top) <= Double(series.marks.count) * Self.mostBelow, !risesBeyondChance(counts)
    else { return false }
    let means = (0..<Self.fallingGroups).map { group -> Double in
      let part = counts[(group * counts.count / Self.fallingGroups)..<((group + 1) * counts.count / Self.fallingGroups)]
      return Statistics.sum(Array(part)) / Double(part.count)
    }
    return zip(means, means.dropFirst()).allSatisfy { $0 > $1 }
  }

  /// Whether a count lies above the least before it by more than three times the root of both, as of Poisson counts.
  private func risesBeyondChance(_ counts: [Double]) -> Bool {
    var least = Double.infinity
    for count in counts {
      if count - least > 3 * (count + least).squareRoot() { return true }
      least = min(least, count)
    }
    return false
  }

  /// More hills than these are ripples; of fewer values hills are chance; a shallower dip parts none.
  private static let mostHills = 3
  private static let fewestInHills = 40.0
  private static let mostInDip = 0.5

  /// Whether there are two or three hills, one of them the highest, with deep dips between them.
  package func hasHills(in series: Series) -> Bool {
    guard fullest.count == 1, total >= Self.fewestInHills, (2...Self.mostHills).contains(modes.count) else {
      return false
    }
    return zip(modes, modes.dropFirst()).allSatisfy { first, second in
      let tops = [first, second].compactMap { series.number(at: $0.places.lowerBound) }
      let between = first.places.upperBound..<max(first.places.upperBound, second.places.lowerBound)
      guard let lower = tops.min(), let dip = between.map({ series.number(at: $0) ?? 0 }).min() else { return false }
      return dip <= lower * Self.mostInDip
    }
  }
}

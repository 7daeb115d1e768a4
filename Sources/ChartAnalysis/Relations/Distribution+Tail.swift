package import ChartModel

/// The few that lie far from where most lie.
package struct Tail: Equatable, Sendable {
  /// The edge from which on they lie, and how many they are.
  package var edge: Double
  package var count: Double
}

extension Distribution {
  /// The part of all that are few, and the part of X that they must reach over to be a tail.
  private static let mostInTail = 0.1
  private static let leastTailReach = 0.3

  /// At most a tenth of all over at least three tenths of X; `nil` where the bins reach no farther.
  package func tail(of series: Series) -> Tail? {
    var tail: Tail?
    var above = 0.0
    for place in series.marks.indices.reversed() {
      guard case .bin(let from, _) = series.marks[place].x, let count = series.number(at: place), count > 0 else {
        continue
      }
      above += count
      guard above <= total * Self.mostInTail else { break }
      tail = Tail(edge: from, count: above)
    }
    let reach = (bounds.upperBound - bounds.lowerBound) * Self.leastTailReach
    return tail.flatMap { bounds.upperBound - $0.edge >= reach ? $0 : nil }
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

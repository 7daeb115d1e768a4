import ChartAnalysis
import ChartModel

/// Plans the message of a histogram: its hills, else where most lie and how far the few reach.
struct DistributionPlan {
  let found: Distribution
  let series: Series

  /// The part of all that are few, and the part of X that they must reach over to be a tail.
  private static let mostInTail = 0.1
  private static let leastTailReach = 0.3
  /// More hills than these are ripples.
  private static let mostModes = 3
  /// Of fewer, hills are chance.
  private static let fewestInHills = 40.0

  var claims: [Claim] {
    guard !found.isFlat else { return [] }
    let isHilly = found.fullest.count == 1 && found.total >= Self.fewestInHills && areHills
    return isHilly ? [.modes, .most] : [.most] + (tail.map { [$0] } ?? [])
  }

  /// A dip that leaves more than this part of the lower hill parts none.
  private static let mostInDip = 0.5

  /// Whether there are two or three hills with deep dips between them.
  private var areHills: Bool {
    guard (2...Self.mostModes).contains(found.modes.count) else { return false }
    return zip(found.modes, found.modes.dropFirst()).allSatisfy { first, second in
      let tops = [first, second].compactMap { series.number(at: $0.places.lowerBound) }
      let between = (first.places.upperBound..<max(first.places.upperBound, second.places.lowerBound))
        .map { series.number(at: $0) ?? 0 }
      guard let lower = tops.min(), let dip = between.min() else { return false }
      return dip <= lower * Self.mostInDip
    }
  }

  /// How few lie above an edge far from where most lie.
  private var tail: Claim? {
    let bins = series.marks.indices.compactMap { place -> (from: Double, to: Double, count: Double)? in
      guard case .bin(let from, let to) = series.marks[place].x, let count = series.number(at: place) else {
        return nil
      }
      return (from, to, count)
    }
    let reach = found.bounds.upperBound - found.bounds.lowerBound
    var above = 0.0
    var edge: (x: Double, count: Double)?
    for bin in bins.reversed() where bin.count > 0 {
      above += bin.count
      guard above <= found.total * Self.mostInTail else { break }
      edge = (bin.from, above)
    }
    guard let edge, found.bounds.upperBound - edge.x >= reach * Self.leastTailReach else { return nil }
    return .few(edge.count, above: edge.x)
  }
}

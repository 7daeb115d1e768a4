package import ChartModel

/// Two or three groups of bins of a histogram with wide empty stretches between them.
package struct Islands: Equatable, Sendable {
  /// Bins that follow each other without a wide empty stretch.
  package struct Island: Equatable, Sendable {
    /// The places of its first and its last bin in `marks`.
    package var bins: ClosedRange<Int>
    /// What its bins hold together.
    package var count: Double
  }

  /// The groups, the one that holds most first.
  package var all: [Island]

  private static let counts = 2...3
  private static let fewest = 40.0
  /// A stretch parts groups that is so much of the way from the first to the last filled bin.
  private static let leastEmpty = 0.1
  /// What holds less than this part of all is no group, and beside one that holds more the others are few that lie far off.
  private static let shares = 0.025...0.9

  /// `nil` where bins hold no whole numbers or lie together, or in more groups, or where one of them holds hardly anything.
  package init?(_ found: Distribution, _ series: Series) {
    let least = (found.bounds.upperBound - found.bounds.lowerBound) * Self.leastEmpty
    guard found.total >= Self.fewest, least.isFinite else { return nil }
    let gaps = found.emptyStretches.filter { $0.upperBound - $0.lowerBound >= least }
    guard Self.counts.contains(gaps.count + 1), let filled = Self.filled(series) else { return nil }
    var (groups, parted) = ([Island](), 0)
    for bin in filled {
      let before = gaps.prefix { $0.upperBound <= bin.from }.count
      if let last = groups.last, before == parted {
        groups[groups.count - 1] = Island(bins: last.bins.lowerBound...bin.place, count: last.count + bin.count)
      } else {
        groups.append(Island(bins: bin.place...bin.place, count: bin.count))
      }
      parted = before
    }
    guard groups.allSatisfy({ Self.shares.contains($0.count / found.total) }) else { return nil }
    all = groups.sorted { (-$0.count, $0.bins.lowerBound) < (-$1.count, $1.bins.lowerBound) }
  }

  /// The bins that hold something; `nil` where one holds no whole number.
  private static func filled(_ series: Series) -> [(place: Int, from: Double, count: Double)]? {
    let filled = series.marks.enumerated().compactMap { place, mark -> (place: Int, from: Double, count: Double)? in
      guard !mark.isHidden, case .bin(let from, _) = mark.x, let count = mark.value.number, count > 0 else {
        return nil
      }
      return (place, from, count)
    }
    return filled.allSatisfy { $0.count == $0.count.rounded() } ? filled : nil
  }
}

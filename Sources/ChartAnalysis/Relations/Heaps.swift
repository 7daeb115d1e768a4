package import ChartModel

extension Distribution {
  /// A heap is so many times as full as the mean of its neighbours, holds so much of the fullest, and lies above each of them by more
  /// than three times the chance of both, as of Poisson counts.
  private static let leastOfNeighbours = 2.0
  private static let leastOfFullest = 0.1
  private static let heapChance = 3.0
  private static let fewestHeaps = 3
  /// Where more of all filled bins are heaps, bins are narrower than the steps of what they count.
  private static let mostHeaps = 0.25
  private static let fewestInHeaps = 100.0

  /// The bins that stand out of both their neighbours, as places in `marks` in X order, the fullest among them: round numbers to which
  /// values were cut, or prices that are set. Empty where there are fewer than three.
  ///
  /// - Complexity: O(*n*) in the number of bins.
  package func heaps(of series: Series) -> [Int] {
    let counts = series.marks.map { $0.value.number ?? 0 }
    guard fullest.count == 1, total >= Self.fewestInHeaps, !modes.isEmpty, series.touches, let top = fullest.first,
      counts.indices.contains(top)
    else {
      return []
    }
    let found = counts.indices.dropFirst().dropLast().filter { place in
      let beside = [counts[place - 1], counts[place + 1]]
      return counts[place] >= counts[top] * Self.leastOfFullest
        && counts[place] * 2 >= (beside[0] + beside[1]) * Self.leastOfNeighbours
        && beside.allSatisfy { counts[place] - $0 > Self.heapChance * (counts[place] + $0).squareRoot() }
    }
    let isFew = Double(found.count) <= Double(counts.count { $0 > 0 }) * Self.mostHeaps
    return found.count >= Self.fewestHeaps && found.contains(top) && isFew ? Array(found) : []
  }
}

extension Series {
  /// Whether each bin begins where the one before it ends, and none is hidden.
  fileprivate var touches: Bool {
    let edges = marks.compactMap { mark -> (from: Double, to: Double)? in
      if case .bin(let from, let to) = mark.x, !mark.isHidden { (from, to) } else { nil }
    }
    return edges.count == marks.count
      && zip(edges, edges.dropFirst()).allSatisfy { ChartFacts.areEqual($0.to, $1.from) }
  }
}

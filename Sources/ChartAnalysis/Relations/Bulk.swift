package import ChartModel

/// The shortest run of bins of a histogram that holds half of all or more, where none of them holds much alone.
package struct Bulk: Equatable, Sendable {
  /// The places of its first and its last bin in `marks`.
  package var bins: ClosedRange<Int>
  /// The part of all that it holds, 0 to 1.
  package var share: Double
}

extension Distribution {
  private static let leastBulk = 0.5
  /// A bin with more than this part of all is what is seen first.
  private static let mostOfOneBin = 0.2

  /// `nil` where one bin holds much, and where half of all takes half of the bins.
  package func bulk(of series: Series) -> Bulk? {
    guard fullestShare < Self.mostOfOneBin, modes.count < 2 else { return nil }
    let counts = series.marks.map { $0.isHidden ? 0 : $0.value.number ?? 0 }
    var best: Bulk?
    for first in counts.indices {
      var sum = 0.0
      for last in first..<counts.count {
        sum += counts[last]
        guard sum >= total * Self.leastBulk else { continue }
        let isShorter = best.map {
          last - first < $0.bins.count - 1 || last - first == $0.bins.count - 1 && sum / total > $0.share
        }
        if isShorter ?? true { best = Bulk(bins: first...last, share: sum / total) }
        break
      }
    }
    return best.flatMap { $0.bins.count * 2 <= counts.count { $0 > 0 } ? $0 : nil }
  }
}

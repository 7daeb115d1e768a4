package import ChartModel

/// The shortest run of bins of a histogram that holds half of all or more, where none of them holds much alone; about a high bin, that
/// which holds four fifths.
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
    let found = shortest(holding: Self.leastBulk, of: series)
    return found.flatMap { $0.bins.count * 2 <= filled(series) ? $0 : nil }
  }

  /// The bins of the middle half, which hold half of all or more.
  package var half: Bulk { Bulk(bins: middleHalf, share: middleHalfShare) }

  /// Whether those are several, and half of all bins or fewer.
  package func halfIsNarrow(in series: Series) -> Bool {
    middleHalf.count > 1 && middleHalf.count * 2 <= filled(series)
  }

  private static let mostOfPeak = 0.5
  private static let leastAboutPeak = 0.8
  private static let fewestAboutPeak = 3

  /// What lies about a high bin, where it is most of all and takes two fifths of the bins at most.
  package func aboutPeak(of series: Series) -> Bulk? {
    guard (Self.mostOfOneBin..<Self.mostOfPeak).contains(fullestShare), modes.count < 2, fullest.count == 1,
      let found = shortest(holding: Self.leastAboutPeak, of: series)
    else { return nil }
    let isPeak = fullest.allSatisfy { found.bins.lowerBound < $0 && $0 < found.bins.upperBound }
    return isPeak && found.bins.count >= Self.fewestAboutPeak && found.bins.count * 5 <= filled(series) * 2
      ? found : nil
  }

  private func filled(_ series: Series) -> Int { series.marks.count { !$0.isHidden && ($0.value.number ?? 0) > 0 } }

  /// The shortest run of bins that holds a part of all, of several the fullest.
  private func shortest(holding part: Double, of series: Series) -> Bulk? {
    let counts = series.marks.map { $0.isHidden ? 0 : $0.value.number ?? 0 }
    var best: Bulk?
    for first in counts.indices {
      var sum = 0.0
      for last in first..<counts.count {
        sum += counts[last]
        if let best, last - first >= best.bins.count { break }
        guard sum >= total * part else { continue }
        let isShorter = best.map {
          last - first < $0.bins.count - 1 || last - first == $0.bins.count - 1 && sum / total > $0.share
        }
        if isShorter ?? true { best = Bulk(bins: first...last, share: sum / total) }
        break
      }
    }
    return best
  }
}

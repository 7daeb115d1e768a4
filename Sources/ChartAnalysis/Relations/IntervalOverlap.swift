package import ChartModel

/// Marks whose intervals reach that of the highest, so that nothing says which of them is the highest.
package struct IntervalOverlap: Equatable, Sendable {
  /// The place in `marks` of the highest value.
  package var top: Int
  /// The places of the others whose intervals overlap with its own, from the highest value on; never empty.
  package var others: [Int]
  /// Whether there is one other of which each value lies within the interval of the other.
  package var isMutual: Bool

  /// `nil` where the highest has no interval, two are the highest, or no other reaches it.
  package init?(_ series: Series) {
    let found = series.marks.indices.compactMap { place -> Interval? in
      guard let value = series.number(at: place), case .interval(let from, let to)? = series.marks[place].toldSpread
      else {
        return nil
      }
      return Interval(place: place, value: value, range: min(from, to)...max(from, to))
    }.sorted { ($1.value, $0.place) < ($0.value, $1.place) }
    guard let first = found.first, found.count == series.toldNumbers.count, found.count > 1,
      found[1].value < first.value
    else { return nil }
    let overlapping = found.dropFirst().filter { $0.range.overlaps(first.range) }
    guard !overlapping.isEmpty else { return nil }
    let mutual = overlapping.filter { first.range.contains($0.value) && $0.range.contains(first.value) }
    isMutual = overlapping.count == 1 && mutual.count == 1
    (top, others) = (first.place, overlapping.map(\.place))
  }

  private struct Interval {
    var place: Int
    var value: Double
    var range: ClosedRange<Double>
  }
}

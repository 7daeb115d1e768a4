extension BucketedChart {
  /// All of X in coordinates, from the first place to the end of the last; `nil` for an empty chart.
  ///
  /// Of a chart of which a part is shown it is that part.
  public var extent: Range<Double>? { window?.range ?? extent(of: bucketRanges) }

  /// The same where the stretches of all places are known already, and nothing but a part is shown.
  func extent(of ranges: [Range<Double>]) -> Range<Double>? {
    let (low, high) = (ranges.first?.lowerBound, ranges.lazy.map(\.upperBound).max())
    guard let bounds = domainBounds else { return low.flatMap { low in high.map { low..<$0 } } }
    return min(bounds.lowerBound, low ?? bounds.lowerBound)..<max(bounds.upperBound, high ?? bounds.upperBound)
  }

  /// The bounds of the axis in coordinates; `nil` where it has none, or all of it is one point.
  private var domainBounds: Range<Double>? {
    switch xAxis.domain {
    case .empty: nil
    case .categories(let names): names.isEmpty ? nil : 0..<Double(names.count)
    case .numbers(let range): range.lowerBound < range.upperBound ? range.lowerBound..<range.upperBound : nil
    case .instants(let from, let to): from < to ? Double(from.microseconds)..<Double(to.microseconds) : nil
    }
  }

  /// The stretch of every place along X at which some series has a mark, ascending, each once.
  ///
  /// A bucket is as long as it is, a category one; a number or an instant is the least stretch that holds it.
  public var bucketRanges: [Range<Double>] {
    let coordinates = XCoordinates(self)
    let rows = series + [totals].compactMap { $0 }
    if let ranges = Self.sharedRanges(of: rows, coordinates) { return ranges }
    let places = Set(rows.lazy.flatMap(\.marks).map(\.x))
    return Set(places.compactMap(coordinates.range)).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
  }

  /// The stretches of series that all stand at the same places, each behind the one before, as most do: nothing is to be sorted
  /// or thrown out. `nil` for every other chart.
  private static func sharedRanges(of rows: [Series], _ coordinates: XCoordinates) -> [Range<Double>]? {
    guard let first = rows.first,
      rows.dropFirst().allSatisfy({
        $0.marks.count == first.marks.count && zip($0.marks, first.marks).allSatisfy { $0.x == $1.x }
      })
    else { return nil }
    var ranges: [Range<Double>] = []
    ranges.reserveCapacity(first.marks.count)
    for range in first.marks.lazy.compactMap({ coordinates.range(of: $0.x) }) {
      if let last = ranges.last, (last.lowerBound, last.upperBound) >= (range.lowerBound, range.upperBound) {
        return nil
      }
      ranges.append(range)
    }
    return ranges
  }

  /// The least length that a window may show: one bucket; along points the least distance between neighbours, and of
  /// stretches that the data gives the shortest.
  public var shortestBucket: Double {
    let ranges = bucketRanges
    let lengths = ranges.lazy.map { $0.upperBound - $0.lowerBound }
    guard xAxis.bucketing == .none, ranges.count > 1 else { return lengths.min() ?? 0 }
    if case .categories = xAxis.domain { return 1 }
    let coordinates = XCoordinates(self)
    let isStretched = series.contains { $0.marks.contains { coordinates.isStretch($0.x) } }
    if isStretched { return lengths.filter { $0 > 1 }.min() ?? 1 }
    let distances = zip(ranges, ranges.dropFirst()).lazy.map { $1.lowerBound - $0.lowerBound }
    return distances.filter { $0 > 0 }.min() ?? lengths.min() ?? 0
  }
}

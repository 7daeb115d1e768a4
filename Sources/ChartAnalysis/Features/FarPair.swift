package import ChartModel

/// One value far above all others and one far below, beside which the others are a line.
package struct FarPair: Equatable, Sendable {
  /// Between which values all others lie.
  package var others: ClosedRange<Double>

  private static let fewest = 10
  /// How far each lies beyond the others, in ranges of those.
  private static let leastBeyond = 2.0

  /// `nil` where the highest or the lowest comes twice, or lies nearer, and where all others are the same.
  package init?(_ series: Series) {
    let sorted = series.toldNumbers.map(\.value).sorted()
    guard sorted.count >= Self.fewest, let low = sorted.first, let high = sorted.last,
      let others = Array(sorted.dropFirst().dropLast()).bounds, (high - low).isFinite,
      !ChartFacts.areEqual(others.lowerBound, others.upperBound)
    else { return nil }
    let beyond = (others.upperBound - others.lowerBound) * Self.leastBeyond
    guard others.lowerBound - low > beyond, high - others.upperBound > beyond else { return nil }
    self.others = others
  }
}

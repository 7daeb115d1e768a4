package import ChartModel

/// Of two series one that goes up to its peak and down again, while the other goes down and up, as shares of two parts do.
package struct MirrorArc: Equatable, Sendable {
  /// The place of each in `walkedSeries`.
  package var series: Int
  package var other: Int
  /// The way of the one with the peak.
  package var arc: CourseArc

  private static let fewest = 10
  /// How far apart both may turn, as a part of the marks.
  private static let mostApart = 0.15

  /// `nil` of any other chart than one of two such series, at the same X, that go against each other.
  package init?(_ chart: BucketedChart) {
    let walked = chart.walkedSeries
    guard OppositeCourse.holds(chart, fewest: Self.fewest), let one = walked.first, let two = walked.last,
      one.marks.map(\.x) == two.marks.map(\.x), let first = CourseArc(one), let second = CourseArc(two),
      first.isPeak != second.isPeak, [first, second].allSatisfy({ $0.quiet == nil && $0.tail == nil }),
      Double(abs(first.turn - second.turn)) <= Double(one.marks.count) * Self.mostApart
    else { return nil }
    (series, other, arc) = first.isPeak ? (0, 1, first) : (1, 0, second)
  }
}

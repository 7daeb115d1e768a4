package import ChartModel

/// The course of candlesticks, which is that of where each closed.
package struct CloseCourse: Equatable, Sendable {
  /// Where each closed, with the places of the marks.
  package let series: Series
  /// The large swings, or the one way from the first to the last.
  package let stretches: [CourseStretch]

  /// `nil` where marks are no candlesticks, X has no order, or they close at last where they did at first without a swing between.
  package init?(_ chart: BucketedChart) {
    guard chart.walkedSeries.count == 1, chart.readsInOrder, var closes = chart.walkedSeries.first else { return nil }
    for place in closes.marks.indices {
      guard closes.marks[place].value.isPresent else { continue }
      guard case .candlestick(_, let close) = closes.marks[place].spread else { return nil }
      closes.marks[place].value = .number(close)
    }
    let told = closes.toldNumbers
    guard let first = told.first, let last = told.last, first.place < last.place else { return nil }
    let way = CourseStretch(swingFrom: first.value, to: last.value, places: first.place...last.place)
    let swings = Swings(closes)?.stretches ?? [way]
    guard swings.count > 1 || !ChartFacts.areEqual(first.value, last.value) else { return nil }
    (series, stretches) = (closes, swings)
  }
}

import ChartModel

/// The values of several series at the X that enough of them have.
struct SharedRows {
  /// For each such X the values by the place of their series in `walkedSeries`.
  let rows: [[Int: Double]]
  /// How much of all X these rows are.
  let share: Double

  /// `nil` of a stack, of several units, of values beyond all numbers, and where a series has two values at one X.
  ///
  /// - Parameter fewest: How many series an X must have; all of them where it is `nil`.
  /// - Complexity: O(*n*) in the number of marks.
  init?(_ chart: BucketedChart, fewest: Int? = nil) {
    let walked = chart.walkedSeries
    guard !chart.isStacked, !chart.hasMixedUnits, walked.allSatisfy({ $0.numberPlaces() != nil }),
      !walked.contains(where: { $0.marks.contains { if case .infinite = $0.value { true } else { false } } })
    else { return nil }
    var (order, values): ([XValue], [XValue: [Int: Double]]) = ([], [:])
    for (place, series) in walked.enumerated() {
      for mark in series.marks {
        guard let number = mark.compared?.number else { continue }
        if values[mark.x] == nil { order.append(mark.x) }
        values[mark.x, default: [:]][place] = number
      }
    }
    rows = order.compactMap { values[$0] }.filter { $0.count >= fewest ?? walked.count }
    share = order.isEmpty ? 0 : Double(rows.count) / Double(order.count)
  }
}

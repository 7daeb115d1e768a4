import ChartModel

/// The values of several series at each X that any of them has.
struct SharedRows {
  /// The values at one X by the place of their series in `walkedSeries`.
  typealias Row = (x: XValue, values: [Int: Double])

  /// A row for each X: those of the series with the most values in its order, then others.
  let places: [Row]
  /// Whether there are no others.
  let areInOrder: Bool
  var rows: [[Int: Double]] { places.map(\.values) }

  /// `nil` of a stack, of several units, of values beyond all numbers, and where a series has two values at one X.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  init?(_ chart: BucketedChart) {
    let walked = chart.walkedSeries
    guard !chart.isStacked, !chart.hasMixedUnits, walked.allSatisfy({ $0.numberPlaces() != nil }),
      !walked.contains(where: { $0.marks.contains { if case .infinite = $0.value { true } else { false } } })
    else { return nil }
    let told = walked.map { series in series.marks.filter { $0.compared?.number != nil }.map(\.x) }
    var order = told.max { $0.count < $1.count } ?? []
    var values = Dictionary(order.map { ($0, [Int: Double]()) }) { first, _ in first }
    let count = order.count
    for (place, series) in walked.enumerated() {
      for mark in series.marks {
        guard let number = mark.compared?.number else { continue }
        if values[mark.x] == nil { order.append(mark.x) }
        values[mark.x, default: [:]][place] = number
      }
    }
    areInOrder = order.count == count
    places = order.compactMap { x in values[x].map { (x, $0) } }
  }

  /// The rows of so many series at least; `nil` where they are too small a part of all.
  func having(_ fewest: Int, leastShare: Double = 0) -> [[Int: Double]]? {
    let found = rows.filter { $0.count >= fewest }
    return Double(found.count) >= Double(rows.count) * leastShare ? found : nil
  }
}

extension [Int: Double] {
  /// The series that alone has the highest value of a row, or the lowest; `nil` where several have it.
  func leader(isHighest: Bool) -> Int? {
    guard let value = isHighest ? values.max() : values.min() else { return nil }
    let found = filter { ChartFacts.areEqual($0.value, value) }
    return found.count == 1 ? found.first?.key : nil
  }
}

extension [Int] {
  /// The number that comes most often, the least of several, and how often it does; `nil` of none.
  var mostFrequent: (number: Int, count: Int)? {
    Dictionary(grouping: self) { $0 }.map { (number: $0.key, count: $0.value.count) }
      .max { ($0.count, $1.number) < ($1.count, $0.number) }
  }
}

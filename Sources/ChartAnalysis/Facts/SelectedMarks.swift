import ChartModel

/// What is selected of one series.
public struct SelectedMarks: Sendable, Equatable {
  /// Places in `marks`, ascending; not always neighbours where stretches overlap.
  public var places: [Int]
  /// The statistics of their finite values.
  public var statistics: Statistics
  /// The statistics of all finite values of the series.
  public var whole: Statistics
  /// The lowest and the highest of their values and of the ends of their ranges; `nil` where there is none.
  public var bounds: ClosedRange<Double>?
  /// How many of them are empty: no row falls into their buckets.
  public var emptyCount: Int
  /// How many of them have rows without a value.
  public var valuelessCount: Int
  /// Whether one of them is infinite, so that there is no total and no mean.
  public var hasInfinity: Bool
  /// Whether one mark of the whole series is infinite.
  public var wholeHasInfinity: Bool
  /// The part that their sum is of the sum of the series; `nil` where parts do not make up a whole.
  public var partOfWhole: Double?
  /// The share of a stack's part of all parts within the selection.
  public var share: Double?
  /// The share of a stack's part of all parts over the whole chart.
  public var wholeShare: Double?
  /// How the only mark stands among all; `nil` where several are selected, or it has no number.
  public var place: PlaceFacts?

  init(_ series: Series, _ facts: SeriesFacts, places: [Int]) {
    let values = places.map { series.marks[$0].value }
    self.places = places
    statistics = Statistics(values.compactMap(\.number))
    whole = facts.statistics
    let low = values.lazy.compactMap(\.low).min()
    bounds = low.flatMap { low in values.lazy.compactMap(\.high).max().map { low...max(low, $0) } }
    emptyCount = values.count { $0 == .empty }
    valuelessCount = values.count { !$0.isPresent } - emptyCount
    hasInfinity = values.contains(where: \.isInfinite)
    wholeHasInfinity = facts.hasInfinity
    place = places.count == 1 ? places.first.flatMap { PlaceFacts($0, in: series, facts) } : nil
    partOfWhole =
      hasInfinity || wholeHasInfinity || statistics.count == 0 ? nil : Self.part(statistics, of: whole)
  }

  /// The same beside all cells of a heat map: what is selected of a row stands beside the whole map, not beside its row.
  static func besideAll(_ rows: [SelectedMarks], of chart: BucketedChart) -> [SelectedMarks] {
    let numbers = chart.walkedSeries.flatMap { $0.marks.told.compactMap(\.number) }.sorted()
    let whole = Statistics(numbers)
    let hasInfinity = rows.contains(where: \.wholeHasInfinity)
    return rows.map { row in
      var row = row
      (row.whole, row.wholeHasInfinity) = (whole, hasInfinity)
      row.partOfWhole =
        hasInfinity || row.statistics.count == 0 ? nil : part(row.statistics, of: whole)
      row.place = row.place?.among(numbers, whole, hasInfinity: hasInfinity)
      return row
    }
  }

  private static func part(_ statistics: Statistics, of whole: Statistics) -> Double? {
    guard (whole.minimum ?? -1) >= 0, whole.sum.isFinite else { return nil }
    return ChartFacts.share(of: statistics.sum, among: [statistics.sum], whole: whole.sum)
  }
}

extension MarkValue {
  /// Whether it is beyond all numbers.
  var isInfinite: Bool { if case .infinite = self { true } else { false } }
}

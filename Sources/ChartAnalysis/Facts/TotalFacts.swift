public import ChartModel

/// What the values of a chart add up to, where a total means something: the last row of a table.
///
/// ```swift
/// TotalFacts(chart)?.all  // 192_360.0 for a month of steps
/// ```
public struct TotalFacts: Sendable, Equatable {
  /// The total of each series, in the chart's order; `nil` for one without a number or with an infinite one.
  public var series: [Double?]
  /// The total of all series; `nil` where series do not add up to one thing, as a plan and its outcome do not.
  public var all: Double?

  /// The totals of a chart; `nil` where its values do not add up, as temperatures do not, or are fewer than two.
  ///
  /// Marks that their author hides are no row of a table, and so in no total.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  public init?(_ chart: BucketedChart) {
    guard chart.isAdditive || chart.isPartToWhole, !chart.hasLevels, !chart.hasMixedUnits else { return nil }
    let isLayered = chart.series.contains { $0.kind != nil }
    let told = chart.series.map { $0.marks.told }
    let hasOthers = told.contains { $0.contains { $0.isPresent && $0.number == nil } }
    guard !isLayered, !hasOthers, told.reduce(0, { $0 + $1.count { $0.number != nil } }) > 1 else { return nil }
    series = told.map(Self.total)
    let addsUp = chart.series.count == 1 || chart.isStacked || chart.isPartToWhole
    all = addsUp ? Self.total(told.flatMap { $0 }) : nil
    guard all != nil || series.contains(where: { $0 != nil }) else { return nil }
  }

  private static func total(_ values: [MarkValue]) -> Double? {
    guard !values.contains(where: { if case .infinite = $0 { true } else { false } }) else { return nil }
    let numbers = values.compactMap(\.number)
    let sum = Statistics.sum(numbers)
    return numbers.isEmpty || !sum.isFinite ? nil : sum
  }
}

public import ChartModel

/// How the shares of a stack's parts changed from the first to the last X that has a value.
public struct ShareChanges: Sendable, Equatable {
  /// The place of that first X in the totals' `marks`.
  public var firstPlace: Int
  /// The place of that last X in the totals' `marks`.
  public var lastPlace: Int
  /// A change a part, in the order of the parts.
  public var changes: [ShareChange]
  /// The places in `changes` of the largest change, up or down: several where they tie, none where nothing changed.
  public var largest: [Int]

  /// The changes of a stacked chart; `nil` for every other, and where the first or the last X with a value lacks the
  /// share of a part.
  ///
  /// - Complexity: O(*n*) in the number of marks of the parts.
  public init?(_ chart: BucketedChart, facts: ChartFacts) {
    guard chart.hasOrderedX, let totals = chart.totals, facts.shares.count > 1 else { return nil }
    let complete = totals.marks.indices.filter { place in
      facts.shares.allSatisfy { $0.part(at: place) != nil }
    }
    // Only from end to end is a change that of the whole.
    let valued = totals.marks.indices.filter { totals.marks[$0].compared?.isPresent == true }
    guard let first = complete.first, let last = complete.last, first < last, first == valued.first,
      last == valued.last
    else { return nil }
    (firstPlace, lastPlace) = (first, last)
    let parts = chart.series.indices.filter { chart.isPart(chart.series[$0]) }
    let changes = zip(parts, facts.shares).compactMap { series, shares -> ShareChange? in
      guard let from = shares.part(at: first), let to = shares.part(at: last) else { return nil }
      return ShareChange(series: series, from: from, to: to)
    }
    let most = changes.map { abs($0.points) }.max() ?? 0
    let ties = changes.indices.filter { ChartFacts.isNoise(abs(changes[$0].points) - most, beside: 100) }
    largest = most > 0 ? ties : []
    self.changes = changes
  }
}

/// How the share of one part changed.
public struct ShareChange: Sendable, Equatable {
  /// The part's place in `series`.
  public var series: Int
  /// The share at the first X, 0 to 1.
  public var from: Double
  /// The share at the last X, 0 to 1.
  public var to: Double
  /// The change in percentage points: zero where only noise of arithmetic is left.
  public var points: Double { ChartFacts.isNoise(to - from, beside: 1) ? 0 : (to - from) * 100 }
}

extension ShareFacts {
  /// The share at a place of the totals' `marks`; `nil` also where totals are not the sums of their parts, so that a
  /// part is more than the whole.
  func part(at place: Int) -> Double? {
    guard shares.indices.contains(place), let share = shares[place] else { return nil }
    return share <= 1 || ChartFacts.areEqual(share, 1) ? share : nil
  }
}

import ChartModel

/// One series beside its like of the other side.
public struct SeriesComparison: Sendable, Equatable {
  /// The place of the series before: in `walkedSeries`, or in `series` for the part of a stack.
  public var firstSeries: Int
  /// The place of the series after: in `walkedSeries`, or in `series` for the part of a stack.
  public var secondSeries: Int
  /// The marks that belong together, in the X order of the first side.
  public var changes: [MarkChange]
  /// The places in `marks` of the first side that have no mark on the second.
  public var onlyFirst: [Int]
  /// The places in `marks` of the second side that have no mark on the first.
  public var onlySecond: [Int]
  /// All finite numbers of the first side.
  public var firstStatistics: Statistics
  /// All finite numbers of the second side.
  public var secondStatistics: Statistics
  /// The numbers of the first side beside which the second has one.
  public var firstMatched: Statistics
  /// The numbers of the second side beside which the first has one.
  public var secondMatched: Statistics
  /// From the sum of all numbers to the other; `nil` where values do not add up, or a side has none.
  public var sum: ValueChange?
  /// From the mean of all numbers to the other; `nil` where a side has none.
  public var mean: ValueChange?
  /// The largest rise with the places in `changes` that have it, all ties; `nil` where no number rose.
  public var largestIncrease: Extreme?
  /// The largest fall, below zero, with the places in `changes` that have it, all ties; `nil` where no number fell.
  public var largestDecrease: Extreme?

  /// How many pairs of marks had a certain outcome.
  public func count(_ outcome: MarkOutcome) -> Int { changes.count { $0.outcome == outcome } }

  init(_ first: ComparedSeries, _ second: ComparedSeries, matching: MarkMatching, addsUp: Bool, levels: [String]) {
    firstSeries = first.place
    secondSeries = second.place
    let partners = matching.partners(of: first.marks, in: second.marks)
    changes = zip(first.marks, partners).compactMap { mark, partner in
      partner.map { MarkChange(mark, second.marks[$0], levels: levels) }
    }
    onlyFirst = zip(first.marks, partners).compactMap { $1 == nil ? $0.place : nil }
    let met = Set(partners.compactMap { $0 })
    onlySecond = second.marks.indices.filter { !met.contains($0) }.map { second.marks[$0].place }
    firstStatistics = first.statistics
    secondStatistics = second.statistics
    firstMatched = Statistics(changes.compactMap { $0.change?.from })
    secondMatched = Statistics(changes.compactMap { $0.change?.to })
    let isWhole = !first.hasInfinity && !second.hasInfinity
    let hasValues = firstStatistics.count > 0 && secondStatistics.count > 0
    if isWhole, hasValues, addsUp { sum = Self.change(firstStatistics.sum, secondStatistics.sum) }
    if isWhole { mean = Self.change(firstStatistics.mean, secondStatistics.mean) }
    let differences = changes.map { $0.change?.difference }
    largestIncrease = Self.extreme(differences.compactMap { $0 }.max().flatMap { $0 > 0 ? $0 : nil }, in: changes)
    largestDecrease = Self.extreme(differences.compactMap { $0 }.min().flatMap { $0 < 0 ? $0 : nil }, in: changes)
  }

  private static func change(_ from: Double?, _ to: Double?) -> ValueChange? {
    guard let from, let to, from.isFinite, to.isFinite else { return nil }
    return ValueChange(from: from, to: to)
  }

  /// Differences tie where they are as near as the numbers that they were made of can tell.
  private static func extreme(_ value: Double?, in changes: [MarkChange]) -> Extreme? {
    guard let value else { return nil }
    let places = changes.indices.filter { place in
      guard let change = changes[place].change, let difference = change.difference else { return false }
      return ChartFacts.isNoise(difference - value, beside: max(abs(change.from), abs(change.to), abs(value)))
    }
    return Extreme(value: value, places: places)
  }
}

/// A series of one side, with the marks that take part.
struct ComparedSeries {
  var place: Int
  var name: String?
  var marks: [MarkMatching.PlacedMark]
  var statistics: Statistics
  var hasInfinity: Bool

  /// - Parameter isMeant: whether a mark takes part; those that their author hides and buckets that data fill in part never do, the
  ///   latter but for the sum.
  init(_ series: Series, place: Int, isMeant: (XValue) -> Bool) {
    self.place = place
    name = series.name
    let meant = series.marks.enumerated().filter { !$0.element.isHidden && isMeant($0.element.x) }
    marks = meant.filter { !$0.element.isPartial }.map { ($0.offset, $0.element) }
    statistics = Statistics(told: meant.map(\.element.value), compared: marks.map(\.mark.value))
    hasInfinity = marks.contains { if case .infinite = $0.mark.value { true } else { false } }
  }
}

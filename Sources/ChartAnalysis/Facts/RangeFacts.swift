import ChartModel

/// What the marks of a series say that are ranges; no sum and no mean, because a range has none.
public struct RangeFacts: Sendable, Equatable {
  /// How many marks are ranges.
  public var count: Int
  /// The length of the widest range with every place that has it; `nil` where all are as wide, or beyond all numbers.
  public var widest: Extreme?

  /// The facts of some marks; `nil` where none is a range.
  init?(_ marks: [Mark]) {
    let widths = marks.map { mark -> Double? in
      guard case .range(let from, let to) = mark.told else { return nil }
      return to - from
    }
    count = widths.count { $0 != nil }
    guard count > 0 else { return nil }
    let known = widths.compactMap { $0 }
    guard let most = known.max(), let least = known.min(), most.isFinite else { return }
    // Differences of decimal fractions carry the noise of binary ones: 11.4 - 2.1 is not 9.3.
    let size = marks.told.flatMap { [$0.low, $0.high] }.compactMap { $0.map(abs) }.max() ?? 0
    guard !ChartFacts.isNoise(most - least, beside: size) else { return }
    let places = widths.indices.filter { place in
      widths[place].map { ChartFacts.isNoise(most - $0, beside: size) } == true
    }
    widest = Extreme(value: most, places: places)
  }
}

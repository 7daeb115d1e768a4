import ChartModel

/// What the marks of a series say that are ranges; no sum and no mean, because a range has none.
public struct RangeFacts: Sendable, Equatable {
  /// How many marks are ranges.
  public var count: Int
  /// The length of the widest range with every place that has it; `nil` where all are as wide, or beyond all numbers.
  public var widest: Extreme?
  /// The length of the narrowest range, in the same way.
  package var narrowest: Extreme?

  /// The facts of some marks; `nil` where none is a range.
  init?(_ marks: [Mark]) {
    let ends = marks.map { $0.told?.ends }
    count = ends.count { $0 != nil }
    guard count > 0 else { return nil }
    (widest, narrowest) = (Extreme.widest(ends), Extreme.narrowest(ends))
  }
}

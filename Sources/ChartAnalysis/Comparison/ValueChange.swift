/// From one number to another.
///
/// ```swift
/// ValueChange(from: 40, to: 50).percent  // 25.0
/// ```
public struct ValueChange: Sendable, Equatable {
  /// The number before, finite.
  public var from: Double
  /// The number after, finite.
  public var to: Double

  /// A change from one finite number to another.
  public init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  /// The number after less the one before: zero where only the noise of binary arithmetic is left, `nil` where it is
  /// beyond all numbers.
  public var difference: Double? { ChartFacts.difference(to, from) }

  /// The difference in percent of the number before.
  ///
  /// `nil` where that is not above zero or the number after is below it (what is less than nothing is no whole of which
  /// there are parts), and where it is beyond all numbers.
  public var percent: Double? {
    guard from > 0, to >= 0, let difference else { return nil }
    let percent = difference / from * 100
    return percent.isFinite ? percent : nil
  }

  /// Whether it went up, down or neither way, but for the noise of binary arithmetic.
  public var direction: ChangeDirection {
    ChartFacts.areEqual(from, to) ? .unchanged : to > from ? .risen : .fallen
  }
}

/// Which way something changed.
public enum ChangeDirection: Sendable, Equatable {
  case risen, fallen, unchanged
}

/// A point in time, in microseconds since 1970-01-01T00:00:00Z on the proleptic Gregorian calendar.
///
/// ```swift
/// Instant(seconds: 86_400) < Instant(seconds: 86_401)  // true
/// ```
public struct Instant: Hashable, Comparable, Sendable {
  /// Microseconds since 1970-01-01T00:00:00Z; negative before it.
  public var microseconds: Int64

  /// An instant at so many microseconds since 1970-01-01T00:00:00Z.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// An instant at so many whole seconds since 1970-01-01T00:00:00Z; clamped to what 64 bits hold.
  public init(seconds: Int) {
    let product = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
    microseconds = product.overflow ? (seconds < 0 ? .min : .max) : product.partialValue
  }

  /// Whether the first instant comes before the second.
  public static func < (first: Instant, second: Instant) -> Bool {
    first.microseconds < second.microseconds
  }

  /// Seconds since 1970-01-01T00:00:00Z, rounded to a `Double`.
  public var seconds: Double { Double(microseconds) / 1_000_000 }
}

extension FixedWidthInteger {
  /// Addition that stays at the nearest end of the type instead of wrapping round, so that order is kept there.
  @inlinable
  package func addingClamped(_ other: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}

extension Int64 {
  /// Division that rounds toward minus infinity, so that time before 1970 falls into the right bucket.
  ///
  /// ```swift
  /// Int64(-1).flooredDivision(by: 7)  // -1
  /// ```
  @inlinable
  package func flooredDivision(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

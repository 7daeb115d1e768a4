/// What is known of a value that is only bounded, as `<1` of a laboratory is.
public struct Bound: Hashable, Sendable {
  /// The bound.
  public var number: Double
  /// Whether the value lies below it.
  public var isUpper: Bool

  /// A bound from its parts.
  public init(number: Double, isUpper: Bool) {
    self.number = number
    self.isUpper = isUpper
  }
}

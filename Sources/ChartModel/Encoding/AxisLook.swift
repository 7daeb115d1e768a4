/// What an author may say of any axis beside its bounds.
public struct AxisLook: Sendable, Equatable {
  /// How values stand along it.
  public var scale: ScaleType
  /// Where it has ticks.
  public var ticks: AxisTicks
  /// Whether it runs against its usual direction.
  public var isReversed: Bool
  /// How far its numbers are drawn, where that is farther than its marks reach.
  public var drawn: ClosedRange<Double>?
  /// What the author's format makes of its numbers.
  public var numberLook = NumberLook.plain

  /// What is said, or the defaults.
  public init(scale: ScaleType = .linear, ticks: AxisTicks = .automatic, isReversed: Bool = false) {
    self.scale = scale
    self.ticks = ticks
    self.isReversed = isReversed
  }
}

extension Axis {
  /// The same axis as its author drew it.
  public func looking(_ look: AxisLook) -> Axis {
    var axis = self
    (axis.scale, axis.ticks) = (look.scale, look.ticks)
    (axis.isReversed, axis.numberLook, axis.drawn) = (look.isReversed, look.numberLook, look.drawn)
    return axis
  }
}

/// One bin: from its lower bound on, up to its upper bound, which only the last of some bins includes.
public struct ChartBinRange<Bound: Comparable>: Equatable {
  /// The least value in the bin.
  public let lowerBound: Bound
  /// Where the bin ends.
  public let upperBound: Bound
  /// Whether a value at the upper bound is in the bin: in the last it is.
  public let includesUpperBound: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, includesUpperBound: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.includesUpperBound = includesUpperBound
  }

  /// Whether a value is in the bin.
  public func contains(_ value: Bound) -> Bool {
    value >= lowerBound && (value < upperBound || includesUpperBound && value == upperBound)
  }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension PlottableValue where Value: Comparable {
  /// A bin with a label, such as one of `NumberBins`.
  public static func value(_ label: some ChartText, _ bin: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(label: label, from: bin.lowerBound, to: bin.upperBound)
  }
}

public import ChartModel

/// What is heard at each X of a stack.
public enum StackSound: String, Sendable, CaseIterable {
  /// The total.
  case total
  /// Its parts, from the first one up: each rises from where it begins to where it ends, as it is drawn.
  case parts

  /// Whether a chart can be heard so: parts need a stack that stands on zero.
  public func suits(_ chart: BucketedChart) -> Bool { self == .total || chart.hasHeardParts }
}

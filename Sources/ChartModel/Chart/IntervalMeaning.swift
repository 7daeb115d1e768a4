/// What the interval around a value is: how far an error bar or a band reaches, and why.
public enum IntervalMeaning: String, Sendable, CaseIterable {
  /// Where the mean lies with a confidence of 95 percent.
  case confidence
  /// One standard deviation to each side of the middle.
  case deviation
  /// One standard error of the mean to each side of the middle.
  case error
  /// From the lower to the upper quartile.
  case quartiles
}

extension NumberSteps {
  /// The powers of ten around numbers on one side of zero, as a logarithmic axis shows them; `nil` for all others.
  ///
  /// ```swift
  /// NumberSteps.decades(low: 3, high: 450)  // 1...1000
  /// ```
  package static func decades(low: Double, high: Double) -> ClosedRange<Double>? {
    guard low <= high, low.isFinite, high.isFinite else { return nil }
    if high < 0 { return decades(low: -high, high: -low).map { -$0.upperBound ... -$0.lowerBound } }
    guard low > 0 else { return nil }
    let from = power(log10Floor(low))
    let floor = power(log10Floor(high))
    let to = floor < high || floor <= from ? power(log10Floor(high) + 1) : floor
    return from > 0 && to.isFinite && from <= low ? from...to : low...high
  }

  private static func power(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }
}

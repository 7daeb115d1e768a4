extension ChartFacts {
  /// How large the noise of binary arithmetic may be, as a part of the numbers: far more than a few roundings make, far
  /// less than anybody writes down.
  private static let noise = 1e-12

  /// Whether two numbers differ by no more than the noise of binary arithmetic: 0.1 + 0.2 is 0.3.
  ///
  /// ```swift
  /// ChartFacts.areEqual(0.1 + 0.2, 0.3)  // true
  /// ```
  public static func areEqual(_ number: Double, _ other: Double) -> Bool {
    number == other || isNoise(number - other, beside: max(abs(number), abs(other)))
  }

  /// Whether a difference is no more than noise beside the largest of the numbers that it was made of.
  public static func isNoise(_ difference: Double, beside size: Double) -> Bool {
    difference.isFinite && abs(difference) <= size * noise
  }

  /// One number less another: zero where only noise is left, `nil` beyond all numbers.
  package static func difference(_ number: Double, _ other: Double) -> Double? {
    if areEqual(number, other) { return 0 }
    let difference = number - other
    return difference.isFinite ? difference : nil
  }
}

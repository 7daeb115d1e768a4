extension ChartFacts {
  /// How large the noise of binary arithmetic may be, as a part of the numbers: 45 roundings at most, more than our sums and
  /// means make, and less than cents of a million million.
  private static let noise = 1e-14

  /// Whether two numbers differ by no more than the noise of binary arithmetic: 0.1 + 0.2 is 0.3.
  ///
  /// ```swift
  /// ChartFacts.areEqual(0.1 + 0.2, 0.3)  // true
  /// ```
  public static func areEqual(_ number: Double, _ other: Double) -> Bool {
    number == other || isNoise(number - other, beside: max(abs(number), abs(other)))
  }

  /// Whether a difference is no more than noise beside the largest of the numbers that it was made of.
  ///
  /// As far as a double holds whole numbers exactly, 1 is none: microseconds since 1970 differ by what they differ.
  ///
  /// ```swift
  /// ChartFacts.isNoise(1, beside: 1e15)    // false
  /// ChartFacts.isNoise(0.5, beside: 1e15)  // true
  /// ```
  public static func isNoise(_ difference: Double, beside size: Double) -> Bool {
    guard difference.isFinite, difference.magnitude <= size * noise else { return false }
    return size >= 0x1p53 || difference.magnitude < 1
  }

  /// One number less another: zero where only noise is left, `nil` beyond all numbers.
  package static func difference(_ number: Double, _ other: Double) -> Double? {
    if areEqual(number, other) { return 0 }
    let difference = number - other
    return difference.isFinite ? difference : nil
  }
}

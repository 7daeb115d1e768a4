import ChartModel

/// How many decimals a computed number needs beside the values it is computed of.
package enum Precision {
  /// The digits by which values of one chart are told apart.
  private static let significant = 3
  /// The most decimals beyond those of the data.
  private static let mostExtra = 3

  /// The decimals of the data, or as many more as give the range of the values three digits.
  ///
  /// Means of whole numbers would else be told as ties that they are not: 0.33 and 0.67 are not 0 and 1.
  ///
  /// ```swift
  /// Precision.decimals(low: 6.1, high: 28.1, shown: 1)  // 1
  /// Precision.decimals(low: 0, high: 0.67, shown: 0)    // 3
  /// ```
  package static func decimals(low: Double?, high: Double?, shown: Int) -> Int {
    guard let low, let high else { return shown }
    let span = low == high ? abs(high) : high / 2 - low / 2
    guard span > 0, span.isFinite else { return shown }
    let needed =
      significant - 1 - NumberSteps.log10Floor(low == high ? span : Swift.max(span * 2, .leastNormalMagnitude))
    return min(max(shown, needed), shown + mostExtra)
  }
}

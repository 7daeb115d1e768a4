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

  /// The decimals of values that are means themselves: as many as give the lowest three digits, one more at most than the highest
  /// needs for that, and as many as give their range two; fewer than the data have where those are the noise of a division.
  ///
  /// ```swift
  /// Precision.decimalsOfMeans(low: 39.13548, high: 80.7195, shown: 5)  // 1
  /// Precision.decimalsOfMeans(low: 0, high: 0.67, shown: 0)            // 3
  /// ```
  package static func decimalsOfMeans(low: Double?, high: Double?, shown: Int) -> Int {
    guard let low, let high, low < high, (high - low).isFinite else {
      return min(decimals(low: low, high: high, shown: 0), shown + mostExtra)
    }
    let ofHigh = decimals(giving: significant, to: max(abs(low), abs(high)))
    let least = min(abs(low), abs(high))
    let ofLow = least > 0 ? decimals(giving: significant, to: least) : ofHigh
    let ofRange = decimals(giving: significant - 1, to: high - low)
    return min(max(ofRange, min(ofLow, ofHigh + 1)), shown + mostExtra)
  }

  /// The decimals of values as they stand; where those of a division or of a model go on and on, as many as give their range
  /// four digits and most of them three.
  ///
  /// Nobody follows `0.282477912312411`.
  ///
  /// ```swift
  /// Precision.decimalsOfValues(low: 0.00944915884066877, high: 0.282477912312411, shown: 18)  // 4
  /// Precision.decimalsOfValues(low: 47.60621, high: 52.520008, shown: 6)                      // 6
  /// ```
  package static func decimalsOfValues(low: Double?, high: Double?, shown: Int) -> Int {
    guard shown > mostGiven, let low, let high else { return shown }
    let means = decimalsOfMeans(low: low, high: high, shown: shown)
    let ofRange = low < high && (high - low).isFinite ? decimals(giving: significant + 1, to: high - low) : means
    return min(max(means, ofRange), shown)
  }

  /// How many steps of the last decimal lie between two numbers.
  package static func steps(from low: Double, to high: Double, decimals: Int) -> Double {
    (0..<min(max(decimals, 0), 22)).reduce(high - low) { steps, _ in steps * 10 }
  }

  /// More decimals than people write by hand: places on the earth have six.
  private static let mostGiven = 6

  private static func decimals(giving digits: Int, to number: Double) -> Int {
    max(digits - 1 - NumberSteps.log10Floor(Swift.max(number, .leastNormalMagnitude)), 0)
  }

  /// The digits that tell a mean from its values: three, or as many more as give the range of the values two.
  ///
  /// Of pressures between 1,015.9 and 1,018.5 the mean is not about 1,020, which is higher than all of them.
  ///
  /// ```swift
  /// Precision.digits(of: 16.41, low: 6.1, high: 28.1)           // 3
  /// Precision.digits(of: 1_017.31, low: 1_015.9, high: 1_018.5) // 5
  /// ```
  package static func digits(of value: Double, low: Double?, high: Double?) -> Int {
    guard let low, let high, low < high, value != 0, value.isFinite, (high - low).isFinite else { return significant }
    let needed = NumberSteps.log10Floor(abs(value)) - NumberSteps.log10Floor(high - low) + 2
    return min(max(needed, significant), mostDigits)
  }

  /// Whether two numbers within a range are told as two.
  package static func tellsApart(_ first: Double, _ second: Double, low: Double, high: Double) -> Bool {
    let most = max(abs(first), abs(second))
    guard most > 0, most.isFinite else { return false }
    let unit = NumberSteps.log10Floor(most) - digits(of: most, low: low, high: high) + 1
    return abs(second / 2 - first / 2) > (Double("1e\(unit)") ?? .infinity) / 2
  }

  /// What lies closer together is told by its ends.
  private static let mostDigits = 7
}

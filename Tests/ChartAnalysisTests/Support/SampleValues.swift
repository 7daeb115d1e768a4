import ChartTestSupport
import ChartModel

/// Values whose sums need no rounding, so that any order of adding gives the same bits.
enum SampleValues {
  /// Eighths, and now and then a missing value, a not-a-number or an infinity.
  static func mixed(_ count: Int, seed: UInt64, infinite: Bool = true) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      switch Int.random(in: 0..<60, using: &random) {
      case 0..<4: ColumnValues.missingNumber
      case 4..<6: .nan
      case 6 where infinite: .infinity
      case 7 where infinite: -.infinity
      case 8: -0.0
      default: Double(Int.random(in: -20_000...20_000, using: &random)) / 8
      }
    }
  }

  /// Names, and now and then none.
  static func names(_ count: Int, from names: [String], seed: UInt64) -> [String?] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Int.random(in: 0..<20, using: &random) == 0 ? nil : names.randomElement(using: &random)
    }
  }
}

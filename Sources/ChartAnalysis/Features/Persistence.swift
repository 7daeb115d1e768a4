/// How much numbers that follow each other are alike beside their trend, which makes a trend by chance likelier.
///
/// The variance of the Mann-Kendall difference grows as that of a mean does (Yue and Wang, Water Resources Management 18, 2004): with the
/// correlation r of neighbours by (1 + r) / (1 - r). That correlation is taken of what the trend leaves, mended for short series
/// (Kendall, Biometrika 41, 1954), up to a limit: a smooth curve has one near 1, and what one sees of its course is no chance.
enum Persistence {
  /// A curve without noise goes on as it went, and would else have no course.
  private static let mostCorrelation = 0.7
  /// A correlation below so many standard errors is chance.
  private static let leastErrors = 1.96

  /// By what factor the variance grows; 1 where neighbours are not alike.
  ///
  /// - Parameter left: what the trend leaves of each bucket; `nil` for an empty bucket.
  static func inflation(of left: [Double?]) -> Double {
    let numbers = left.compactMap { $0 }
    guard numbers.count > 5, let mean = numbers.mean else { return 1 }
    let count = Double(numbers.count)
    let raw = Autocorrelation.at(lag: 1, of: left.map { $0.map { $0 - mean } })
    let correlation = min((count * raw + 2) / (count - 4), mostCorrelation)
    guard correlation > leastErrors / count.squareRoot() else { return 1 }
    return (1 + correlation) / (1 - correlation)
  }
}

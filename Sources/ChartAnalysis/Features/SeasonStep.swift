package import ChartModel

/// A change of the level about which seasons come round: the means of whole years lie on two levels.
///
/// The split is the best of their means in two.
package struct SeasonStep: Equatable, Sendable {
  /// The place in `marks` of the last value before.
  package var end: Int
  /// The mean of all values up to there, and behind.
  package var before: Double
  package var after: Double
  /// Whether the means of years keep to both levels: nowhere else do two neighbours differ by so much.
  package var isSudden: Bool

  private static let fewestYears = 6
  private static let fewestOfLevel = 2
  /// The part of the squares of the years' means that two levels must take away in any case, and the part of the larger by which they differ.
  private static let leastGain = 0.4
  private static let leastJump = 0.15

  /// `nil` where X is no months or quarters of whole years, or where the years have no two levels.
  package init?(_ series: Series, in chart: BucketedChart) {
    guard let unit = chart.xAxis.calendarUnit, [.month, .quarter].contains(unit) else { return nil }
    let years = WholePeriod.all(.year, of: series, in: chart)
    guard years.count >= Self.fewestYears, let split = Self.split(years.map(\.mean)) else { return nil }
    let told = series.toldNumbers
    let last = years[split - 1].last
    let (early, late) = (told.filter { $0.place <= last }.map(\.value), told.filter { $0.place > last }.map(\.value))
    end = last
    guard let before = Statistics(early).mean, let after = Statistics(late).mean else { return nil }
    (self.before, self.after) = (before, after)
    isSudden = Self.isSudden(years.map(\.mean), split)
    guard abs(after - before) >= max(abs(before), abs(after)) * Self.leastJump else { return nil }
  }

  /// The part of the step between both levels that the two years beside it make, and the part of that which others make at most.
  private static let leastOfStep = 0.7
  private static let mostElsewhere = 0.5

  private static func isSudden(_ means: [Double], _ split: Int) -> Bool {
    let sides = [means[..<split], means[split...]].compactMap { Statistics(Array($0)).mean }
    let jump = abs(means[split] - means[split - 1])
    guard sides.count == 2, jump >= abs(sides[1] - sides[0]) * leastOfStep else { return false }
    return means.indices.dropFirst().allSatisfy {
      $0 == split || abs(means[$0] - means[$0 - 1]) <= jump * mostElsewhere
    }
  }

  /// How many years lie before the step.
  private static func split(_ means: [Double]) -> Int? {
    guard let best = means.bestSplit(fewest: fewestOfLevel),
      best.gain >= means.spread * Swift.max(means.leastSplitShare, leastGain)
    else { return nil }
    return best.place
  }
}

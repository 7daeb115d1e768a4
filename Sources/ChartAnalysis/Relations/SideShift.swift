package import ChartModel

/// A mark up to which most values lie on one side of zero, and behind which most lie on the other.
///
/// It is where the parts above zero differ most, by at least 3.5 standard errors: the best of many places differs so by chance in one series of
/// a hundred (Miller and Siegmund, "Maximally selected chi square statistics", Biometrics 38, 1982).
package struct SideShift: Equatable, Sendable {
  /// The place in `marks` of the last value before.
  package var end: Int
  /// Whether most lie above zero behind it.
  package var isAbove: Bool
  /// How many values lie before and behind it, and how many of them on the side of most.
  package var before: Int
  package var earlier: Int
  package var behind: Int
  package var later: Int

  private static let fewest = 30
  private static let leastPercent = 15
  private static let leastErrors = 3.5

  /// Whether most are so in the first half and in the second.
  private static func holdsThroughout(_ sides: [Bool]) -> Bool {
    let halves = [sides.prefix(sides.count / 2), sides.dropFirst(sides.count / 2)]
    return halves.allSatisfy { half in half.count { $0 } * 2 > half.count }
  }

  /// How much wider errors are where a value takes after the one before it: by the correlation of neighbours about the mean of each side.
  private static func widened(_ signs: [Double], at split: (place: Int, before: Double, after: Double)) -> Double {
    let left = signs.enumerated().map { $1 - ($0 < split.place ? split.before : split.after) }
    let correlation = min(max(Autocorrelation.at(lag: 1, of: left), 0), 0.99)
    return ((1 + correlation) / (1 - correlation)).squareRoot()
  }

  /// `nil` of fewer than 30 values, and where the sides do not change so.
  package init?(_ series: Series) {
    let told = series.toldNumbers
    guard told.count >= Self.fewest else { return nil }
    let signs = told.map { $0.value > 0 ? 1.0 : 0 }
    guard let split = signs.bestSplit(fewest: told.count * Self.leastPercent / 100) else { return nil }
    let part = Statistics.sum(signs) / Double(signs.count)
    (before, behind) = (split.place, told.count - split.place)
    let error = (part * (1 - part) * (1 / Double(before) + 1 / Double(behind))).squareRoot()
    let widened = Self.widened(signs, at: (split.place, split.before, split.after))
    guard error > 0, abs(split.after - split.before) >= error * Self.leastErrors * widened else { return nil }
    (end, isAbove) = (told[before - 1].place, split.after > split.before)
    let side = isAbove ? 1.0 : -1
    let early = told.prefix(before).map { $0.value * side < 0 }
    let late = told.dropFirst(before).map { $0.value * side > 0 }
    guard Self.holdsThroughout(early), Self.holdsThroughout(late) else { return nil }
    (earlier, later) = (early.count { $0 }, late.count { $0 })
  }
}

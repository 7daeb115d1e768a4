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
  private static func widened(_ signs: [Double], at place: Int) -> Double {
    let means = [signs.prefix(place), signs.dropFirst(place)].map { Statistics(Array($0)).mean ?? 0 }
    let left = signs.enumerated().map { $1 - means[$0 < place ? 0 : 1] }
    let squares = Statistics.sum(left.map { $0 * $0 })
    guard squares > 0 else { return 1 }
    let correlation = min(max(Statistics.sum(zip(left, left.dropFirst()).map { $0 * $1 }) / squares, 0), 0.99)
    return ((1 + correlation) / (1 - correlation)).squareRoot()
  }

  /// `nil` of fewer than 30 values, and where the sides do not change so.
  package init?(_ series: Series) {
    let told = series.toldNumbers
    guard told.count >= Self.fewest else { return nil }
    let signs = told.map { $0.value > 0 ? 1.0 : 0 }
    let all = Statistics.sum(signs), count = Double(signs.count)
    let part = all / count
    let edge = told.count * Self.leastPercent / 100
    var (best, sum) = ((place: 0, errors: 0.0, early: 0.0), 0.0)
    for place in 1..<signs.count {
      sum += signs[place - 1]
      guard (edge...signs.count - edge).contains(place) else { continue }
      let (early, late) = (Double(place), count - Double(place))
      let error = (part * (1 - part) * (1 / early + 1 / late)).squareRoot()
      let errors = error > 0 ? abs(sum / early - (all - sum) / late) / error : 0
      if errors > best.errors { best = (place, errors, sum) }
    }
    guard best.errors >= Self.leastErrors else { return nil }
    let numbers = told.map(\.value)
    isAbove = best.early / Double(best.place) < part
    let side = isAbove ? 1.0 : -1
    (end, before, behind) = (told[best.place - 1].place, best.place, told.count - best.place)
    earlier = numbers.prefix(best.place).count { $0 * side < 0 }
    later = numbers.dropFirst(best.place).count { $0 * side > 0 }
    let (early, late) = (
      numbers.prefix(best.place).map { $0 * side < 0 }, numbers.dropFirst(best.place).map { $0 * side > 0 }
    )
    guard Self.holdsThroughout(early), Self.holdsThroughout(late),
      best.errors >= Self.leastErrors * Self.widened(signs, at: best.place)
    else { return nil }
  }
}

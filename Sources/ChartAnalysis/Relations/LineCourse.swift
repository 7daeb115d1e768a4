/// How numbers in order changed as a whole: by one step, or by a trend.
///
/// A step is where two means fit better than one by two fifths of the squares or more (the first split of binary segmentation: Scott and
/// Knott, Biometrics 30, 1974); a trend is what the Mann-Kendall test finds at a level of 0.01.
package enum LineCourse: Equatable, Sendable {
  /// The mean of those before a place, and of those from it on.
  case step(at: Int, before: Double, after: Double)
  case trend(rises: Bool)

  private static let fewest = 8
  private static let leastScore = 2.576
  private static let leastStepRatio = 3.0

  /// The course of some numbers; `nil` where they have none or are few.
  package init?(_ numbers: [Double]) {
    guard numbers.count >= Self.fewest, numbers.allSatisfy(\.isFinite) else { return nil }
    if let step = Self.step(numbers) {
      self = step
      return
    }
    let score = MannKendall(numbers).score
    guard abs(score) >= Self.leastScore, let first = numbers.first, let last = numbers.last,
      score > 0 ? last > first : last < first
    else { return nil }
    self = .trend(rises: score > 0)
  }

  /// The split with the least squares left, where one side is several times the other.
  private static func step(_ numbers: [Double]) -> LineCourse? {
    let sum = numbers.reduce(0, +)
    let all = sum * sum / Double(numbers.count)
    let spread = numbers.reduce(0) { $0 + $1 * $1 } - all
    var (left, best) = (0.0, (place: 0, gain: 0.0, before: 0.0, after: 0.0))
    for place in 1..<numbers.count {
      left += numbers[place - 1]
      guard place >= 3, numbers.count - place >= 3 else { continue }
      let (before, after) = (left / Double(place), (sum - left) / Double(numbers.count - place))
      let gain = left * before + (sum - left) * after - all
      if gain > best.gain { best = (place, gain, before, after) }
    }
    let (low, high) = (min(best.before, best.after), max(best.before, best.after))
    guard best.gain >= spread * 0.4, low >= 0, high >= low * leastStepRatio, high > 0 else { return nil }
    return .step(at: best.place, before: best.before, after: best.after)
  }
}

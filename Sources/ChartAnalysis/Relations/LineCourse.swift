/// How numbers in order changed as a whole: by one step, or by a trend.
///
/// A step is where two means fit better than one by two fifths of the squares or more; a trend is what the Mann-Kendall test finds at a level of 0.01.
package enum LineCourse: Equatable, Sendable {
  /// The mean of those before a place, and of those from it on.
  case step(at: Int, before: Double, after: Double)
  case trend(rises: Bool)

  /// Whether numbers are higher at last.
  package var rises: Bool {
    switch self {
    case .step(_, let before, let after): after > before
    case .trend(let rises): rises
    }
  }

  private static let fewest = 8
  private static let leastScore = 2.576
  private static let leastStepRatio = 3.0
  private static let fewestOfSide = 3

  /// The course of some numbers; `nil` where they have none or are few.
  package init?(_ numbers: [Double]) {
    guard numbers.count >= Self.fewest, numbers.allSatisfy(\.isFinite) else { return nil }
    if let step = Self.step(numbers), !step.goesOn(in: numbers) {
      self = step
      return
    }
    let score = MannKendall(numbers).score
    guard abs(score) >= Self.leastScore, let first = numbers.first, let last = numbers.last,
      score > 0 ? last > first : last < first
    else { return nil }
    self = .trend(rises: score > 0)
  }

  private static let fewestOfDrift = 30
  private static let leastDriftGain = 0.3
  /// What the larger mean is of the smaller one at least, on an axis that holds zero; on another, their distance as a part of its length.
  private static let leastDriftRatio = 1.2
  private static let leastDriftPart = 0.25

  /// The place from which on many numbers are higher, or lower, in the mean, with both means: two means take away three tenths of the
  /// squares or more, and more than chance does; `nil` where they do not, or are near each other.
  ///
  /// - Parameter axis: The values that the axis shows.
  package static func drift(_ numbers: [Double], axis: ClosedRange<Double>) -> (at: Int, before: Double, after: Double)?
  {
    guard numbers.count >= fewestOfDrift, numbers.allSatisfy(\.isFinite),
      let best = numbers.bestSplit(fewest: numbers.count / 5),
      best.gain >= numbers.spread * max(leastDriftGain, numbers.leastSplitShare)
    else { return nil }
    let (low, high) = (min(best.before, best.after), max(best.before, best.after))
    let isSeen =
      axis.contains(0)
      ? high >= low * leastDriftRatio : high - low >= (axis.upperBound - axis.lowerBound) * leastDriftPart
    return low > 0 && isSeen ? (best.place, best.before, best.after) : nil
  }

  /// Beyond this score a side has a trend at a level of 0.05.
  private static let mostScore = 1.96

  /// The same place and means, where neither side has a trend of its own and two means leave less of the squares than a line does.
  package static func levels(_ numbers: [Double], axis: ClosedRange<Double>) -> (
    at: Int, before: Double, after: Double
  )? {
    guard let found = drift(numbers, axis: axis) else { return nil }
    let sides = [Array(numbers[..<found.at]), Array(numbers[found.at...])]
    let left = sides.reduce(0) { $0 + $1.spread }
    let areLevel = sides.allSatisfy { abs(MannKendall($0).score) < mostScore }
    let line = numbers.enumerated().reduce(into: LineMoments()) { $0.add(Double($1.offset), $1.element) }
    return areLevel && left < line.residual ? found : nil
  }

  /// Beyond this score a side goes on as the step does.
  private static let leastOnward = 1.5

  /// Whether numbers go the way of the step on both sides of it, and a line leaves less of the squares than two means: it is a part of a
  /// trend.
  private func goesOn(in numbers: [Double]) -> Bool {
    guard case .step(let at, let before, let after) = self else { return false }
    let sign = after > before ? 1.0 : -1
    let sides = [numbers[..<at], numbers[at...]].map { Array($0) }
    let line = numbers.enumerated().reduce(into: LineMoments()) { $0.add(Double($1.offset), $1.element) }
    return line.residual < sides.reduce(0) { $0 + $1.spread }
      && sides.allSatisfy { MannKendall($0).score * sign >= Self.leastOnward }
  }

  private static let leastKept = 0.95

  /// Whether more than 19 in 20 numbers lie nearer the mean of their own side of the step than that of the other; true of a trend.
  package func keeps(_ numbers: [Double]) -> Bool {
    guard case .step(let at, let before, let after) = self else { return true }
    let kept = numbers.enumerated().count { place, number in
      let isNearBefore = abs(number - before) < abs(number - after)
      return isNearBefore == (place < at)
    }
    return Double(kept) > Double(numbers.count) * Self.leastKept
  }

  /// The split with the least squares left, where one side is several times the other.
  private static func step(_ numbers: [Double]) -> LineCourse? {
    guard let best = numbers.bestSplit(fewest: fewestOfSide) else { return nil }
    let (low, high) = (min(best.before, best.after), max(best.before, best.after))
    guard best.gain >= numbers.spread * 0.4, low >= 0, high >= low * leastStepRatio, high > 0 else { return nil }
    return .step(at: best.place, before: best.before, after: best.after)
  }
}

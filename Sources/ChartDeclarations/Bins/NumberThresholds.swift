import ChartModel

/// Edges of bins at multiples of a step.
enum NumberThresholds {
  /// How many bins there are where nobody says it.
  private static let usualCount = 10

  /// Edges at multiples of a familiar step that make about so many bins around a range.
  ///
  /// - Parameter least: the least step, 1 for whole numbers.
  static func round(_ range: ClosedRange<Double>, count: Int?, least: Double) -> [Double] {
    let count = min(max(count ?? usualCount, 1), BinThresholds<Double>.most)
    let span = range.upperBound - range.lowerBound
    return edges(range, step: max(NumberSteps.step(span: span, count: count), least))
  }

  /// Edges at multiples of a step, the first at or below a range, the last at or above it, and at least two; the ends
  /// of the range where the step is none, and no edges where the ends are not finite.
  static func edges(_ range: ClosedRange<Double>, step: Double) -> [Double] {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return [] }
    let ends = [range.lowerBound, range.upperBound]
    guard step > 0, step.isFinite else { return ends }
    var step = step
    // Halves first: the span itself may be beyond all numbers.
    while (range.upperBound / 2 - range.lowerBound / 2) / step > Double(BinThresholds<Double>.most / 2 - 2) {
      step *= 2
    }
    guard step.isFinite else { return ends }
    let first = NumberSteps.edge(below: range.lowerBound, width: step)
    var last = NumberSteps.edge(below: range.upperBound, width: step)
    if last == first || NumberSteps.scaled(last, by: step) < range.upperBound { last += 1 }
    guard let count = Int(exactly: last - first), count > 0 else { return ends }
    return (0...count).map { NumberSteps.scaled(first + Double($0), by: step) }.filter(\.isFinite)
  }
}

package import ChartModel

/// The two to four peaks of a line that stand out by half of its range or more, one of them its highest value.
package struct FarPeaks: Equatable, Sendable {
  /// Their places in `marks`.
  package let marks: [Int]

  /// How far a peak stands out on both sides, as a part of the range.
  private static let leastPeak = 0.5
  /// How far below the lowest of them every other summit lies.
  private static let leastApart = 0.2
  private static let counts = 2...4
  private static let fewest = 8

  /// `nil` where there are more or fewer, where a peak has the value of its neighbor, and where another summit comes near.
  package init?(_ series: Series) {
    let told = series.toldNumbers
    let values = told.map(\.value)
    guard values.count >= Self.fewest, let bounds = values.bounds, (bounds.upperBound - bounds.lowerBound).isFinite
    else {
      return nil
    }
    let range = bounds.upperBound - bounds.lowerBound
    let turns = Swings.turns(values, least: range * Self.leastPeak)
    let peaks = zip(turns, turns.dropFirst()).compactMap { values[$1] > values[$0] ? $1 : nil }
      .filter { $0 != turns.last }
    guard Self.counts.contains(peaks.count), let least = peaks.map({ values[$0] }).min(), let last = turns.last,
      values[last] < bounds.upperBound, peaks.contains(where: { values[$0] == bounds.upperBound }),
      Self.summits(of: values).filter({ values[$0] >= least - range * Self.leastApart }) == peaks
    else { return nil }
    marks = peaks.map { told[$0].place }
  }

  /// The places of values above both of their neighbors.
  private static func summits(of values: [Double]) -> [Int] {
    values.indices.dropFirst().dropLast().filter { values[$0] > values[$0 - 1] && values[$0] > values[$0 + 1] }
  }
}

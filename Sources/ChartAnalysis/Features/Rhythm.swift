package import ChartModel

/// Peaks of one series that come at about even distances, whatever the calendar says.
///
/// A peak is the highest value between two falls of a quarter of the range from the lower to the upper tenth (the zigzag filter of
/// `TurningPoints`). They are a rhythm where their distances vary by less than a third of their mean, and
/// where values go with those one distance later by more than the two and a half standard errors of noise (Bartlett, 1946).
package struct Rhythm: Equatable, Sendable {
  /// The places of the peaks in `marks`.
  package var peaks: [Int]
  /// The mean distance of two peaks: in buckets of time, else along X.
  package var distance: Double

  private static let fewestPeaks = 4
  private static let leastDistance = 4.0
  private static let mostVariation = 0.33
  private static let leastMove = 0.25
  private static let leastCorrelation = 0.3

  /// The rhythm of a series; `nil` where it has none, where a value is missing, and where marks do not stand at even distances.
  ///
  /// - Parameter bucketCount: How many buckets of time lie from the first to the last mark, those without a mark included.
  package init?(_ series: Series, bucketCount: Int) {
    let values = series.marks.indices.compactMap { series.number(at: $0) }
    guard values.count == series.marks.count, values.count == bucketCount, values.count > 12,
      let step = Self.step(series.marks)
    else { return nil }
    let sorted = values.sorted()
    let move = (sorted[values.count * 9 / 10] - sorted[values.count / 10]) * Self.leastMove
    guard move > 0, move.isFinite else { return nil }
    let peaks = Self.peaks(values, beyond: move)
    guard peaks.count >= Self.fewestPeaks else { return nil }
    let distances = zip(peaks, peaks.dropFirst()).map { Double($1 - $0) }
    let mean = distances.reduce(0, +) / Double(distances.count)
    let variance = distances.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(distances.count)
    guard mean >= Self.leastDistance, variance.squareRoot() <= mean * Self.mostVariation,
      Self.correlation(values, lag: Int(mean.rounded()))
        >= max(Self.leastCorrelation, 2.5 / Double(values.count).squareRoot())
    else { return nil }
    (self.peaks, distance) = (peaks, mean * step)
  }

  /// The distance of two neighbours along X, or one bucket; `nil` where neighbours are not all as far apart.
  private static func step(_ marks: [Mark]) -> Double? {
    let places = marks.compactMap { mark -> Double? in
      switch mark.x {
      case .number(let x): x
      case .category(let name): Double(name)
      default: nil
      }
    }
    guard !places.isEmpty else { return 1 }
    guard places.count == marks.count, let first = places.first, let last = places.last else { return nil }
    let step = (last - first) / Double(places.count - 1)
    let isEven = zip(places, places.dropFirst()).allSatisfy { abs($1 - $0 - step) <= abs(step) * 1e-6 }
    return isEven && step > 0 ? step : nil
  }

  /// How values go with those a distance later: their autocorrelation.
  private static func correlation(_ values: [Double], lag: Int) -> Double {
    let mean = Statistics.sum(values) / Double(values.count)
    let products = zip(values, values.dropFirst(lag)).map { ($0 - mean) * ($1 - mean) }
    let squares = Statistics.sum(values.map { ($0 - mean) * ($0 - mean) })
    return squares > 0 ? Statistics.sum(products) / squares : 0
  }

  /// The highest places between falls of more than a move, but for the first and the last mark, whose other side nobody knows.
  private static func peaks(_ values: [Double], beyond move: Double) -> [Int] {
    let turns = TurningPoints.places(values, beyond: move)
    return turns.indices.filter { turn in
      let neighbours = [turn - 1, turn + 1].filter(turns.indices.contains).map { values[turns[$0]] }
      return neighbours.allSatisfy { $0 < values[turns[turn]] } && (1..<values.count - 1).contains(turns[turn])
    }.map { turns[$0] }
  }
}

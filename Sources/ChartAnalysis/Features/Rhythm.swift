package import ChartModel

/// Peaks of one series that come at about even distances, whatever the calendar says.
///
/// A peak is the highest value between two falls of a quarter of the range from the lower to the upper tenth (the zigzag filter of
/// `TurningPoints`). They are a rhythm where their distances vary by less than a third of their mean, and
/// where values go with those one distance later by more than the two and a half standard errors of noise (Bartlett, 1946).
package struct Rhythm: Equatable, Sendable {
  /// How many peaks there are.
  package var count: Int
  /// The mean distance of two peaks: along X where `isAlongX`, else in marks.
  package var distance: Double
  /// Whether X are numbers, or names that are.
  package var isAlongX: Bool

  private static let leastMove = 0.25

  /// The rhythm of a series; `nil` where it has none, where a value is missing, and where marks do not stand at even distances.
  ///
  /// - Parameter bucketCount: How many buckets of time lie from the first to the last mark, those without a mark included.
  package init?(_ series: Series, bucketCount: Int) {
    let values = series.marks.indices.compactMap { series.number(at: $0) }
    guard values.count == series.marks.count, values.count == bucketCount, values.count > 12 else { return nil }
    let close = Self.step(series.marks).flatMap { step in
      EvenPeaks(values, leastMove: Self.leastMove).map { (count: $0.count, distance: $0.distance * step) }
    }
    guard let found = close ?? Self.coarse(series, values) else { return nil }
    (count, distance) = (found.count, found.distance)
    isAlongX = series.marks.first.flatMap(Self.number) != nil
  }

  // MARK: Stretches

  private static let stretches = 100
  private static let fewestInStretches = 300
  private static let leastCoarseMove = 0.5
  private static let mostCoarseVariation = 0.25

  private static func coarse(_ series: Series, _ values: [Double]) -> (count: Int, distance: Double)? {
    guard values.count >= fewestInStretches, let places = places(series.marks), let first = places.min(),
      let last = places.max(), last > first, (last - first).isFinite
    else { return nil }
    let width = (last - first) / Double(stretches)
    var parts = [[Double]](repeating: [], count: stretches)
    for (place, value) in zip(places, values) {
      let part = Int(exactly: ((place - first) / width).rounded(.down)) ?? 0
      parts[min(max(part, 0), stretches - 1)].append(value)
    }
    let means = parts.compactMap { Statistics($0).mean }
    guard means.count == stretches,
      let found = EvenPeaks(means, leastMove: leastCoarseMove, mostVariation: mostCoarseVariation)
    else { return nil }
    return (found.count, toTwoDigits(found.distance * width))
  }

  /// A hundred stretches tell no more of a distance.
  private static func toTwoDigits(_ length: Double) -> Double {
    guard length > 0, let unit = Double("1e\(NumberSteps.log10Floor(length) - 1)"), unit > 0 else { return length }
    return (length / unit).rounded() * unit
  }

  /// Where marks stand along X, or which they are where they stand in time.
  private static func places(_ marks: [Mark]) -> [Double]? {
    let numbers = marks.compactMap(number)
    if numbers.isEmpty { return marks.indices.map(Double.init) }
    return numbers.count == marks.count ? numbers : nil
  }

  private static func number(_ mark: Mark) -> Double? {
    switch mark.x {
    case .number(let x): x
    case .category(let name): Double(name)
    default: nil
    }
  }

  /// The distance of two neighbours along X, or one bucket; `nil` where neighbours are not all as far apart.
  private static func step(_ marks: [Mark]) -> Double? {
    let places = marks.compactMap(number)
    guard !places.isEmpty else { return 1 }
    guard places.count == marks.count, let first = places.first, let last = places.last else { return nil }
    let step = (last - first) / Double(places.count - 1)
    let isEven = zip(places, places.dropFirst()).allSatisfy { abs($1 - $0 - step) <= abs(step) * 1e-6 }
    return isEven && step > 0 ? step : nil
  }
}

/// Peaks of values at even distances.
private struct EvenPeaks {
  let count: Int
  /// The mean distance in values.
  let distance: Double

  private static let fewestPeaks = 4
  private static let leastDistance = 4.0
  private static let leastCorrelation = 0.3
  /// The part of all values over which they come, each with half a distance on both sides: what is over is no rhythm of the whole.
  private static let leastSpan = 0.6

  init?(_ values: [Double], leastMove: Double, mostVariation: Double = 0.33) {
    let sorted = values.sorted()
    let move = (sorted[values.count * 9 / 10] - sorted[values.count / 10]) * leastMove
    guard move > 0, move.isFinite else { return nil }
    let peaks = Self.peaks(values, beyond: move)
    guard peaks.count >= Self.fewestPeaks else { return nil }
    let distances = zip(peaks, peaks.dropFirst()).map { Double($1 - $0) }
    let mean = distances.reduce(0, +) / Double(distances.count)
    guard mean * Double(peaks.count) >= Double(values.count) * Self.leastSpan else { return nil }
    let variance = distances.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(distances.count)
    guard mean >= Self.leastDistance, variance.squareRoot() <= mean * mostVariation,
      Self.correlation(values, lag: Int(mean.rounded()))
        >= max(Self.leastCorrelation, 2.5 / Double(values.count).squareRoot())
    else { return nil }
    (count, distance) = (peaks.count, mean)
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

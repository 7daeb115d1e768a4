import ChartAnalysis
import ChartModel

/// Plans that a line is told by two to four peaks that stand far above all that lies between them.
struct FarPeaks {
  let claims: [Claim]

  /// How far a peak stands out, as a part of the range.
  private static let leastPeak = 0.5
  private static let counts = 2...4

  /// - Parameter features: Those of the only series.
  init(_ own: SeriesFacts, _ features: SeriesFeatures?, in chart: BucketedChart) {
    guard !chart.isAdditive, let low = own.minimum?.value, let high = own.maximum?.value, let found = features?.peaks
    else {
      claims = []
      return
    }
    let peaks = found.filter { $0.kind == .peak && $0.prominence >= (high - low) * Self.leastPeak }
    let areTold =
      Self.counts.contains(peaks.count) && peaks.allSatisfy { $0.places.count == 1 }
      && peaks.contains { ChartFacts.areEqual($0.value, high) }
    claims = areTold ? [.peaks(series: 0, marks: peaks.map(\.places.lowerBound))] : []
  }
}

extension SeriesFacts {
  /// Whether values take so small a part of the height of the chart that when they come round is not what is seen first.
  func areDrawnFlat(on axis: Axis) -> Bool {
    guard case .numbers(let domain) = axis.domain, let low = minimum?.value, let high = maximum?.value else {
      return false
    }
    return high - low <= (domain.upperBound - domain.lowerBound) * Self.mostDrawnFlat
  }

  private static var mostDrawnFlat: Double { 0.2 }
}

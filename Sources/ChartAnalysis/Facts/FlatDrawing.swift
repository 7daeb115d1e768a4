package import ChartModel

extension SeriesFacts {
  private static var mostDrawnFlat: Double { 0.2 }

  /// Whether values take so small a part of the height of the chart that when they come round is not what is seen first.
  package func areDrawnFlat(on axis: Axis) -> Bool {
    guard case .numbers(let domain) = axis.domain, let low = minimum?.value, let high = maximum?.value else {
      return false
    }
    return high - low <= (domain.upperBound - domain.lowerBound) * Self.mostDrawnFlat
  }
}

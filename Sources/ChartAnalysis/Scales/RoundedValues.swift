import ChartModel

extension BucketedChart {
  /// Whether values that rows gave have more decimals than they are told with; of means and the like everybody expects it.
  package var roundsValues: Bool {
    guard yAxis.type == .quantitative, aggregate.map(Self.keepingValues.contains) ?? true else { return false }
    return series.contains {
      $0.marks.contains {
        !$0.isHidden
          && $0.value.number.map { isRounded(Precision.steps(from: 0, to: $0, decimals: yAxis.decimals)) } ?? false
      }
    }
  }

  /// Ways to make one value of many that leave it one of them.
  private static let keepingValues: Set<Aggregate> = [.min, .max, .first, .last]

  /// What is behind the last decimal, but for the noise of binary arithmetic.
  private func isRounded(_ scaled: Double) -> Bool { scaled.isFinite && abs(scaled - scaled.rounded()) > 1e-4 }
}

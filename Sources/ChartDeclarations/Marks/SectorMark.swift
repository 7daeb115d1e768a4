internal import ChartModel
public import Foundation

/// A sector of a pie or a ring: a part of a whole.
///
/// ```swift
/// SectorMark(angle: .value("Share", share))
///   .foregroundStyle(by: .value("Energy", name))
/// ```
nonisolated public struct SectorMark: ChartContent, MarkContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let mark: PlacedMark

  /// A sector whose angle is its share of the sum; the radii are of no effect.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = PlacedMark(.sector, y: angle.plotted)
  }
}

internal import ChartModel
public import Foundation

/// A point.
///
/// ```swift
/// PointMark(x: .value("Weight", weight), y: .value("Height", height))
/// ```
nonisolated public struct PointMark: ChartContent, MarkContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let mark: PlacedMark

  /// A point at a place and a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = PlacedMark(.point, x: x.plotted, y: y.plotted)
  }

  init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, depth: PlottedValue) {
    var mark = PlacedMark(.point, x: x.plotted, y: y.plotted)
    mark.traits.channels[.depth] = depth
    self.mark = mark
  }

  /// A point along X.
  public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark = PlacedMark(.point, x: x.plotted)
  }

  /// A point along Y.
  public init<Y: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = PlacedMark(.point, y: y.plotted)
  }
}

internal import ChartModel
public import Foundation

/// A line across the chart at one value, such as a goal, or from one value to another.
///
/// ```swift
/// RuleMark(y: .value("Goal", 10_000))
/// ```
nonisolated public struct RuleMark: ChartContent, MarkContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let mark: PlacedMark

  /// A line at one place, across all values.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = PlacedMark(.rule, x: x.plotted)
  }

  /// A line at one value, along all of X.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = PlacedMark(.rule, y: y.plotted)
  }

  /// A line at one place from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = PlacedMark(.rule, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }

  /// A line at one value from one place to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = PlacedMark(.rule, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)
  }
}

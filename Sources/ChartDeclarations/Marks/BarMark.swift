internal import ChartModel
public import Foundation

/// A bar: a value at a place, or a stretch from one value to another.
///
/// ```swift
/// BarMark(x: .value("Day", day, unit: .day), y: .value("Doses", count))
/// ```
nonisolated public struct BarMark: ChartContent, MarkContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let mark: PlacedMark

  /// A bar for a value at a place; across where X is the number.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = PlacedMark(.bar, x: x.plotted, y: y.plotted, stacking: stacking)
  }

  /// A bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = PlacedMark(.bar, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }

  /// A bar from one place to another: a lane where Y is a category.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = PlacedMark(.bar, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)
  }

  /// A part of one bar along X.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = PlacedMark(.bar, x: x.plotted, stacking: stacking)
  }

  /// A part of one bar along Y.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = PlacedMark(.bar, y: y.plotted, stacking: stacking)
  }

  /// A stretch along X.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = PlacedMark(.bar, x: xStart.plotted, xEnd: xEnd.plotted)
  }

  /// A stretch along Y.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = PlacedMark(.bar, y: yStart.plotted, yEnd: yEnd.plotted)
  }
}

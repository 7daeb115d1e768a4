internal import ChartModel
public import Foundation

/// A rectangle: a cell of a heat map, or a region between edges.
///
/// ```swift
/// RectangleMark(x: .value("Hour", hour), y: .value("Weekday", weekday))
///   .foregroundStyle(by: .value("Visits", visits))
/// ```
nonisolated public struct RectangleMark: ChartContent, MarkContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let mark: PlacedMark

  /// A cell at a place and a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark = PlacedMark(.rectangle, x: x.plotted, y: y.plotted)
  }

  /// All of the plot, or a part of it in points; it says nothing.
  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = PlacedMark(.rectangle)
  }

  /// A region between four edges.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = PlacedMark(.rectangle, x: xStart.plotted, xEnd: xEnd.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }

  /// A region at one place from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = PlacedMark(.rectangle, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }

  /// A region at one value from one place to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = PlacedMark(.rectangle, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)
  }

  /// A region at one place, across all values.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    mark = PlacedMark(.rectangle, x: x.plotted)
  }

  /// A region at one value, along all of X.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = PlacedMark(.rectangle, y: y.plotted)
  }

  /// A region from one place to another, across all values.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = PlacedMark(.rectangle, x: xStart.plotted, xEnd: xEnd.plotted)
  }

  /// A region from one value to another, along all of X.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = PlacedMark(.rectangle, y: yStart.plotted, yEnd: yEnd.plotted)
  }
}

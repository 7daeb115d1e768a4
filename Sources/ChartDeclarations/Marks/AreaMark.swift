internal import ChartModel

/// A place on the edge of an area, or the two edges of a band.
///
/// ```swift
/// AreaMark(x: .value("Day", day), yStart: .value("Lowest", low), yEnd: .value("Highest", high))
/// ```
nonisolated public struct AreaMark: ChartContent, MarkContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let mark: PlacedMark

  /// A place on the upper edge of an area that begins at zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = PlacedMark(.area, x: x.plotted, y: y.plotted, stacking: stacking)
  }

  /// A place on the upper edge of one of several areas.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>, stacking: MarkStackingMethod = .standard
  ) {
    mark = PlacedMark(.area, x: x.plotted, y: y.plotted, stacking: stacking, series: series.plotted)
  }

  /// A place along a band with a lower and an upper edge.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = PlacedMark(.area, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }

  /// A place along one of several bands with a lower and an upper edge.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    mark = PlacedMark(.area, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted, series: series.plotted)
  }

  /// A place along a band with a left and a right edge.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = PlacedMark(.area, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)
  }

  /// A place along one of several bands with a left and a right edge.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    mark = PlacedMark(.area, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted, series: series.plotted)
  }
}

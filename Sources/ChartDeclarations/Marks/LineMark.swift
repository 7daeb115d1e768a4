internal import ChartModel

/// A place on a line.
///
/// ```swift
/// LineMark(x: .value("Year", year), y: .value("Price", price), series: .value("City", city))
/// ```
nonisolated public struct LineMark: ChartContent, MarkContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let mark: PlacedMark

  /// A place on a line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = PlacedMark(.line, x: x.plotted, y: y.plotted)
  }

  /// A place on one of several lines.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    mark = PlacedMark(.line, x: x.plotted, y: y.plotted, series: series.plotted)
  }
}

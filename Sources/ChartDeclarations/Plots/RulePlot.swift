internal import ChartModel
public import Foundation

/// A line for each element: across the chart at one value, or from one value to another.
///
/// ```swift
/// RulePlot(limits, y: .value("Limit", \.level))
/// ```
nonisolated public struct RulePlot<DataElement>: VectorizedChartContent, CollectedContent, RowedContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let rows: PlotRows<DataElement>
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    rows.collect(into: &marks, traits: traits)
  }

  /// A line at one place, across all values.
  public init<X: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    rows = PlotRows(data) { PlacedMark(.rule, x: x.plotted($0)) }
  }

  /// A line at one value, along all of X.
  public init<Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, y: PlottableProjection<DataElement, Y>, xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil
  ) {
    rows = PlotRows(data) { PlacedMark(.rule, y: y.plotted($0)) }
  }

  /// A line at one place from one value to another.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) {
    rows = PlotRows(data) { PlacedMark(.rule, x: x.plotted($0), y: yStart.plotted($0), yEnd: yEnd.plotted($0)) }
  }

  /// A line at one value from one place to another.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) {
    rows = PlotRows(data) { PlacedMark(.rule, x: xStart.plotted($0), xEnd: xEnd.plotted($0), y: y.plotted($0)) }
  }
}

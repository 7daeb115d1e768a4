internal import ChartModel
public import Foundation

/// A point for each element.
///
/// ```swift
/// PointPlot(lakes, x: .value("Area", \.area), y: .value("Depth", \.depth))
/// ```
nonisolated public struct PointPlot<DataElement>: VectorizedChartContent, CollectedContent, RowedContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let rows: PlotRows<DataElement>
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    rows.collect(into: &marks, traits: traits)
  }

  /// A point at a place and a value.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) {
    rows = PlotRows(data) { PlacedMark(.point, x: x.plotted($0), y: y.plotted($0)) }
  }

  /// A point along X.
  public init<X: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>, y: CGFloat? = nil
  ) {
    rows = PlotRows(data) { PlacedMark(.point, x: x.plotted($0)) }
  }

  /// A point along Y.
  public init<Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, y: PlottableProjection<DataElement, Y>, x: CGFloat? = nil
  ) {
    rows = PlotRows(data) { PlacedMark(.point, y: y.plotted($0)) }
  }
}

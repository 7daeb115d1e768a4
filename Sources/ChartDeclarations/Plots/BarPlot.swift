internal import ChartModel
public import Foundation

/// A bar for each element.
///
/// ```swift
/// BarPlot(days, x: .value("Day", \.date, unit: .day), y: .value("Steps", \.steps))
/// ```
nonisolated public struct BarPlot<DataElement>: VectorizedChartContent, CollectedContent, RowedContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let rows: PlotRows<DataElement>
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    rows.collect(into: &marks, traits: traits)
  }

  /// A bar for a value at a place.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic, height: MarkDimensions<DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    rows = PlotRows(data) { PlacedMark(.bar, x: x.plotted($0), y: y.plotted($0), stacking: stacking) }
  }

  /// A bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic
  ) {
    rows = PlotRows(data) { PlacedMark(.bar, x: x.plotted($0), y: yStart.plotted($0), yEnd: yEnd.plotted($0)) }
  }

  /// A bar from one place to another.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    height: MarkDimensions<DataElement> = .automatic
  ) {
    rows = PlotRows(data) { PlacedMark(.bar, x: xStart.plotted($0), xEnd: xEnd.plotted($0), y: y.plotted($0)) }
  }

  /// A part of one bar along X.
  public init<X: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    rows = PlotRows(data) { PlacedMark(.bar, x: x.plotted($0), stacking: stacking) }
  }

  /// A part of one bar along Y.
  public init<Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, y: PlottableProjection<DataElement, Y>, xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil, height: MarkDimensions<DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    rows = PlotRows(data) { PlacedMark(.bar, y: y.plotted($0), stacking: stacking) }
  }
}

internal import ChartModel

/// A rectangle for each element: a cell of a heat map, or a region between edges.
///
/// ```swift
/// RectanglePlot(visits, x: .value("Hour", \.hour), y: .value("Weekday", \.weekday))
///   .foregroundStyle(by: .value("Visits", \.count))
/// ```
nonisolated public struct RectanglePlot<DataElement>: VectorizedChartContent, CollectedContent, RowedContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let rows: PlotRows<DataElement>
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    rows.collect(into: &marks, traits: traits)
  }

  /// A cell at a place and a value.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic, height: MarkDimensions<DataElement> = .automatic
  ) {
    rows = PlotRows(data) { PlacedMark(.rectangle, x: x.plotted($0), y: y.plotted($0)) }
  }

  /// A region between four edges.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) {
    rows = PlotRows(data) {
      PlacedMark(
        .rectangle, x: xStart.plotted($0), xEnd: xEnd.plotted($0), y: yStart.plotted($0), yEnd: yEnd.plotted($0))
    }
  }

  /// A region at one place from one value to another.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic
  ) {
    rows = PlotRows(data) { PlacedMark(.rectangle, x: x.plotted($0), y: yStart.plotted($0), yEnd: yEnd.plotted($0)) }
  }

  /// A region at one value from one place to another.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    height: MarkDimensions<DataElement> = .automatic
  ) {
    rows = PlotRows(data) { PlacedMark(.rectangle, x: xStart.plotted($0), xEnd: xEnd.plotted($0), y: y.plotted($0)) }
  }
}

internal import ChartModel

/// An area with a place on its edge for each element, or one by a function.
///
/// ```swift
/// AreaPlot(x: "x", y: "density", domain: -3...3) { exp(-$0 * $0 / 2) }
/// ```
nonisolated public struct AreaPlot<DataElement>: VectorizedChartContent, CollectedContent, RowedContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let rows: PlotRows<DataElement>
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    rows.collect(into: &marks, traits: traits)
  }

  private init(_ function: FunctionPlot) { rows = PlotRows(function) }

  /// An area that begins at zero.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    rows = PlotRows(data) { PlacedMark(.area, x: x.plotted($0), y: y.plotted($0), stacking: stacking) }
  }

  /// Several areas.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, series: PlottableProjection<DataElement, Series>,
    stacking: MarkStackingMethod = .standard
  ) {
    rows = PlotRows(data) {
      PlacedMark(.area, x: x.plotted($0), y: y.plotted($0), stacking: stacking, series: series.plotted($0))
    }
  }

  /// A band with a lower and an upper edge.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) {
    rows = PlotRows(data) { PlacedMark(.area, x: x.plotted($0), y: yStart.plotted($0), yEnd: yEnd.plotted($0)) }
  }

  /// Several bands.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, Series>
  ) {
    rows = PlotRows(data) {
      PlacedMark(.area, x: x.plotted($0), y: yStart.plotted($0), yEnd: yEnd.plotted($0), series: series.plotted($0))
    }
  }
}

extension AreaPlot where DataElement == Double {
  /// A curve of Y over X by a function; where no bounds are given, over the bounds of X or the other marks.
  public init(
    x: some ChartText, y: some ChartText, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(FunctionPlot(.area, x: x.written, y: y.written, domain: domain) { [function($0)] }) }

  /// A band over X by a function that gives its edges.
  public init(
    x: some ChartText, yStart: some ChartText, yEnd: some ChartText, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      FunctionPlot(.area, x: x.written, y: yStart.written, yEnd: yEnd.written, domain: domain) {
        let edges = function($0)
        return [edges.yStart, edges.yEnd]
      })
  }
}

internal import ChartModel

/// A line through a place for each element, or a curve by a function.
///
/// ```swift
/// LinePlot(x: "x", y: "sin x", domain: 0...6.3) { sin($0) }
/// ```
nonisolated public struct LinePlot<DataElement>: VectorizedChartContent, CollectedContent, RowedContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let rows: PlotRows<DataElement>
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    rows.collect(into: &marks, traits: traits)
  }

  private init(_ function: FunctionPlot) { rows = PlotRows(function) }

  /// A line.
  public init<X: Plottable, Y: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) {
    rows = PlotRows(data) { PlacedMark(.line, x: x.plotted($0), y: y.plotted($0)) }
  }

  /// Several lines.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, series: PlottableProjection<DataElement, Series>
  ) {
    rows = PlotRows(data) { PlacedMark(.line, x: x.plotted($0), y: y.plotted($0), series: series.plotted($0)) }
  }
}

extension LinePlot where DataElement == Double {
  /// A curve of Y over X by a function; where no bounds are given, over the bounds of X or the other marks.
  public init(
    x: some ChartText, y: some ChartText, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(FunctionPlot(.line, x: x.written, y: y.written, domain: domain) { [function($0)] }) }

  /// A curve by a function of a number that gives both X and Y.
  public init(
    x: some ChartText, y: some ChartText, t: some ChartText, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      FunctionPlot(.line, x: x.written, y: y.written, domain: domain, isParametric: true) {
        let place = function($0)
        return [place.x, place.y]
      })
  }
}

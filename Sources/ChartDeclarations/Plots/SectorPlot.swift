internal import ChartModel
public import Foundation

/// A sector for each element: a part of a whole.
///
/// ```swift
/// SectorPlot(sources, angle: .value("Share", \.share)).foregroundStyle(by: .value("Energy", \.name))
/// ```
nonisolated public struct SectorPlot<DataElement>: VectorizedChartContent, CollectedContent, RowedContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let rows: PlotRows<DataElement>
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    rows.collect(into: &marks, traits: traits)
  }

  /// A sector whose angle is its share of the sum; the radii are of no effect.
  public init<Angle: Plottable>(
    _ data: some RandomAccessCollection<DataElement>, angle: PlottableProjection<DataElement, Angle>,
    innerRadius: MarkDimensions<DataElement> = .automatic, outerRadius: MarkDimensions<DataElement> = .automatic,
    angularInset: CGFloat? = nil
  ) {
    rows = PlotRows(data) { PlacedMark(.sector, y: angle.plotted($0)) }
  }
}

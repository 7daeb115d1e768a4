internal import ChartModel
public import Foundation

/// Content with a mark for each element of a collection, whose looks come from key paths.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement
}

/// Elements with the mark of each and what is said over it.
struct PlotRows<DataElement> {
  var elements: [DataElement]
  var mark: (DataElement) -> PlacedMark
  var changes: [(DataElement, inout MarkTraits) -> Void] = []
  /// The curve that the plot is in place of elements.
  var function: FunctionPlot?

  init(_ data: some Sequence<DataElement>, mark: @escaping (DataElement) -> PlacedMark) {
    elements = Array(data)
    self.mark = mark
  }

  /// No elements, but a curve.
  init(_ function: FunctionPlot) {
    self.init([]) { _ in PlacedMark(function.kind) }
    self.function = function
  }

  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    if let function { return marks.add(function, traits: changed(traits)) }
    for element in elements {
      var (mark, own) = (mark(element), traits)
      for change in changes { change(element, &own) }
      mark.traits = own
      marks.marks.append(mark)
    }
  }
}

extension PlotRows {
  /// What is said over a curve, whose elements are the places along X.
  private func changed(_ traits: MarkTraits) -> MarkTraits {
    guard let place = 0.0 as? DataElement else { return traits }
    return changes.reduce(into: traits) { $1(place, &$0) }
  }
}

/// Content that knows its rows.
protocol RowedContent<DataElement> {
  associatedtype DataElement
  var rows: PlotRows<DataElement> { get }
}

/// A plot of which more is said.
nonisolated struct PlotContent<DataElement>: VectorizedChartContent, CollectedContent, RowedContent {
  typealias Body = EmptyChartContent
  var rows: PlotRows<DataElement>
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    rows.collect(into: &marks, traits: traits)
  }
}

nonisolated extension VectorizedChartContent {
  /// Tells series apart by color, or gives the value of a heat map.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> { encoding(value, as: .foregroundStyle) }

  /// Tells series apart by the shape of their points.
  public func symbol<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> { encoding(value, as: .symbol) }

  /// The size of points by a value; it tells no series apart.
  public func symbolSize<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> { encoding(value, as: .symbolSize) }

  /// Tells series apart by their dashes.
  public func lineStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> { encoding(value, as: .lineStyle) }

  /// Puts series side by side.
  public func position<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> { encoding(value, as: .position) }

  /// What is said in place of where each mark stands.
  public func accessibilityLabel(
    _ path: KeyPath<DataElement, some ChartText>
  ) -> some VectorizedChartContent<DataElement> { saying { $1.author.label = $0[keyPath: path].written } }

  /// What is said in place of each mark's value.
  public func accessibilityValue(
    _ path: KeyPath<DataElement, some ChartText>
  ) -> some VectorizedChartContent<DataElement> { saying { $1.author.value = $0[keyPath: path].written } }

  /// Keeps marks from assistive technology.
  public func accessibilityHidden(
    _ path: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    saying { $1.author.isHidden = $1.author.isHidden || $0[keyPath: path] }
  }

  /// A stable id of each mark.
  public func accessibilityIdentifier(
    _ path: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> { saying { $1.identifier = $0[keyPath: path] } }

  /// How a line or an area goes from one mark to the next.
  public func interpolationMethod(_ method: InterpolationMethod) -> some VectorizedChartContent<DataElement> {
    saying { $1.interpolation = Interpolation(method) }
  }

  /// A style of each mark, of no effect.
  public func foregroundStyle(
    _ path: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> { saying { _, _ in } }
  /// A style, of no effect.
  public func foregroundStyle(_ style: some ShapeStyle) -> some VectorizedChartContent<DataElement> {
    saying { _, _ in }
  }
  /// An opacity of each mark, of no effect.
  public func opacity(_ path: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    saying { _, _ in }
  }
  /// An opacity, of no effect.
  public func opacity(_ opacity: Double) -> some VectorizedChartContent<DataElement> { saying { _, _ in } }
  /// A size of each point, of no effect.
  public func symbolSize(_ path: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    saying { _, _ in }
  }
  /// A size of points, of no effect.
  public func symbolSize(_ size: CGFloat) -> some VectorizedChartContent<DataElement> { saying { _, _ in } }
  /// A shape of points, of no effect.
  public func symbol(_ symbol: some ChartSymbolShape) -> some VectorizedChartContent<DataElement> {
    saying { _, _ in }
  }
  /// Dashes and width, of no effect.
  public func lineStyle(_ style: StrokeStyle) -> some VectorizedChartContent<DataElement> { saying { _, _ in } }
  /// Rounded corners, of no effect.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some VectorizedChartContent<DataElement> { saying { _, _ in } }

  private func encoding<Value: Plottable>(
    _ value: PlottableProjection<DataElement, Value>, as channel: Channel
  ) -> PlotContent<DataElement> { saying { $1.channels[channel] = value.plotted($0) } }

  private func saying(_ change: @escaping (DataElement, inout MarkTraits) -> Void) -> PlotContent<DataElement> {
    // All plots know their rows.
    var rows = (self as? any RowedContent<DataElement>)?.rows ?? PlotRows([]) { _ in PlacedMark(.point) }
    rows.changes.append(change)
    return PlotContent(rows: rows)
  }
}

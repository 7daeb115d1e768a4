public import Foundation

/// The looks of plots, axes and series: accepted and of no effect.
nonisolated extension View {
  /// The look of the plot, of no effect.
  public func chartPlotStyle<Plot: View>(@ViewBuilder content: (ChartPlotContent) -> Plot) -> some View { self }
  /// The look of the X axis, of no effect.
  public func chartXAxisStyle<Content: View>(@ViewBuilder content: (ChartAxisContent) -> Content) -> some View { self }
  /// The look of the Y axis, of no effect.
  public func chartYAxisStyle<Content: View>(@ViewBuilder content: (ChartAxisContent) -> Content) -> some View { self }

  /// The symbols of series, of no effect.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Symbol>
  ) -> some View { self }
  /// The symbols of series, of no effect.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    domain: [Value], range: [Symbol]
  ) -> some View { self }
  /// The symbols of series, of no effect.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    domain: [Value], mapping: @escaping (Value) -> Symbol
  ) -> some View { self }
  /// The symbols of series, of no effect.
  public func chartSymbolScale<Symbol: ChartSymbolShape>(range: [Symbol]) -> some View { self }
  /// The symbols of series, of no effect.
  public func chartSymbolScale<Value: Plottable, Symbol: View>(
    domain: [Value], @ViewBuilder mapping: @escaping (Value) -> Symbol
  ) -> some View { self }

  /// The sizes of points, of no effect.
  public func chartSymbolSizeScale(domain: some ScaleDomain, range: ClosedRange<CGFloat>) -> some View { self }
  /// The sizes of points, of no effect.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }
  /// The sizes of points, of no effect.
  public func chartSymbolSizeScale(domain: some ScaleDomain, range: [CGFloat]) -> some View { self }
  /// The sizes of points, of no effect.
  public func chartSymbolSizeScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, CGFloat>) -> some View { self }
  /// The sizes of points, of no effect.
  public func chartSymbolSizeScale(domain: some ScaleDomain) -> some View { self }

  /// The lines of series, of no effect.
  public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>) -> some View { self }
  /// The lines of series, of no effect.
  public func chartLineStyleScale<Value: Plottable>(domain: [Value], range: [StrokeStyle]) -> some View { self }
  /// The lines of series, of no effect.
  public func chartLineStyleScale<Value: Plottable>(
    domain: [Value], mapping: @escaping (Value) -> StrokeStyle
  ) -> some View { self }
  /// The lines of series, of no effect.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View { self }
}

/// The plot of a chart, whose look is of no effect.
nonisolated public struct ChartPlotContent: SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
}

/// An axis of a chart, whose look is of no effect.
nonisolated public struct ChartAxisContent: SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
}

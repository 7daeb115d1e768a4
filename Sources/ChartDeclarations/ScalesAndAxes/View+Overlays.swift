/// What lies over or behind a chart, and the looks of symbols and lines: accepted and of no effect.
///
/// A closure that takes a ``ChartProxy`` is not called: nothing is drawn and nothing is touched. To turn positions into
/// values, make a proxy of the chart.
extension View {
  /// Views over the plot, of no effect; the closure is not called.
  public func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View { self }

  /// Views behind the plot, of no effect; the closure is not called.
  public func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View { self }

  /// The symbols of series, of no effect.
  public func chartSymbolScale<Value: Plottable, Style>(_ mapping: KeyValuePairs<Value, Style>) -> some View { self }

  /// The symbols of series, of no effect.
  public func chartSymbolScale<Value: Plottable, Style>(domain: [Value], range: [Style]) -> some View { self }

  /// The lines of series, of no effect.
  public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>) -> some View { self }

  /// The lines of series, of no effect.
  public func chartLineStyleScale<Value: Plottable>(domain: [Value], range: [StrokeStyle]) -> some View { self }

  /// The look of the X axis, of no effect.
  public func chartXAxisStyle(@ViewBuilder content: (EmptyView) -> some View) -> some View { self }

  /// The look of the Y axis, of no effect.
  public func chartYAxisStyle(@ViewBuilder content: (EmptyView) -> some View) -> some View { self }
}

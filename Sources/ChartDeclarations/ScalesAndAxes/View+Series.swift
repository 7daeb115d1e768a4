public import Foundation

/// The order of the series.
nonisolated extension View {
  /// The series in their order, those without rows included; their styles are of no effect.
  ///
  /// ```swift
  /// chart.chartForegroundStyleScale(["Taken": .blue, "Skipped": .gray])
  /// ```
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    ordering(mapping.map { .of($0.key) })
  }

  /// The series in their order, those without rows included; their styles are of no effect.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    ordering(domain.map { .of($0) })
  }

  /// The series in their order, those without rows included.
  public func chartForegroundStyleScale<Value: Plottable>(domain: [Value]) -> some View {
    ordering(domain.map { .of($0) })
  }

  /// The series in their order, those without rows included; their styles are of no effect.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View {
    ordering(domain.map { .of($0) })
  }

  /// The styles of series, of no effect.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View { self }

  /// The styles of series, of no effect.
  public func chartForegroundStyleScale(range: Gradient) -> some View { self }

  /// The styles of numbers, of no effect.
  public func chartForegroundStyleScale(domain: some ScaleDomain, range: Gradient) -> some View {
    ordering(LoweredDomain(domain).categories.map { $0.map { .text($0) } } ?? [])
  }

  /// The styles of numbers, of no effect.
  public func chartForegroundStyleScale<Style: ShapeStyle>(domain: some ScaleDomain, range: [Style]) -> some View {
    ordering(LoweredDomain(domain).categories.map { $0.map { .text($0) } } ?? [])
  }

  /// The styles of values, of no effect.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View { self }

  /// How colours stand along numbers, of no effect.
  public func chartForegroundStyleScale(type: ScaleType) -> some View { self }

  /// The styles of numbers and how colours stand along them, of no effect.
  public func chartForegroundStyleScale(domain: some ScaleDomain, range: Gradient, type: ScaleType?) -> some View {
    self
  }

  /// A legend, of no effect: the names of the series come from the data.
  public func chartLegend(_ visibility: Visibility) -> some View { self }

  /// A legend, of no effect: the names of the series come from the data.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }

  /// A legend, of no effect: the names of the series come from the data.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { self }

  private func ordering(_ places: [PlottedContent]) -> SettingView {
    setting { $0.seriesOrder = LoweredDomain(places: places).categories ?? $0.seriesOrder }
  }
}

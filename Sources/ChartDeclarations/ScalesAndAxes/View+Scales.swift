/// What bounds an axis and how values stand along it.
nonisolated extension View {
  /// The bounds of X, and how values stand along it.
  ///
  /// ```swift
  /// chart.chartXScale(domain: 0...100)
  /// ```
  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    scaling(\.x, domain: LoweredDomain(domain), type: type)
  }

  /// The bounds of X, how much of the page it takes, and how values stand along it.
  public func chartXScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    scaling(\.x, domain: LoweredDomain(domain), type: type)
  }

  /// How much of the page X takes, and how values stand along it.
  public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    scaling(\.x, domain: nil, type: type)
  }

  /// How values stand along X.
  public func chartXScale(type: ScaleType?) -> some View { scaling(\.x, domain: nil, type: type) }

  /// The bounds of Y, and how values stand along it.
  ///
  /// ```swift
  /// chart.chartYScale(domain: 0...100)
  /// ```
  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    scaling(\.y, domain: LoweredDomain(domain), type: type)
  }

  /// The bounds of Y, how much of the page it takes, and how values stand along it.
  public func chartYScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    scaling(\.y, domain: LoweredDomain(domain), type: type)
  }

  /// How much of the page Y takes, and how values stand along it.
  public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    scaling(\.y, domain: nil, type: type)
  }

  /// How values stand along Y.
  public func chartYScale(type: ScaleType?) -> some View { scaling(\.y, domain: nil, type: type) }

  private func scaling(
    _ axis: WritableKeyPath<ChartSettings, PageAxisSettings>, domain: LoweredDomain?, type: ScaleType?
  ) -> SettingView {
    setting {
      if let domain { $0[keyPath: axis].domain = domain }
      if let type { $0[keyPath: axis].scale = type.scale }
    }
  }
}

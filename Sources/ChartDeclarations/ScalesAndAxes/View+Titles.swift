internal import ChartModel

/// What a chart is called.
nonisolated extension View {
  /// The title of a chart and the line below it; not part of Swift Charts, where a title is a text beside the chart.
  ///
  /// ```swift
  /// chart.chartTitle("Steps", subtitle: "June 2025")
  /// ```
  public func chartTitle(_ title: some ChartText, subtitle: (any ChartText)? = nil) -> some View {
    setting {
      $0.title = title.written
      $0.subtitle = subtitle?.written ?? $0.subtitle
    }
  }

  /// What the author says that a chart shows; not part of Swift Charts.
  public func chartDescription(_ description: some ChartText) -> some View {
    setting { ($0.authorDescription, $0.authorLeads) = (description.written, false) }
  }
}

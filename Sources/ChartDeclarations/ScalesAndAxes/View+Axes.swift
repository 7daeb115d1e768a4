public import Foundation

/// Titles of the axes, and where they have ticks.
nonisolated extension View {
  /// The title of X; a unit that is known in parentheses at its end is that of the values along it.
  public func chartXAxisLabel(
    _ label: some ChartText, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    setting { $0.x.label = label.written }
  }

  /// The title of X as a view.
  public func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    AxisLabelView(content: self, label: content()) { $0.x.label = $1 }
  }

  /// Where X has ticks; what they look like is of no effect.
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let ticks = content().ticks
    return setting { $0.x.take(ticks) }
  }

  /// Whether X is shown; of no effect.
  public func chartXAxis(_ visibility: Visibility) -> some View { self }

  /// The title of Y; a unit that is known in parentheses at its end is that of the values along it.
  public func chartYAxisLabel(
    _ label: some ChartText, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    setting { $0.y.label = label.written }
  }

  /// The title of Y as a view.
  public func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    AxisLabelView(content: self, label: content()) { $0.y.label = $1 }
  }

  /// Where Y has ticks; what they look like is of no effect.
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let ticks = content().ticks
    return setting { $0.y.take(ticks) }
  }

  /// Whether Y is shown; of no effect.
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
}

/// A chart with a view as the title of an axis.
nonisolated struct AxisLabelView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let label: any View
  let change: (inout ChartSettings, String) -> Void

  @MainActor func read(by reader: PageReader) {
    let words = reader.page(of: label).lines.joined(separator: " ")
    reader.read(content) { if !words.isEmpty { change(&$0, words) } }
  }
}

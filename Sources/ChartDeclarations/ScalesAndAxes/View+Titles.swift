internal import ChartModel

/// What a chart is called.
extension View {
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
    setting { $0.authorDescription = description.written }
  }

  /// The title of a chart, where `chartTitle` gives none; the text of another view.
  public func accessibilityLabel(_ label: some ChartText) -> some View {
    LabelledView(content: self, label: label.written)
  }

  /// Keeps the text of a view from assistive technology; of no effect on a chart, which is there to be told.
  public func accessibilityHidden(_ hidden: Bool) -> some View { HiddenView(content: self, isHidden: hidden) }
}

/// A view with a label: for a chart its title, for anything else what is read in its place.
struct LabelledView<Content: View>: View {
  typealias Body = EmptyView
  let content: Content
  let label: String
}

extension LabelledView: ChartBearing, TextBearing {
  func chart(settings: ChartSettings) -> ChartDeclaration? {
    var settings = settings
    settings.accessibilityLabel = label
    return ChartSearch.chart(in: content, settings: settings)
  }

  var lines: [String] { label.isEmpty ? [] : [label] }
}

/// A view whose text is not read.
struct HiddenView<Content: View>: View {
  typealias Body = EmptyView
  let content: Content
  let isHidden: Bool
}

extension HiddenView: ChartBearing, TextBearing {
  func chart(settings: ChartSettings) -> ChartDeclaration? { ChartSearch.chart(in: content, settings: settings) }
  var lines: [String] { isHidden ? [] : WrittenLines.of(content) }
}

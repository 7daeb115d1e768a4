internal import ChartModel
public import Foundation

nonisolated extension ChartContent {
  /// What is said in place of where a mark stands; on a `Plot`, the name of the plot.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some ChartText) -> some ChartContent {
    saying { $0.author.label = label.written }
  }

  /// What is said in place of a mark's value.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some ChartText) -> some ChartContent {
    saying { $0.author.value = value.written }
  }

  /// What is said in place of where a mark stands, with formatted values in it.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
    saying { $0.author.label = label.written }
  }

  /// What is said in place of a mark's value, with formatted values in it.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
    saying { $0.author.value = value.written }
  }

  /// Keeps marks from assistive technology; what is hidden as a whole has no part that is not.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    saying { $0.author.isHidden = $0.author.isHidden || hidden }
  }

  /// A stable id; of several marks with one id only the first has it.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    saying { $0.identifier = identifier }
  }

  /// Text beside a mark, told after it; where the text stands is of no effect.
  ///
  /// ```swift
  /// RuleMark(y: .value("Goal", 10_000)).annotation(position: .top) { Text("Goal of the year") }
  /// ```
  public func annotation<Note: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> Note
  ) -> some ChartContent {
    noting(content())
  }

  /// Text beside a mark that depends on the mark's size, which is zero here.
  public func annotation<Note: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: (AnnotationContext) -> Note
  ) -> some ChartContent {
    noting(content(AnnotationContext(targetSize: .zero)))
  }

  private func noting(_ note: some View) -> NotedContent<Self> { NotedContent(content: self, note: note) }
}

/// Content with a view beside it, whose texts are notes.
nonisolated struct NotedContent<Content: ChartContent>: ChartContent, CollectedContent {
  typealias Body = EmptyChartContent
  let content: Content
  let note: any View

  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    var traits = traits
    // What is said further inside comes first.
    traits.author.notes = PageReader.lines(of: note) + traits.author.notes
    marks.collect(content, traits: traits)
  }
}

/// Where the text beside a mark stands; of no effect.
public enum AnnotationPosition: Hashable, Sendable {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// What is known of a mark to the text beside it.
public struct AnnotationContext: Sendable {
  /// The size of the mark in points.
  public var targetSize: CGSize
}

/// What happens to text that does not fit; of no effect.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along one axis.
  public enum Strategy: Hashable, Sendable {
    case automatic, disabled, padScale
    case fit
    /// It is moved until it fits.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// Within what it is to fit.
  public enum Boundary: Hashable, Sendable { case automatic, chart, plot }

  /// As the chart sees fit.
  public static let automatic = AnnotationOverflowResolution()

  /// What happens along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

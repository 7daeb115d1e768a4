/// What can stand in a chart: marks, and types of one's own made of marks.
///
/// ```swift
/// struct GoalLine: ChartContent {
///   var goal: Int
///   var body: some ChartContent { RuleMark(y: .value("Goal", goal)) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content that this one is made of.
  associatedtype Body: ChartContent
  /// The content that this one is made of.
  @ChartContentBuilder var body: Body { get }
}

/// No marks.
nonisolated public struct EmptyChartContent: ChartContent {
  /// No marks.
  public init() {}
  /// Itself.
  public var body: EmptyChartContent { return self }
}

extension EmptyChartContent: CollectedContent {
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {}
}

extension ChartContent where Body == EmptyChartContent {
  /// Nothing: it is a mark itself.
  public var body: EmptyChartContent { return EmptyChartContent() }
}

/// Several pieces of content in their order.
nonisolated public struct ChartContentGroup: ChartContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let contents: [any ChartContent]
}

extension ChartContentGroup: CollectedContent {
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    for content in contents { marks.collect(content, traits: traits) }
  }
}

/// Content whose type is hidden.
nonisolated public struct AnyChartContent: ChartContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let content: any ChartContent

  /// Hides the type of content.
  public init(_ content: some ChartContent) { self.content = content }

  /// Hides the type of content.
  public init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: CollectedContent {
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    marks.collect(content, traits: traits)
  }
}

public import ChartModel

/// What SwiftUI calls a view: a chart, or a type of one's own whose body holds one.
///
/// ```swift
/// struct StepsChart: View {
///   var days: [Day]
///   var body: some View { Chart(days) { BarMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) } }
/// }
/// ```
@MainActor @preconcurrency
public protocol View: DescribableChart {
  /// The type of the view that this one is made of.
  associatedtype Body: View
  /// The view that this one is made of.
  @ViewBuilder var body: Body { get }
}

extension View {
  /// The first chart in the view; one without layers where there is none.
  public func declaration() -> ChartDeclaration { charts().first ?? ChartDeclaration(layers: []) }

  /// All charts in the view from top to bottom, each titled by its author, or else by the heading above it.
  ///
  /// What the view does as it appears is done before.
  ///
  /// ```swift
  /// Dashboard().charts().map(\.title)  // ["Steps", "Heart rate"]
  /// ```
  public func charts() -> [ChartDeclaration] { PageReader.page(of: self).charts.map(\.titled) }
}

/// Nothing to see.
nonisolated public struct EmptyView: View {
  /// Nothing.
  public init() {}
  /// Itself.
  public var body: EmptyView { return self }
}

extension EmptyView: PageContent {
  @MainActor func read(by reader: PageReader) {}
}

extension View where Body == EmptyView {
  /// Nothing: it is not made of other views.
  public var body: EmptyView { return EmptyView() }
}

/// A view that shows nothing itself.
nonisolated protocol SilentView: View, PageContent where Body == EmptyView {}

extension SilentView {
  @MainActor func read(by reader: PageReader) {}
}

/// A view that only passes on what it holds.
nonisolated protocol PassingView: View, PageContent where Body == EmptyView {
  var content: any View { get }
}

extension PassingView {
  @MainActor func read(by reader: PageReader) { reader.read(content) }
}

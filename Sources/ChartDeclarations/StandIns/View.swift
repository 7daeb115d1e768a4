public import ChartModel

/// What SwiftUI calls a view: a chart, or a type of one's own whose body holds one.
///
/// ```swift
/// struct StepsChart: View {
///   var days: [Day]
///   var body: some View { Chart(days) { BarMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) } }
/// }
/// ```
public protocol View: DescribableChart {
  /// The type of the view that this one is made of.
  associatedtype Body: View
  /// The view that this one is made of.
  @ViewBuilder var body: Body { get }
}

extension View {
  /// The first chart in the view; one without layers where there is none.
  public func declaration() -> ChartDeclaration {
    ChartSearch.chart(in: self, settings: ChartSettings()) ?? ChartDeclaration(layers: [])
  }
}

/// Nothing to see.
public struct EmptyView: View {
  /// Nothing.
  public init() {}
  /// Itself.
  public var body: EmptyView { return self }
}

extension View where Body == EmptyView {
  /// Nothing: it is not made of other views.
  public var body: EmptyView { return EmptyView() }
}

/// A view that may hold a chart.
protocol ChartBearing {
  func chart(settings: ChartSettings) -> ChartDeclaration?
}

/// A view that is text, or may hold text.
protocol TextBearing {
  /// The text by its lines.
  var lines: [String] { get }
}

extension EmptyView: ChartBearing, TextBearing {
  func chart(settings: ChartSettings) -> ChartDeclaration? { nil }
  var lines: [String] { [] }
}

/// Finds the chart of a view.
enum ChartSearch {
  static func chart<Content: View>(in view: Content, settings: ChartSettings) -> ChartDeclaration? {
    if let bearing = view as? any ChartBearing { return bearing.chart(settings: settings) }
    return view is any TextBearing ? nil : chart(in: view.body, settings: settings)
  }
}

/// Finds the text of a view.
enum WrittenLines {
  static func of<Content: View>(_ view: Content) -> [String] {
    if let bearing = view as? any TextBearing { return bearing.lines }
    return view is any ChartBearing ? [] : of(view.body)
  }
}

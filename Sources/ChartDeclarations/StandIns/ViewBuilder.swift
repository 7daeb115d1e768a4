internal import ChartModel

/// Makes a view of what stands between braces.
@resultBuilder
public enum ViewBuilder {
  /// Views in their order.
  public static func buildBlock(_ views: any View...) -> ViewGroup { ViewGroup(views: views) }
  /// One view.
  public static func buildExpression<Content: View>(_ view: Content) -> Content { view }
  /// What an `if` without `else` gives.
  public static func buildOptional(_ view: ViewGroup?) -> ViewGroup { view ?? ViewGroup(views: []) }
  /// What the first branch gives.
  public static func buildEither(first view: ViewGroup) -> ViewGroup { view }
  /// What the other branch gives.
  public static func buildEither(second view: ViewGroup) -> ViewGroup { view }
  /// What is there only in some versions of a system.
  public static func buildLimitedAvailability(_ view: ViewGroup) -> ViewGroup { view }
}

/// Several views in their order.
public struct ViewGroup: View {
  /// What it is made of.
  public typealias Body = EmptyView
  let views: [any View]
}

extension ViewGroup: ChartBearing, TextBearing {
  func chart(settings: ChartSettings) -> ChartDeclaration? {
    for view in views {
      if let chart = ChartSearch.chart(in: view, settings: settings) { return chart }
    }
    return nil
  }

  var lines: [String] { views.flatMap { WrittenLines.of($0) } }
}

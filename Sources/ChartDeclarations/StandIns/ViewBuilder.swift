/// Makes a view of what stands between braces.
@resultBuilder
public enum ViewBuilder {
  /// Views in their order.
  public static func buildBlock(_ views: any View...) -> ViewGroup { ViewGroup(views: views) }
  /// One view.
  public static func buildBlock<Content: View>(_ view: Content) -> Content { view }
  /// One view.
  public static func buildExpression<Content: View>(_ view: Content) -> Content { view }
  /// What an `if` without `else` gives.
  public static func buildOptional(_ view: (any View)?) -> ViewGroup { ViewGroup(views: view.map { [$0] } ?? []) }
  /// What the first branch gives.
  public static func buildEither(first view: any View) -> ViewGroup { ViewGroup(views: [view]) }
  /// What the other branch gives.
  public static func buildEither(second view: any View) -> ViewGroup { ViewGroup(views: [EmptyView(), view]) }
  /// What is there only in some versions of a system.
  public static func buildLimitedAvailability(_ view: any View) -> ViewGroup { ViewGroup(views: [view]) }
}

/// Several views in their order.
nonisolated public struct ViewGroup: View {
  /// What it is made of.
  public typealias Body = EmptyView
  let views: [any View]
}

extension ViewGroup: PageContent {
  @MainActor func read(by reader: PageReader) {
    for view in views { reader.read(view) }
  }
}

/// A view whose type is hidden.
nonisolated public struct AnyView: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// Hides the type of a view.
  public init(_ view: any View) { content = view }
  /// Hides the type of a view.
  public init(erasing view: any View) { content = view }
}

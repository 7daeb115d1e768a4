public import Foundation

/// Bars and pages over the page, which are not read.
nonisolated extension View {
  /// How large the title is.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View { self }
  /// Whether there is a bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Whether there is a way back.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  /// The line below the title.
  public func navigationSubtitle(_ subtitle: some ChartText) -> some View { self }
  /// The page of a value.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View { self }
  /// A page that may be shown.
  public func navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View) -> some View
  { self }
  /// The page of a value.
  public func navigationDestination<Value: Hashable>(
    item: Binding<Value?>, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View { self }
  /// How wide a page is.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// How wide a page is.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
  /// Buttons in a bar.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View { self }
  /// Buttons in a bar.
  public func toolbar(id: String, @ViewBuilder content: () -> some View) -> some View { self }
  /// Whether there is a bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// What a bar does not have.
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View { self }
  /// A background of a bar.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
  /// A background of a bar.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// A background of a bar.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Light or dark.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  /// How large the title is.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Whether there is a line of state.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// A tab.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
  /// A page over the page.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  /// A page over the page.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }
  /// A page over the page.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  /// A page over the page.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }
  /// A page beside the view.
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .automatic, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  /// A page beside the view.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .automatic, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }
  /// A question over the page.
  public func alert(_ title: some ChartText, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View)
    -> some View
  { self }
  /// A question over the page.
  public func alert(
    _ title: some ChartText, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { self }
  /// A question over the page.
  public func alert<Subject>(
    _ title: some ChartText, isPresented: Binding<Bool>, presenting subject: Subject?,
    @ViewBuilder actions: (Subject) -> some View
  ) -> some View { self }
  /// A question over the page.
  public func alert<Subject>(
    _ title: some ChartText, isPresented: Binding<Bool>, presenting subject: Subject?,
    @ViewBuilder actions: (Subject) -> some View, @ViewBuilder message: (Subject) -> some View
  ) -> some View { self }
  /// A question over the page.
  public func confirmationDialog<Subject>(
    _ title: some ChartText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting subject: Subject?, @ViewBuilder actions: (Subject) -> some View
  ) -> some View { self }
  /// A question over the page.
  public func confirmationDialog<Subject>(
    _ title: some ChartText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting subject: Subject?, @ViewBuilder actions: (Subject) -> some View,
    @ViewBuilder message: (Subject) -> some View
  ) -> some View { self }
  /// A question over the page.
  public func confirmationDialog(
    _ title: some ChartText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// A question over the page.
  public func confirmationDialog(
    _ title: some ChartText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> some View { self }
  /// Commands of the view.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
  /// Commands of the view.
  public func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View) -> some View {
    self
  }
  /// A page beside the page.
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View { self }
  /// How high the page is.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// How high the page is.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
    -> some View
  { self }
  /// Whether it can be dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Its background.
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }
  /// Its corners.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  /// What it becomes where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Whether a drag closes it.
  public func interactiveDismissDisabled(_ disabled: Bool = true) -> some View { self }
  /// A background of the container.
  public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View {
    self
  }
}

/// How large a title is; of no effect.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
/// How large a title is; of no effect.
public enum ToolbarTitleDisplayMode: Hashable, Sendable { case automatic, inline, inlineLarge, large }
/// A bar; of no effect.
public enum ToolbarPlacement: Hashable, Sendable { case automatic, bottomBar, navigationBar, tabBar, windowToolbar }
/// A button that bars have; of no effect.
public enum ToolbarDefaultItemKind: Hashable, Sendable { case sidebarToggle, title }
/// Where a page beside a view stands; of no effect.
public enum PopoverAttachmentAnchor: Sendable {
  case automatic
  case point(UnitPoint)
}
/// What a page becomes where there is little room; of no effect.
public enum PresentationAdaptation: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
/// Which container has a background; of no effect.
public enum ContainerBackgroundPlacement: Hashable, Sendable { case widget, navigation, tabView, window }

/// How high a page over the page is; of no effect.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// All of the screen.
  public static let large = PresentationDetent(name: "large")
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(fraction)") }
  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height) points") }
}

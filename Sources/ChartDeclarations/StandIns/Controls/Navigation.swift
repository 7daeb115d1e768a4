/// Pages on each other; the first is read.
nonisolated public struct NavigationStack: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The first page.
  public init(@ViewBuilder root: () -> some View) { content = root() }
  /// The first page, with those above it.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> some View) { content = root() }
}

/// Pages on each other, as it was written first; the first is read.
nonisolated public struct NavigationView: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The first page.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
}

/// Pages beside each other.
nonisolated public struct NavigationSplitView: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By two pages.
  public init(@ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View) {
    content = ViewGroup(views: [sidebar(), detail()])
  }
  /// By three pages.
  public init(
    @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View
  ) { self.content = ViewGroup(views: [sidebar(), content(), detail()]) }
  /// By two pages, of which one may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> some View,
    @ViewBuilder detail: () -> some View
  ) { content = ViewGroup(views: [sidebar(), detail()]) }
}

/// Which pages beside each other are shown; of no effect.
public enum NavigationSplitViewVisibility: Hashable, Sendable { case automatic, all, doubleColumn, detailOnly }

/// A way to another page; its label is read, the page is not.
nonisolated public struct NavigationLink: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its words and the page.
  public init(_ title: some ChartText, @ViewBuilder destination: () -> some View) { content = Text(title) }
  /// By its words and the page.
  public init(_ title: some ChartText, destination: some View) { content = Text(title) }
  /// By its views and the page.
  public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View) { content = label() }
  /// By its views and the page.
  public init(destination: some View, @ViewBuilder label: () -> some View) { content = label() }
  /// By a value of the page and its views.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> some View) { content = label() }
  /// By a value of the page and its words.
  public init<Value: Hashable>(_ title: some ChartText, value: Value?) { content = Text(title) }
}

/// The pages on each other, by values; of no effect.
public struct NavigationPath {
  /// No pages.
  public init() {}
  /// How many pages there are.
  public private(set) var count = 0
  /// Whether the path is empty.
  public var isEmpty: Bool { count == 0 }
  /// Adds a page.
  public mutating func append(_ value: some Hashable) { count += 1 }
  /// Takes pages away.
  public mutating func removeLast(_ count: Int = 1) { self.count = max(0, self.count - count) }
}

/// Pages behind tabs; all are read in their order.
nonisolated public struct TabView: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The pages between the braces.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
  /// The pages between the braces, of which one is shown.
  public init<Value: Hashable>(selection: Binding<Value>, @ViewBuilder content: () -> some View) {
    self.content = content()
  }
}

/// A page behind a tab.
nonisolated public struct Tab: HeadedView {
  /// What it is made of.
  public typealias Body = EmptyView
  let heading: any View
  let content: any View
  /// By its words.
  public init(_ title: some ChartText, systemImage: String = "", @ViewBuilder content: () -> some View) {
    (heading, self.content) = (Text(title), content())
  }
  /// By its words and a value.
  public init<Value: Hashable>(
    _ title: some ChartText, systemImage: String = "", value: Value, @ViewBuilder content: () -> some View
  ) { (heading, self.content) = (Text(title), content()) }
}

/// Buttons in a bar, which are not read.
nonisolated public struct ToolbarItem: SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// By its views.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {}
  /// By its name and its views.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {}
}

/// Buttons in a bar, which are not read.
nonisolated public struct ToolbarItemGroup: SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// By its views.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {}
}

/// Room in a bar.
nonisolated public struct ToolbarSpacer: SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// Room.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// How wide room in a bar is; of no effect.
public enum SpacerSizing: Hashable, Sendable { case flexible, fixed }

/// What stands in a bar.
public typealias ToolbarContent = View
/// Makes what stands in a bar.
public typealias ToolbarContentBuilder = ViewBuilder

/// Where something stands in a bar; of no effect.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction,
    cancellationAction, destructiveAction, navigationBarLeading, navigationBarTrailing, topBarLeading,
    topBarTrailing, bottomBar, keyboard, title, largeTitle
}

/// What shows whether a page lies over another; of no effect.
public struct PresentationMode: Sendable {
  init() {}
  /// Whether it does.
  public var isPresented: Bool { false }
  /// Closes the page, of no effect.
  public mutating func dismiss() {}
}

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}

public import Foundation

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It calls something off.
  public static let cancel = ButtonRole(name: "cancel")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
  /// It confirms something.
  public static let confirm = ButtonRole(name: "confirm")
}

/// A button; its label is read, and what it does is done by nobody.
nonisolated public struct Button: LabelledControl {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// What it does when it is pressed.
  let action: @MainActor () -> Void

  /// By its views.
  @preconcurrency public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View
  ) { (content, self.action) = (label(), action) }
  /// By its words.
  @preconcurrency public init(_ title: some ChartText, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
  {
    (content, self.action) = (Text(title), action)
  }
  /// By its words and a symbol.
  @preconcurrency public init(
    _ title: some ChartText, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { (content, self.action) = (Text(title), action) }
  /// By what it is for.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    (content, self.action) = (EmptyView(), action)
  }
  /// As a style gets it.
  @MainActor public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    (content, action) = (configuration.label, { configuration.trigger() })
  }
}

/// An address to open; its label is read.
nonisolated public struct Link: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its words.
  public init(_ title: some ChartText, destination: URL) { content = Text(title) }
  /// By its views.
  public init(destination: URL, @ViewBuilder label: () -> some View) { content = label() }
}

/// Something to hand on; its label is read.
nonisolated public struct ShareLink: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By what is handed on.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil) { content = Text("Share") }
  /// By what is handed on and words.
  public init(_ title: some ChartText, item: some Any, subject: Text? = nil, message: Text? = nil) {
    content = Text(title)
  }
  /// By what is handed on and its views.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View) {
    content = label()
  }
}

/// Commands that are opened; its label is read and they are not.
nonisolated public struct Menu: LabelledControl {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its words.
  public init(_ title: some ChartText, @ViewBuilder content: () -> some View) { self.content = Text(title) }
  /// By its words and a symbol.
  public init(_ title: some ChartText, systemImage: String, @ViewBuilder content: () -> some View) {
    self.content = Text(title)
  }
  /// By its views.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) { self.content = label() }
}

/// Buttons together.
nonisolated public struct ControlGroup: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The buttons between the braces.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
  /// The buttons between the braces, with a label.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) { self.content = content() }
}

/// A button that begins to edit a list.
nonisolated public struct EditButton: SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A button.
  public init() {}
}

/// What closes a page; of no effect.
public struct DismissAction: Sendable {
  init() {}
  /// Closes the page, of no effect.
  public func callAsFunction() {}
}

/// What opens an address; of no effect.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    /// It was opened.
    public static let handled = Result()
    /// It was not.
    public static let discarded = Result()
    /// The system opens it.
    public static let systemAction = Result()
  }
  init() {}
  /// By what is done.
  public init(handler: @escaping (URL) -> Result) {}
  /// Opens an address, of no effect.
  public func callAsFunction(_ url: URL) {}
}

/// What loads a page again; of no effect.
public struct RefreshAction: Sendable {
  /// Loads the page again, of no effect.
  public func callAsFunction() async {}
}

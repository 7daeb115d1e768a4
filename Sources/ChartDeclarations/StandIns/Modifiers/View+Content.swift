public import Foundation

/// Modifiers that hold views, which are read after what they lie over or behind.
nonisolated extension View {
  /// A background, which is read after the view.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    BesideView(content: self, beside: content())
  }
  /// A background, which is read after the view.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    BesideView(content: self, beside: background)
  }
  /// Something over the view, which is read after it.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    BesideView(content: self, beside: content())
  }
  /// Something over the view, which is read after it.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    BesideView(content: self, beside: overlay)
  }
  /// Something at an edge, which is read after the view.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { BesideView(content: self, beside: content()) }

  /// A typeface; that of titles and headlines makes the texts of a view headings.
  public func font(_ font: Font?) -> some View { HeadingView(content: self, isHeading: font?.isHeading ?? false) }

  /// The title of a page, which is read first.
  public func navigationTitle(_ title: some ChartText) -> some View { TitledView(content: self, title: title.written) }
  /// The title of a page, which is read first.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    TitledView(content: self, title: title.wrappedValue)
  }
  /// The title of a page, as it was written first.
  public func navigationBarTitle(
    _ title: some ChartText, displayMode: NavigationBarTitleDisplayMode = .automatic
  ) -> some View { TitledView(content: self, title: title.written) }

  /// A view that is hidden, which is not read.
  public func hidden() -> some View { EmptyView() }

  /// A modifier of one's own.
  @MainActor public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedView(content: self, modifier: modifier)
  }
}

/// A view with another over or behind it.
nonisolated struct BesideView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let beside: any View
  @MainActor func read(by reader: PageReader) {
    reader.read(content)
    reader.read(beside)
  }
}

/// A view whose texts may be headings.
nonisolated struct HeadingView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let isHeading: Bool
  @MainActor func read(by reader: PageReader) {
    guard isHeading else { return reader.read(content) }
    for item in reader.page(of: content).items {
      if case .text(let text) = item { reader.add(text.words, isHeading: true) } else { reader.add([item]) }
    }
  }
}

/// A page with its title.
nonisolated struct TitledView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let title: String
  @MainActor func read(by reader: PageReader) {
    reader.add(title, isHeading: true)
    reader.read(content)
  }
}

/// Changes a view, as in SwiftUI.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What is changed.
  typealias Content = AnyView
  /// The type of the changed view.
  associatedtype Body: View
  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// No change.
nonisolated public struct EmptyModifier: ViewModifier {
  /// No change.
  public init() {}
  /// The view itself.
  public func body(content: AnyView) -> AnyView { content }
}

/// A view with a modifier of one's own.
nonisolated struct ModifiedView<Modifier: ViewModifier>: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let modifier: Modifier
  @MainActor func read(by reader: PageReader) {
    reader.connect(modifier)
    reader.read(modifier.body(content: AnyView(content)))
  }
}

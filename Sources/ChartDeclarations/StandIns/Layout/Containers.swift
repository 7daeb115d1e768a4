public import Foundation

/// A page that scrolls.
nonisolated public struct ScrollView: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> some View) {
    self.content = content()
  }
}

/// A page that can be scrolled to a view.
nonisolated public struct ScrollViewReader: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces.
  public init(@ViewBuilder content: (ScrollViewProxy) -> some View) { self.content = content(ScrollViewProxy()) }
}

/// Scrolls to views; of no effect.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view, of no effect.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Cells in columns that are filled row by row.
nonisolated public struct LazyVGrid: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) { self.content = content() }
}

/// Cells in rows that are filled column by column.
nonisolated public struct LazyHGrid: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) { self.content = content() }
}

/// Rows of cells.
nonisolated public struct Grid: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The rows between the braces.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) { self.content = content() }
}

/// Cells beside each other; their texts are one line.
nonisolated public struct GridRow: LineView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The cells between the braces.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> some View) { self.content = content() }
}

/// The first of some views that fits, which is the first of all here.
nonisolated public struct ViewThatFits: View, PageContent {
  /// What it is made of.
  public typealias Body = EmptyView
  private let content: any View
  /// The views between the braces.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> some View) {
    self.content = content()
  }
  @MainActor func read(by reader: PageReader) {
    if let group = content as? ViewGroup { return group.views.first.map(reader.read) ?? () }
    reader.read(content)
  }
}

/// Rows on a page.
nonisolated public struct List: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View

  /// The rows between the braces.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  /// The rows between the braces, of which one may be selected.
  public init<Selection: Hashable>(selection: Binding<Selection?>?, @ViewBuilder content: () -> some View) {
    self.content = content()
  }

  /// The rows between the braces, of which some may be selected.
  public init<Selection: Hashable>(selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> some View) {
    self.content = content()
  }

  /// A row for each element that knows its identity.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable { content = ForEach(data, content: rowContent) }

  /// A row for each element that knows its identity, of which one may be selected.
  public init<Data: RandomAccessCollection, Selection: Hashable>(
    _ data: Data, selection: Binding<Selection?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable { content = ForEach(data, content: rowContent) }

  /// A row for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) { content = ForEach(data, id: id, content: rowContent) }

  /// A row for each element, told apart by a property, of which one may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Selection: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) { content = ForEach(data, id: id, content: rowContent) }

  /// A row for each element that can be changed.
  public init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> some View
  ) where Data.Element: Identifiable { content = ForEach(data, content: rowContent) }

  /// A row for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> some View) {
    content = ForEach(data, content: rowContent)
  }
}

/// Controls and values in sections.
nonisolated public struct Form: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
}

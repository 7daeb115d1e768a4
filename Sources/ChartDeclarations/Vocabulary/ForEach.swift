public import ChartModel
public import Foundation

/// Content for each element of a collection: marks in a chart, views on a page.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The content of an element.
  public var content: (Data.Element) -> Content
}

extension ForEach: ChartContent where Content: ChartContent {}

extension ForEach where Content: ChartContent {
  /// Content for each element that knows its identity.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Content for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Content for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }
}

extension ForEach: CollectedContent where Content: ChartContent {
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    for element in data { marks.collect(content(element), traits: traits) }
  }
}

extension ForEach: DescribableChart, View where Content: View {
  /// What it is made of.
  public typealias Body = EmptyView
  /// Nothing: it is not made of other views.
  public var body: EmptyView { EmptyView() }
}

extension ForEach where Content: View {
  /// A view for each element that knows its identity.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// A view for each element, told apart by a property.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// A view for each number of a range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }

  /// A view for each element that can be changed.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Elements.Element: Identifiable, Data == [Binding<Elements.Element>], ID == Elements.Element.ID {
    self.data = data.elements
    self.content = content
  }

  /// A view for each element that can be changed, told apart by a property.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    self.data = data.elements
    self.content = content
  }

  /// The views with what takes rows away, which is of no effect.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// The views with what moves rows, which is of no effect.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension ForEach: PageContent where Content: View {
  @MainActor func read(by reader: PageReader) {
    for element in data { reader.read(content(element)) }
  }
}

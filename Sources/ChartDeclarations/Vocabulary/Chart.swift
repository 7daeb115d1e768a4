internal import ChartModel

/// A chart as it is written for Swift Charts, which describes itself instead of drawing.
///
/// ```swift
/// let chart = Chart(days) { day in
///   BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps))
/// }
/// chart.declaration().layers.count  // 1
/// ```
nonisolated public struct Chart<Content: ChartContent>: View {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: Content

  /// A chart of the marks between the braces.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart of content for each element that knows its identity.
  public init<Data: RandomAccessCollection, Item: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Item
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Item> {
    self.content = ForEach(data, content: content)
  }

  /// A chart of content for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Item: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Item
  ) where Content == ForEach<Data, ID, Item> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: PageContent {
  @MainActor func read(by reader: PageReader) {
    var marks = MarkCollector()
    marks.collect(content, traits: MarkTraits())
    reader.add(ChartLowering(collected: marks, settings: reader.settings).declaration())
  }
}

/// Content for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The content of an element.
  public var content: (Data.Element) -> Content
}

extension ForEach: ChartContent where Content: ChartContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
}

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
  func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    for element in data { marks.collect(content(element), traits: traits) }
  }
}

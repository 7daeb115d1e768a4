internal import ChartModel

/// Marks that belong together; they are one focus group.
///
/// An accessibility label or value on a plot names the plot and not each of its marks; where all of them are ranges at one place,
/// as the wick and the body of a candle are, it is what is said there.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
  /// What it is made of.
  public typealias Body = EmptyChartContent
  let content: Content

  /// Puts marks together.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: CollectedContent {
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    let names = [traits.author.label, traits.author.value].compactMap { $0 }.filter { !$0.isEmpty }
    var inner = traits
    inner.author.label = nil
    inner.author.value = nil
    inner.identifier = nil
    inner.plot = marks.beginPlot(named: names.isEmpty ? nil : names.joined(separator: ", "))
    let first = marks.marks.count
    marks.collect(content, traits: inner)
    if !names.isEmpty { marks.name(from: first, by: traits.author) }
  }
}

extension MarkCollector {
  /// Gives the marks from one on the label and the value of their plot, where all of them are ranges at one place.
  fileprivate mutating func name(from first: Int, by author: AuthorText) {
    let own = marks[first...]
    let places = Set(own.map { $0.x?.content.name })
    guard places.count == 1, places.first != .some(nil), own.allSatisfy({ $0.xEnd == nil && $0.yEnd != nil }) else {
      return
    }
    for place in first..<marks.count {
      marks[place].traits.author.label = marks[place].traits.author.label ?? author.label
      marks[place].traits.author.value = marks[place].traits.author.value ?? author.value
      marks[place].traits.plot = nil
    }
  }
}

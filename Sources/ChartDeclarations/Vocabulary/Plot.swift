internal import ChartModel

/// Marks that belong together; they are one focus group.
///
/// An accessibility label or value on a plot names the plot and not each of its marks.
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
    marks.collect(content, traits: inner)
  }
}

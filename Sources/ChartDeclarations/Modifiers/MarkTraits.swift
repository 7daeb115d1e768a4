internal import ChartModel

/// A channel that tells marks apart, in the order in which channels name a series.
enum Channel: Int, Hashable, Comparable, CaseIterable {
  case foregroundStyle, symbol, lineStyle, position, symbolSize
  /// Where a mark stands along Z of a chart in space.
  case depth

  static func < (first: Channel, second: Channel) -> Bool { first.rawValue < second.rawValue }
}

/// What modifiers say of a mark.
struct MarkTraits {
  var channels: [Channel: PlottedValue] = [:]
  var interpolation: Interpolation?
  var author = AuthorText()
  var identifier: String?
  /// Whether nothing of it is drawn.
  var isUnseen = false
  /// The number of the plot that holds the mark.
  var plot: Int?
}

/// Content with a modifier that means something.
nonisolated struct TraitContent<Content: ChartContent>: ChartContent {
  typealias Body = EmptyChartContent
  let content: Content
  let change: (inout MarkTraits) -> Void
}

extension TraitContent: CollectedContent {
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    var traits = traits
    change(&traits)
    marks.collect(content, traits: traits)
  }
}

nonisolated extension ChartContent {
  func saying(_ change: @escaping (inout MarkTraits) -> Void) -> TraitContent<Self> {
    TraitContent(content: self, change: change)
  }
}

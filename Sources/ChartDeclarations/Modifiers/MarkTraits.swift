internal import ChartModel

/// A channel that tells marks apart, in the order in which channels name a series.
enum Channel: Int, Hashable, Comparable, CaseIterable {
  case foregroundStyle, symbol, lineStyle, position, symbolSize

  static func < (first: Channel, second: Channel) -> Bool { first.rawValue < second.rawValue }
}

/// What modifiers say of a mark.
struct MarkTraits {
  var channels: [Channel: PlottedValue] = [:]
  var interpolation: Interpolation?
  var author = AuthorText()
  var identifier: String?
  /// The number of the plot that holds the mark.
  var plot: Int?
}

/// Content with a modifier that means something.
struct ModifiedContent<Content: ChartContent>: ChartContent {
  typealias Body = EmptyChartContent
  let content: Content
  let change: (inout MarkTraits) -> Void
}

extension ModifiedContent: CollectedContent {
  func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    var traits = traits
    change(&traits)
    marks.collect(content, traits: traits)
  }
}

extension ChartContent {
  func saying(_ change: @escaping (inout MarkTraits) -> Void) -> ModifiedContent<Self> {
    ModifiedContent(content: self, change: change)
  }
}

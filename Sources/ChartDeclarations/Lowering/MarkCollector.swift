/// Content that knows its marks, in contrast to content that is made of other content.
@MainActor protocol CollectedContent {
  func collect(into marks: inout MarkCollector, traits: MarkTraits)
}

/// The flat list of declared marks.
struct MarkCollector {
  var marks: [PlacedMark] = []
  /// Curves by functions, with what is said over them and how many marks stand before them.
  var functions: [(plot: FunctionPlot, traits: MarkTraits, place: Int)] = []
  /// What the plots are called, by their number.
  var plotNames: [String?] = []

  mutating func beginPlot(named name: String?) -> Int {
    plotNames.append(name)
    return plotNames.count - 1
  }

  /// Adds the marks of content; what is said outside comes with it, and what is said further inside wins.
  @MainActor mutating func collect<Content: ChartContent>(_ content: Content, traits: MarkTraits) {
    if let collected = content as? any CollectedContent {
      collected.collect(into: &self, traits: traits)
    } else {
      collect(content.body, traits: traits)
    }
  }
}

internal import ChartModel

/// A mark as it was declared: which values it has at which edges, and what is said over it.
struct PlacedMark {
  var kind: MarkKind
  var x: PlottedValue?
  var xEnd: PlottedValue?
  var y: PlottedValue?
  var yEnd: PlottedValue?
  var stacking: MarkStackingMethod = .standard
  var series: PlottedValue?
  var traits = MarkTraits()
  /// Whether the ends came as one range, such as a bin, and not as two edges.
  var xIsRange = false
  var yIsRange = false

  /// A mark; a range as a value gives both ends of its axis.
  init(
    _ kind: MarkKind, x: PlottedValue? = nil, xEnd: PlottedValue? = nil, y: PlottedValue? = nil,
    yEnd: PlottedValue? = nil, stacking: MarkStackingMethod = .standard, series: PlottedValue? = nil
  ) {
    self.kind = kind
    (self.x, self.xEnd, xIsRange) = Self.ends(x, xEnd)
    (self.y, self.yEnd, yIsRange) = Self.ends(y, yEnd)
    self.stacking = stacking
    self.series = series
  }

  private static func ends(_ start: PlottedValue?, _ end: PlottedValue?) -> (PlottedValue?, PlottedValue?, Bool) {
    guard var start else { return (end, nil, false) }
    if var end {
      if end.label == start.label { end.label += endSuffix }
      return (start, end, false)
    }
    guard let upper = start.end else { return (start, nil, false) }
    start.end = nil
    var end = start
    end.label += endSuffix
    end.content = upper
    return (start, end, true)
  }

  /// What tells the column of the end from that of the start where both have one label; a column name, never spoken.
  private static let endSuffix = " end"
}

/// Content that is one mark.
protocol MarkContent: CollectedContent {
  var mark: PlacedMark { get }
}

extension MarkContent {
  @MainActor func collect(into marks: inout MarkCollector, traits: MarkTraits) {
    var mark = mark
    let own = mark.traits.channels
    mark.traits = traits
    mark.traits.channels.merge(own) { outer, _ in outer }
    marks.marks.append(mark)
  }
}

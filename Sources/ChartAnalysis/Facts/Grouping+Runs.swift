import ChartModel

/// Long runs of marks that all show the same nothing: no data, no value, or zero. They are groups of their own.
extension Grouping {
  /// Shorter runs are told with their neighbours.
  static let shortestRun = 3
  /// A run is long if it takes at least a tenth of the marks.
  static let runShare = 10

  /// The runs that are groups of their own, in X order.
  func longRuns(of series: Series) -> [Range<Int>] {
    let marks = series.marks
    var runs: [Range<Int>] = []
    var start = 0
    while start < marks.count {
      let state = emptiness(marks[start])
      let end = marks[start...].firstIndex { emptiness($0) != state } ?? marks.count
      let isLong = end - start >= Self.shortestRun && (end - start) * Self.runShare >= marks.count
      if state != nil, isLong { runs.append(start..<end) }
      start = end
    }
    // A run that is all there is needs no cutting.
    return runs.first?.count == marks.count ? [] : runs
  }

  /// What a mark shows if it is nothing; `nil` for a value other than zero, and for what its author hides.
  private func emptiness(_ mark: Mark) -> MarkValue? {
    switch mark.told {
    case .number(0) where separatesZeros: .number(0)
    case .number, .range, .category, nil: nil
    case let state?: state
    }
  }

  /// The cuts with those inside of long runs taken away, and new ones at both ends of each.
  func separating(_ runs: [Range<Int>], from cuts: [Cut]) -> [Cut] {
    guard !runs.isEmpty else { return cuts }
    var starts = Set(cuts.map(\.places.lowerBound))
    for run in runs {
      starts.subtract(run)
      starts.formUnion([run.lowerBound, run.upperBound])
    }
    let end = cuts.last?.places.upperBound ?? 0
    var sorted = starts.filter { $0 < end }.sorted()
    Self.thin(&sorted, end: end, keeping: runs)
    let span = cuts.first?.span
    let tellsMoves = cuts.first?.knot != nil
    let insides = Set(runs.map(\.lowerBound))
    return zip(sorted, sorted.dropFirst() + [end]).map { start, end in
      // The first move starts at the mark before, unless that is a part of a run.
      let knot = start == 0 || runs.contains { $0.upperBound == start } ? start : start - 1
      return Cut(places: start..<end, span: span, knot: tellsMoves && !insides.contains(start) ? knot : nil)
    }
  }

  /// Joins the smallest neighbours until there are twelve groups at most; the runs stay.
  private static func thin(_ starts: inout [Int], end: Int, keeping runs: [Range<Int>]) {
    let edges = Set(runs.flatMap { [$0.lowerBound, $0.upperBound] })
    while starts.count > groupCounts.upperBound {
      let bounds = [0] + starts.dropFirst() + [end]
      let free = starts.indices.dropFirst().filter { !edges.contains(starts[$0]) }
      // The length of what would be one group without this start.
      let least = free.min { bounds[$0 + 1] - bounds[$0 - 1] < bounds[$1 + 1] - bounds[$1 - 1] }
      guard let least else { return }
      starts.remove(at: least)
    }
  }
}

import ChartModel

/// Puts what an author wrote over rows onto the marks that stand for them.
struct AuthorOverlay {
  let layer: DeclaredLayer
  /// The rows of each mark, by series.
  let rows: [[[Int]]]

  func apply(to chart: inout BucketedChart) {
    guard layer.hasAuthor else { return }
    let plotOfRow = plotOfRow
    for place in chart.series.indices {
      let rowsOfMarks = rows[place]
      for (index, rows) in rowsOfMarks.enumerated() {
        chart.series[place].marks[index].author = common(rows.map { layer.authors[$0] ?? AuthorText() })
        chart.series[place].marks[index].isHighlighted = !rows.isEmpty && rows.allSatisfy(layer.highlights.contains)
        if rows.count == 1, let id = rows.first.flatMap({ layer.identifiers[$0] }), Self.isFree(id) {
          chart.series[place].marks[index].id = id
        }
      }
      chart.series[place].plots = plots(rowsOfMarks, plotOfRow)
    }
    nameFromPlots(&chart)
  }

  /// Whether an author may take an id: those with an at sign are groups, axes and rules.
  private static func isFree(_ id: String) -> Bool { !id.isEmpty && !id.hasPrefix("@") && !id.contains("/@") }

  /// The text of all rows of a mark, if they have one and the same.
  private func common(_ texts: [AuthorText]) -> AuthorText? {
    guard let first = texts.first, !first.isEmpty, texts.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  // MARK: Plots

  /// The plots whose marks are neighbours in this series, in X order.
  private func plots(_ rowsOfMarks: [[Int]], _ plotOfRow: [Int: Int]) -> [PlotGroup] {
    var marks: [Int: Set<Int>] = [:]
    for (mark, rows) in rowsOfMarks.enumerated() {
      for row in rows { if let plot = plotOfRow[row] { marks[plot, default: []].insert(mark) } }
    }
    return PlotGroup.neighbours(marks.sorted { $0.key < $1.key }.map { (layer.plots[$0.key].name, $0.value) })
  }

  private var plotOfRow: [Int: Int] {
    var plots: [Int: Int] = [:]
    for (place, plot) in layer.plots.enumerated() { for row in plot.rows { plots[row] = place } }
    return plots
  }

  /// A plot that holds all of a nameless series names it.
  private func nameFromPlots(_ chart: inout BucketedChart) {
    for place in chart.series.indices where chart.series[place].name == nil {
      let series = chart.series[place]
      guard series.plots.count == 1, let plot = series.plots.first, plot.places == series.marks.indices else {
        continue
      }
      chart.series[place].plots = []
      chart.series[place].name = plot.name
    }
  }
}

extension DeclaredLayer {
  /// Whether an author has written, named, put together or highlighted any of its marks.
  var hasAuthor: Bool { !authors.isEmpty || !identifiers.isEmpty || !plots.isEmpty || !highlights.isEmpty }
}

extension PlotGroup {
  /// The groups of those sets of places that are each without a hole, in X order; none where they overlap.
  static func neighbours(_ sets: [(name: String?, places: Set<Int>)]) -> [PlotGroup] {
    let groups = sets.compactMap { name, places -> PlotGroup? in
      guard let first = places.min(), let last = places.max(), last - first + 1 == places.count else { return nil }
      return PlotGroup(name: name, places: first..<last + 1)
    }
    let sorted = groups.sorted { $0.places.lowerBound < $1.places.lowerBound }
    let overlap = zip(sorted, sorted.dropFirst()).contains { $0.places.upperBound > $1.places.lowerBound }
    return overlap ? [] : sorted
  }
}

import ChartModel

/// Finds the rows of a layer that each mark stands for.
struct MarkRows {
  /// Where a row's mark is: its series by name, and its place along X.
  private struct Key: Hashable {
    var series: String
    var x: XValue
  }

  private var rows: [Key: [Int]] = [:]

  /// - Parameter axis: the axis of the finished chart, which decides on buckets.
  init(of layer: DeclaredLayer, axis: Axis, calendar: ChartCalendar) {
    let specification = layer.specification
    let series = layer.rows.column(.series, of: specification)
    for (row, place) in RowPlacer(specification: specification).places(of: layer.rows).enumerated() {
      guard case .at(let x) = place else { continue }
      let key = Key(series: series?.name(at: row) ?? "", x: RowPlacer.bucketed(x, on: axis, calendar))
      rows[key, default: []].append(row)
    }
  }

  /// The rows of every mark: all of its place, or where each row is a mark, one after another.
  func ofMarks(_ series: Series) -> [[Int]] {
    var next: [XValue: Int] = [:]
    return series.marks.map { mark in
      let all = rows[Key(series: series.name ?? "", x: mark.x)] ?? []
      guard all.count > mark.rowCount else { return all }
      let start = next[mark.x, default: 0]
      next[mark.x] = start + mark.rowCount
      return Array(all.dropFirst(start).prefix(mark.rowCount))
    }
  }
}

import ChartModel

/// How many rows all layers of a chart read and leave out.
///
/// Layers of the same data are usually drawn over the same rows, so that the most that one of them counts is told; those
/// of different data are added up.
struct LayerRows {
  /// The layers of each data, in the order in which they appear.
  private var groups: [(data: String?, layers: [ChartSource])] = []

  init(_ layers: [(layer: DeclaredLayer, chart: BucketedChart)]) {
    let breaks = Self.breaks(of: layers)
    for (layer, chart) in layers {
      var source = chart.source
      let unplaced = min(layer.rowsUnplaced, source.rowsWithoutX)
      source.rowsWithoutX -= unplaced
      source.rowsUnplaced = source.rowsUnplaced.addingClamped(unplaced)
      // A row at which a line breaks is told there.
      source.rowsWithout = layer.rowsWithout.filter { rows in
        rows.isX || rows.count > breaks[Broken(data: layer.data, field: rows.field)] ?? 0
      }
      if let place = groups.firstIndex(where: { $0.data == layer.data }) {
        groups[place].layers.append(source)
      } else {
        groups.append((layer.data, [source]))
      }
    }
  }

  /// What is measured of some data.
  private struct Broken: Hashable {
    var data: String?
    var field: String
  }

  /// How many rows marks tell to be without what is measured, because a line or an area breaks at them: the most of one layer.
  private static func breaks(of layers: [(layer: DeclaredLayer, chart: BucketedChart)]) -> [Broken: Int] {
    layers.reduce(into: [:]) { breaks, each in
      let specification = each.layer.specification
      guard [.line, .area].contains(specification.mark), let field = specification.y.title ?? specification.y.field
      else { return }
      let broken = each.chart.series.flatMap(\.marks).filter { !$0.value.isPresent }
      let count = broken.reduce(0) { $0.addingClamped($1.rowCount) }
      breaks.merge([Broken(data: each.layer.data, field: field): count], uniquingKeysWith: max)
    }
  }

  /// Sets what a chart says of its rows; that rows have no X is told once, whoever found it.
  func tell(in chart: inout BucketedChart) {
    let x = chart.xAxis.title ?? chart.xAxis.field
    let told = groups.map { group in group.layers.map { $0.folding(x) } }
    chart.source.rowsWithoutX = Self.sum(told, \.rowsWithoutX)
    chart.source.rowsUnplaced = Self.sum(told, \.rowsUnplaced)
    chart.source.rowsWithout = rowsWithout(told)
    if groups.count > 1 { chart.source.rowsRead = Self.sum(told, \.rowsRead) }
  }

  private static func sum(_ groups: [[ChartSource]], _ count: (ChartSource) -> Int) -> Int {
    groups.reduce(0) { $0.addingClamped($1.map(count).max() ?? 0) }
  }

  private func rowsWithout(_ groups: [[ChartSource]]) -> [RowsWithout] {
    var kinds: [RowsWithout] = []
    for rows in groups.joined().flatMap(\.rowsWithout) where !kinds.contains(where: rows.isAlike) { kinds.append(rows) }
    return kinds.map { kind in
      var rows = kind
      rows.count = Self.sum(groups) { $0.rowsWithout.filter(kind.isAlike).map(\.count).max() ?? 0 }
      return rows
    }
  }
}

extension RowsWithout {
  /// Whether rows lack a value of the same field in the same way.
  fileprivate func isAlike(_ other: RowsWithout) -> Bool { field == other.field && isUnplaced == other.isUnplaced }
}

extension ChartSource {
  /// The source with the rows without a field that stands along X among those without X.
  fileprivate func folding(_ x: String?) -> ChartSource {
    var folded = self
    for rows in rowsWithout where rows.isX && rows.field == x {
      if rows.isUnplaced {
        folded.rowsUnplaced = folded.rowsUnplaced.addingClamped(rows.count)
      } else {
        folded.rowsWithoutX = folded.rowsWithoutX.addingClamped(rows.count)
      }
    }
    folded.rowsWithout.removeAll { $0.isX && $0.field == x }
    return folded
  }
}

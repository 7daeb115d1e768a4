import ChartModel

/// The chart of one layer of a declaration, with what its author wrote over marks in its place.
struct LayerChart {
  private let layer: DeclaredLayer
  private let isHidden: Bool

  init(layer: DeclaredLayer) {
    let rows = 0..<layer.rows.rowCount
    isHidden = !rows.isEmpty && rows.allSatisfy { layer.authors[$0]?.isHidden == true }
    self.layer = isHidden ? layer : layer.withoutHiddenParts
  }

  /// `nil` where every mark is kept from assistive technology: such a layer is not told.
  func chart() -> BucketedChart? { isHidden ? nil : made() }

  /// What is drawn where every mark is kept from assistive technology, as the whiskers of a box are of which its author tells; else `nil`.
  func hiddenChart() -> BucketedChart? {
    guard isHidden else { return nil }
    var layer = layer
    layer.authors = [:]
    return LayerChart(layer: layer).made()
  }

  private func made() -> BucketedChart? {
    let marks = DeclaredMarks(layer)
    var chart = marks.chart(ChartSource(rowsRead: rowsRead))
    // A declaration says what it means: nothing of it is assumed.
    chart.source.assumptions = []
    chart.intervalMeaning = layer.intervalMeaning
    for place in chart.series.indices { chart.series[place].role = layer.role }
    guard layer.hasOverlay else { return chart }
    let rows = marks.rows
    AuthorOverlay(layer: layer, rows: rows).apply(to: &chart)
    if layer.hasDetails { DetailOverlay(layer: layer, rows: rows).apply(to: &chart) }
    return chart
  }

  private var rowsRead: Int {
    layer.rowCounts.isEmpty
      ? layer.rows.rowCount : layer.rowCounts.reduce(0) { $0.addingClamped(max(0, $1)) }
  }
}

extension DeclaredLayer {
  fileprivate var hasDetails: Bool { !details.isEmpty || !rowCounts.isEmpty }

  /// Whether anything lies over its marks.
  fileprivate var hasOverlay: Bool { hasDetails || hasAuthor }

  /// The layer without the series, and the parts of a stack, that their author hides: no total may tell of them.
  fileprivate var withoutHiddenParts: DeclaredLayer {
    guard specification.series != nil, authors.values.contains(where: \.isHidden) else { return self }
    let names = rows.column(.series, of: specification)
    let hidden = (0..<rows.rowCount).filter { authors[$0]?.isHidden == true }
    let shown = Set((0..<rows.rowCount).filter { authors[$0]?.isHidden != true }.map { names?.name(at: $0) })
    let left = specification.stack == .none ? hidden.filter { !shown.contains(names?.name(at: $0)) } : hidden
    return keeping(Set(0..<rows.rowCount).subtracting(left).sorted())
  }

  private func keeping(_ kept: [Int]) -> DeclaredLayer {
    guard kept.count < rows.rowCount else { return self }
    let places = Dictionary(kept.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    var layer = self
    layer.rows = RowBatch(rowCount: kept.count, columns: rows.columns.map { $0.keeping(kept) })
    layer.authors = Dictionary(authors.compactMap { row, text in places[row].map { ($0, text) } }) { first, _ in first }
    layer.identifiers = Dictionary(identifiers.compactMap { row, id in places[row].map { ($0, id) } }) { $1 }
    layer.detailValues = kept.compactMap { detailValues.indices.contains($0) ? detailValues[$0] : nil }
    layer.highlights = Set(highlights.compactMap { places[$0] })
    layer.rowCounts = kept.compactMap { rowCounts.indices.contains($0) ? rowCounts[$0] : nil }
    layer.plots = plots.map { DeclaredPlot(name: $0.name, rows: $0.rows.compactMap { places[$0] }) }
    return layer
  }
}

extension ColumnValues {
  fileprivate func keeping(_ rows: [Int]) -> ColumnValues {
    switch self {
    case .numbers(let values): .numbers(rows.map { values[$0] })
    case .instants(let values): .instants(rows.map { values[$0] })
    case .categories(let codes, let names): .categories(codes: rows.map { codes[$0] }, names: names)
    }
  }
}

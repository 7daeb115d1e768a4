import ChartModel

/// The marks of a declared layer, each with its rows.
struct DeclaredMarks {
  private let layer: DeclaredLayer
  private let marks: RowMarks

  init(_ layer: DeclaredLayer) {
    self.layer = layer
    let specification = layer.specification
    var placed = PlacedRows(specification)
    placed.add(layer.rows)
    let bins = StretchBins.bucketing(of: placed.rows, specification)
    // What comes as marks is not added up.
    let binned = bins.map {
      RowMarks(placed, ResolvedBucketing(stretches: $0, specification), isBinned: true, mayShare: true)
    }
    if let binned, specification.fillsGaps || !specification.keepsRows || !binned.hasShared {
      marks = binned
    } else {
      let buckets = ResolvedBucketing(declared: placed.rows, specification)
      marks = RowMarks(placed, buckets, isBinned: false, mayShare: !specification.keepsRows && !specification.needsRows)
    }
  }

  func chart(_ source: ChartSource) -> BucketedChart {
    var chart = marks.chart(source: source, xDecimals: layer.xDecimals, decimals: layer.decimals)
    (chart.seriesAreRows, chart.countsAlikeMarks) = (layer.seriesAreRows, !layer.specification.fillsGaps)
    // Cells of bins hold counts or sums, which add up.
    if marks.isKept, layer.seriesAreRows { chart.isAdditive = chart.aggregate?.addsUp == true }
    return chart
  }

  /// The rows of each mark, by series.
  var rows: [[[Int]]] {
    marks.drafts.map { drafts in drafts.map { draft in draft.rows.map { marks.placed.rows[$0].number } } }
  }
}

extension ResolvedBucketing {
  /// How X of a declared layer is told: in the buckets that were asked for, else in the unit in which its dates come.
  fileprivate init(declared rows: [PlacedRows.Row], _ specification: ChartSpecification) {
    self.init(asGiven: specification)
    guard specification.x.end == nil, specification.x.type == .temporal else { return }
    if case .calendar = specification.x.bucketing {
      (bucketing, fillsGaps) = (specification.x.bucketing, true)
    } else {
      let instants = Set(rows.compactMap { row in if case .instant(let instant) = row.x { instant } else { nil } })
      self = ResolvedBucketing(instants: Array(instants), specification) ?? self
    }
    self = forEvents(of: specification)
  }
}

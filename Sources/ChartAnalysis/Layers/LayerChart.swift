import ChartModel

/// The chart of one layer of a declaration, with what its author wrote over marks in its place.
struct LayerChart {
  let layer: DeclaredLayer

  init(layer: DeclaredLayer) { self.layer = UniformBins(layer: layer).bucketed() ?? layer }

  /// `nil` where every mark is kept from assistive technology: such a layer is not told.
  func chart() -> BucketedChart? {
    let rows = layer.rows.rowCount
    guard rows == 0 || !(0..<rows).allSatisfy({ layer.authors[$0]?.isHidden == true }) else { return nil }
    var chart = bareChart()
    let overlay = AuthorOverlay(layer: layer, axis: chart.xAxis, calendar: chart.calendar)
    overlay.apply(to: &chart)
    return chart
  }

  private func bareChart() -> BucketedChart {
    // A declaration says what it means: nothing of it is assumed.
    var chart = madeChart(ChartSource(rowsRead: layer.rows.rowCount))
    chart.source.assumptions = []
    return chart
  }

  private func madeChart(_ source: ChartSource) -> BucketedChart {
    if keepsRows {
      var table = RowTable(layer.specification)
      table.add(layer.rows)
      return table.chart(source: source, xDecimals: layer.xDecimals, decimals: layer.decimals)
    }
    var bucketer = Bucketer(layer.specification)
    bucketer.add(layer.rows)
    return bucketer.chart(source: source, xDecimals: layer.xDecimals, decimals: layer.decimals)
  }

  /// Rows are kept where they must be, and where two of one series share a place.
  private var keepsRows: Bool {
    if layer.specification.needsRows { return true }
    guard layer.specification.keepsRows else { return false }
    var bucketer = Bucketer(layer.specification)
    bucketer.add(layer.rows)
    return bucketer.chart(source: ChartSource()).sharesPlaces
  }
}

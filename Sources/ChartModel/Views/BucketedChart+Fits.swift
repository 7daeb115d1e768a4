extension BucketedChart {
  /// The lines that were fitted to its data; none where nothing else is there.
  public var fits: [Series] {
    let fits = series.filter { $0.role == .fit }
    return fits.count < series.count ? fits : []
  }

  /// The chart of its data alone, without the lines that were fitted to them.
  public var withoutFits: BucketedChart {
    guard !fits.isEmpty else { return self }
    var chart = self
    chart.series.removeAll { $0.role == .fit }
    if seriesField == nil, chart.series.count == 1 { chart.series[0].name = nil }
    // A fitted line that was drawn first decided on the kind.
    chart.kind = chart.series.first?.kind ?? kind
    for place in chart.series.indices where chart.series[place].kind == chart.kind { chart.series[place].kind = nil }
    return chart
  }
}

public import ChartModel

extension RowTable {
  /// The chart of all rows added so far.
  ///
  /// - Parameters:
  ///   - source: where the rows came from; what was left out here is added to it.
  ///   - xDecimals: the most decimals that X shows, if it is a number.
  ///   - decimals: the most decimals that Y shows.
  public func chart(source: ChartSource, xDecimals: Int = 0, decimals: Int = 0) -> BucketedChart {
    if let binned = binned() {
      var chart = binned.chart(source: completed(source), xDecimals: xDecimals, decimals: decimals)
      chart.source.assumptions = specification.assumptions
      return chart
    }
    let (axis, calendar, places) = xAxis(xDecimals: xDecimals)
    let series = series(on: axis, calendar: calendar, places: places)
    var chart = BucketedChart(
      title: specification.title, kind: specification.mark, orientation: specification.orientation,
      xAxis: axis.bounded(specification.x.numericDomain, by: series), yAxis: yAxis(series, decimals: decimals),
      aggregate: aggregate, isAdditive: areCountedCells, seriesField: specification.series?.field, series: series,
      stack: .none, isPartToWhole: specification.isPartToWhole, calendar: calendar, source: completed(source))
    chart.hasMixedUnits = specification.hasMixedUnits
    chart.seriesAreRows = specification.seriesAreRows
    chart.countsAlikeMarks = !specification.fillsGaps
    return chart
  }

  /// How values came about that are aggregates already.
  private var aggregate: Aggregate? { specification.y.isAggregated ? specification.y.aggregate : nil }

  /// Whether cells of bins hold counts or sums, which add up; rows that nobody put together do not.
  private var areCountedCells: Bool { specification.seriesAreRows && aggregate?.addsUp == true }

  private func completed(_ source: ChartSource) -> ChartSource {
    var source = source
    source.rowsWithoutX += rowsWithoutX
    source.rowsUnplaced &+= rowsUnplaced
    source.rowsOutsideRange += rowsOutsideRange
    source.rowsSetAside += rowsWithoutEnd
    source.assumptions = specification.assumptions
    source.columnsNotShown = specification.columnsNotShown
    source.bounds = specification.bounds
    return source
  }

  /// The axis along X without bounds, its calendar, and the buckets that a series without a row there has a gap at.
  private func xAxis(xDecimals: Int) -> (axis: Axis, calendar: ChartCalendar, places: [XValue]) {
    var (axis, calendar, places) = axis(xDecimals: xDecimals)
    // Events on levels leave no gap where nothing happened, and the minute in which they happen to come is no bucket.
    let isNumeric = specification.y.type == .quantitative
    if !isNumeric, specification.x.bucketing.keepsValues, axis.calendarUnit.map({ $0 < .day }) == true {
      axis.bucketing = .none
    }
    guard specification.x.end != nil else {
      let fills = specification.fillsGaps && axis.calendarUnit != nil && isNumeric
      return (axis, calendar, fills ? places : [])
    }
    axis.bucketing = .none
    return (axis, specification.calendar, [])
  }

  private func yAxis(_ series: [Series], decimals: Int) -> Axis {
    let y = specification.y
    let isNumeric = y.type == .quantitative
    let range = series.range()
    let domain = specification.yDomain(of: range, leastPositive: series.leastPositive())
    let told = Precision.decimalsOfValues(low: range?.lowerBound, high: range?.upperBound, shown: decimals)
    return Axis(
      field: y.field, endField: endField, title: y.title, unit: y.unit, type: y.type,
      domain: isNumeric ? domain : .categories(levels.names), decimals: told
    ).looking(y.look)
  }

  /// The column of the upper ends, where it has a name of its own: a range that is one value has one name.
  private var endField: String? {
    let field = specification.y.field ?? ""
    return specification.y.end.flatMap { [field, field + " end"].contains($0) ? nil : $0 }
  }

  // MARK: Series

  private func series(on axis: Axis, calendar: ChartCalendar, places: [XValue]) -> [Series] {
    let order = XOrder(axis: axis)
    var marks = [[Mark]](repeating: [], count: max(series.names.count, specification.series == nil ? 1 : 0))
    for row in rows where marks.indices.contains(row.series) {
      var mark = Mark(id: "", x: RowPlacer.bucketed(row.x, on: axis, calendar), value: row.value, rowCount: 1)
      mark.falls = row.falls
      marks[row.series].append(mark)
    }
    let identifiers = MarkIdentifiers(calendar: calendar, unit: axis.calendarUnit)
    let ids = MarkIdentifiers.distinct(names.map(MarkIdentifiers.safe))
    return marks.indices.map { code in
      let filled = order.sorted(Self.filled(marks[code], places: places, order: order))
      let xs = MarkIdentifiers.distinct(filled.map { identifiers.place($0.x) })
      let named = zip(filled, xs).map { mark, x in
        var named = mark
        named.id = ids[code] + "/" + x
        return named
      }
      return Series(
        id: ids[code], name: specification.series == nil ? nil : names[code],
        isContinuous: specification.mark.isContinuous, interpolation: specification.interpolation, marks: named)
    }
  }

  private var names: [String] {
    specification.series == nil ? [specification.y.field ?? Aggregate.count.rawValue] : series.names
  }

  /// The marks with an empty one at each bucket between the first and the last that has none.
  private static func filled(_ marks: [Mark], places: [XValue], order: XOrder) -> [Mark] {
    guard !places.isEmpty else { return marks }
    let own = Set(marks.map(\.x))
    let keys = marks.map { order.key(of: $0.x) }
    guard let first = keys.min(), let last = keys.max() else { return marks }
    let gaps = places.filter { !own.contains($0) && (first...last).contains(order.key(of: $0)) }
    return marks + gaps.map { Mark(id: "", x: $0, value: .empty, rowCount: 0) }
  }
}

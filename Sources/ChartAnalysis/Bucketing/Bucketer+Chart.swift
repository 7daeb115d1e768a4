public import ChartModel

extension Bucketer {
  /// The chart of all rows added so far; more may follow.
  ///
  /// - Parameters:
  ///   - source: where the rows came from; what was left out here is added to it.
  ///   - xDecimals: the most decimals that the text of X shows, if it is a number.
  ///   - decimals: the most decimals that the text of Y shows.
  public func chart(source: ChartSource, xDecimals: Int = 0, decimals: Int = 0) -> BucketedChart {
    var final = self
    let resolved = final.resolve()
    return final.chart(resolved, source: source, xDecimals: xDecimals, decimals: decimals)
  }

  private func chart(
    _ resolved: ResolvedBucketing, source: ChartSource, xDecimals: Int, decimals: Int
  ) -> BucketedChart {
    let aggregate = resolvedAggregate
    let positions = positions(resolved)
    let span = dataSpan(positions, resolved, aggregate)
    let assembly = ChartAssembly(
      bucketer: self, resolved: resolved, aggregate: aggregate, positions: positions, span: span)
    var chart = BucketedChart(
      title: specification.title, kind: specification.mark, orientation: specification.orientation,
      xAxis: assembly.xAxis(decimals: xDecimals), yAxis: assembly.yAxis(decimals: decimals), aggregate: aggregate,
      isAdditive: isAdditive(aggregate), seriesField: specification.series?.field, series: assembly.series,
      totals: assembly.totals, stack: assembly.stack, isPartToWhole: specification.isPartToWhole,
      calendar: resolved.calendar, source: completed(source, resolved, aggregate)
    )
    chart.source.leavesGapsOut = assembly.leavesGapsOut
    chart.source.dataSpan = span
    chart.hasMixedUnits = specification.hasMixedUnits
    return chart
  }

  /// From when to when data are, where they fill the first or the last bucket in part, and its value says so little of the whole.
  private func dataSpan(_ positions: [Position], _ resolved: ResolvedBucketing, _ aggregate: Aggregate?) -> DataSpan? {
    guard knowsBounds, case .instants(let instants) = keys, let unit = resolved.unit, unit > .day,
      [.sum, .count, .mean, .median].contains(aggregate)
    else { return nil }
    return BucketFilling(bounds, positions, instants, precision: specification.x.precision).span
  }

  /// What the specification says, else the count of rows, else its fallback where a bucket has several rows.
  private var resolvedAggregate: Aggregate? {
    if let aggregate = specification.y.aggregate { return aggregate }
    if specification.y.field == nil { return .count }
    return cells.cells.contains { $0.rows > 1 } ? specification.y.fallback : nil
  }

  /// Counts and sums add up, but for sums of levels along time or numbers; so do values that came one a bucket and that inference took
  /// for totals.
  private func isAdditive(_ aggregate: Aggregate?) -> Bool {
    if specification.y.areLevels, aggregate != .count, [.temporal, .quantitative].contains(specification.x.type) {
      return false
    }
    return aggregate?.addsUp ?? (specification.y.fallback == .sum)
  }

  private func completed(
    _ source: ChartSource, _ resolved: ResolvedBucketing, _ aggregate: Aggregate?
  ) -> ChartSource {
    var source = source
    source.rowsWithoutX += rowsWithoutX
    source.rowsUnplaced &+= rowsUnplaced
    source.rowsOutsideRange += rowsOutsideRange
    source.medianIsApproximate = aggregate == .median && medians.isApproximate
    source.assumptions = assumptions(resolved, aggregate)
    source.columnsNotShown = specification.columnsNotShown
    source.bounds = specification.bounds
    return source
  }

  /// What was assumed before, with the buckets and the aggregate before the mark.
  private func assumptions(_ resolved: ResolvedBucketing, _ aggregate: Aggregate?) -> [Assumption] {
    var assumptions = specification.assumptions
    var added = resolved.wasChosen ? Self.assumption(of: resolved.bucketing) : []
    if specification.y.aggregate == nil, let aggregate, aggregate != .count { added.append(.aggregate(aggregate)) }
    let place = assumptions.firstIndex { if case .mark = $0 { true } else { false } } ?? assumptions.endIndex
    assumptions.insert(contentsOf: added, at: place)
    return assumptions
  }

  private static func assumption(of bucketing: Bucketing) -> [Assumption] {
    switch bucketing {
    case .calendar(let unit): [.bucket(unit)]
    case .width(let width): [.bins(width: width)]
    default: []
    }
  }

  /// The places along X in their order, each with the slot of its rows if it has any.
  private func positions(_ resolved: ResolvedBucketing) -> [Position] {
    let filled = slots.keys.enumerated().map { Position(key: $0.element, slot: $0.offset) }
    switch keys {
    case .categories(let table): return everyName(of: table)
    case .numbers(let numbers):
      // The numbers of bins are in the order of the bins; the bits of exact numbers are not.
      let sorted =
        numbers.resolution == .exact
        ? filled.sorted { numbers.start(of: $0.key) < numbers.start(of: $1.key) } : filled.sorted { $0.key < $1.key }
      return gapsFilled(sorted, resolved)
    case .instants: return gapsFilled(filled.sorted { $0.key < $1.key }, resolved)
    }
  }

  /// All categories in their order, those without a row included.
  private func everyName(of table: NameTable) -> [Position] {
    var slotOfKey = [Int?](repeating: nil, count: table.names.count)
    for (slot, key) in slots.keys.enumerated() where slotOfKey.indices.contains(key) { slotOfKey[key] = slot }
    return slotOfKey.enumerated().map { Position(key: $0.offset, slot: $0.element) }
  }

  private func gapsFilled(_ positions: [Position], _ resolved: ResolvedBucketing) -> [Position] {
    guard resolved.fillsGaps, specification.fillsGaps, let keys = filledKeys else { return positions }
    var slotOfKey: [Int: Int] = [:]
    for position in positions { slotOfKey[position.key] = position.slot }
    return keys.map { Position(key: $0, slot: slotOfKey[$0]) }
  }
}

/// A place along X.
struct Position {
  var key: Int
  /// The slot of its rows, or `nil` where it has none.
  var slot: Int?
}

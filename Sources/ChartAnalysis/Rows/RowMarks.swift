import ChartModel

/// Makes the chart of rows. Each row is a mark; rows of one place may be put together into one.
struct RowMarks {
  let placed: PlacedRows
  let buckets: ResolvedBucketing
  let specification: ChartSpecification
  /// Whether each row is a mark, whatever shares its place.
  let isKept: Bool
  /// What each mark is made of, by series.
  let drafts: [[RowDrafts.Draft]]
  /// The categories along X; empty for numbers and times.
  let names: [String]
  private let leavesGapsOut: Bool
  /// Whether several rows of one series stand at one place.
  let hasShared: Bool

  /// - Parameters:
  ///   - isBinned: whether the rows are in bins, where they add up.
  ///   - mayShare: whether rows of one place are one mark.
  init(_ placed: PlacedRows, _ buckets: ResolvedBucketing, isBinned: Bool, mayShare: Bool) {
    let given = placed.specification
    specification = isBinned ? given.binned : given
    self.placed = placed
    self.buckets = buckets
    names = placed.namesAlongX
    let drafts = RowDrafts(placed, buckets, order: XOrder(names: names), putsTogether: isBinned || mayShare)
    isKept = !isBinned && (given.needsRows || !mayShare && drafts.sharesPlaces)
    hasShared = drafts.sharesPlaces
    let gaps = RowGaps(drafts.series, buckets, specification, names: names)
    (self.drafts, leavesGapsOut) =
      isKept
      ? (gaps.filledBetween(), false)
      : gaps.filled(isStacked: [.zero, .normalize].contains(specification.stack) && given.series != nil)
  }

  func chart(source: ChartSource, xDecimals: Int, decimals: Int) -> BucketedChart {
    let span = span
    let series = series(span)
    let totals = isStacked ? totals.marked(span) : nil
    var chart = BucketedChart(
      title: specification.title, kind: specification.mark, orientation: specification.orientation,
      xAxis: xAxis(xDecimals), yAxis: yAxis(series, totals, decimals), aggregate: aggregate, isAdditive: isAdditive,
      seriesField: specification.series?.field, series: series, totals: totals, stack: stack,
      isPartToWhole: specification.isPartToWhole, calendar: buckets.calendar, source: placed.completed(source))
    (chart.source.leavesGapsOut, chart.source.dataSpan) = (leavesGapsOut, span)
    chart.hasMixedUnits = specification.hasMixedUnits
    return chart
  }

  // MARK: What the marks are

  /// How values came about; of rows that each are a mark, only where they came as such.
  var aggregate: Aggregate? {
    let y = specification.y
    if isKept { return y.isAggregated ? y.aggregate : nil }
    return y.aggregate ?? (y.field == nil ? .count : hasShared ? y.fallback : nil)
  }

  /// How rows become values; values that came about by an aggregate stay as they are.
  var making: Aggregate? { isKept || specification.y.isAggregated ? nil : aggregate }

  /// How series at one X are put together: they stand on each other only where adding them up means something.
  var stack: StackMethod {
    if specification.isFunnel { return .center }
    return specification.series != nil && !isKept && aggregate?.addsUp ?? true ? specification.stack : .none
  }

  /// Parts have a total only where it can be read.
  var isStacked: Bool { stack == .zero || stack == .normalize }

  /// Whether values add up to a total that means something; values of rows that are kept do not.
  private var isAdditive: Bool {
    let y = specification.y
    if isKept { return false }
    let isMeasured = [.temporal, .quantitative].contains(specification.x.type)
    if y.areLevels, aggregate != .count, isMeasured { return false }
    return aggregate?.addsUp ?? (y.fallback == .sum)
  }

  // MARK: Marks

  private func series(_ span: DataSpan?) -> [Series] {
    let identifiers = MarkIdentifiers(calendar: buckets.calendar, unit: buckets.unit)
    return zip(drafts.indices, ids).map { code, id in
      let drafts = drafts[code]
      let places = MarkIdentifiers.distinct(drafts.map { identifiers.place($0.x) })
      let marks = zip(drafts, places).map { mark($0, id: id + "/" + $1) }
      return Series(
        id: id, name: specification.series == nil ? nil : placed.series.names[code],
        isContinuous: specification.mark.isContinuous, interpolation: specification.interpolation, marks: marks
      ).marked(span)
    }
  }

  /// A series that is called total does not take the ids of the totals.
  private var ids: [String] {
    let sole = specification.y.field ?? Aggregate.count.rawValue
    let wanted = (specification.series == nil ? [sole] : placed.series.names).map(MarkIdentifiers.safe)
    return isStacked
      ? Array(MarkIdentifiers.distinct(["total"] + wanted).dropFirst()) : MarkIdentifiers.distinct(wanted)
  }

  private func mark(_ draft: RowDrafts.Draft, id: String) -> Mark {
    guard draft.rows.count == 1, making == nil, let row = draft.rows.first.map({ placed.rows[$0] }) else {
      let value = value(of: cell(of: draft), median: making == .median ? median(of: draft) : nil)
      return Mark(id: id, x: draft.x, value: value, rowCount: draft.rows.count)
    }
    var mark = Mark(id: id, x: draft.x, value: row.value, rowCount: 1)
    mark.falls = row.falls
    return mark
  }

  /// What the rows of a mark add up to.
  func cell(of draft: RowDrafts.Draft) -> Cell {
    draft.rows.reduce(into: Cell()) { cell, row in
      let value = placed.rows[row].value.cell
      cell.add(value)
      cell.place(value, at: 0)
    }
  }

  /// The value of a mark; where rows are counted, a bucket that none falls into holds none of them: zero.
  func value(of cell: Cell, median: Double? = nil) -> MarkValue {
    let value = cell.value(by: making, countingRows: !specification.y.hasColumn, median: median)
    return value == .empty && making == .count ? .number(0) : value
  }

  private func median(of draft: RowDrafts.Draft) -> Double? {
    Median.of(draft.rows.compactMap { placed.rows[$0].value.number })
  }

  /// From when to when data are, where they fill the first or the last bucket in part.
  private var span: DataSpan? {
    guard let unit = buckets.unit, unit > .day, !isKept, [.sum, .count, .mean, .median].contains(aggregate) else {
      return nil
    }
    var instants: [XValue: ClosedRange<Int64>] = [:]
    for draft in drafts.joined() {
      for row in draft.rows {
        guard let instant = placed.rows[row].x.beginning?.microseconds else { continue }
        let known = instants[draft.x] ?? instant...instant
        instants[draft.x] = min(known.lowerBound, instant)...max(known.upperBound, instant)
      }
    }
    let filled = XOrder(names: []).sorted(Array(instants), by: \.key).compactMap { place, range in
      place.ends.flatMap { BucketFilling.Filled(range, from: $0.from, to: $0.to) }
    }
    return BucketFilling(filled, precision: specification.x.precision).span
  }
}

extension ChartSpecification {
  /// The same of stretches that are bins, in which rows add up.
  fileprivate var binned: ChartSpecification {
    var binned = self
    (binned.x.end, binned.y.fallback) = (nil, .sum)
    return binned
  }
}

extension PlacedRows {
  /// The categories along X: those that were given, then the others in the order of their rows.
  fileprivate var namesAlongX: [String] {
    var given: [String] = []
    if case .categories(let names)? = specification.x.domain { given = names }
    guard [.nominal, .ordinal].contains(specification.x.type) else { return [] }
    var names = NameTable(given)
    for row in rows { if case .category(let name) = row.x { _ = names.place(of: name) } }
    return names.names
  }
}

extension Series {
  /// The series with its ends known to be filled in part.
  fileprivate func marked(_ span: DataSpan?) -> Series {
    guard let span else { return self }
    var series = self
    for place in [marks.indices.first, marks.indices.last].compactMap({ $0 }) where marks[place].isAtEnd(of: span) {
      series.marks[place].isPartial = true
    }
    return series
  }
}

extension Mark {
  fileprivate func isAtEnd(of span: DataSpan) -> Bool {
    guard let ends = x.ends, value.isPresent else { return false }
    return span.beginsWithin && (ends.from..<ends.to).contains(span.first)
      || span.endsWithin && (ends.from..<ends.to).contains(span.last)
  }
}

extension MarkValue {
  /// The number as a column has it.
  fileprivate var cell: Double {
    switch self {
    case .number(let number): number
    case .notANumber: .nan
    case .infinite(let negative): negative ? -.infinity : .infinity
    case .missing, .empty, .range, .category: ColumnValues.missingNumber
    }
  }
}

extension XValue {
  fileprivate var beginning: Instant? {
    switch self {
    case .instant(let instant), .interval(let instant, _): instant
    default: nil
    }
  }

  fileprivate var ends: (from: Instant, to: Instant)? {
    if case .interval(let from, let to) = self { (from, to) } else { nil }
  }
}

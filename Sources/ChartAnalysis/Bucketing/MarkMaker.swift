import ChartModel

/// Makes marks from cells, one series at a time.
struct MarkMaker {
  let bucketer: Bucketer
  let resolved: ResolvedBucketing
  let aggregate: Aggregate?
  let positions: [Position]
  private let identifiers: MarkIdentifiers
  /// From when to when data are, where they fill the first or the last bucket in part.
  private let span: DataSpan?

  init(
    bucketer: Bucketer, resolved: ResolvedBucketing, aggregate: Aggregate?, positions: [Position], span: DataSpan?
  ) {
    self.span = span
    self.bucketer = bucketer
    self.resolved = resolved
    self.aggregate = aggregate
    self.positions = positions
    identifiers = MarkIdentifiers(calendar: resolved.calendar, unit: resolved.unit)
  }

  /// Parts have a total only where adding them up means something and the total can be read.
  var isStacked: Bool { stack == .zero || stack == .normalize }

  /// How the series are put together after all: parts stand on each other only where adding them up means something.
  var stack: StackMethod {
    if bucketer.specification.isFunnel { return .center }
    let addsUp = aggregate?.addsUp ?? true
    return bucketer.specification.series != nil && addsUp ? bucketer.specification.stack : .none
  }

  private var hasSeries: Bool { bucketer.specification.series != nil }

  private var names: [String] { hasSeries ? bucketer.series.names : [""] }

  /// The series, each with its marks at the positions that it is given.
  func series(_ xValues: [XValue], at present: [[Int]]) -> [Series] {
    let names = names
    let places = MarkIdentifiers.distinct(xValues.map(identifiers.place))
    let wanted = names.map { hasSeries ? MarkIdentifiers.safe($0) : soleSeriesID }
    // A series that is called total does not take the ids of the totals.
    let ids =
      isStacked ? Array(MarkIdentifiers.distinct(["total"] + wanted).dropFirst()) : MarkIdentifiers.distinct(wanted)
    return names.indices.map { code in
      let marks = present[code].map { index in
        mark(
          ids[code] + "/" + places[index], index, xValues[index], value(at: positions[index], series: code),
          rows: cell(at: positions[index], series: code).rows)
      }
      return Series(
        id: ids[code], name: hasSeries ? names[code] : nil,
        isContinuous: bucketer.specification.mark.isContinuous,
        interpolation: bucketer.specification.interpolation, marks: marks)
    }
  }

  func totals(_ xValues: [XValue]) -> Series {
    let places = MarkIdentifiers.distinct(xValues.map(identifiers.place))
    var cells = [Cell](repeating: Cell(), count: bucketer.slots.keys.count)
    for (place, owner) in bucketer.cells.owners.enumerated() {
      cells[Int(owner.slot)].merge(bucketer.cells.cells[place])
    }
    let marks = positions.indices.map { index in
      let cell = positions[index].slot.map { cells[$0] } ?? Cell()
      let value = zeroIfCounted(cell.value(by: aggregate, countingRows: countsRows, median: nil))
      return mark("total/" + places[index], index, xValues[index], value, rows: cell.rows)
    }
    return Series(id: "total", isContinuous: bucketer.specification.mark.isContinuous, marks: marks)
  }

  private func mark(_ id: String, _ index: Int, _ x: XValue, _ value: MarkValue, rows: Int) -> Mark {
    var mark = Mark(id: id, x: x, value: value, rowCount: rows)
    let isEnd = span?.beginsWithin == true && index == 0 || span?.endsWithin == true && index == positions.count - 1
    mark.isPartial = isEnd && value.isPresent
    return mark
  }

  private var soleSeriesID: String {
    MarkIdentifiers.safe(bucketer.specification.y.field ?? Aggregate.count.rawValue)
  }

  private var countsRows: Bool { !bucketer.specification.y.hasColumn }

  /// Which positions each series has marks at, and whether buckets without a row are left out, as they would make more marks than a
  /// chart may have.
  ///
  /// Bars and the parts of a stack stand at every X of the chart; a line runs from its own first to its own last row.
  func present() -> (positions: [[Int]], leavesGapsOut: Bool) {
    let own = ownPositions(seriesCount: names.count)
    let spans = spans(own)
    guard !spans.isEmpty, !isTooMuch(spans) else { return (own, resolved.fillsGaps && !spans.isEmpty) }
    return (spans.map { Array($0) }, false)
  }

  private func isTooMuch(_ spans: [Range<Int>]) -> Bool {
    spans.lazy.map(\.count).reduce(0, &+) > bucketer.specification.mostMarks
  }

  /// The positions from the first to the last mark of each series, those without a row included; none where they stay out.
  private func spans(_ own: [[Int]]) -> [Range<Int>] {
    let stands = bucketer.specification.fillsGaps && (bucketer.specification.mark == .bar || isStacked)
    if own.count == 1 || stands { return own.map { _ in positions.indices } }
    guard resolved.fillsGaps, bucketer.specification.fillsGaps else { return [] }
    return own.map { indices in
      guard let first = indices.first, let last = indices.last else { return 0..<0 }
      return first..<max(first, last) + 1
    }
  }

  private func ownPositions(seriesCount: Int) -> [[Int]] {
    var indexOfSlot = [Int](repeating: -1, count: bucketer.slots.keys.count)
    for (index, position) in positions.enumerated() {
      if let slot = position.slot { indexOfSlot[slot] = index }
    }
    var own = [[Int]](repeating: [], count: seriesCount)
    for owner in bucketer.cells.owners { own[Int(owner.series)].append(indexOfSlot[Int(owner.slot)]) }
    return own.map { $0.sorted() }
  }

  private func cell(at position: Position, series: Int) -> Cell {
    position.slot.map { bucketer.cells.cell(slot: $0, series: series) } ?? Cell()
  }

  private func value(at position: Position, series: Int) -> MarkValue {
    let median = position.slot.flatMap { bucketer.cells.existingPlace(slot: $0, series: series) }
      .flatMap { bucketer.medians.median(at: $0) }
    let value = cell(at: position, series: series).value(by: aggregate, countingRows: countsRows, median: median)
    return zeroIfCounted(value)
  }

  /// Where rows are counted, a bucket that none falls into holds none of them: zero.
  private func zeroIfCounted(_ value: MarkValue) -> MarkValue {
    value == .empty && aggregate == .count ? .number(0) : value
  }
}

extension ResolvedBucketing {
  /// The calendar unit of a bucket, where there is one.
  var unit: CalendarUnit? {
    if case .calendar(let unit) = bucketing { unit } else { nil }
  }
}

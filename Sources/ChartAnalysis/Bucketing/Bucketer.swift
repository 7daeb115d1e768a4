public import ChartModel

/// Puts rows into buckets as they stream by; memory grows with the buckets, never with the rows.
///
/// Columns come in the order X, Y, series, those left out that the specification does not name.
///
/// ```swift
/// var bucketer = Bucketer(specification)
/// bucketer.add(batch)
/// let chart = bucketer.chart(source: source, decimals: 1)
/// ```
public struct Bucketer: Sendable {
  let specification: ChartSpecification
  var keys: KeySpace
  var slots = SlotIndex()
  var cells = CellTable()
  var medians = MedianStore()
  var series = NameTable()
  var rowsWithoutX = 0
  /// Rows whose X is infinite or not a number.
  var rowsUnplaced = 0
  var rowsOutsideRange = 0
  /// The lowest and the highest number along a quantitative X.
  var lowestX = Double.infinity
  var highestX = -Double.infinity
  /// Whether every X so far is a whole number.
  var holdsWholeX = true

  /// Whether it has more marks than a chart may have, in buckets that nobody may make wider.
  public var isTooLarge: Bool { cells.cells.count > specification.mostMarks }
  /// How many series and how many places along X have rows.
  public var extent: (series: Int, places: Int) { (series.names.count, slots.keys.count) }

  /// Whether bins of the width that was asked for are finer than the numbers along X can be told apart.
  public var hasTooNarrowBins: Bool {
    guard case .width(let width) = specification.x.bucketing, lowestX <= highestX else { return false }
    return max(abs(lowestX), abs(highestX)) / width > 0x1p52
  }

  /// Whether buckets as narrow as were asked for leave more without a row than can be marks of their own.
  public var leavesTooManyEmpty: Bool {
    switch specification.x.bucketing {
    case .calendar, .width: specification.fillsGaps && !slots.keys.isEmpty && filledKeys == nil
    default: false
    }
  }

  /// The keys of all buckets from the first to the last that has a row; `nil` where those without one are too many to be marks.
  var filledKeys: ClosedRange<Int>? {
    guard let first = slots.keys.min(), let last = slots.keys.max() else { return nil }
    let (span, overflow) = last.subtractingReportingOverflow(first)
    let count = slots.keys.count
    guard !overflow, span - count < max(ChartLimits.emptyBuckets, count * 3) else { return nil }
    return first...last
  }

  private var slotOfRow: [Int32] = []
  private var seriesOfRow: [Int32] = []

  /// How many places along X stay apart however many series there are.
  private static let fewestPlaces = 64

  /// Bins that somebody asked for are put together from pieces much finer than they will be.
  private var distinctLimit: Int {
    guard case .bins(let count) = specification.x.bucketing else { return ChartLimits.exactPlaces }
    return max(ChartLimits.exactPlaces, 32 * min(count, ChartLimits.bins))
  }

  /// A bucketer for a chart.
  public init(_ specification: ChartSpecification) {
    self.specification = specification
    keys = KeySpace(specification)
    series = NameTable(specification.series?.order ?? [])
  }

  /// Adds rows.
  public mutating func add(_ batch: RowBatch) {
    guard let x = batch.columns.first else { return }
    findSlots(of: x)
    findSeries(in: batch)
    accumulate(batch, count: min(batch.rowCount, slotOfRow.count))
    if slots.keys.count > distinctLimit || isTooLarge, mayCoarsen { coarsen() }
  }

  // MARK: Where each row belongs

  private mutating func findSlots(of column: ColumnValues) {
    slotOfRow.removeAll(keepingCapacity: true)
    switch column {
    case .instants(let values): findSlots(ofInstants: values)
    case .numbers(let values): findSlots(ofNumbers: values)
    case .categories(let codes, let names): findSlots(ofCategories: codes, names: names)
    }
  }

  private mutating func findSlots(ofInstants values: [Int64]) {
    guard case .instants(var instants) = keys else { return leaveOut(values.count) }
    let range = instantRange
    slotOfRow.reserveCapacity(values.count)
    for value in values {
      if value == ColumnValues.missingInstant {
        rowsWithoutX += 1
        slotOfRow.append(-1)
      } else if value < range.lowerBound || value >= range.upperBound {
        rowsOutsideRange += 1
        slotOfRow.append(-1)
      } else {
        slotOfRow.append(slots.slot(for: instants.key(of: value)))
      }
    }
    keys = .instants(instants)
  }

  private mutating func findSlots(ofNumbers values: [Double]) {
    guard case .numbers(let numbers) = keys else { return leaveOut(values.count) }
    let (from, to) = (specification.x.from ?? -.infinity, specification.x.to ?? .infinity)
    for value in values {
      // An infinite or not-a-number X has no place along the axis.
      if !value.isFinite {
        if ColumnValues.isMissing(value) { rowsWithoutX += 1 } else { rowsUnplaced &+= 1 }
        slotOfRow.append(-1)
      } else if value < from || value >= to {
        rowsOutsideRange += 1
        slotOfRow.append(-1)
      } else {
        lowestX = min(lowestX, value)
        highestX = max(highestX, value)
        if holdsWholeX, value != value.rounded() { holdsWholeX = false }
        slotOfRow.append(slots.slot(for: numbers.key(of: value)))
      }
    }
  }

  private mutating func findSlots(ofCategories codes: [Int32], names: [String]) {
    guard case .categories(var table) = keys else { return leaveOut(codes.count) }
    // Names get their places as rows name them, since order of appearance is the order of the chart.
    var places = [Int32](repeating: -1, count: names.count)
    for code in codes {
      guard code >= 0, Int(code) < names.count else {
        rowsWithoutX += 1
        slotOfRow.append(-1)
        continue
      }
      if places[Int(code)] < 0 { places[Int(code)] = table.place(of: names[Int(code)]) }
      slotOfRow.append(slots.slot(for: Int(places[Int(code)])))
    }
    keys = .categories(table)
  }

  private mutating func leaveOut(_ count: Int) {
    rowsWithoutX += count
    slotOfRow = [Int32](repeating: -1, count: count)
  }

  private var instantRange: Range<Int64> {
    let from = specification.x.from.map(Self.microseconds) ?? .min
    let to = specification.x.to.map(Self.microseconds) ?? .max
    return from..<max(from, to)
  }

  private static func microseconds(_ value: Double) -> Int64 {
    Int64(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }

  private mutating func findSeries(in batch: RowBatch) {
    seriesOfRow.removeAll(keepingCapacity: true)
    guard specification.series != nil, case .categories(let codes, let names)? = batch.columns.last else { return }
    var places = [Int32](repeating: -1, count: names.count)
    for (row, code) in codes.enumerated() {
      // Rows that are left out do not bring a series into the chart.
      guard row < slotOfRow.count, slotOfRow[row] >= 0 else {
        seriesOfRow.append(0)
        continue
      }
      guard code >= 0, Int(code) < names.count else {
        // Rows without a series are a series of their own: the one without a name.
        seriesOfRow.append(series.place(of: ""))
        continue
      }
      if places[Int(code)] < 0 { places[Int(code)] = series.place(of: names[Int(code)]) }
      seriesOfRow.append(places[Int(code)])
    }
  }

  // MARK: Adding up

  private mutating func accumulate(_ batch: RowBatch, count: Int) {
    guard specification.y.hasColumn, batch.columns.count > 1, case .numbers(let values) = batch.columns[1] else {
      return countRows(count)
    }
    findPlaces(count)
    addValues(values)
    switch specification.y.aggregate ?? specification.y.fallback {
    case .median: addToMedians(values)
    case .first, .last: placeValues(values, along: batch.columns[0])
    default: break
    }
  }

  private mutating func countRows(_ count: Int) {
    findPlaces(count)
    let places = slotOfRow
    cells.withCells { cells in
      for place in places where place >= 0 { cells[Int(place)].rows += 1 }
    }
  }

  /// Replaces the slot of each row by the place of its cell.
  private mutating func findPlaces(_ count: Int) {
    let hasSeries = !seriesOfRow.isEmpty
    for row in 0..<count where slotOfRow[row] >= 0 {
      let series = hasSeries && row < seriesOfRow.count ? seriesOfRow[row] : 0
      slotOfRow[row] = cells.place(slot: slotOfRow[row], series: series)
    }
  }

  private mutating func addValues(_ values: [Double]) {
    let places = slotOfRow
    cells.withCells { cells in
      for (row, place) in places.enumerated() where place >= 0 && row < values.count {
        cells[Int(place)].add(values[row])
      }
    }
  }

  private mutating func addToMedians(_ values: [Double]) {
    for (row, place) in slotOfRow.enumerated() where place >= 0 && row < values.count {
      medians.add(values[row], to: Int(place))
    }
  }

  private mutating func placeValues(_ values: [Double], along column: ColumnValues) {
    let places = slotOfRow
    let orders = column.orders
    cells.withCells { cells in
      for (row, place) in places.enumerated() where place >= 0 && row < values.count {
        cells[Int(place)].place(values[row], at: row < orders.count ? orders[row] : 0)
      }
    }
  }

  // MARK: Fewer, wider buckets

  private mutating func coarsen() {
    while slots.keys.count > distinctLimit / 2 || isTooLarge && slots.keys.count > Self.fewestPlaces,
      let coarser = keys.coarser(lowest: lowestX, highest: highestX)
    {
      let old = keys
      rekey { coarser.key(ofStart: old, key: $0) }
      keys = coarser
    }
  }

  /// Gives every slot a new key and puts together the cells of those that now share one.
  mutating func rekey(_ newKey: (Int) -> Int) {
    var merged = Bucketer(specification)
    let targets = slots.keys.map { merged.slots.slot(for: newKey($0)) }
    for (place, owner) in cells.owners.enumerated() {
      let newPlace = merged.cells.place(slot: targets[Int(owner.slot)], series: owner.series)
      merged.cells.merge(cells.cells[place], into: newPlace)
      merged.medians.merge(place, of: medians, into: Int(newPlace))
    }
    (slots, cells, medians) = (merged.slots, merged.cells, merged.medians)
  }
}

extension ColumnValues {
  /// Whole numbers in the order of the values, by which the first and the last of a bucket are found.
  fileprivate var orders: [Int64] {
    switch self {
    case .instants(let values): values
    // The bits of a double, read as sign and magnitude, sort as the numbers do.
    case .numbers(let values):
      values.map { value in
        // Adding zero turns minus zero into zero, which is the same place.
        let bits = Int64(bitPattern: (value + 0).bitPattern)
        return bits < 0 ? Int64.min &+ (Int64.max - (bits & Int64.max)) : bits
      }
    case .categories: []
    }
  }
}

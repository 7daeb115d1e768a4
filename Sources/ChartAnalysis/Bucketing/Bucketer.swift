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
  /// From when to when the rows of each slot are, where it stands for more than a day.
  var bounds = SlotBounds()
  /// Whether `bounds` holds all rows; rows that another run counted are not in it.
  var knowsBounds = true
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
    let before = rowsWithoutX
    var places = slots(of: x)
    // All parts of a row lack what it lacks.
    rowsWithoutX = before + batch.tableRows(of: rowsWithoutX - before)
    findPlaces(in: batch, slots: &places)
    accumulate(batch, at: places)
    if slots.keys.count > distinctLimit || isTooLarge, mayCoarsen { coarsen() }
  }

  // MARK: Where each row belongs

  /// The slot of each row; -1 for one that is left out.
  private mutating func slots(of column: ColumnValues) -> [Int32] {
    switch column {
    case .instants(let values): slots(ofInstants: values)
    case .numbers(let values): slots(ofNumbers: values)
    case .categories(let codes, let names): slots(ofCategories: codes, names: names)
    }
  }

  private mutating func slots(ofInstants values: [Int64]) -> [Int32] {
    guard case .instants(var instants) = keys else { return leaveOut(values.count) }
    defer { keys = .instants(instants) }
    let range = instantRange
    let notesBounds = instants.unit.map { $0 > .day } ?? false
    // Rows that follow each other often share a bucket.
    var slot: Int32 = -1
    // The last instant of a run of rows that share a day.
    var latest: Int64?
    defer { if notesBounds, let latest { bounds.note(latest, at: slot) } }
    var neighbors: Range<Int64> = 0..<0
    return [Int32](ofEach: values) { value in
      if neighbors.contains(value) {
        latest = value
        return slot
      }
      if notesBounds, let known = latest { bounds.note(known, at: slot) }
      latest = nil
      if value == ColumnValues.missingInstant {
        rowsWithoutX += 1
      } else if value < range.lowerBound || value >= range.upperBound {
        rowsOutsideRange += 1
      } else {
        let last = slot
        slot = slots.slot(for: instants.key(of: value))
        neighbors = slot == last ? instants.neighbors(of: value).clamped(to: range) : 0..<0
        if notesBounds { bounds.note(value, at: slot) }
        return slot
      }
      return -1
    }
  }

  private mutating func slots(ofNumbers values: [Double]) -> [Int32] {
    guard case .numbers(let numbers) = keys else { return leaveOut(values.count) }
    let (from, to) = (specification.x.from ?? -.infinity, specification.x.to ?? .infinity)
    return [Int32](ofEach: values) { value in
      // An infinite or not-a-number X has no place along the axis.
      if !value.isFinite {
        if ColumnValues.isMissing(value) { rowsWithoutX += 1 } else { rowsUnplaced &+= 1 }
      } else if value < from || value >= to {
        rowsOutsideRange += 1
      } else {
        lowestX = min(lowestX, value)
        highestX = max(highestX, value)
        if holdsWholeX, value != value.rounded() { holdsWholeX = false }
        return slots.slot(for: numbers.key(of: value))
      }
      return -1
    }
  }

  private mutating func slots(ofCategories codes: [Int32], names: [String]) -> [Int32] {
    guard case .categories(var table) = keys else { return leaveOut(codes.count) }
    defer { keys = .categories(table) }
    // Names get their places as rows name them, since order of appearance is the order of the chart.
    var places = [Int32](repeating: -1, count: names.count)
    return [Int32](ofEach: codes) { code in
      guard code >= 0, Int(code) < names.count else {
        rowsWithoutX += 1
        return -1
      }
      if places[Int(code)] < 0 { places[Int(code)] = table.place(of: names[Int(code)]) }
      return slots.slot(for: Int(places[Int(code)]))
    }
  }

  private mutating func leaveOut(_ count: Int) -> [Int32] {
    rowsWithoutX += count
    return [Int32](repeating: -1, count: count)
  }

  private var instantRange: Range<Int64> {
    let from = specification.x.from.map(Self.microseconds) ?? .min
    let to = specification.x.to.map(Self.microseconds) ?? .max
    return from..<max(from, to)
  }

  private static func microseconds(_ value: Double) -> Int64 {
    Int64(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }

  /// Replaces the slot of each row by the place of its cell.
  ///
  /// Rows that are left out do not bring a series into the chart.
  private mutating func findPlaces(in batch: RowBatch, slots: inout [Int32]) {
    guard specification.series != nil, case .categories(let codes, let names)? = batch.columns.last else {
      return slots.replaceEach(with: repeatElement(0, count: slots.count)) { slot, _ in
        slot < 0 ? slot : cells.place(slot: slot, series: 0)
      }
    }
    var known = [Int32](repeating: -1, count: names.count)
    slots.replaceEach(with: codes) { slot, code in
      guard slot >= 0 else { return slot }
      // Rows without a series are a series of their own: the one without a name.
      guard code >= 0, Int(code) < names.count else { return cells.place(slot: slot, series: series.place(of: "")) }
      if known[Int(code)] < 0 { known[Int(code)] = series.place(of: names[Int(code)]) }
      return cells.place(slot: slot, series: known[Int(code)])
    }
  }

  // MARK: Adding up

  private mutating func accumulate(_ batch: RowBatch, at places: [Int32]) {
    guard specification.y.hasColumn, batch.columns.count > 1, case .numbers(let values) = batch.columns[1] else {
      return cells.withCells { cells in
        for place in places where place >= 0 { cells[Int(place)].rows += 1 }
      }
    }
    cells.withCells { cells in
      for (place, value) in zip(places, values) where place >= 0 { cells[Int(place)].add(value) }
    }
    switch specification.y.aggregate ?? specification.y.fallback {
    case .median: for (place, value) in zip(places, values) where place >= 0 { medians.add(value, to: Int(place)) }
    case .first, .last: order(values, at: places, along: batch.columns[0])
    default: break
    }
  }

  private mutating func order(_ values: [Double], at places: [Int32], along column: ColumnValues) {
    let orders = column.orders
    cells.withCells { cells in
      for (row, (place, value)) in zip(places, values).enumerated() where place >= 0 {
        cells[Int(place)].place(value, at: row < orders.count ? orders[row] : 0)
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
    if case .instants(let instants) = keys {
      for (slot, target) in targets.enumerated() {
        let start = instants.start(of: slots.keys[slot]).microseconds
        let range = bounds.range(of: slot) ?? start...start
        merged.bounds.note(range.lowerBound, at: target)
        merged.bounds.note(range.upperBound, at: target)
      }
    }
    (slots, cells, medians, bounds) = (merged.slots, merged.cells, merged.medians, merged.bounds)
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

extension [Int32] {
  /// A number for each value.
  @inline(__always)
  fileprivate init<Value>(ofEach values: [Value], _ number: (Value) -> Int32) {
    self.init(unsafeUninitializedCapacity: values.count) { numbers, count in
      for (row, value) in zip(numbers.indices, values) { numbers.initializeElement(at: row, to: number(value)) }
      count = values.count
    }
  }

  /// Replaces each number by what stands beside it; numbers without a partner are removed.
  @inline(__always)
  fileprivate mutating func replaceEach<Values: Collection>(
    with values: Values, _ number: (Int32, Values.Element) -> Int32
  ) {
    if count > values.count { removeLast(count - values.count) }
    withUnsafeMutableBufferPointer { numbers in
      for (row, value) in zip(numbers.indices, values) { numbers[row] = number(numbers[row], value) }
    }
  }
}

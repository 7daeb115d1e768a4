import SourceText

/// Puts records together into a table, column by column, and stops at the limits.
struct VegaTableBuilder {
  /// What of the table is larger than the limits allow.
  enum Excess: Error, Equatable { case rows, cells }

  private let limits: VegaContext.Limits
  private var names: [String] = []
  /// The values of each column from the row in which it first had one: names of single records cost nothing before.
  private var columns: [[VegaValue]] = []
  private var starts: [Int] = []
  private var places: [String: Int] = [:]
  private(set) var rowCount = 0
  /// The column of the next member, if this record is like the one before.
  private var next = 0
  /// The first limit that was met; nothing is added after it.
  private(set) var excess: Excess?

  init(limits: VegaContext.Limits, names: [String] = []) {
    self.limits = limits
    for name in names { _ = addColumn(name) }
  }

  /// Sets a member of the record at hand; the last of several with one name stays, as in JavaScript.
  mutating func set(_ name: String, to value: VegaValue) {
    guard let place = place(of: name) else { return }
    set(place, to: value)
  }

  /// Sets a member by the place of its column.
  mutating func set(_ place: Int, to value: VegaValue) {
    guard excess == nil, columns.indices.contains(place) else { return }
    next = place + 1
    if columns[place].isEmpty { starts[place] = rowCount }
    let missing = rowCount - starts[place] - columns[place].count
    if missing < 0 {
      columns[place][rowCount - starts[place]] = value
      return
    }
    if missing > 0 { columns[place].append(contentsOf: repeatElement(.undefined, count: missing)) }
    columns[place].append(value)
  }

  /// Ends the record at hand.
  mutating func endRow() {
    next = 0
    guard excess == nil else { return }
    guard rowCount < limits.rows else {
      excess = .rows
      return
    }
    rowCount += 1
    if isTooLarge(rows: rowCount, columns: names.count) { excess = .cells }
  }

  /// Adds a value as a record: an object's members, an array's elements by their numbers, anything else as `data`, as
  /// `ingest` of vega-dataflow does.
  mutating func add(_ record: VegaValue) {
    switch record {
    case .object(let object): for (name, value) in object.members { set(name, to: value) }
    case .array(let elements): for (index, value) in elements.enumerated() { set(String(index), to: value) }
    default: set("data", to: record)
    }
    endRow()
  }

  /// The places of columns by their names; a name that is no column is left out.
  func places(of names: [String]) -> [Int] { names.compactMap { places[$0] } }

  private mutating func place(of name: String) -> Int? {
    if names.indices.contains(next), names[next] == name { return next }
    return places[name] ?? addColumn(name)
  }

  private mutating func addColumn(_ name: String) -> Int? {
    if let place = places[name] { return place }
    guard excess == nil, !isTooLarge(rows: rowCount + 1, columns: names.count + 1) else {
      excess = excess ?? .cells
      return nil
    }
    places[name] = names.count
    names.append(name)
    columns.append([])
    starts.append(0)
    return names.count - 1
  }

  private func isTooLarge(rows: Int, columns: Int) -> Bool {
    let (cells, overflow) = rows.multipliedReportingOverflow(by: columns)
    return overflow || cells > limits.cells
  }

  /// The table of the records that have ended.
  consuming func table() throws(Excess) -> VegaTable {
    if let excess { throw excess }
    return partialTable()
  }

  /// The table of the records before any limit was met.
  consuming func partialTable() -> VegaTable {
    VegaTable(names: names, columns: columns.indices.map { whole($0) }, rowCount: rowCount)
  }

  /// A column with a value for each record.
  private func whole(_ place: Int) -> [VegaValue] {
    if starts[place] == 0, columns[place].count == rowCount { return columns[place] }
    let values = columns[place].prefix(max(0, rowCount - starts[place]))
    let before = repeatElement(VegaValue.undefined, count: values.isEmpty ? 0 : starts[place])
    let after = repeatElement(VegaValue.undefined, count: rowCount - before.count - values.count)
    return Array(before) + values + after
  }
}

extension VegaTableBuilder.Excess {
  /// What was found, as a clause.
  func found(_ limits: VegaContext.Limits) -> String {
    switch self {
    case .rows: "more than \(limits.rows.withCommas) rows"
    case .cells: "more than \(limits.cells.withCommas) cells (rows times columns)"
    }
  }
}

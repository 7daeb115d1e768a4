/// Rows by the values of fields, in the order in which the groups first come.
///
/// After `groupkey` of vega-transforms: values are told apart by their texts. Without fields, all rows are one group;
/// a table without rows has none.
struct RowGroups {
  /// The fields that tell groups from each other.
  let fields: [VegaField]
  /// The group of each row.
  private(set) var ofRow: [Int] = []
  /// The first row of each group.
  private(set) var firstRows: [Int] = []

  var count: Int { firstRows.count }

  init(_ table: VegaTable, by fields: [VegaField]) {
    self.fields = fields
    guard let first = fields.first else {
      ofRow = Array(repeating: 0, count: table.rowCount)
      firstRows = table.rowCount > 0 ? [0] : []
      return
    }
    ofRow = ValueCodes.codes(table.cells(first))
    for field in fields.dropFirst() { refine(ValueCodes.codes(table.cells(field))) }
    firstRows = Self.firstRows(ofRow)
  }

  /// The rows of each group, in order.
  func rows() -> [[Int]] {
    var rows = [[Int]](repeating: [], count: count)
    for (row, group) in ofRow.enumerated() { rows[group].append(row) }
    return rows
  }

  /// The columns of the fields, a row a group.
  func keys(of table: VegaTable) -> VegaTable {
    var keys = VegaTable(rowCount: count)
    for field in fields {
      let cells = table.cells(field)
      keys[field.columnName] = firstRows.map { cells.element($0) }
    }
    return keys
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  /// Splits the groups by another field's codes.
  private mutating func refine(_ codes: [Int]) {
    var known: [Pair: Int] = [:]
    for row in ofRow.indices {
      let pair = Pair(first: ofRow[row], second: codes[row])
      let code = known[pair] ?? known.count
      known[pair] = code
      ofRow[row] = code
    }
  }

  private static func firstRows(_ codes: [Int]) -> [Int] {
    var rows: [Int] = []
    for (row, code) in codes.enumerated() where code == rows.count { rows.append(row) }
    return rows
  }
}

/// Small numbers for values, so that rows are compared quickly: the same for values with the same text.
struct ValueCodes {
  private var count = 0
  private var numbers: [Double: Int] = [:]
  private var dates: [Double: Int] = [:]
  private var others: [VegaGroupKey: Int] = [:]
  /// Texts and the like that were asked for before, so that they are not looked at again.
  private var known: [VegaValue: Int] = [:]

  /// The number of a value, counted from 0 in the order in which values first come.
  mutating func code(_ value: VegaValue) -> Int {
    switch value {
    case .number(let number) where !number.isNaN: return Self.code(number, &numbers, &count)
    case .date(let time) where !time.isNaN: return Self.code(time, &dates, &count)
    default: break
    }
    if let code = known[value] { return code }
    let code = otherCode(value)
    // Not-a-number is not equal to itself, so it would be put in again each time.
    if !value.isNaN { known[value] = code }
    return code
  }

  private static func code<Key>(_ key: Key, _ codes: inout [Key: Int], _ count: inout Int) -> Int {
    if let code = codes[key] { return code }
    codes[key] = count
    count += 1
    return count - 1
  }

  private mutating func otherCode(_ value: VegaValue) -> Int {
    if case .array = value { return code(.string(value.toText())) }
    let key = VegaGroupKey(value)
    let number = value.toNumber()
    // A text that is written as a number is.
    if !number.isNaN, key == VegaGroupKey(.number(number)) { return code(.number(number)) }
    return Self.code(key, &others, &count)
  }

  static func codes(_ values: [VegaValue]) -> [Int] {
    var codes = ValueCodes()
    return values.map { codes.code($0) }
  }
}

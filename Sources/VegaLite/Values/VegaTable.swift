/// Rows of Vega's data by columns; a cell that a row does not have is `undefined`.
///
/// Rows keep the order in which Vega has them, because marks, ties and `first` depend on it.
struct VegaTable: Sendable {
  /// The names of the columns, in the order in which they appeared.
  private(set) var names: [String] = []
  private(set) var rowCount: Int
  private var columns: [String: [VegaValue]] = [:]

  /// A table without columns.
  init(rowCount: Int = 0) { self.rowCount = rowCount }

  /// A table from records; a value that is no object stands in the column `data`, as in Vega.
  init(records: [VegaValue]) {
    var limits = VegaContext.Limits()
    (limits.rows, limits.cells) = (.max, .max)
    var builder = VegaTableBuilder(limits: limits)
    for record in records { builder.add(record) }
    self = builder.partialTable()
  }

  /// A table from columns of one length, each with a name of its own.
  init(names: [String], columns: [[VegaValue]], rowCount: Int) {
    self.rowCount = rowCount
    for (name, column) in zip(names, columns) { self[name] = column }
  }

  /// A column by its plain name (no path); setting one of the wrong length cuts it or fills it with `undefined`.
  subscript(name: String) -> [VegaValue]? {
    get { columns[name] }
    set {
      guard let newValue else {
        columns[name] = nil
        names.removeAll { $0 == name }
        return
      }
      if columns[name] == nil { names.append(name) }
      guard newValue.count != rowCount else {
        columns[name] = newValue
        return
      }
      let missing = max(0, rowCount - newValue.count)
      columns[name] = Array(newValue.prefix(rowCount)) + Array(repeating: .undefined, count: missing)
    }
  }

  /// The values of a field in every row; all `undefined` where no row has it.
  func values(of field: VegaField) -> [VegaValue] {
    guard let name = field.path.first, let column = columns[name] else {
      return Array(repeating: .undefined, count: rowCount)
    }
    guard field.path.count > 1 else { return column }
    return column.map { field.path.dropFirst().reduce($0) { $0[$1] } }
  }

  /// The value of a field in one row.
  func value(of field: VegaField, row: Int) -> VegaValue {
    guard let name = field.path.first, let column = columns[name], column.indices.contains(row) else {
      return .undefined
    }
    return field.path.dropFirst().reduce(column[row]) { $0[$1] }
  }

  /// A row as an object, without the fields that it does not have.
  func record(_ row: Int) -> VegaValue {
    var object = VegaObject()
    for name in names {
      guard let column = columns[name], column.indices.contains(row), column[row] != .undefined else { continue }
      object[name] = column[row]
    }
    return .object(object)
  }

  /// The table with some of its columns.
  func only(_ names: [String]) -> VegaTable {
    var table = VegaTable(rowCount: rowCount)
    for name in names { table[name] = columns[name] }
    return table
  }

  /// The table with some of its rows, in the order given; a row may come more than once.
  func rows(_ rows: [Int]) -> VegaTable {
    let kept = rows.filter { (0..<rowCount).contains($0) }
    var table = VegaTable(rowCount: kept.count)
    for name in names { if let column = columns[name] { table[name] = kept.map { column[$0] } } }
    return table
  }
}

/// A field as a specification names it: a path into nested objects.
///
/// `a.b` and `a['b']` are members of members; `a\.b` and `['a.b']` are one name with a point.
struct VegaField: Sendable, Hashable {
  /// What the specification says.
  let text: String
  /// The names along the way.
  let path: [String]

  /// A column by its plain name, whatever characters are in it.
  init(column: String) {
    text = column
    path = [column]
  }

  /// The field that a text names; after `splitAccessPath` of vega-util.
  init(_ text: String) {
    self.text = text
    var reader = FieldPathReader(text)
    path = reader.read()
  }
}

/// Reads the names of a field's path.
private struct FieldPathReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var names: [String] = []
  private var name = String.UnicodeScalarView()

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func read() -> [String] {
    while index < scalars.count { step() }
    close()
    return names.isEmpty ? [""] : names
  }

  private mutating func step() {
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "\\" where index < scalars.count:
      name.append(scalars[index])
      index += 1
    case ".": close()
    case "[":
      close()
      readBracket()
    default: name.append(scalar)
    }
  }

  /// A name in brackets, with or without quotes.
  private mutating func readBracket() {
    let quote = index < scalars.count && "\"'".unicodeScalars.contains(scalars[index]) ? scalars[index] : nil
    if quote != nil { index += 1 }
    while index < scalars.count, scalars[index] != (quote ?? "]") {
      if scalars[index] == "\\", index + 1 < scalars.count { index += 1 }
      name.append(scalars[index])
      index += 1
    }
    index += quote == nil ? 1 : 2
    close()
  }

  private mutating func close() {
    if !name.isEmpty { names.append(String(name)) }
    name = String.UnicodeScalarView()
  }
}

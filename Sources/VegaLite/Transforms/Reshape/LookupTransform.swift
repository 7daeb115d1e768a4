import SourceText

/// Fields of another table, found by a key: `lookup`.
enum LookupTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let field = try call.field("lookup")
    let from = try call.required("from", "an object with \"data\" and \"key\"")
    guard from.tree.members != nil else { throw from.mismatch("an object with \"data\" and \"key\"") }
    try from.checkMembers(["data", "key", "fields", "param", "selection"], of: "the source of a lookup")
    guard let key = from["key"] else {
      throw SpecificationFault(at: from, found: "\"key\" is missing", expected: "the name of a field")
    }
    let fields = try from["fields"]?.texts("an array of names of fields").map { VegaField($0) }
    let names = try names(call, fields)
    let other = try source(from, call)
    let found = match(call.table.cells(field), with: other.cells(VegaField(try key.text("the name of a field"))))
    try call.checkSize(rows: call.table.rowCount, columns: call.table.names.count + names.count)
    var table = call.table
    let otherwise = missing(call)
    for (place, name) in names.enumerated() {
      guard let fields else {
        // Many rows may find the same one: they share its record.
        var records: [Int: VegaValue] = [:]
        for case let row? in found where records[row] == nil { records[row] = other.record(row) }
        table[name] = found.map { $0.flatMap { records[$0] } ?? otherwise }
        continue
      }
      let cells = other.cells(fields[place])
      table[name] = found.map { $0.map { cells.element($0) } ?? otherwise }
    }
    return table
  }

  /// The other table, or the rows that are selected at first.
  private static func source(_ from: SpecificationNode, _ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    if let param = from["param"] ?? from["selection"] { return try selected(param, call) }
    guard let data = from["data"] else {
      throw SpecificationFault(at: from, found: "\"data\" is missing", expected: "the data to look values up in")
    }
    return try call.sources.table(data)
  }

  /// Vega looks among the rows of the view that has the selection. These are the ones of this view where both have the
  /// same data, as they do in practice; without a value of the selection nothing says which rows are meant.
  private static func selected(
    _ param: SpecificationNode, _ call: TransformCall
  ) throws(SpecificationFault) -> VegaTable {
    let name = try param.text("the name of a parameter")
    guard let value = call.context.signals[name], SelectedValues.hasAny(value),
      let selection = try SelectedValues(value, in: call)
    else {
      throw SpecificationFault(
        .refused, at: param, found: "the lookup is from what a reader selects, and nothing is selected",
        remedy: "Look the values up in \"data\".")
    }
    return call.table.rows((0..<call.table.rowCount).filter { selection.contains($0) })
  }

  /// The names of the new fields: one for each field, or one for the whole record.
  private static func names(_ call: TransformCall, _ fields: [VegaField]?) throws(SpecificationFault) -> [String] {
    guard let fields else {
      let selection = (call.node["from"]?["param"] ?? call.node["from"]?["selection"])?.string
      return [try call.optionalText("as", "a name for the record that is found") ?? selection ?? "_lookup"]
    }
    let names = try call.names("as", defaults: fields.map(\.columnName))
    if let node = call.member("as"), node.tree.elements?.count ?? 1 != fields.count {
      throw SpecificationFault(
        at: node, found: "there are fewer names than the \(fields.count) fields to look up",
        expected: "a name for each field")
    }
    return names
  }

  /// What stands where nothing is found; Vega-Lite drops what JavaScript takes for false.
  private static func missing(_ call: TransformCall) -> VegaValue {
    guard let value = call.node["default"]?.tree.value, value.toBoolean() else { return .null }
    return value
  }

  /// For each value the last row of the other table with this key.
  private static func match(_ values: [VegaValue], with keys: [VegaValue]) -> [Int?] {
    var codes = ValueCodes()
    var rows: [Int: Int] = [:]
    for (row, key) in keys.enumerated() { rows[codes.code(key)] = row }
    return values.map { rows[codes.code($0)] }
  }
}

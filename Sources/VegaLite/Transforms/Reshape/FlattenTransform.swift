/// Arrays made into rows: `flatten` gives a row for each element; shorter arrays are filled up with null.
enum FlattenTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    _ = try call.required("flatten", "an array of names of fields")
    let fields = try call.fields("flatten")
    let names = try call.names("as", defaults: fields.map(\.columnName))
    let index = try call.optionalText("index", "a name for the new field")
    let columns = fields.map { call.table.cells($0).map(elements) }
    let lengths = (0..<call.table.rowCount).map { row in columns.reduce(0) { max($0, $1[row].count) } }
    let count = lengths.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    try call.checkSize(rows: count, columns: call.table.names.count + names.count + 1)
    var table = call.table.rows(lengths.enumerated().flatMap { Array(repeating: $0, count: $1) })
    for (name, column) in zip(names, columns) {
      table[name] = zip(lengths, column).flatMap { length, elements in filled(elements, length) }
    }
    if let index { table[index] = lengths.flatMap { (0..<$0).map { VegaValue.number(Double($0)) } } }
    return table
  }

  /// What JavaScript would go over: the elements of an array, the letters of a text.
  private static func elements(_ value: VegaValue) -> [VegaValue] {
    if case .string(let text) = value { return text.map { .string(String($0)) } }
    return value.elements ?? []
  }

  private static func filled(_ elements: [VegaValue], _ length: Int) -> [VegaValue] {
    elements.map { $0.isAbsent ? .null : $0 } + Array(repeating: .null, count: length - elements.count)
  }
}

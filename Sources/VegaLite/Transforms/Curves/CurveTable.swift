/// Groups of rows that each become a curve, and the table of the curves' points.
struct CurveTable {
  private let call: TransformCall
  let groups: RowGroups
  private var groupOfPoint: [Int] = []
  private var columns: [[VegaValue]]
  private let names: [String]

  init(_ call: TransformCall, names: [String]) throws(SpecificationFault) {
    self.call = call
    self.names = names
    let groups = RowGroups(call.table, by: try call.fields("groupby"))
    self.groups = groups
    columns = Array(repeating: [], count: names.count)
  }

  /// Adds a row of a group's curve.
  mutating func add(_ values: [VegaValue], group: Int) throws(SpecificationFault) {
    groupOfPoint.append(group)
    for (place, value) in values.enumerated() where columns.indices.contains(place) { columns[place].append(value) }
    if groupOfPoint.count % 1_024 == 0 { try checkSize() }
  }

  private func checkSize() throws(SpecificationFault) {
    try call.checkSize(rows: groupOfPoint.count, columns: groups.fields.count + names.count)
  }

  func table() throws(SpecificationFault) -> VegaTable {
    try checkSize()
    var table = VegaTable(rowCount: groupOfPoint.count)
    let keys = groups.keys(of: call.table)
    for name in keys.names {
      let column = keys[name] ?? []
      table[name] = groupOfPoint.map { column.element($0) }
    }
    for (name, column) in zip(names, columns) { table[name] = column }
    return table
  }
}

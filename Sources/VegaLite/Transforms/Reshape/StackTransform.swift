/// Values put on top of each other: `stack`; after the transform `Stack` of vega-encode.
enum StackTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let field = try call.field("stack")
    let offset = try call.word("offset", among: ["zero", "center", "normalize"]) ?? "zero"
    let names = try call.names(
      "as", second: { $0 + "_end" }, otherwise: (field.columnName + "_start", field.columnName + "_end"))
    let order = try RowOrder(call)
    let groups = RowGroups(call.table, by: try call.fields("groupby"))
    try call.checkSize(rows: call.table.rowCount, columns: call.table.names.count + 2)
    var layout = StackLayout(call.table.cells(field).map { $0.toNumber() })
    layout.stack(groups.rows(), offset, order)
    var table = call.table
    table[names.0] = layout.starts.map(VegaValue.number)
    table[names.1] = layout.ends.map(VegaValue.number)
    return table
  }
}

/// Where the parts of stacks begin and end, by row.
private struct StackLayout {
  private let values: [Double]
  private(set) var starts: [Double]
  private(set) var ends: [Double]

  init(_ values: [Double]) {
    self.values = values
    starts = Array(repeating: 0, count: values.count)
    ends = starts
  }

  mutating func stack(_ groups: [[Int]], _ offset: String, _ order: RowOrder) {
    // Sums are made before the rows are sorted, as Vega does, so that they are the same to the last digit.
    let sums = groups.map { group in group.reduce(0) { $0 + abs(values[$1]) } }
    let most = sums.reduce(0) { $1 > $0 ? $1 : $0 }
    for (group, sum) in zip(groups, sums) {
      let rows = order.sorted(group)
      switch offset {
      case "center": center(rows, from: (most - sum) / 2)
      case "normalize": normalize(rows, scale: 1 / sum)
      default: fromZero(rows)
      }
    }
  }

  private mutating func center(_ rows: [Int], from start: Double) {
    var last = start
    for row in rows {
      starts[row] = last
      last += abs(values[row])
      ends[row] = last
    }
  }

  private mutating func normalize(_ rows: [Int], scale: Double) {
    var (last, sum) = (0.0, 0.0)
    for row in rows {
      starts[row] = last
      sum += abs(values[row])
      last = scale * sum
      ends[row] = last
    }
  }

  /// Values below zero are stacked apart, downwards.
  private mutating func fromZero(_ rows: [Int]) {
    var (above, below) = (0.0, 0.0)
    for row in rows {
      let isBelow = values[row] < 0
      starts[row] = isBelow ? below : above
      ends[row] = starts[row] + values[row]
      if isBelow { below = ends[row] } else { above = ends[row] }
    }
  }
}

import SourceText

/// An order of rows by fields: `sort` of a window or a stack.
struct RowOrder {
  private let columns: [(values: OrderedColumn, isDescending: Bool)]

  /// Whether there is nothing to sort by.
  var isEmpty: Bool { columns.isEmpty }

  /// Reads `[{"field": "a", "order": "descending"}, …]`.
  init(_ call: TransformCall, _ name: String = "sort") throws(SpecificationFault) {
    guard let sort = call.member(name) else {
      columns = []
      return
    }
    guard sort.tree.elements != nil else { throw sort.mismatch("an array of fields to sort by") }
    columns = try sort.elements.map { (node) throws(SpecificationFault) in try Self.column(node, call) }
  }

  private static func column(
    _ node: SpecificationNode, _ call: TransformCall
  ) throws(SpecificationFault) -> (values: OrderedColumn, isDescending: Bool) {
    guard let field = node["field"] else { throw node.mismatch("an object with \"field\" and \"order\"") }
    try node.checkMembers(["field", "order"], of: "a sort")
    let order = node["order"].flatMap { $0.tree.isNull ? nil : $0 }
    let word = try order?.word(among: ["ascending", "descending"])
    let name = try field.text("the name of a field")
    return (OrderedColumn(call.table.cells(VegaField(name))), word == "descending")
  }

  /// -1, 0 or 1: whether a row comes before another, with it, or after it. After `compare` of vega-util.
  func compare(_ first: Int, _ second: Int) -> Int {
    for column in columns {
      let order = column.values.compare(first, second)
      if order != 0 { return column.isDescending ? -order : order }
    }
    return 0
  }

  /// Rows in order; those that are equal stay as they were (`stableCompare` of vega-dataflow).
  func sorted(_ rows: [Int]) -> [Int] {
    guard !isEmpty else { return rows }
    return rows.sorted { first, second in
      let order = compare(first, second)
      return order == 0 ? first < second : order < 0
    }
  }
}

/// A column to sort by; plain numbers and dates are compared without looking at what they are each time.
private enum OrderedColumn {
  case numbers([Double])
  case values([VegaValue])

  init(_ values: [VegaValue]) {
    let numbers = values.compactMap(Self.number)
    self = numbers.count == values.count ? .numbers(numbers) : .values(values)
  }

  private static func number(_ value: VegaValue) -> Double? {
    switch value {
    case .number(let number), .date(let number): number.isNaN ? nil : number
    default: nil
    }
  }

  func compare(_ first: Int, _ second: Int) -> Int {
    switch self {
    case .numbers(let numbers):
      let (first, second) = (numbers[first], numbers[second])
      return first < second ? -1 : first > second ? 1 : 0
    case .values(let values): return VegaValue.ascending(values.element(first), values.element(second))
    }
  }
}

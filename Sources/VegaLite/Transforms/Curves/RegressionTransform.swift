import ChartModel

/// A trend line: `regression`; after the transform `Regression` of vega-regression.
enum RegressionTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let (yField, xField) = (try call.field("regression"), try call.field("on"))
    let (x, y) = (call.table.cells(xField), call.table.cells(yField))
    let word = try call.word("method", among: RegressionModel.Method.allCases.map(\.rawValue))
    let method = RegressionModel.Method(rawValue: word ?? "linear") ?? .linear
    let order = try order(call)
    let freedom = method == .poly ? order : method == .quad ? 2 : 1
    let wantsParameters = try call.flag("params")
    let names =
      wantsParameters
      ? ["coef", "rSquared"] : try call.names("as", defaults: [xField.columnName, yField.columnName])
    var extent = try CurveExtent.read(call)
    if method == .log, let low = extent?.low, low <= 0 { extent = nil }
    var curves = try CurveTable(call, names: names)
    for (group, rows) in curves.groups.rows().enumerated() where rows.count > freedom {
      let points = RegressionPoints(rows, x: x, y: y)
      if method == .poly, order > 2 { try call.spend((order + 1) * (order + 1), times: points.count + order) }
      let model = RegressionModel(method, points, order: order)
      if wantsParameters {
        let coefficients = VegaValue.array(model.coefficients.map(VegaValue.number))
        try curves.add([coefficients, .number(model.determination)], group: group)
        continue
      }
      let values = rows.map { x.element($0) }
      guard let ends = extent ?? FieldExtent.ends(of: values) else { continue }
      for point in sampled(model, method, ends) {
        try curves.add([.number(point.x), .number(point.y)], group: group)
      }
    }
    let table = try curves.table()
    return wantsParameters ? keyed(table, curves.groups) : table
  }

  private static func order(_ call: TransformCall) throws(SpecificationFault) -> Int {
    let number = try call.number("order") ?? 3
    guard number >= 0, number == number.rounded(), number <= 1_000 else {
      throw (call.node["order"] ?? call.node).mismatch("a whole number from 0 to 1000")
    }
    // Vega takes 0 for not given.
    return number == 0 ? 3 : Int(clamping: number)
  }

  /// A line needs its two ends only.
  private static func sampled(
    _ model: RegressionModel, _ method: RegressionModel.Method, _ ends: (low: Double, high: Double)
  ) -> [CurveSampling.Point] {
    guard method == .linear else {
      return CurveSampling.points(from: ends.low, to: ends.high, steps: 25...200, of: model.predict)
    }
    return [ends.low, ends.high].map { CurveSampling.Point(x: $0, y: model.predict($0)) }
  }

  /// The values of the groups in one array, `keys`, as Vega gives them beside the parameters.
  private static func keyed(_ table: VegaTable, _ groups: RowGroups) -> VegaTable {
    guard !groups.fields.isEmpty else { return table }
    let columns = groups.fields.map { table.cells(VegaField(column: $0.columnName)) }
    var keyed = VegaTable(rowCount: table.rowCount)
    keyed["keys"] = (0..<table.rowCount).map { row in .array(columns.map { $0.element(row) }) }
    for name in ["coef", "rSquared"] { keyed[name] = table[name] }
    return keyed
  }
}

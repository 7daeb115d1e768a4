/// Quantiles of a field: `quantile`, a row for each probability.
enum QuantileTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let cells = call.table.cells(try call.field("quantile"))
    let shares = try shares(call)
    var curves = try CurveTable(call, names: try call.names("as", defaults: ["prob", "value"]))
    for (group, rows) in curves.groups.rows().enumerated() {
      let sorted = Quantiles.numbers(rows.map { cells.element($0) }).sorted()
      for share in shares {
        let value = Quantiles.quantile(sorted, share).map(VegaValue.number) ?? .undefined
        try curves.add([.number(share), value], group: group)
      }
    }
    return try curves.table()
  }

  /// The probabilities: those given, or from half a step on in whole steps.
  private static func shares(_ call: TransformCall) throws(SpecificationFault) -> [Double] {
    if let shares = try call.numbers("probs", "an array of numbers from 0 to 1") { return shares }
    let step = try call.number("step") ?? 0.01
    guard step > 0, step.isFinite else {
      throw (call.node["step"] ?? call.node).mismatch("a number above 0")
    }
    let start = step / 2
    let count = Int(clamping: ((1 - 1e-14 - start) / step).rounded(.up), to: 0...Int.max / 2)
    try call.checkSize(rows: count, columns: 2)
    return (0..<count).map { start + Double($0) * step }
  }
}

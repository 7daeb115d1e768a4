/// Numbers cut into bins: `bin`, with the beginning and the end of each.
enum BinTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let node = try call.required("bin", "true or an object such as {\"maxbins\": 20}")
    let parameters = try BinParameters(node, in: call.context)
    let cells = call.table.cells(try call.field("field"))
    let names = try call.names("as", second: { $0 + "_end" }, otherwise: nil)
    try call.checkSize(rows: call.table.rowCount, columns: call.table.names.count + 2)
    let extent = parameters.extent ?? FieldExtent.ends(of: cells) ?? (.nan, .nan)
    if extent.low.isNaN, cells.contains(where: { $0.toNumber().isInfinite }) { call.context.warn(endless(node)) }
    let scheme = BinScheme(parameters, from: extent.low, to: extent.high)
    let starts = cells.map { scheme.floor($0) }
    var table = call.table
    table[names.0] = starts.map { $0.map(VegaValue.number) ?? .null }
    table[names.1] = starts.map { $0.map { .number(scheme.end($0)) } ?? .null }
    return table
  }

  private static func endless(_ bin: SpecificationNode) -> SpecificationFault {
    SpecificationFault(
      at: bin, found: "a value is infinite, so that there are no bins",
      remedy: "Leave infinite values out with a filter, or give the bins an extent.")
  }
}

/// The least and the greatest number of a field; after the transform `Extent` of vega-transforms.
enum FieldExtent {
  /// `nil` where there is no number, or an infinite one.
  static func ends(of values: [VegaValue]) -> (low: Double, high: Double)? {
    var low = Double.infinity
    var high = -Double.infinity
    for value in values where !value.isAbsent && value != .string("") {
      let number = value.toNumber()
      if number < low { low = number }
      if number > high { high = number }
    }
    return low.isFinite && high.isFinite ? (low, high) : nil
  }
}

/// The extent of a field as a parameter: `extent`.
enum ExtentTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let field = try call.field("extent")
    let name = try call.text("param", "a name for the parameter")
    let ends = FieldExtent.ends(of: call.table.cells(field))
    call.context.signals[name] = .array(
      ends.map { [.number($0.low), .number($0.high)] } ?? [.undefined, .undefined])
    return call.table
  }
}

/// Dates cut to units: `timeUnit`, with the beginning and the end of each.
enum TimeUnitTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let node = try call.required("timeUnit", "the name of a time unit")
    let field = try call.field("field")
    let names = try call.names("as", second: { $0 + "_end" }, otherwise: nil)
    let times = call.table.cells(field).map { $0 == .string("") ? nil : DateValue.time($0, in: call.context) }
    let unit = try chosen(TimeUnitSpec(node, in: call.context), for: times, at: node)
    let floor = TimeUnitFloor(unit, zone: call.context.zone)
    let starts = times.map { time in time.map { unit.isBinned ? $0 : floor.start($0) } }
    try call.checkSize(rows: call.table.rowCount, columns: call.table.names.count + 2)
    var table = call.table
    table[names.0] = starts.map { $0.map(VegaValue.date) ?? .null }
    table[names.1] = starts.map { $0.map { .date(floor.end($0)) } ?? .null }
    return table
  }

  /// The unit, with the parts that Vega would choose where it has none.
  private static func chosen(
    _ unit: TimeUnitSpec, for times: [Double?], at node: SpecificationNode
  ) throws(SpecificationFault) -> TimeUnitSpec {
    guard unit.parts.isEmpty else { return unit }
    let known = times.lazy.compactMap { $0 }.filter { !$0.isNaN }
    guard let low = known.min(), let high = known.max() else {
      var unit = unit
      unit.parts = [.year]
      return unit
    }
    return TimeUnitBins.chosen(unit, from: low, to: high)
  }
}

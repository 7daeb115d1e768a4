import SourceText

/// The series of lines, areas and trails, and the order of points along them.
///
/// After `pathGroupingFields` and `getSort` of Vega-Lite.
struct PathSeries {
  let unit: UnitView
  let encoding: UnitEncoding
  let isHorizontal: Bool
  let stacking: UnitStacking?

  private static let channels: Set<String> = [
    "color", "fill", "stroke", "opacity", "fillOpacity", "strokeOpacity", "strokeDash", "strokeWidth", "size", "detail",
    "key", "order",
  ]

  /// The columns that tell one series of a path from another.
  static func columns(_ mark: VegaMark, _ encoding: UnitEncoding) -> [String] {
    encoding.fields.filter { channel in
      guard channels.contains(channel.channel), channel.aggregate == nil else { return false }
      switch channel.channel {
      case "order": return mark != .line && mark != .trail
      case "size": return mark != .trail
      default: return true
      }
    }.map(\.column)
  }

  /// The rows in the order in which they are drawn, and where each series begins.
  func drawn(_ table: VegaTable, orders: [String: [VegaValue]]) -> (rows: [Int], starts: [Int]) {
    let all = Array(0..<table.rowCount)
    guard unit.mark.isPath else { return (sorted(all, by: orderKeys(table)), all) }
    let columns = Self.columns(unit.mark, encoding).map { table[$0] ?? [] }
    var places: [VegaGroupKey: Int] = [:]
    var series: [[Int]] = []
    for row in all {
      let key = VegaGroupKey(columns.map { $0.element(row) })
      if let place = places[key] {
        series[place].append(row)
      } else {
        places[key] = series.count
        series.append([row])
      }
    }
    let keys = orderKeys(table) ?? dimensionKeys(table, orders)
    var starts: [Int] = []
    var rows: [Int] = []
    for part in series {
      starts.append(rows.count)
      rows += sorted(part, by: keys)
    }
    return (rows, starts)
  }

  private struct Keys {
    var values: [VegaValue]
    var isDescending = false
  }

  /// The rows by several keys; those that are the same stay in order.
  private func sorted(_ rows: [Int], by keys: [Keys]?) -> [Int] {
    guard let keys, !keys.isEmpty else { return rows }
    return rows.enumerated().sorted { first, second in
      for key in keys {
        let order = VegaValue.ascending(key.values.element(first.element), key.values.element(second.element))
        if order != 0 { return key.isDescending ? order > 0 : order < 0 }
      }
      return first.offset < second.offset
    }.map(\.element)
  }

  /// By the fields of `order`, unless those tell how a stack is made; empty where the author wants no order.
  private func orderKeys(_ table: VegaTable) -> [Keys]? {
    let definition = encoding.definitions["order"]
    if let value = definition?["value"], !value.tree.isTruthy { return [] }
    if definition == nil, let order = unit.definition["order"], order.tree.isNull || order.bool == false { return [] }
    guard stacking == nil else { return nil }
    let channels = encoding.channels.filter { $0.channel == "order" && $0.isField && !$0.isConditional }
    guard !channels.isEmpty else { return nil }
    return channels.map {
      Keys(values: table[$0.column] ?? [], isDescending: $0.definition["sort"]?.string == "descending")
    }
  }

  /// By where the points are along the axis that the path follows.
  private func dimensionKeys(_ table: VegaTable, _ orders: [String: [VegaValue]]) -> [Keys]? {
    let name = isHorizontal ? "y" : "x"
    guard let channel = encoding.field(name), let values = table[channel.column] else { return nil }
    if let order = orders[name] {
      let places = Dictionary(order.enumerated().map { (VegaGroupKey($1), Double($0)) }) { first, _ in first }
      return [Keys(values: values.map { places[VegaGroupKey($0)].map { .number($0) } ?? .undefined })]
    }
    // The scale of what is no number is nothing, and comes first.
    let end = stacking.flatMap { $0.channel.channel == name ? table[UnitCompiler.columns(of: $0).to] : nil }
    let numbers = (end ?? table[UnitTransforms.middle(channel)] ?? values).map { value -> VegaValue in
      value.isAbsent || value.toNumber().isNaN ? .undefined : .number(value.toNumber())
    }
    // A scale of Y runs from the bottom up.
    let isReversed = UnitScale.isReversed(channel.definition) != (name == "y")
    return [Keys(values: numbers, isDescending: isReversed)]
  }
}

import SourceText

/// The transforms that an encoding stands for, in Vega-Lite's order: bins, units of time, aggregates, impute, stack.
struct UnitTransforms {
  let unit: UnitView
  let encoding: UnitEncoding
  let stacking: UnitStacking?
  let context: VegaContext
  let sources: any VegaSources

  var maker: TreeMaker { TreeMaker(line: unit.encoding.tree.line) }

  /// Cuts fields into bins; the extent of each is that of the whole table.
  func bins(_ table: VegaTable) throws(SpecificationFault) -> VegaTable {
    try cut(encoding.fields, table)
  }

  func cut(_ channels: [EncodedChannel], _ table: VegaTable) throws(SpecificationFault) -> VegaTable {
    var table = table
    for channel in channels {
      guard case .cut(let parameters) = channel.bin, table[channel.column] == nil, let end = channel.endColumn else {
        continue
      }
      table = try apply(
        [
          ("bin", parameters), ("field", name(channel.source)),
          ("as", maker.array([maker.string(channel.column), maker.string(end)])),
        ], to: table, at: channel)
    }
    return table
  }

  func timeUnits(_ table: VegaTable) throws(SpecificationFault) -> VegaTable {
    try units(encoding.fields, table)
  }

  func units(_ channels: [EncodedChannel], _ table: VegaTable) throws(SpecificationFault) -> VegaTable {
    var table = table
    for channel in channels {
      guard let unit = channel.timeUnit, unit.isCut, table[channel.column] == nil else { continue }
      table = try apply(
        [
          ("timeUnit", unit.tree(line: maker.line)), ("field", name(channel.source)),
          ("as", maker.string(channel.column)),
        ], to: table, at: channel)
    }
    return table
  }

  /// Puts rows together by every field that is not aggregated; adds how many rows each stands for.
  func aggregated(_ table: VegaTable, by facets: [String]) throws(SpecificationFault) -> VegaTable {
    guard encoding.isAggregate else { return table }
    var names: [String] = []
    for channel in encoding.fields where channel.aggregate == nil {
      names += [channel.column] + (channel.endColumn.map { [$0] } ?? [])
    }
    var operations = [("count", nil as String?, "__count")]
    for channel in encoding.fields {
      switch channel.aggregate {
      case .operation(let name) where name != "count": operations.append((name, channel.source, channel.column))
      case .extreme(let isMaximum, let other):
        operations.append((isMaximum ? "argmax" : "argmin", other, channel.extremeColumn ?? ""))
      default: break
      }
    }
    let groups = unique(names + facets)
    let result = try apply(
      [
        ("aggregate", maker.array(uniqueOperations(operations))), ("groupby", maker.array(groups.map(name))),
      ], to: table, at: nil)
    return extremes(result)
  }

  private func uniqueOperations(_ operations: [(String, String?, String)]) -> [JSONTree] {
    var seen: Set<String> = []
    return operations.filter { seen.insert($0.2).inserted }.map { operation, field, column in
      maker.object([("op", maker.string(operation)), ("field", field.map(name)), ("as", maker.string(column))])
    }
  }

  /// The field that is wanted of a row in which another one is smallest or largest.
  private func extremes(_ table: VegaTable) -> VegaTable {
    var table = table
    for channel in encoding.fields {
      guard let column = channel.extremeColumn, let rows = table[column] else { continue }
      let path = VegaField(channel.field ?? "").path
      table[channel.column] = rows.map { row in path.reduce(row) { $0[$1] } }
    }
    return table
  }

  /// Adds rows that are missing in a series, where a position asks for it.
  func imputed(_ table: VegaTable) throws(SpecificationFault) -> VegaTable {
    guard let x = encoding.field("x"), let y = encoding.field("y") else { return table }
    let isX = x.definition["impute"]?.tree.isTruthy == true
    guard let impute = (isX ? x : y).definition["impute"], impute.tree.isTruthy else { return table }
    let members: [(String, JSONTree?)] = ["method", "value", "frame", "keyvals"].map { ($0, impute[$0]?.tree) }
    let groups = PathSeries.columns(unit.mark, encoding)
    return try apply(
      members + [
        ("impute", name((isX ? x : y).source)), ("key", name((isX ? y : x).source)),
        ("groupby", groups.isEmpty ? nil : maker.array(groups.map(name))),
      ], to: table, at: isX ? x : y)
  }

  func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// A column as a transform names it.
  func name(_ column: String) -> JSONTree { maker.string(Self.escaped(column)) }

  /// A column's name with backslashes, so that it is no path.
  static func escaped(_ column: String) -> String {
    let special: Set<Character> = [".", "[", "]", "\\", "'", "\""]
    return column.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  func apply(
    _ members: [(String, JSONTree?)], to table: VegaTable, at channel: EncodedChannel?
  ) throws(SpecificationFault) -> VegaTable {
    let pointer = channel?.definition.pointer ?? unit.encoding.pointer
    return try VegaTransforms.apply(
      SpecificationNode(maker.object(members), pointer: pointer), to: table, in: context, sources: sources)
  }
}

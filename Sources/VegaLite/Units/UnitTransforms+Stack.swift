import SourceText

extension UnitTransforms {
  /// Puts parts on each other; after `compile/data/stack` of Vega-Lite.
  func stacked(_ table: VegaTable, by facets: [String]) throws(SpecificationFault) -> VegaTable {
    guard let stacking else { return table }
    var table = table
    if stacking.imputes { table = try closed(table, by: facets, stacking) }
    var groups = stacking.dimensions.flatMap { dimension in
      guard dimension.isBinning else { return [dimension.column] }
      return stacking.imputes ? [Self.middle(dimension)] : [dimension.column] + (dimension.endColumn.map { [$0] } ?? [])
    }
    groups = unique(groups + facets)
    let columns = UnitCompiler.columns(of: stacking)
    return try apply(
      [
        ("stack", name(stacking.channel.column)), ("groupby", maker.array(groups.map(name))),
        ("offset", maker.string(stacking.offset.rawValue)), ("sort", maker.array(sort(stacking))),
        ("as", maker.array([maker.string(columns.from), maker.string(columns.to)])),
      ], to: table, at: stacking.channel)
  }

  /// Gives a series a zero where another one has a value, so that areas lie on each other.
  private func closed(
    _ table: VegaTable, by facets: [String], _ stacking: UnitStacking
  ) throws(SpecificationFault) -> VegaTable {
    var table = table
    for dimension in stacking.dimensions {
      if dimension.isBinning { table[Self.middle(dimension)] = middles(dimension, table) }
      table = try apply(
        [
          ("impute", name(stacking.channel.column)),
          ("key", name(dimension.isBinning ? Self.middle(dimension) : dimension.column)),
          ("groupby", maker.array(unique(stacking.parts.map(\.column) + facets).map(name))),
          ("method", maker.string("value")), ("value", maker.number(0)),
        ], to: table, at: stacking.channel)
    }
    return table
  }

  /// The column of the middle of bins, where areas are stacked over them.
  static func middle(_ channel: EncodedChannel) -> String { channel.column + "_mid" }

  private func middles(_ channel: EncodedChannel, _ table: VegaTable) -> [VegaValue] {
    let starts = table[channel.column] ?? []
    let ends = channel.endColumn.flatMap { table[$0] } ?? []
    return starts.enumerated().map { row, start in
      guard InvalidRows.isFiniteNumber(start) else { return start }
      return .number(0.5 * start.toNumber() + 0.5 * ends.element(row).toNumber())
    }
  }

  private func sort(_ stacking: UnitStacking) -> [JSONTree] {
    let orders = encoding.channels.filter { $0.channel == "order" && $0.isField && !$0.isConditional }
    if !orders.isEmpty {
      return orders.map { sorted($0.column, $0.definition["sort"]?.string ?? "ascending") }
    }
    let order = encoding.definitions["order"]?["sort"]?.string
    let standard = order ?? (stacking.channel.channel == "y" ? "descending" : "ascending")
    return unique(stacking.parts.map(\.column)).map { sorted($0, standard) }
  }

  private func sorted(_ column: String, _ order: String) -> JSONTree {
    maker.object([("field", name(column)), ("order", maker.string(order))])
  }
}

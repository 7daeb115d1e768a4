import SourceText

/// Deals rows out to the cells of a facet, in the order in which Vega draws them.
struct FacetCells {
  struct Cell {
    var names: [ViewName]
    var table: VegaTable
    /// How many rows of the cell are not drawn.
    var leftOut: [UnitLeftOut]
  }

  private let channels: [EncodedChannel]
  private let config: JSONTree
  private let context: VegaContext
  private let sources: any VegaSources

  init(_ facet: FacetDefinition, config: JSONTree, context: VegaContext, sources: any VegaSources) {
    channels = facet.channels.compactMap { EncodedChannel($0.definition, channel: $0.channel, mains: []) }
    self.config = config
    self.context = context
    self.sources = sources
  }

  /// The columns that tell one cell from another.
  var columns: [String] {
    channels.flatMap { [$0.column] + ($0.isBinning ? $0.endColumn.map { [$0] } ?? [] : []) }
  }

  /// The columns of where the intervals of cells end.
  var ends: [String] { channels.compactMap(\.endColumn) }

  /// Cuts the facet's fields into bins and units of time.
  func cut(_ table: VegaTable) throws(SpecificationFault) -> VegaTable {
    let object = TreeMaker(line: 1).object([])
    let frame = ViewFrame(node: SpecificationNode(object))
    let unit = UnitView(
      frame: frame, mark: .point, definition: SpecificationNode(object), encoding: SpecificationNode(object),
      config: config)
    let transforms = UnitTransforms(
      unit: unit, encoding: UnitEncoding(unit), stacking: nil, context: context, sources: sources)
    return try transforms.units(channels, transforms.cut(channels, table))
  }

  /// The cells that have rows, and the names of those that have only rows that are not drawn.
  func split(
    _ table: VegaTable, leftOut: LeftOutRows = LeftOutRows()
  ) throws(SpecificationFault) -> (drawn: [Cell], undrawn: [[ViewName]]) {
    let cells = try dealt(table)
    if let field = channels.first?.definition {
      try context.spend(leftOut.rows.count, at: field, found: "the facets have too many rows to deal out")
    }
    let other = LeftOutCells(leftOut, columns: channels.map(\.column))
    let drawn = cells.map { cell in
      Cell(
        names: names(cell.values, table, row: cell.rows.first), table: table.rows(cell.rows),
        leftOut: other.counts(in: cell.values))
    }
    let undrawn = other.cells(besides: cells.map(\.values))
    if let field = channels.first?.definition {
      try CompiledSize.allow(charts: undrawn.count, context.limits, at: field)
    }
    let order = sorted(undrawn.count, by: channels.indices.map { place in undrawn.map { $0.values.element(place) } })
    let called = order.map { place in
      let cell = undrawn[place]
      return names(cell.values, leftOut.cells, row: cell.row)
    }
    return (drawn, called)
  }

  /// The rows of each cell, in the order of the cells.
  private func dealt(
    _ table: VegaTable
  ) throws(SpecificationFault) -> [(values: [VegaValue], rows: [Int])] {
    if let field = channels.first?.definition {
      try context.spend(table.rowCount, at: field, found: "the facets have too many rows to deal out")
    }
    let columns = channels.map { table[$0.column] ?? [] }
    var places: [VegaGroupKey: Int] = [:]
    var cells: [(values: [VegaValue], rows: [Int])] = []
    for row in 0..<table.rowCount {
      let values = columns.map { $0.element(row) }
      let key = VegaGroupKey(values)
      if let place = places[key] {
        cells[place].rows.append(row)
      } else {
        places[key] = cells.count
        cells.append((values, [row]))
        if let field = channels.first?.definition {
          try CompiledSize.allow(charts: cells.count, context.limits, at: field)
        }
      }
    }
    var keys: [[VegaValue]] = []
    for (place, channel) in channels.enumerated() {
      keys.append(try sortKeys(of: channel, names: cells.map { $0.values.element(place) }, table))
    }
    return sorted(cells.count, by: keys).map { cells[$0] }
  }

  private func names(_ values: [VegaValue], _ table: VegaTable, row: Int?) -> [ViewName] {
    zip(channels, values).map { channel, value in
      let unit = UnitChannel(channel, encoding: nil, config: config, datum: nil, order: nil)
      let ends = unit.endColumn.flatMap { table[$0] }
      return ViewName(
        title: ChannelTitle.author(channel.definition) ?? ChannelTitle.made(channel, config: config), channel: unit,
        value: value, end: row.flatMap { ends?.element($0) })
    }
  }

  private func sorted(_ count: Int, by keys: [[VegaValue]]) -> [Int] {
    (0..<count).sorted { first, second in
      for (channel, values) in zip(channels, keys) {
        let order = VegaValue.ascending(values.element(first), values.element(second))
        if order != 0 { return isDescending(channel) ? order > 0 : order < 0 }
      }
      return first < second
    }
  }

  private func isDescending(_ channel: EncodedChannel) -> Bool {
    let sort = channel.definition["sort"]
    return sort?.string == "descending" || sort?["order"]?.string == "descending"
  }

  /// What the cells are sorted by: their own value, its place in a list, or an aggregate over their rows.
  private func sortKeys(
    of channel: EncodedChannel, names: [VegaValue], _ table: VegaTable
  ) throws(SpecificationFault) -> [VegaValue] {
    guard let sort = channel.definition["sort"] else { return names }
    if let list = sort.tree.elements {
      let places = SortList(list.map(\.value), timeUnit: channel.timeUnit, context: context).places(of: names)
      return places.map { .number(Double($0)) }
    }
    guard sort["field"] != nil || sort["op"] != nil else { return names }
    let values = try aggregates(sort, channel, table)
    return names.map { values[VegaGroupKey($0)] ?? .undefined }
  }

  private func aggregates(
    _ sort: SpecificationNode, _ channel: EncodedChannel, _ table: VegaTable
  ) throws(SpecificationFault) -> [VegaGroupKey: VegaValue] {
    let aggregate = SortAggregate(
      operation: try SortAggregate.operation(sort) ?? "min", place: sort, context: context)
    let values = sort["field"]?.string.map { table.values(of: VegaField($0)) }
    let result = try aggregate.table(names: table[channel.column] ?? [], values: values, rowCount: table.rowCount)
    let pairs = zip(result["name"] ?? [], result["key"] ?? []).map { (VegaGroupKey($0), $1) }
    return Dictionary(pairs) { first, _ in first }
  }
}

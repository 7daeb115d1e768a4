/// Works out the rows of a unit view: its encoding's transforms, its stack, and the order in which it is drawn.
struct UnitCompiler {
  let unit: UnitView
  let encoding: UnitEncoding
  let isHorizontal: Bool
  let stacking: UnitStacking?
  let context: VegaContext
  private let transforms: UnitTransforms

  /// The rows before they are put together, and as they are drawn, in no order.
  struct Rows {
    var raw: VegaTable
    var main: VegaTable
    /// The rows that are not drawn.
    var leftOut: LeftOutRows
  }

  init(_ unit: UnitView, context: VegaContext, sources: any VegaSources) {
    self.unit = unit
    self.context = context
    encoding = UnitEncoding(unit)
    isHorizontal = MarkOrientation.isHorizontal(unit, encoding)
    stacking = UnitStacking(unit, encoding, isHorizontal: isHorizontal)
    transforms = UnitTransforms(
      unit: unit, encoding: encoding, stacking: stacking, context: context, sources: sources)
  }

  /// In a layer, fields are cut into bins before the layer's own transforms.
  func binned(_ table: VegaTable) throws(SpecificationFault) -> VegaTable { try transforms.bins(table) }

  /// The phases of Vega-Lite's `compile/data/parse`, after the view's own transforms.
  ///
  /// - Parameter facets: The columns by which the rows will be dealt out to cells.
  ///   The names of its cells are made of these columns and those of `ends`.
  func rows(_ table: VegaTable, facets: [String], ends: [String] = []) throws(SpecificationFault) -> Rows {
    try context.spend(table.rowCount, at: unit.frame.node, found: "the charts have too many rows to look at")
    FieldCheck(table: table, context: context).check(encoding.channels)
    let raw = try transforms.timeUnits(transforms.bins(table))
    var main = try transforms.aggregated(raw, by: facets)
    main = try transforms.imputed(main)
    main = try transforms.stacked(main, by: facets)
    let drawn = InvalidRows(unit: unit, encoding: encoding, countColumn: countColumn)
      .removed(from: main, cells: facets + ends.filter { !facets.contains($0) })
    return Rows(raw: raw, main: drawn.table, leftOut: drawn.leftOut)
  }

  private var countColumn: String { encoding.isAggregate ? "__count" : CompositePartName.countColumn }

  /// What all cells of a facet share: the order of names along each scale, the scales, and the channels.
  struct Scales {
    fileprivate var orders: [String: [VegaValue]] = [:]
    fileprivate var scales: [String: UnitScale] = [:]
    fileprivate var channels: [UnitChannel] = []
  }

  /// The scales of the unit, over all its rows.
  func scales(_ rows: Rows) throws(SpecificationFault) -> Scales {
    let discrete = DiscreteOrder(
      unit: unit, encoding: encoding, stacking: stacking, context: context, raw: rows.raw, main: rows.main)
    var all = Scales()
    for channel in encoding.channels where all.orders[channel.channel] == nil {
      all.orders[channel.channel] = try discrete.values(of: channel)
    }
    for channel in encoding.channels where all.scales[channel.channel] == nil {
      all.scales[channel.channel] = UnitScale(channel, mark: unit.mark)
    }
    all.channels = encoding.channels.map { channel in
      var made = unitChannel(channel, order: all.orders[channel.channel])
      made.labels = AuthorLabels(channel, context: context).labels(of: rows.main[channel.column] ?? [])
      return made
    }
    return all
  }

  /// The unit with rows, all or those of one cell of a facet, in the order in which they are drawn.
  func compiled(_ shown: VegaTable, _ all: Scales, leftOut: [UnitLeftOut]) -> CompiledUnit {
    let main = withData(shown)
    let series = PathSeries(unit: unit, encoding: encoding, isHorizontal: isHorizontal, stacking: stacking)
    let drawn = series.drawn(main, orders: all.orders)
    let rows = main.rows(drawn.rows)
    var compiled = CompiledUnit(
      view: unit, channels: all.channels, rows: rows, stack: stacking.map(stack), scales: all.scales,
      isHorizontal: isHorizontal, countColumn: countColumn,
      seriesStarts: drawn.starts, leftOut: leftOut)
    let looks = Highlights(unit, context: context, sources: transforms.sources)
    (compiled.highlights, compiled.unseen) = (
      looks.rows(of: rows), UnseenMarks(unit: unit, looks: looks, orders: all.orders).rows(of: rows)
    )
    return compiled
  }

  /// A datum stands in every row.
  private func withData(_ table: VegaTable) -> VegaTable {
    var table = table
    for channel in encoding.channels {
      guard let datum = channel.datum else { continue }
      table[channel.column] = Array(repeating: value(of: datum), count: table.rowCount)
    }
    return table
  }

  private func value(of datum: SpecificationNode) -> VegaValue {
    DatumValue.value(datum.tree, context: context)
  }

  /// The columns of the two ends of a stack's parts.
  static func columns(of stacking: UnitStacking) -> (from: String, to: String) {
    (stacking.channel.column + "_start", stacking.channel.column + "_end")
  }

  private func stack(_ stacking: UnitStacking) -> UnitStack {
    UnitStack(
      channel: stacking.channel.channel, offset: stacking.offset, columns: Self.columns(of: stacking))
  }

  private func unitChannel(_ channel: EncodedChannel, order: [VegaValue]?) -> UnitChannel {
    UnitChannel(channel, encoding: encoding, config: unit.config, datum: channel.datum.map(value), order: order)
  }
}

import SourceText

/// Works out the data of views: every unit with its rows, as Vega-Lite and Vega would draw them.
///
/// ```swift
/// let view = try ViewCompiler(sources: loader, context: context).compile(ViewTree.make(root, in: context))
/// ```
struct ViewCompiler {
  let sources: any VegaSources
  let context: VegaContext
  /// What this compiler has made so far; it is for one specification.
  private let size: CompiledSize

  init(sources: any VegaSources, context: VegaContext) {
    self.sources = sources
    self.context = context
    size = CompiledSize(context.limits)
  }

  /// The views with their rows. What cannot be told is left out, and named in its chart.
  ///
  /// - Throws: What is wrong, or the reason why nothing at all can be told.
  func compile(_ root: ViewNode) throws(SpecificationFault) -> CompiledView {
    let view = try view(root, plan: ParsePlan(root: root), table: VegaTable(), over: nil)
    if !view.hasUnits, let reason = view.omitted.first { throw reason }
    return view
  }

  /// - Parameter data: What the data above the view are called.
  private func view(
    _ node: ViewNode, plan: ParsePlan?, table: VegaTable, over data: String?
  ) throws(SpecificationFault) -> CompiledView {
    let data = node.frame.data.map(LayerData.name) ?? data
    switch node {
    case .unit, .layer, .refused: return .chart(try chart(node, plan: plan, table: table, over: data))
    case .concat(let frame, let views, let kind):
      let table = try self.table(frame, plan, from: table)
      var children: [CompiledViews.Child] = []
      for (place, child) in views.enumerated() {
        let names = kind == .repeated ? names(child.frame) : []
        children.append(
          CompiledViews.Child(names: names, view: try told(child, plan: plan?.child(place), table: table, over: data)))
      }
      return .views(CompiledViews(frame: frame, kind: kind == .repeated ? .repeated : .concat, children: children))
    case .facet(let frame, let facet, let child):
      let table = try self.table(frame, plan, from: table)
      return try cells(frame, facet, child, plan: plan?.child(0), table: table, over: data)
    }
  }

  /// A view, or an empty chart with the reason why it cannot be told.
  private func told(
    _ node: ViewNode, plan: ParsePlan?, table: VegaTable, over data: String?
  ) throws(SpecificationFault) -> CompiledView {
    do throws(SpecificationFault) {
      return try view(node, plan: plan, table: table, over: data)
    } catch {
      guard error.kind == .refused else { throw error }
      return .chart(CompiledChart(frame: node.frame, units: [], omitted: [error]))
    }
  }

  /// What a child of a repeat is called by.
  private func names(_ frame: ViewFrame) -> [ViewName] {
    frame.repeated.map { ViewName(title: nil, channel: nil, value: .string($0.field)) }
  }

  private func chart(
    _ node: ViewNode, plan: ParsePlan?, table: VegaTable, over data: String?
  ) throws(SpecificationFault) -> CompiledChart {
    try size.addChart(at: node.frame.node)
    var chart = CompiledChart(frame: node.frame, units: [])
    try add(node, plan: plan, table: table, over: data, isLayer: false, to: &chart)
    return chart
  }

  /// Adds the units of a layer; what cannot be told is left out, and its neighbours stay.
  private func add(
    _ node: ViewNode, plan: ParsePlan?, table: VegaTable, over data: String?, isLayer: Bool,
    to chart: inout CompiledChart
  ) throws(SpecificationFault) {
    let data = node.frame.data.map(LayerData.name) ?? data
    do throws(SpecificationFault) {
      switch node {
      case .refused(_, let fault): chart.omitted.append(fault)
      case .unit(let unit):
        var unit = try compiled(unit, plan: plan, table: table, isLayer: isLayer)
        unit.data = data
        try size.add(unit)
        chart.units.append(unit)
      case .layer(let frame, let layers):
        let table = try self.table(frame, plan, from: table)
        for (place, layer) in layers.enumerated() {
          try add(layer, plan: plan?.child(place), table: table, over: data, isLayer: true, to: &chart)
        }
      case .facet, .concat: break
      }
    } catch {
      guard error.kind == .refused else { throw error }
      chart.omitted.append(error)
    }
  }

  private func compiled(
    _ unit: UnitView, plan: ParsePlan?, table: VegaTable, isLayer: Bool
  ) throws(SpecificationFault) -> CompiledUnit {
    let compiler = UnitCompiler(unit, context: context, sources: sources)
    let table = try self.table(unit.frame, plan, from: table) { (table) throws(SpecificationFault) in
      isLayer ? try compiler.binned(table) : table
    }
    let rows = try compiler.rows(table, facets: [])
    return compiler.compiled(rows.main, try compiler.scales(rows), leftOut: rows.leftOut.counts)
  }

  /// The rows of a view: its own data or those above it, through its transforms.
  private func table(
    _ frame: ViewFrame, _ plan: ParsePlan?, from table: VegaTable,
    before: (VegaTable) throws(SpecificationFault) -> VegaTable = { $0 }
  ) throws(SpecificationFault) -> VegaTable {
    var table = table
    if let data = frame.data { table = try sources.table(data) }
    table = parsed(table, plan?.steps[0])
    table = try before(table)
    for (place, transform) in frame.transforms.enumerated() {
      table = try VegaTransforms.apply(transform, to: table, in: context, sources: sources)
      table = parsed(table, plan?.steps[place + 1])
    }
    return table
  }

  private func parsed(_ table: VegaTable, _ kinds: ImpliedKinds.Kinds?) -> VegaTable {
    guard let kinds, table.rowCount > 0 else { return table }
    return table.parsed(as: kinds, in: context)
  }

  /// The cells of a facet.
  private func cells(
    _ frame: ViewFrame, _ facet: FacetDefinition, _ child: ViewNode, plan: ParsePlan?, table: VegaTable,
    over data: String?
  ) throws(SpecificationFault) -> CompiledView {
    let cells = FacetCells(facet, config: child.config, context: context, sources: sources)
    let table = try cells.cut(table)
    var views = CompiledViews(frame: frame, kind: .facet, children: [])
    if case .unit(let unit) = child {
      // The data of a single unit are worked out over all cells: bins above all have the same edges everywhere.
      let compiler = UnitCompiler(unit, context: context, sources: sources)
      let frame = CellTransforms.frame(unit.frame, by: cells.columns)
      let rows = try compiler.rows(self.table(frame, plan, from: table), facets: cells.columns, ends: cells.ends)
      let scales = try compiler.scales(rows)
      let split = try cells.split(rows.main, leftOut: rows.leftOut)
      views.undrawn = split.undrawn
      for cell in split.drawn {
        try size.addChart(at: child.frame.node)
        let view = compiler.compiled(cell.table, scales, leftOut: cell.leftOut)
        try size.add(view)
        views.children.append(
          CompiledViews.Child(names: cell.names, view: .chart(CompiledChart(frame: child.frame, units: [view]))))
      }
    } else {
      let table = try CellTransforms.binned(child, table, context: context, sources: sources)
      for cell in try cells.split(table).drawn {
        views.children.append(
          CompiledViews.Child(names: cell.names, view: try view(child, plan: plan, table: cell.table, over: data)))
      }
    }
    return .views(views)
  }
}

extension ViewNode {
  /// The configuration that the views carry.
  var config: JSONTree {
    if case .unit(let unit) = self { return unit.config }
    return children.first?.config ?? JSONTree(.object([]), line: 1)
  }
}

extension CompiledView {
  /// Whether there is any mark to tell.
  var hasUnits: Bool {
    switch self {
    case .chart(let chart): !chart.units.isEmpty
    case .views(let views): views.children.contains { $0.view.hasUnits } || omitted.isEmpty
    }
  }

  /// What was left out, in all charts.
  var omitted: [SpecificationFault] {
    switch self {
    case .chart(let chart): chart.omitted
    case .views(let views): views.children.flatMap(\.view.omitted)
    }
  }

  /// The charts in the order in which they are drawn.
  var charts: [CompiledChart] {
    switch self {
    case .chart(let chart): [chart]
    case .views(let views): views.children.flatMap(\.view.charts)
    }
  }
}

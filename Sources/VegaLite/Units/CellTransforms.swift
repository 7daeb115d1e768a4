import SourceText

/// What Vega-Lite works out above a facet rather than in each of its cells; after its `optimizers`.
enum CellTransforms {
  private static let dividing = ["aggregate", "joinaggregate", "window", "stack"]

  /// A view's frame with transforms that keep the rows of different cells apart.
  static func frame(_ frame: ViewFrame, by columns: [String]) -> ViewFrame {
    var frame = frame
    frame.transforms = frame.transforms.map { transform in
      guard dividing.contains(where: { transform[$0] != nil }) else { return transform }
      let maker = TreeMaker(line: transform.tree.line)
      let given = transform["groupby"]?.tree.elements ?? []
      let names = columns.map(UnitTransforms.escaped).filter { name in !given.contains { $0.string == name } }
      return SpecificationNode(
        transform.tree.setting("groupby", to: maker.array(given + names.map(maker.string))), pointer: transform.pointer)
    }
    return frame
  }

  /// The table with the bins of layers, which have the same edges in all cells.
  static func binned(
    _ node: ViewNode, _ table: VegaTable, context: VegaContext, sources: any VegaSources
  ) throws(SpecificationFault) -> VegaTable {
    guard case .layer(let frame, let layers) = node, frame.data == nil else { return table }
    var table = table
    for layer in layers {
      if case .unit(let unit) = layer, unit.frame.data == nil, !makesBinned(frame.transforms, unit) {
        table = try UnitCompiler(unit, context: context, sources: sources).binned(table)
      }
      table = try binned(layer, table, context: context, sources: sources)
    }
    return table
  }

  /// Whether a transform on the way makes a field that the unit cuts into bins.
  private static func makesBinned(_ transforms: [SpecificationNode], _ unit: UnitView) -> Bool {
    let fields = UnitEncoding(unit).fields.filter(\.isBinning).compactMap(\.field)
    return transforms.contains { transform in
      ProducedFields.of(transform).map { $0.contains(where: fields.contains) } ?? true
    }
  }
}

import SourceText

/// What names are sorted by: an aggregate over the rows of each.
struct SortAggregate {
  let operation: String
  /// Where the author asks for the order.
  let place: SpecificationNode
  let context: VegaContext

  /// The operation that a `sort` names, or `nil` where it names none.
  static func operation(_ sort: SpecificationNode) throws(SpecificationFault) -> String? {
    guard let operation = sort["op"], !operation.tree.isNull else { return nil }
    return try operation.word(among: AggregateOperation.allCases.map(\.rawValue))
  }

  /// A row for each name, with the columns `name` and `key`.
  func table(names: [VegaValue], values: [VegaValue]?, rowCount: Int) throws(SpecificationFault) -> VegaTable {
    let maker = TreeMaker(line: place.tree.line)
    var source = VegaTable(rowCount: rowCount)
    source["name"] = names
    source["value"] = values ?? []
    let aggregate = maker.object([
      ("op", maker.string(operation)), ("field", maker.string("value")), ("as", maker.string("key")),
    ])
    let transform = maker.object([
      ("aggregate", maker.array([aggregate])), ("groupby", maker.array([maker.string("name")])),
    ])
    let node = SpecificationNode(transform, pointer: place.pointer)
    return try VegaTransforms.apply(node, to: source, in: context, sources: NoSources())
  }
}

/// Sources for transforms that read no other data.
struct NoSources: VegaSources {
  func table(_ data: SpecificationNode) throws(SpecificationFault) -> VegaTable { VegaTable() }
}

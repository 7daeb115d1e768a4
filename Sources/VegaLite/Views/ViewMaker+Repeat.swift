import SourceText

extension ViewMaker {
  /// A repeat: a view for each field, or for each row and column; layers where it says `layer`.
  mutating func repetition(
    _ node: SpecificationNode, _ inherited: ViewInheritance
  ) throws(SpecificationFault) -> ViewNode {
    guard let spec = node["spec"] else {
      throw SpecificationFault(at: node, found: "this repeat has no view to repeat", expected: "spec")
    }
    let lists = try lists(node)
    let outer = lists.filter { $0.by != "layer" }
    guard let layers = lists.first(where: { $0.by == "layer" }) else {
      return try concat(node, spec, outer, nil, inherited)
    }
    guard outer.isEmpty else { return try concat(node, spec, outer, layers.fields, inherited) }
    return try layers.fields.isEmpty
      ? concat(node, spec, [], nil, inherited) : self.layers(node, spec, layers.fields, inherited)
  }

  /// What to repeat over: one list, or one each for `row`, `column` and `layer`.
  private func lists(_ node: SpecificationNode) throws(SpecificationFault) -> [(by: String, fields: [String])] {
    guard let list = node["repeat"] else { return [] }
    if list.tree.elements != nil { return [("repeat", try fields(list))] }
    var lists: [(by: String, fields: [String])] = []
    for name in ["row", "column", "layer"] {
      if let list = list[name] { lists.append((name, try fields(list))) }
    }
    guard !lists.isEmpty else {
      throw SpecificationFault(
        at: list, found: "this repeat names no fields", expected: "a list of fields, or row, column or layer with one")
    }
    return lists
  }

  private func fields(_ list: SpecificationNode) throws(SpecificationFault) -> [String] {
    let fields = list.elements.compactMap(\.string)
    guard list.tree.elements != nil, fields.count == list.elements.count else {
      throw SpecificationFault(at: list, found: "this is no list of fields", expected: "names in square brackets")
    }
    return fields
  }

  private mutating func layers(
    _ node: SpecificationNode, _ spec: SpecificationNode, _ fields: [String], _ inherited: ViewInheritance
  ) throws(SpecificationFault) -> ViewNode {
    var children: [ViewNode] = []
    for field in fields {
      let child = try layerOrUnit(spec, counted(spec, showing([("layer", field)], inherited)))
      children.append(Self.named(child, [("layer", field)]))
    }
    return .layer(frame(node, inherited), children)
  }

  private mutating func concat(
    _ node: SpecificationNode, _ spec: SpecificationNode, _ lists: [(by: String, fields: [String])],
    _ layers: [String]?, _ inherited: ViewInheritance
  ) throws(SpecificationFault) -> ViewNode {
    var children: [ViewNode] = []
    for cell in try cells(lists, of: node) {
      let inherited = showing(cell, inherited)
      let child =
        if let layers { try self.layers(Self.frameless(spec), spec, layers, counted(spec, inherited)) } else {
          try view(spec, inherited)
        }
      children.append(Self.named(child, cell))
    }
    return .concat(frame(node, inherited), children, .repeated)
  }

  /// The node of the layers in a cell: nothing of the repeat's own data, title or transforms a second time.
  private static func frameless(_ spec: SpecificationNode) -> SpecificationNode {
    SpecificationNode(TreeMaker(line: spec.tree.line).object([]), pointer: spec.pointer)
  }

  /// The cells row by row.
  private func cells(
    _ lists: [(by: String, fields: [String])], of node: SpecificationNode
  ) throws(SpecificationFault) -> [[(by: String, field: String)]] {
    var cells: [[(by: String, field: String)]] = [[]]
    for list in lists {
      guard cells.count.multipliedReportingOverflow(by: list.fields.count).partialValue <= limits.views,
        list.fields.count <= limits.views
      else { throw tooMany(node) }
      cells = cells.flatMap { cell in list.fields.map { cell + [(list.by, $0)] } }
    }
    return cells
  }

  private func showing(_ cell: [(by: String, field: String)], _ inherited: ViewInheritance) -> ViewInheritance {
    var inherited = inherited
    for (by, field) in cell { inherited.repeated.fields[by] = field }
    return inherited
  }

  private static func named(_ view: ViewNode, _ cell: [(by: String, field: String)]) -> ViewNode {
    var frame = view.frame
    frame.repeated = cell
    return view.framed(frame)
  }
}

import SourceText

/// Makes one view after the other; each kind of view has a file of its own.
struct ViewMaker {
  let config: JSONTree
  let context: VegaContext
  let limits = ViewTree.Limits()
  /// The selections of the whole: for each the names of the views that have it, or `nil` if all have it.
  let selections: [[String]?]
  private var viewCount = 0

  init(_ root: SpecificationNode, in context: VegaContext) {
    config = root["config"]?.tree ?? TreeMaker(line: root.tree.line).object([])
    self.context = context
    let params = root["mark"] == nil ? root["params"]?.elements ?? [] : []
    selections = params.filter { $0["select"] != nil }.map { param in
      let views = (param["views"]?.elements ?? []).flatMap { $0.tree.elements ?? [$0.tree] }.compactMap(\.string)
      return views.isEmpty ? nil : views
    }
  }

  /// A view of any kind. The order of the questions is that of Vega-Lite's `SpecMapper`.
  mutating func view(_ node: SpecificationNode, _ inherited: ViewInheritance) throws(SpecificationFault) -> ViewNode {
    let inherited = try counted(node, inherited)
    if node["mark"] != nil, hasFacetChannel(node) { return try facetedUnit(node, inherited) }
    if node["facet"] != nil { return try facet(node, inherited) }
    if node["repeat"] != nil { return try repetition(node, inherited) }
    if let views = node["hconcat"] { return try concat(node, views, .horizontal, inherited) }
    if let views = node["vconcat"] { return try concat(node, views, .vertical, inherited) }
    if let views = node["concat"] { return try concat(node, views, .concat, inherited) }
    return try layerOrUnit(node, inherited)
  }

  /// A view that can share its axes with others.
  mutating func layerOrUnit(
    _ node: SpecificationNode, _ inherited: ViewInheritance
  ) throws(SpecificationFault) -> ViewNode {
    if node["layer"] != nil { return try layer(node, inherited) }
    if node["mark"] != nil { return try unit(node, inherited) }
    throw SpecificationFault(
      at: node, found: "this view shows nothing", expected: "mark, layer, facet, repeat or concat")
  }

  /// Counts a view, so that a small file cannot ask for endless many.
  mutating func counted(
    _ node: SpecificationNode, _ inherited: ViewInheritance
  ) throws(SpecificationFault) -> ViewInheritance {
    guard node.tree.members != nil else {
      throw SpecificationFault(at: node, found: "this is no object", expected: "a view")
    }
    viewCount += 1
    guard inherited.depth < limits.depth, viewCount <= limits.views else { throw tooMany(node) }
    var inherited = inherited
    inherited.depth += 1
    if let name = node["name"]?.string { inherited.path.append(name) }
    return inherited
  }

  func tooMany(_ node: SpecificationNode) -> SpecificationFault {
    SpecificationFault(
      .tooLarge, at: node, found: "there are too many views",
      expected: "at most \(limits.views) views, and at most \(limits.depth) one inside the other")
  }

  func frame(_ node: SpecificationNode, _ inherited: ViewInheritance) -> ViewFrame {
    var frame = ViewFrame(node: node)
    frame.name = node["name"]?.string
    frame.title = ViewTitle.text(node["title"], in: context)
    frame.subtitle = ViewTitle.subtitle(node["title"], in: context)
    frame.description = node["description"]?.string
    frame.usermeta = node.tree["usermeta"]
    frame.data = node["data"]
    frame.transforms = transforms(node, inherited)
    frame.resolve = node.tree["resolve"]
    return frame
  }

  /// The transforms of a view; those that belong to a mark of parts are where the mark is.
  private func transforms(_ node: SpecificationNode, _ inherited: ViewInheritance) -> [SpecificationNode] {
    let transforms = node["transform"]?.elements ?? []
    guard let origin = inherited.origin else { return transforms }
    let written = node.pointer == origin.pointer ? origin["transform"]?.elements.count ?? 0 : 0
    return transforms.enumerated().map { index, transform in
      index < written ? transform : SpecificationNode(transform.tree, pointer: origin.pointer + "/mark")
    }
  }
}

import SourceText

extension ViewMaker {
  func hasFacetChannel(_ node: SpecificationNode) -> Bool {
    ChannelDefinition.facetChannels.contains { ChannelDefinition.hasField(node["encoding"]?.tree[$0]) }
  }

  /// A unit with `row`, `column` or `facet` among its channels: a facet of the unit without them.
  mutating func facetedUnit(
    _ node: SpecificationNode, _ inherited: ViewInheritance
  ) throws(SpecificationFault) -> ViewNode {
    guard let encoding = node["encoding"] else { return try layerOrUnit(node, inherited) }
    var names = ["row", "column"].filter { encoding[$0] != nil }
    if names.isEmpty {
      names = ["facet"]
    } else if let facet = encoding["facet"] {
      context.warn(SpecificationFault(at: facet, found: "facet is left out, because there is \(names[0]) as well"))
    }
    let inner = ["mark", "width", "height", "view", "projection", "params"].map { ($0, node.tree[$0]) }
    let child = TreeMaker(line: node.tree.line).object(
      inner + [("encoding", encoding.tree.omitting(ChannelDefinition.facetChannels))])
    let outer = node.tree.omitting(["mark", "encoding", "width", "height", "view", "projection", "params"])
    let channels = names.compactMap { name in encoding[name].map { (channel: name, definition: $0) } }
    return .facet(
      frame(SpecificationNode(outer, pointer: node.pointer), inherited), definition(channels, inherited),
      child: try layerOrUnit(SpecificationNode(child, pointer: node.pointer), inherited))
  }

  /// The facet operator: one field, or a mapping of `row` and `column`.
  mutating func facet(_ node: SpecificationNode, _ inherited: ViewInheritance) throws(SpecificationFault) -> ViewNode {
    guard let facet = node["facet"], facet.tree.members != nil else {
      throw SpecificationFault(
        at: node["facet"] ?? node, found: "this facet names no field", expected: "a field definition")
    }
    guard let spec = node["spec"] else {
      throw SpecificationFault(at: node, found: "this facet has no view to repeat", expected: "spec")
    }
    let mapped = ["row", "column"].compactMap { name in facet[name].map { (channel: name, definition: $0) } }
    let channels = mapped.isEmpty ? [(channel: "facet", definition: facet)] : mapped
    return .facet(frame(node, inherited), definition(channels, inherited), child: try view(spec, inherited))
  }

  private func definition(
    _ channels: [(channel: String, definition: SpecificationNode)], _ inherited: ViewInheritance
  ) -> FacetDefinition {
    guard !inherited.repeated.isEmpty else { return FacetDefinition(channels: channels) }
    return FacetDefinition(
      channels: channels.compactMap { name, node in
        inherited.repeated.channel(node, in: context).map { (name, SpecificationNode($0, pointer: node.pointer)) }
      })
  }
}

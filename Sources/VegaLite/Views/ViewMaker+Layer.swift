import SourceText

extension ViewMaker {
  /// Views over one another; what the layer says of encoding holds for each of them.
  mutating func layer(_ node: SpecificationNode, _ inherited: ViewInheritance) throws(SpecificationFault) -> ViewNode {
    let layers = try views(node["layer"], of: node)
    var handedOn = inherited
    handedOn.encoding = encoding(node, inherited, isLayer: true)
    var children: [ViewNode] = []
    for layer in layers {
      guard layer["layer"] != nil || layer["mark"] != nil else {
        throw SpecificationFault(at: layer, found: "this layer shows nothing", expected: "mark or layer")
      }
      children.append(try layerOrUnit(layer, counted(layer, handedOn)))
    }
    return .layer(frame(node, inherited), children)
  }

  /// The encoding of a layer or a unit with what it takes over, and with the fields of a repeat in place.
  func encoding(
    _ node: SpecificationNode, _ inherited: ViewInheritance, isLayer: Bool
  ) -> SpecificationNode? {
    var own = node["encoding"].map { inherited.repeated.isEmpty ? $0.tree : replaced($0, inherited) }
    own = own.flatMap(Self.known)
    let pointer = own == nil ? inherited.encoding?.pointer : nil
    let place = pointer ?? (inherited.origin ?? node).pointer + "/encoding"
    guard let parent = inherited.encoding?.tree else { return own.map { SpecificationNode($0, pointer: place) } }
    let line = own?.line ?? parent.line
    let merged = EncodingInheritance.merged(parent: parent, child: own, isLayer: isLayer, line: line)
    return SpecificationNode(merged, pointer: place)
  }

  /// The channels that Vega-Lite knows; it leaves out others, and what is no object says nothing.
  private static func known(_ encoding: JSONTree) -> JSONTree? {
    encoding.members.map { members in
      JSONTree(.object(members.filter { ChannelNames.all.contains($0.name) }), line: encoding.line)
    }
  }

  private func replaced(_ encoding: SpecificationNode, _ inherited: ViewInheritance) -> JSONTree {
    inherited.repeated.encoding(encoding, in: context)
  }

  /// The elements of `layer`, `concat` and the like.
  func views(_ list: SpecificationNode?, of node: SpecificationNode) throws(SpecificationFault) -> [SpecificationNode] {
    guard let list, list.tree.elements != nil else {
      throw SpecificationFault(at: list ?? node, found: "this is no list", expected: "views in square brackets")
    }
    return list.elements
  }
}

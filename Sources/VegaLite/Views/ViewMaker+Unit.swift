import SourceText

extension ViewMaker {
  /// One mark with its encoding; several where the mark is made of parts.
  mutating func unit(_ node: SpecificationNode, _ inherited: ViewInheritance) throws(SpecificationFault) -> ViewNode {
    let encoding =
      encoding(node, inherited, isLayer: false)
      ?? SpecificationNode(TreeMaker(line: node.tree.line).object([]), pointer: node.pointer + "/encoding")
    let mark = try markDefinition(node)
    if CompositeKind(rawValue: mark.type) == nil, let overlay = overlay(node, mark.definition, encoding, inherited) {
      return try expansion(overlay, of: node, inherited)
    }
    if let kind = CompositeKind(rawValue: mark.type) {
      let parts = try CompositeMark(
        kind, node: node, definition: mark.definition, encoding: encoding.tree, config: config, context: context)
      return try expansion(parts.expanded(), of: node, inherited)
    }
    guard let type = VegaMark(rawValue: mark.type) else { throw unknownMark(mark.type, node) }
    return finished(node, ruled(type, encoding.tree, node), mark.definition, encoding, inherited)
  }

  /// The type of mark, and the definition as an object.
  private func markDefinition(
    _ node: SpecificationNode
  ) throws(SpecificationFault) -> (type: String, definition: JSONTree) {
    let place = node["mark"] ?? node
    if let type = place.string {
      return (type, TreeMaker(line: place.tree.line).object([("type", place.tree)]))
    }
    guard let type = place["type"]?.string else {
      throw SpecificationFault(at: place, found: "this mark has no type", expected: "the name of a mark")
    }
    return (type, place.tree)
  }

  private func unknownMark(_ type: String, _ node: SpecificationNode) -> SpecificationFault {
    let place = node["mark"].map { $0["type"] ?? $0 } ?? node
    return MarkNames.unknown(type, at: place)
  }

  /// Makes the views that stand for a mark of parts; their encodings are complete.
  private mutating func expansion(
    _ view: SpecificationNode, of node: SpecificationNode, _ inherited: ViewInheritance
  ) throws(SpecificationFault) -> ViewNode {
    var handedOn = inherited
    handedOn.encoding = nil
    handedOn.repeated = RepeatedFields()
    handedOn.addsOverlays = false
    handedOn.origin = inherited.origin ?? node
    return try layerOrUnit(view, counted(view, handedOn))
  }

  private func overlay(
    _ node: SpecificationNode, _ definition: JSONTree, _ encoding: SpecificationNode, _ inherited: ViewInheritance
  ) -> SpecificationNode? {
    guard inherited.addsOverlays else { return nil }
    return PathOverlay(node: node, definition: definition, encoding: encoding.tree, config: config)?.expanded()
  }

  /// A line with two ends is a rule; after `ruleforrangedline` of Vega-Lite's normaliser.
  private func ruled(_ type: VegaMark, _ encoding: JSONTree, _ node: SpecificationNode) -> VegaMark {
    guard type == .line else { return type }
    for (main, second) in [("x", "x2"), ("y", "y2")] {
      guard encoding[second]?.isTruthy == true, let definition = encoding[main] else { continue }
      let isOpenField = ChannelDefinition.isField(definition) && definition["bin"]?.string != "binned"
      guard isOpenField || definition["datum"] != nil else { continue }
      context.warn(
        SpecificationFault(at: node["mark"] ?? node, found: "a line with \(second) is drawn as a rule"))
      return .rule
    }
    return type
  }

  private func finished(
    _ node: SpecificationNode, _ type: VegaMark, _ definition: JSONTree, _ encoding: SpecificationNode,
    _ inherited: ViewInheritance
  ) -> ViewNode {
    let frame = frame(node, inherited)
    if let fault = UntellableMark.fault(type, node) {
      return .refused(frame, fault)
    }
    let mark = MarkConfiguration(config: config).definition(
      definition.setting("type", to: TreeMaker(line: definition.line).string(type.rawValue)), of: type)
    return .unit(
      UnitView(
        frame: frame, mark: type,
        definition: SpecificationNode(mark, pointer: (inherited.origin ?? node).pointer + "/mark"),
        encoding: SpecificationNode(
          OpenEncoding(context: context).opened(encoding).omitting(ChannelDefinition.facetChannels),
          pointer: encoding.pointer),
        config: config, isInteractive: isInteractive(node, inherited)))
  }

  /// Whether a selection belongs to the unit: its own, or one of the whole that names it or all.
  private func isInteractive(_ node: SpecificationNode, _ inherited: ViewInheritance) -> Bool {
    if (node["params"]?.elements ?? []).contains(where: { $0["select"] != nil }) { return true }
    return selections.contains { names in names?.contains { inherited.path.contains($0) } ?? true }
  }
}

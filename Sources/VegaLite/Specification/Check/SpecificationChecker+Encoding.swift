import SourceText

extension SpecificationChecker {
  mutating func encoding(_ node: SpecificationNode) {
    guard node.tree.members != nil else {
      return fault(node, "this is no object", expected: "channels in curly brackets")
    }
    for member in node.members {
      guard let kind = Self.kind(ofChannel: member.name) else {
        // Vega-Lite leaves out a channel that it does not know.
        let nearest = NearestNames.nearest(to: member.name, among: ChannelNames.all)
        warning(
          member.node, "\(Wording.quoted(member.name)) is no channel, and is left out",
          remedy: nearest.map { "Did you mean \($0)?" })
        continue
      }
      channel(member.node, member.name, kind)
    }
  }

  /// What a channel's definition may have; `nil` for a channel that nobody knows.
  static func kind(ofChannel name: String) -> ObjectKind? {
    switch name {
    case "x", "y": .position
    case "x2", "y2", "theta2", "radius2", "longitude2", "latitude2", "xError", "xError2", "yError", "yError2":
      .secondPosition
    case "xOffset", "yOffset": .offset
    case "theta", "radius": .polar
    case "longitude", "latitude": .geographic
    case "text", "tooltip", "href", "url", "description": .text
    case "detail", "key": .detail
    case "order": .order
    case "row", "column", "facet": .facetChannel
    case "time": .time
    default: ChannelNames.marks.contains(name) ? .markProperty : nil
    }
  }

  private mutating func channel(_ node: SpecificationNode, _ name: String, _ kind: ObjectKind) {
    switch node.tree.kind {
    case .null: return
    case .array where ["detail", "tooltip", "order"].contains(name):
      for definition in node.elements where object(definition, kind) { channelDefinition(definition) }
    case .string, .number, .bool:
      warning(node, "\(name) is a constant, which should be an object", remedy: constantRemedy(node))
    case .object where node["signal"] != nil || node["expr"] != nil: expression(node["expr"] ?? node["signal"])
    default:
      if name == "order", node["field"]?.tree.elements != nil {
        return warning(node, "an order by a list of fields is left out", remedy: "Write a list of channels.")
      }
      if object(node, kind) { channelDefinition(node) }
    }
  }

  private func constantRemedy(_ node: SpecificationNode) -> String {
    guard let text = node.string else { return "Write {\"value\": …} for a constant." }
    return
      "Write {\"field\": \(Wording.quoted(text))} for a field, or {\"value\": \(Wording.quoted(text))} for a constant."
  }

  /// A definition of any channel: its field, and what stands beside it.
  private mutating func channelDefinition(_ node: SpecificationNode) {
    fieldDefinition(node)
    guides(node)
    sort(node["sort"])
    scale(node["scale"])
    if let value = node["value"], value.tree.members?.count == 1 { expression(value["expr"]) }
    if let impute = node["impute"], !impute.tree.isNull, object(impute, .impute) {
      name(impute["method"], among: KnownNames.imputeMethods, "method to impute")
    }
    if let stack = node["stack"], !stack.tree.isNull, stack.bool == nil {
      name(stack, among: KnownNames.stacks, "way to stack")
    }
    conditions(node["condition"])
  }

  private mutating func conditions(_ node: SpecificationNode?) {
    guard let node else { return }
    for condition in node.tree.elements == nil ? [node] : node.elements where object(condition, .condition) {
      guard ["test", "param", "selection"].contains(where: { condition[$0] != nil }) else {
        fault(condition, "this condition asks nothing", expected: "test or param")
        continue
      }
      if let test = condition["test"] { predicate(test, depth: 0) }
      fieldDefinition(condition)
      guides(condition)
      sort(condition["sort"])
      scale(condition["scale"])
    }
  }

  /// The parts that every definition with a field has.
  mutating func fieldDefinition(_ node: SpecificationNode) {
    field(node["field"])
    type(node["type"])
    aggregate(node["aggregate"])
    bin(node["bin"])
    timeUnit(node["timeUnit"])
  }

  private mutating func guides(_ node: SpecificationNode) {
    for (name, kind) in [("axis", ObjectKind.axis), ("legend", .legend), ("header", .header)] {
      guard let guide = node[name], !guide.tree.isNull, guide.bool == nil else { continue }
      guard guide.tree.members != nil else {
        warning(guide, "\(name) is no object, and is left out")
        continue
      }
      guard object(guide, kind) else { continue }
      expressions(guide)
      // An empty one says nothing, and the labels stay as they are.
      if let label = guide["labelExpr"], label.string != "" { expression(label) }
    }
  }
}

import SourceText

/// Puts the fields of a repeat where an encoding refers to them; after `repeater` of Vega-Lite's normaliser.
struct RepeatedFields {
  /// The field that each of `repeat`, `row`, `column` and `layer` stands for.
  var fields: [String: String] = [:]

  var isEmpty: Bool { fields.isEmpty }

  /// The encoding (or mapping of facets) with every reference replaced; a channel that refers to nothing is left out.
  func encoding(_ encoding: SpecificationNode, in context: VegaContext) -> JSONTree {
    encoding.members.reduce(encoding.tree) { result, member in
      result.setting(member.name, to: channel(member.node, in: context))
    }
  }

  /// A channel's definition, or `nil` where it refers to nothing.
  func channel(_ node: SpecificationNode, in context: VegaContext) -> JSONTree? {
    guard node.tree.elements == nil else {
      let definitions = node.elements.compactMap { definition($0, in: context) }
      return JSONTree(.array(definitions), line: node.tree.line)
    }
    return definition(node, in: context)
  }

  private func definition(_ node: SpecificationNode, in context: VegaContext) -> JSONTree? {
    var tree = node.tree
    if let condition = node["condition"], condition.tree.members != nil {
      tree = tree.setting("condition", to: fieldOrDatum(condition, in: context))
    }
    let replaced = fieldOrDatum(SpecificationNode(tree, pointer: node.pointer), in: context)
    guard replaced == nil, let condition = tree["condition"] else { return replaced }
    return TreeMaker(line: tree.line).object([("condition", condition)])
  }

  private func fieldOrDatum(_ node: SpecificationNode, in context: VegaContext) -> JSONTree? {
    var tree = node.tree
    for name in ["field", "datum"] {
      guard let reference = reference(tree[name]) else { continue }
      guard let field = field(reference, at: node, in: context) else { return nil }
      tree = tree.setting(name, to: field)
      if name == "datum", tree["type"] == nil { tree = tree.setting("type", to: string("nominal", field.line)) }
    }
    return sorted(SpecificationNode(tree, pointer: node.pointer), in: context)
  }

  private func sorted(_ node: SpecificationNode, in context: VegaContext) -> JSONTree {
    guard let sort = node["sort"], let reference = reference(sort.tree["field"]) else { return node.tree }
    let field = field(reference, at: sort, in: context)
    return node.tree.setting("sort", to: field.map { sort.tree.setting("field", to: $0) })
  }

  private func reference(_ tree: JSONTree?) -> JSONTree? { tree?["repeat"] }

  private func field(_ reference: JSONTree, at node: SpecificationNode, in context: VegaContext) -> JSONTree? {
    if let name = reference.string, let field = fields[name] { return string(field, reference.line) }
    context.warn(
      SpecificationFault(
        at: node, found: "\(Wording.quoted(reference.string ?? "")) is not repeated here, so the channel is left out"))
    return nil
  }

  private func string(_ text: String, _ line: Int) -> JSONTree { JSONTree(.string(text), line: line) }
}

import SourceText

extension VegaContext {
  /// A part of a specification with each `{"expr": …}` and `{"signal": …}` in it replaced by its value at the start.
  ///
  /// What cannot be worked out becomes null, with a warning.
  func resolved(_ node: SpecificationNode) -> JSONTree { resolved(node, depth: 0) }

  private func resolved(_ node: SpecificationNode, depth: Int) -> JSONTree {
    guard depth < limits.depth else { return node.tree }
    if let source = Self.expression(node.tree) { return initialTree(of: source, at: node) }
    switch node.tree.kind {
    case .array:
      return JSONTree(.array(node.elements.map { resolved($0, depth: depth + 1) }), line: node.tree.line)
    case .object:
      let members = node.members.map { JSONTree.Member(name: $0.name, value: resolved($0.node, depth: depth + 1)) }
      return JSONTree(.object(members), line: node.tree.line)
    default: return node.tree
    }
  }

  /// The expression of an object that is one, and nothing else.
  static func expression(_ tree: JSONTree) -> String? {
    guard let members = tree.members, members.count == 1 else { return nil }
    return tree["expr"]?.string ?? tree["signal"]?.string
  }

  private func initialTree(of source: String, at node: SpecificationNode) -> JSONTree {
    TreeMaker(line: node.tree.line).tree(initialValue(of: source, at: node))
  }

  /// What an expression gives before anybody touches the chart; `undefined`, with a warning, where it gives nothing.
  func initialValue(of source: String, at node: SpecificationNode) -> VegaValue {
    do {
      return try VegaExpression(source).value(in: self, datum: .none)
    } catch {
      warn(error.specificationFault(at: node))
      return .undefined
    }
  }
}

import SourceText

/// Puts the values that parameters have at the start into the context; nobody moves a slider or draws a brush here.
struct ParameterReader {
  private let context: VegaContext
  /// Parameters that are worked out from others, in the order of the text.
  private var expressions: [(name: String, node: SpecificationNode)] = []

  /// Reads the parameters of `config` and of every view, and then works out those that depend on others.
  static func read(_ root: SpecificationNode, in context: VegaContext) {
    for name in ["width", "height"] {
      if let number = root[name]?.number { context.signals[name] = .number(number) }
    }
    var reader = ParameterReader(context: context)
    for parameter in root["config"]?["params"]?.elements ?? [] { reader.read(parameter, of: root, nil) }
    reader.walk(root, encoding: nil, depth: 0)
    reader.evaluate()
  }

  private init(context: VegaContext) { self.context = context }

  private mutating func walk(_ view: SpecificationNode, encoding: JSONTree?, depth: Int) {
    guard depth < ViewTree.Limits().depth else { return }
    let encoding = EncodingInheritance.merged(
      parent: encoding, child: view["encoding"]?.tree, isLayer: true, line: view.tree.line)
    for parameter in view["params"]?.elements ?? [] { read(parameter, of: view, encoding) }
    for child in Self.children(of: view) { walk(child, encoding: encoding, depth: depth + 1) }
  }

  static func children(of view: SpecificationNode) -> [SpecificationNode] {
    let lists = ["layer", "concat", "hconcat", "vconcat"].flatMap { view[$0]?.elements ?? [] }
    return lists + [view["spec"]].compactMap { $0 }
  }

  private mutating func read(_ parameter: SpecificationNode, of view: SpecificationNode, _ encoding: JSONTree?) {
    guard let name = parameter["name"]?.string else { return }
    if parameter["select"] != nil { return select(name, parameter, of: view, encoding) }
    if let value = parameter["value"] {
      context.signals[name] = context.resolved(value).value
    } else if let expression = parameter["expr"], expression.string != nil {
      expressions.append((name, expression))
    } else {
      // There is only a control to set it.
      context.signals[name] = .null
    }
  }

  private func select(
    _ name: String, _ parameter: SpecificationNode, of view: SpecificationNode, _ encoding: JSONTree?
  ) {
    context.selections.insert(name)
    let reader = SelectionValueReader(parameter: parameter, view: view, encoding: encoding, context: context)
    // The same selection may be in several views; the one with a value tells what is selected.
    if context.signals[name] == nil || parameter["value"] != nil { context.signals[name] = reader.value }
  }

  /// Works out the expressions, each after those that it names; a ring of them is worked out in its order.
  private func evaluate() {
    let order = ParameterOrder(
      expressions.map { (name: $0.name, uses: Self.names(in: $0.node)) })
    for place in order.places {
      let (name, node) = expressions[place]
      context.signals[name] = context.initialValue(of: node.string ?? "", at: node)
    }
  }

  private static func names(in node: SpecificationNode) -> Set<String> {
    Set((try? VegaExpression(node.string ?? ""))?.parameterNames ?? [])
  }
}

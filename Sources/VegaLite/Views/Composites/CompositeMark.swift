import SourceText

/// A mark of several parts (`boxplot`, `errorbar`, `errorband`) about to be written out as layers.
///
/// The parts are ordinary views with transforms, fields and titles as Vega-Lite's `compositemark` makes them.
struct CompositeMark {
  let kind: CompositeKind
  let node: SpecificationNode
  let definition: JSONTree
  let encoding: JSONTree
  let config: JSONTree
  let context: VegaContext
  let maker: TreeMaker

  init(
    _ kind: CompositeKind, node: SpecificationNode, definition: JSONTree, encoding: JSONTree, config: JSONTree,
    context: VegaContext
  ) throws(SpecificationFault) {
    self.kind = kind
    self.node = node
    self.definition = definition
    self.encoding = CompositeEncoding.typed(encoding)
    self.config = config
    self.context = context
    maker = TreeMaker(line: (node["mark"] ?? node).tree.line)
  }

  /// The view that stands for the mark.
  func expanded() throws(SpecificationFault) -> SpecificationNode {
    if let params = node["params"], !params.elements.isEmpty {
      context.warn(
        SpecificationFault(at: params, found: "parameters are left out, because \(kind.rawValue) cannot be selected"))
    }
    let tree =
      switch kind {
      case .boxplot: try BoxPlot(self).expanded()
      case .errorbar: try ErrorBar(self).expanded()
      case .errorband: try ErrorBand(self).expanded()
      }
    return SpecificationNode(tree, pointer: node.pointer)
  }

  /// A property of the mark: its own, or that of `config`.
  func property(_ name: String) -> JSONTree? { definition[name] ?? config[kind.rawValue]?[name] }

  /// The view without what the parts have themselves.
  var outer: JSONTree { node.tree.omitting(["mark", "encoding", "params", "projection"]) }

  /// The view's own transforms followed by others.
  func outer(adding transforms: [JSONTree]) -> JSONTree {
    outer.setting("transform", to: maker.array((node["transform"]?.tree.elements ?? []) + transforms))
  }

  /// The view as layers, or as the only one of them.
  static func view(_ outer: JSONTree, _ layers: [JSONTree], isAlwaysLayer: Bool = true) -> JSONTree {
    guard !isAlwaysLayer, layers.count == 1, let only = layers.first else {
      return outer.setting("layer", to: JSONTree(.array(layers), line: outer.line))
    }
    return (only.members ?? []).reduce(outer) { $0.setting($1.name, to: $1.value) }
  }

  /// Whether a part is drawn: as the mark or `config` says, or as it is by default.
  func isShown(_ part: String) -> Bool {
    if let own = definition[part] { return own.isTruthy }
    if let configured = config[kind.rawValue]?[part] { return configured.isTruthy }
    return kind.defaultParts.contains(part)
  }

  /// The mark definition of a part, with what the mark and `config` say of it.
  func mark(_ part: String, _ properties: [(String, JSONTree?)]) -> JSONTree {
    let passedOn = ["clip", "color", "opacity"].map { name in
      (name, definition[name].flatMap { $0.isTruthy ? $0 : nil })
    }
    return maker.merged([
      config[kind.rawValue]?[part], maker.object(passedOn), maker.object(properties),
      maker.object([("style", maker.string("\(kind.rawValue)-\(part)"))]), definition[part],
    ])
  }
}

extension CompositeKind {
  /// The parts that are drawn unless somebody says otherwise; Vega-Lite's `defaultConfig`.
  var defaultParts: [String] {
    switch self {
    case .boxplot: ["box", "median", "outliers", "rule"]
    case .errorbar: ["rule"]
    case .errorband: ["band"]
    }
  }
}

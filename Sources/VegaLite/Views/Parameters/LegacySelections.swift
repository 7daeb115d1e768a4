import ChartModel
import SourceText

/// Rewrites the selections of Vega-Lite 2 to 4 as parameters; after `selectioncompat` of Vega-Lite's normaliser.
struct LegacySelections {
  /// Whether an empty selection lets everything through, by the selection's name.
  private var letsAllThrough: [String: Bool] = [:]

  /// The specification with `selection` written as `params`, wherever it is defined and asked for.
  static func modern(_ root: SpecificationNode, in context: VegaContext) -> SpecificationNode {
    var rewriter = LegacySelections()
    guard let first = rewriter.collect(root, depth: 0) else { return root }
    context.warn(
      SpecificationFault(
        at: first, found: "selection is of an older Vega-Lite, and is read as params",
        remedy: "Write params with select instead."))
    return SpecificationNode(rewriter.rewritten(root.tree, depth: 0), pointer: root.pointer)
  }

  /// Notes the selections of all views; the first of them, or `nil` where there is none.
  private mutating func collect(_ view: SpecificationNode, depth: Int) -> SpecificationNode? {
    guard depth < ChartLimits.viewDepth else { return nil }
    var first: SpecificationNode?
    if let selection = view["selection"], selection.tree.members != nil {
      first = selection
      for member in selection.members { letsAllThrough[member.name] = member.node["empty"]?.string != "none" }
    }
    for child in ParameterReader.children(of: view) {
      let found = collect(child, depth: depth + 1)
      first = first ?? found
    }
    return first
  }

  private func rewritten(_ tree: JSONTree, depth: Int) -> JSONTree {
    guard depth < ChartLimits.viewDepth else { return tree }
    if let elements = tree.elements {
      return JSONTree(.array(elements.map { rewritten($0, depth: depth + 1) }), line: tree.line)
    }
    guard var members = tree.members else { return tree }
    for index in members.indices
    where !["data", "datasets", "selection", "usermeta", "config"].contains(members[index].name) {
      members[index].value = rewritten(members[index].value, depth: depth + 1)
    }
    return replaced(JSONTree(.object(members), line: tree.line))
  }

  /// An object's `selection`, as a definition or as a question.
  private func replaced(_ tree: JSONTree) -> JSONTree {
    guard let selection = tree["selection"] else { return tree }
    let rest = tree.setting("selection", to: nil)
    if tree["mark"] != nil, let definitions = selection.members {
      let params = definitions.map { parameter($0.name, $0.value) }
      return rest.setting("params", to: JSONTree(.array(params), line: selection.line))
    }
    // A lookup, a domain and an extent ask by name alone.
    if let name = selection.string {
      let named = rest.setting("param", to: selection)
      guard letsAllThrough[name] == false else { return named }
      return named.setting("empty", to: JSONTree(.bool(false), line: selection.line))
    }
    return asking(selection, rest)
  }

  /// A condition or filter that puts several selections together.
  private func asking(_ selection: JSONTree, _ rest: JSONTree) -> JSONTree {
    let question = question(selection, depth: 0)
    let isCondition = (rest.members ?? []).contains { ["value", "field", "datum", "aggregate"].contains($0.name) }
    guard isCondition else { return question }
    return rest.setting("test", to: question)
  }

  private func question(_ tree: JSONTree, depth: Int) -> JSONTree {
    guard depth < ChartLimits.viewDepth else { return tree }
    if let name = tree.string {
      let maker = TreeMaker(line: tree.line)
      return maker.object([("param", tree), ("empty", maker.bool(letsAllThrough[name] ?? true))])
    }
    if let elements = tree.elements {
      return JSONTree(.array(elements.map { question($0, depth: depth + 1) }), line: tree.line)
    }
    guard var members = tree.members else { return tree }
    for index in members.indices where ["and", "or", "not"].contains(members[index].name) {
      members[index].value = question(members[index].value, depth: depth + 1)
    }
    return JSONTree(.object(members), line: tree.line)
  }

  /// `{"brush": {"type": "single", "init": …}}` as an element of `params`.
  private func parameter(_ name: String, _ definition: JSONTree) -> JSONTree {
    let maker = TreeMaker(line: definition.line)
    let old = definition["type"]?.string
    let type = old == "single" || old == "multi" ? "point" : old ?? "point"
    let select = definition.omitting(["init", "bind", "empty", "type"])
      .setting("type", to: maker.string(type))
      .setting("toggle", to: old == "single" ? maker.bool(false) : definition["toggle"])
    return maker.object([
      ("name", maker.string(name)), ("value", definition["init"]), ("select", select), ("bind", definition["bind"]),
    ])
  }
}

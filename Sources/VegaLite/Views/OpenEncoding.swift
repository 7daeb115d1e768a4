import SourceText

/// The encoding of a unit as the chart opens: of conditions that ask for nothing but parameters the one that holds, and the bounds and
/// titles that expressions give.
///
/// ```swift
/// OpenEncoding(context: context).opened(encoding)  // {"text": {"field": "rate"}} of {"text": {"condition": {"test": "unit == 'rate'", …
/// ```
struct OpenEncoding {
  let context: VegaContext

  func opened(_ encoding: SpecificationNode) -> JSONTree {
    encoding.members.reduce(encoding.tree) { tree, member in
      tree.setting(member.name, to: opened(channel: member.node))
    }
  }

  private func opened(channel: SpecificationNode) -> JSONTree {
    let chosen = chosen(channel)
    return [["scale", "domain"], ["scale", "domainMin"], ["scale", "domainMax"], ["axis", "title"], ["title"]]
      .reduce(chosen.tree) { tree, path in
        guard let node = path.reduce(Optional(chosen), { $0?[$1] }), VegaContext.expression(node.tree) != nil else {
          return tree
        }
        let value = context.resolved(node)
        guard path.count > 1, let outer = tree[path[0]] else { return tree.setting(path[0], to: value) }
        return tree.setting(path[0], to: outer.setting(path[1], to: value))
      }
  }

  /// The definition whose condition holds for all rows, else the channel without those that hold for none.
  private func chosen(_ channel: SpecificationNode) -> SpecificationNode {
    guard let node = channel["condition"] else { return channel }
    var rest = (node.tree.elements == nil ? [node] : node.elements)[...]
    while let first = rest.first, let holds = holds(first) {
      if holds { return SpecificationNode(first.tree.omitting(["test"]), pointer: first.pointer) }
      rest.removeFirst()
    }
    let left = rest.isEmpty ? nil : JSONTree(.array(rest.map(\.tree)), line: node.tree.line)
    return SpecificationNode(
      channel.tree.setting("condition", to: rest.count == 1 ? rest.first?.tree : left), pointer: channel.pointer)
  }

  /// Whether a condition holds, where it asks for no row; `nil` where it does.
  private func holds(_ condition: SpecificationNode) -> Bool? {
    guard let test = condition["test"]?.string, !test.contains("datum"), let asked = try? VegaExpression(test),
      let value = try? asked.value(in: context, datum: .none)
    else { return nil }
    return value.toBoolean()
  }
}

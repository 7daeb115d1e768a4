import SourceText

extension SpecificationChecker {
  /// A mark as a name or as an object.
  mutating func mark(_ node: SpecificationNode) {
    if let type = node.string { return markName(type, node) }
    guard node.tree.members != nil else {
      return fault(node, "this is no mark", expected: "the name of a mark, or an object with type")
    }
    guard let type = node["type"] else {
      return fault(node, "this mark has no type", expected: "the name of a mark")
    }
    guard let text = type.string else { return fault(type, "this is no mark", expected: "the name of a mark") }
    markName(text, type)
    _ = object(node, kind(of: text))
    expressions(node)
    if let invalid = node["invalid"], !invalid.tree.isNull {
      name(invalid, among: KnownNames.invalidModes, "way to treat invalid values")
    }
  }

  private mutating func markName(_ text: String, _ node: SpecificationNode) {
    if !MarkNames.all.contains(text) { unknownName(node, text, among: MarkNames.all, "mark") }
  }

  private func kind(of mark: String) -> ObjectKind {
    switch CompositeKind(rawValue: mark) {
    case .boxplot: .boxplot
    case .errorbar: .errorbar
    case .errorband: .errorband
    case nil: .mark
    }
  }

  /// The expressions among an object's values.
  mutating func expressions(_ node: SpecificationNode) {
    for member in node.members where member.node.tree.members?.count == 1 { expression(member.node["expr"]) }
  }
}

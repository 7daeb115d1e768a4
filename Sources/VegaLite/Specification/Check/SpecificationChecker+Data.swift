import SourceText

extension SpecificationChecker {
  /// A source of data; null is a source of none.
  mutating func data(_ node: SpecificationNode) {
    guard !node.tree.isNull, object(node, .data) else { return }
    if !KnownNames.dataSources.contains(where: { node[$0] != nil }) {
      let nearest = node.members.lazy.compactMap {
        NearestNames.nearest(to: $0.name, among: KnownNames.dataSources)
      }.first
      fault(
        node, "this data has no source", expected: KnownNames.choice(KnownNames.dataSources),
        remedy: nearest.map { "Did you mean \($0)?" })
    }
    if let format = node["format"], !format.tree.isNull, object(format, .format) {
      name(format["type"], among: KnownNames.formats, "format of data")
    }
    if let sequence = node["sequence"] { _ = object(sequence, .sequence) }
  }

  mutating func parameters(_ node: SpecificationNode?) {
    guard let node = given(node) else { return }
    for parameter in list(node, of: "parameters") where object(parameter, .parameter) {
      if parameter["name"]?.string == nil {
        fault(parameter["name"] ?? parameter, "this parameter has no name")
      }
      if let source = parameter["expr"] { expression(source) }
      if let select = parameter["select"] { selection(select) }
    }
  }

  private mutating func selection(_ node: SpecificationNode) {
    if node.string != nil { return name(node, among: KnownNames.selections, "selection") }
    guard object(node, .select) else { return }
    guard let type = node["type"] else {
      return fault(node, "this selection has no type", expected: KnownNames.choice(KnownNames.selections))
    }
    name(type, among: KnownNames.selections, "selection")
  }
}

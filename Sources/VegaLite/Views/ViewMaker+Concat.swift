extension ViewMaker {
  /// Views side by side, which share nothing but data.
  mutating func concat(
    _ node: SpecificationNode, _ list: SpecificationNode, _ kind: ConcatKind, _ inherited: ViewInheritance
  ) throws(SpecificationFault) -> ViewNode {
    var children: [ViewNode] = []
    for child in try views(list, of: node) { children.append(try view(child, inherited)) }
    return .concat(frame(node, inherited), children, kind)
  }
}

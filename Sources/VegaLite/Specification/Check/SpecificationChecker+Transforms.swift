import ChartModel
import SourceText

extension SpecificationChecker {
  mutating func transform(_ node: SpecificationNode) {
    guard node.tree.members != nil else {
      return fault(node, "this is no object", expected: "a transform in curly brackets")
    }
    guard let shape = shape(of: node) else { return unknownTransform(node) }
    _ = object(node, shape.kind)
    for name in shape.required where node[name] == nil {
      fault(node, "this \(shape.name) has no \(name)", expected: shape.required.joined(separator: " and "))
    }
    parts(node, shape.name)
  }

  /// The transform that a node is: the first that has all it needs, or else the first whose name is there.
  private func shape(of node: SpecificationNode) -> TransformShape? {
    TransformShape.all.first { $0.required.allSatisfy { node[$0] != nil } }
      ?? TransformShape.all.first { node[$0.name] != nil }
  }

  private mutating func unknownTransform(_ node: SpecificationNode) {
    let names = TransformShape.all.map(\.name)
    let nearest = node.members.lazy.compactMap { NearestNames.nearest(to: $0.name, among: names) }.first
    fault(
      node, "this transform does nothing that is known", expected: KnownNames.choice(names),
      remedy: nearest.map { "Did you mean \($0)?" })
  }

  private mutating func parts(_ node: SpecificationNode, _ transform: String) {
    switch transform {
    case "filter": if let filter = node["filter"] { predicate(filter, depth: 0) }
    case "calculate": expression(node["calculate"])
    case "lookup": if let from = node["from"] { lookupSource(from) }
    case "aggregate", "joinaggregate": operations(node[transform], .aggregateField, KnownNames.aggregates)
    case "window":
      operations(node["window"], .windowField, KnownNames.windowOperations + KnownNames.aggregates)
      sortFields(node["sort"])
    case "stack":
      sortFields(node["sort"])
      if let offset = node["offset"], !offset.tree.isNull { name(offset, among: KnownNames.stacks, "way to stack") }
    case "impute": name(node["method"], among: KnownNames.imputeMethods, "method to impute")
    case "bin": bin(node["bin"])
    case "timeUnit": timeUnit(node["timeUnit"])
    case "pivot": name(node["op"], among: KnownNames.aggregates, "aggregate")
    case "regression": name(node["method"], among: KnownNames.regressions, "method of regression")
    default: break
    }
  }

  private mutating func operations(_ node: SpecificationNode?, _ kind: ObjectKind, _ names: [String]) {
    guard let node else { return }
    for operation in list(node, of: "operations") where object(operation, kind) {
      guard let op = operation["op"] else {
        fault(operation, "this operation has no op", expected: KnownNames.choice(names))
        continue
      }
      if op.tree.members == nil { name(op, among: names, "operation") }
    }
  }

  private mutating func sortFields(_ node: SpecificationNode?) {
    guard let node else { return }
    for field in list(node, of: "fields") where object(field, .sortField) {
      if let order = field["order"], !order.tree.isNull { name(order, among: KnownNames.orders, "order") }
    }
  }

  private mutating func lookupSource(_ node: SpecificationNode) {
    guard object(node, .lookupSource) else { return }
    if let data = node["data"] { self.data(data) }
  }

  /// A condition on rows: an expression, a field compared, a parameter, or several of them.
  mutating func predicate(_ node: SpecificationNode, depth: Int) {
    guard depth < ChartLimits.viewDepth else {
      return fault(node, "conditions are inside each other too deeply")
    }
    if node.string != nil { return expression(node) }
    guard object(node, .predicate) else { return }
    for name in ["and", "or"] {
      guard let several = node[name] else { continue }
      for part in list(several, of: "conditions") { predicate(part, depth: depth + 1) }
    }
    if let negated = node["not"] { predicate(negated, depth: depth + 1) }
    comparison(node)
  }

  private mutating func comparison(_ node: SpecificationNode) {
    guard node["field"] != nil else {
      if ["and", "or", "not", "param", "selection"].contains(where: { node[$0] != nil }) { return }
      return fault(node, "this condition asks nothing", expected: "an expression, or an object with field or param")
    }
    field(node["field"])
    timeUnit(node["timeUnit"])
    if !KnownNames.comparisons.contains(where: { node[$0] != nil }) {
      fault(node, "this condition compares its field with nothing", expected: KnownNames.choice(KnownNames.comparisons))
    }
  }
}

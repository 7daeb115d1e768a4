import ChartModel
import SourceText

extension SpecificationChecker {
  mutating func specification(_ root: SpecificationNode) {
    guard object(root, .specification) else { return }
    if let config = given(root["config"]), object(config, .config) { parameters(config["params"]) }
    view(root, depth: 0)
  }

  private mutating func nested(_ node: SpecificationNode, depth: Int) {
    guard object(node, .view) else { return }
    view(node, depth: depth)
  }

  /// A part that says something; null says nothing.
  func given(_ node: SpecificationNode?) -> SpecificationNode? { node?.tree.isNull == false ? node : nil }

  /// What a view shows, and what every view may have.
  private mutating func view(_ node: SpecificationNode, depth: Int) {
    guard depth < ChartLimits.viewDepth else {
      return fault(node, "views are inside each other too deeply", expected: "at most \(ChartLimits.viewDepth)")
    }
    common(node)
    let shows = ["mark", "layer", "facet", "repeat", "concat", "hconcat", "vconcat"].filter { node[$0] != nil }
    guard !shows.isEmpty else {
      let nearest = (node.tree.members ?? []).lazy.compactMap {
        NearestNames.nearest(to: $0.name, among: ["mark", "layer", "facet", "repeat", "concat", "hconcat", "vconcat"])
      }.first
      return fault(
        node, "this view shows nothing", expected: "mark, layer, facet, repeat or concat",
        remedy: nearest.map { "Did you mean \($0)?" })
    }
    if let mark = node["mark"] { self.mark(mark) }
    if let encoding = given(node["encoding"]) { self.encoding(encoding) }
    children(node, depth: depth)
  }

  private mutating func common(_ node: SpecificationNode) {
    if let data = node["data"] { self.data(data) }
    if let transforms = given(node["transform"]) {
      for transform in list(transforms, of: "transforms") { self.transform(transform) }
    }
    parameters(node["params"])
    if let title = node["title"], title.tree.members != nil, VegaContext.expression(title.tree) == nil {
      _ = object(title, .title)
    }
    if let projection = node["projection"], !projection.tree.isNull { _ = object(projection, .projection) }
    if let resolve = given(node["resolve"]) { self.resolve(resolve) }
  }

  private mutating func children(_ node: SpecificationNode, depth: Int) {
    for name in ["layer", "concat", "hconcat", "vconcat"] {
      guard let views = node[name] else { continue }
      for child in list(views, of: "views") { nested(child, depth: depth + 1) }
    }
    for name in ["facet", "repeat"] {
      guard let operation = node[name], node["mark"] == nil else { continue }
      name == "facet" ? facet(operation) : repetition(operation)
      guard let spec = node["spec"] else {
        fault(node, "this \(name) has no view to repeat", expected: "spec")
        continue
      }
      nested(spec, depth: depth + 1)
    }
  }

  private mutating func facet(_ node: SpecificationNode) {
    guard object(node, .facet) else { return }
    let mapped = ["row", "column"].compactMap { node[$0] }
    if mapped.isEmpty { fieldDefinition(node) }
    for definition in mapped where object(definition, .facetChannel) { fieldDefinition(definition) }
  }

  private mutating func repetition(_ node: SpecificationNode) {
    if node.tree.elements == nil {
      guard node.tree.members != nil else {
        return fault(node, "this is no list of fields", expected: "names in square brackets")
      }
      _ = object(node, .repetition)
    }
    let lists = node.tree.elements == nil ? node.members.map(\.node) : [node]
    if lists.isEmpty { fault(node, "this repeat names no fields", expected: "a list of fields") }
    for field in lists.flatMap({ list($0, of: "fields") }) where field.string == nil {
      fault(field, "this is no field", expected: "the name of a field")
    }
  }

  private mutating func resolve(_ node: SpecificationNode) {
    guard object(node, .resolve) else { return }
    for part in node.members where object(part.node, .resolveChannels) {
      for channel in part.node.members { name(channel.node, among: KnownNames.resolutions, "way to resolve") }
    }
  }
}

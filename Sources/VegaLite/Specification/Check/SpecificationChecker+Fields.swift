import SourceText

extension SpecificationChecker {
  /// A field by name, or the one that a repeat puts here.
  mutating func field(_ node: SpecificationNode?) {
    guard let node, node.string == nil, node.number == nil else { return }
    guard let reference = node["repeat"] else {
      return fault(node, "this is no field", expected: "the name of a field, or repeat")
    }
    name(reference, among: ["repeat", "row", "column", "layer"], "part of a repeat")
  }

  /// A type by its name or its first letter, in whatever case.
  mutating func type(_ node: SpecificationNode?) {
    guard let node else { return }
    guard let text = node.string else {
      return fault(node, "this is no type", expected: KnownNames.choice(KnownNames.types))
    }
    if ChannelType.fullName(text) == nil { unknownName(node, text, among: KnownNames.types, "type") }
  }

  /// An operation; `{"argmax": …}`, `{"argmin": …}` and `{"exponential": …}` are objects.
  mutating func aggregate(_ node: SpecificationNode?) {
    guard let node, !node.tree.isNull else { return }
    if ["argmax", "argmin", "exponential"].contains(where: { node[$0] != nil }) { return }
    name(node, among: KnownNames.aggregates + CompositeKind.allCases.map(\.rawValue), "aggregate")
  }

  mutating func bin(_ node: SpecificationNode?) {
    guard let node, !node.tree.isNull, node.bool == nil, VegaContext.expression(node.tree) == nil else { return }
    if node.string != nil { return name(node, among: ["binned"], "bin") }
    guard node.tree.members != nil else {
      return fault(node, "this is no bin", expected: "true, \"binned\" or an object such as {\"maxbins\": 20}")
    }
    _ = object(node, .bin)
  }

  mutating func timeUnit(_ node: SpecificationNode?) {
    guard let node, !node.tree.isNull else { return }
    if let text = node.string { return timeUnitName(text, node) }
    guard object(node, .timeUnit) else { return }
    if let unit = node["unit"], let text = unit.string { timeUnitName(text, unit) }
  }

  private mutating func timeUnitName(_ text: String, _ node: SpecificationNode) {
    if !KnownNames.isTimeUnit(text) { unknownName(node, text, among: KnownNames.timeUnits, "unit of time") }
  }

  mutating func scale(_ node: SpecificationNode?) {
    guard let node, !node.tree.isNull, node.bool == nil, object(node, .scale) else { return }
    if let type = node["type"], let text = type.string, !KnownNames.scales.contains(text) {
      // Vega-Lite takes the standard scale in its place.
      let nearest = NearestNames.nearest(to: text, among: KnownNames.scales)
      warning(
        type, "\(Wording.quoted(text)) is no scale, and is left out", remedy: nearest.map { "Did you mean \($0)?" })
    }
    expressions(node)
    guard let domain = node["domain"], !domain.tree.isNull, domain.tree.elements == nil, domain.tree.members == nil
    else { return }
    name(domain, among: ["unaggregated"], "domain")
  }

  /// An order of values: a word, a channel, a list, or a field or channel with an order.
  mutating func sort(_ node: SpecificationNode?) {
    guard let node, !node.tree.isNull, node.tree.elements == nil, node.bool == nil else { return }
    if let text = node.string {
      let channel = text.hasPrefix("-") ? String(text.dropFirst()) : text
      // Vega-Lite takes an empty text for none.
      if text.isEmpty || KnownNames.orders.contains(text) || ChannelNames.marks.contains(channel) { return }
      return unknownName(node, text, among: KnownNames.orders + ChannelNames.marks, "order")
    }
    guard object(node, .sortByField) else { return }
    field(node["field"])
    if let operation = node["op"] { name(operation, among: KnownNames.aggregates, "aggregate") }
    if let order = node["order"], !order.tree.isNull { name(order, among: KnownNames.orders, "order") }
    name(node["encoding"], among: ChannelNames.marks, "channel")
  }
}

import SourceText

/// What rules for structure ask of a view.
extension VegaLiteView {
  /// Itself, or the views that are drawn over each other in it.
  var units: [VegaLiteView] { isLayered ? children.flatMap(\.units) : [self] }

  /// Whether it, or a view in it, has a text that is not empty.
  func has(_ name: String) -> Bool {
    if let text = tree[name], !isBlank(text) { return true }
    return children.contains { $0.has(name) }
  }

  /// A text or its lines, or an object with them; one that computes its text has one.
  private func isBlank(_ tree: JSONTree) -> Bool {
    guard let text = tree.members == nil ? tree : tree["text"], !text.isNull else { return true }
    if let string = text.string { return SpecWords.isBlank(string) }
    return text.elements?.allSatisfy { $0.string.map(SpecWords.isBlank) ?? true } ?? (text.members == nil)
  }

  /// The marks of which one sees which series they belong to by how they look.
  private static let coloredMarks: Set = [
    "line", "area", "bar", "point", "circle", "square", "tick", "trail", "arc",
  ]

  /// The field by whose names the marks are colored, with a legend for them.
  var coloredField: String? {
    guard let markType, Self.coloredMarks.contains(markType) else { return nil }
    for channel in ["color", "fill", "stroke"] {
      guard let definition = encoding[channel], definition["type"]?.string == "nominal",
        definition["legend"]?.isNull != true, definition["scale"]?.isNull != true,
        ["bin", "timeUnit", "aggregate", "condition"].allSatisfy({ definition[$0] == nil })
      else { continue }
      return definition["field"]?.string
    }
    return nil
  }

  /// The channels by which one knows a value without its color.
  private static let tellingChannels = [
    "x", "y", "xOffset", "yOffset", "theta", "radius", "shape", "strokeDash", "size", "strokeWidth", "opacity", "angle",
    "row", "column", "facet",
  ]

  /// Whether something besides color tells the values of a field: a place, a shape, or a text in the chart.
  func tells(_ field: String) -> Bool {
    if Self.tellingChannels.contains(where: { encoding[$0]?["field"]?.string == field }) { return true }
    guard markType == "text" else { return false }
    // The text itself is no channel of several views, and may be given around them.
    let texts = [tree["encoding"]?["text"], encoding["color"], encoding["detail"]]
    return texts.contains { $0?["field"]?.string == field }
  }

  /// The fields by which it sets charts beside each other.
  var facetFields: [String] {
    guard let facet = tree["facet"] else { return [] }
    return [facet, facet["row"], facet["column"]].compactMap { $0?["field"]?.string }
  }

  /// Whether its data stand in a file of their own, of which it draws one chart.
  var readsFile: Bool { !isComposed && !isLayered && tree["data"]?["url"]?.string != nil }
}

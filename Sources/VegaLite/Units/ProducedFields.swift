/// The fields that a transform makes, before which none of them can be read.
enum ProducedFields {
  /// The fields, and whether Vega-Lite lets later ones be read as something else; `nil` where anything can come out.
  static func of(_ transform: SpecificationNode) -> [String]? {
    if transform["filter"] != nil || transform["sample"] != nil { return [] }
    if transform["pivot"] != nil { return nil }
    let own = names(transform["as"])
    if let impute = transform["impute"]?.string { return [impute] }
    for name in ["aggregate", "joinaggregate", "window"] {
      if let operations = transform[name]?.elements { return operations.map(operationName) }
    }
    if transform["lookup"] != nil { return own.isEmpty ? names(transform["from"]?["fields"]) : own }
    if !own.isEmpty { return own.count == 1 ? own + [own[0] + "_end"] : own }
    return standardNames(transform)
  }

  private static func operationName(_ operation: SpecificationNode) -> String {
    if let name = operation["as"]?.string { return name }
    return [operation["op"]?.string, operation["field"]?.string].compactMap { $0 }.joined(separator: "_")
  }

  private static func standardNames(_ transform: SpecificationNode) -> [String] {
    if transform["fold"] != nil { return ["key", "value"] }
    if let flatten = transform["flatten"] { return names(flatten) }
    if transform["density"] != nil { return ["value", "density"] }
    if transform["quantile"] != nil { return ["prob", "value"] }
    for name in ["regression", "loess"] where transform[name] != nil {
      return names(transform["on"]) + names(transform[name])
    }
    return []
  }

  private static func names(_ node: SpecificationNode?) -> [String] {
    guard let node else { return [] }
    return node.string.map { [$0] } ?? node.elements.compactMap(\.string)
  }

  /// What Vega-Lite takes the fields of a transform for; `nil` where it asks no more.
  static func kind(_ transform: SpecificationNode) -> ParsePlan.Known {
    if transform["timeUnit"] != nil { return .implied(.date) }
    let numbers = ["bin", "aggregate", "joinaggregate", "window"]
    return numbers.contains { transform[$0] != nil } ? .implied(.number) : .derived
  }
}

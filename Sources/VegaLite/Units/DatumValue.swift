import SourceText

/// The value of a `datum`: a constant, a time told by its parts, or an expression.
enum DatumValue {
  static func value(_ tree: JSONTree, context: VegaContext) -> VegaValue {
    if let text = tree["expr"]?.string ?? tree["signal"]?.string { return evaluated(text, context) ?? .undefined }
    guard tree.members != nil else { return tree.value }
    let node = SpecificationNode(tree)
    guard DateTimeValue.isOne(node), let time = try? DateTimeValue.time(node, in: context) else { return tree.value }
    return .date(time)
  }

  private static func evaluated(_ text: String, _ context: VegaContext) -> VegaValue? {
    guard let expression = try? VegaExpression(text) else { return nil }
    return try? expression.value(in: context, datum: .none)
  }
}

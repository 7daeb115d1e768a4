import SourceText

extension EncodedChannel {
  /// The channel that a definition means, or `nil` where neither it nor its condition has a field or a datum.
  ///
  /// - Parameter mains: The channels before; `x2` has the type of `x`.
  init?(_ node: SpecificationNode?, channel: String, mains: [EncodedChannel]) {
    guard let node, let (definition, isConditional) = Self.meant(node) else { return nil }
    self.channel = channel
    self.definition = definition
    self.isConditional = isConditional
    let tree = definition.tree
    if let main = UnitEncoding.mains[channel] {
      type = Self.given(tree) ?? mains.first { $0.channel == main }?.type
    } else {
      type = ChannelType.of(tree, channel: channel).flatMap { UnitChannel.ValueType(rawValue: $0) }
    }
    let isField = ChannelDefinition.isField(tree)
    datum = isField ? nil : definition["datum"]
    field = isField ? Self.fieldText(tree["field"]) : nil
    aggregate = isField ? Self.aggregate(tree["aggregate"]) : nil
    bin = isField ? Self.bin(tree["bin"], channel: channel) : .none
    timeUnit = isField ? EncodedTimeUnit(tree["timeUnit"]) : nil
  }

  private static func meant(_ node: SpecificationNode) -> (SpecificationNode, Bool)? {
    if ChannelDefinition.isFieldOrDatum(node.tree) { return (node, false) }
    guard let condition = node["condition"], ChannelDefinition.isFieldOrDatum(condition.tree) else { return nil }
    return (condition, true)
  }

  private static func given(_ tree: JSONTree) -> UnitChannel.ValueType? {
    tree["type"]?.string.flatMap(ChannelType.fullName).flatMap { UnitChannel.ValueType(rawValue: $0) }
  }

  private static func fieldText(_ tree: JSONTree?) -> String? {
    guard let tree, tree.isTruthy else { return nil }
    return tree.string ?? tree.number.map { VegaValue.number($0).toText() }
  }

  /// The operations that Vega-Lite knows; another name is no operation.
  static let operations: Set<String> = [
    "argmax", "argmin", "average", "count", "distinct", "max", "mean", "median", "min", "missing", "product", "q1",
    "q3", "ci0", "ci1", "stderr", "stdev", "stdevp", "sum", "valid", "values", "variance", "variancep", "exponential",
    "exponentialb",
  ]

  private static func aggregate(_ tree: JSONTree?) -> Aggregate? {
    if let name = tree?.string { return operations.contains(name) ? .operation(name) : nil }
    if let other = tree?["argmax"]?.string { return .extreme(isMaximum: true, of: other) }
    if let other = tree?["argmin"]?.string { return .extreme(isMaximum: false, of: other) }
    return nil
  }

  private static func bin(_ tree: JSONTree?, channel: String) -> Bin {
    guard let tree, tree.isTruthy else { return .none }
    if tree.string == "binned" || tree["binned"]?.bool == true { return .binned }
    let isUnlimited = tree["maxbins"]?.isTruthy != true && tree["step"]?.isTruthy != true
    guard isUnlimited else { return .cut(tree) }
    let maker = TreeMaker(line: tree.line)
    let most = maker.number(most(of: channel))
    return .cut(tree.members == nil ? maker.object([("maxbins", most)]) : tree.setting("maxbins", to: most))
  }

  /// How many bins there are at most if nobody says; after `autoMaxBins` of Vega-Lite.
  private static func most(of channel: String) -> Double {
    let few: Set<String> = [
      "row", "column", "size", "color", "fill", "stroke", "strokeWidth", "opacity", "fillOpacity", "strokeOpacity",
      "shape",
    ]
    return few.contains(channel) ? 6 : 10
  }
}

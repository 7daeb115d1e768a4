import SourceText

/// What Vega-Lite takes a channel's definition for; after its `channeldef`.
enum ChannelDefinition {
  /// The channels that make a facet of a unit.
  static let facetChannels = ["row", "column", "facet"]

  /// Whether the definition names a field, or counts rows.
  static func isField(_ tree: JSONTree?) -> Bool {
    guard let tree, tree.members != nil else { return false }
    return tree["field"]?.isTruthy == true || tree["aggregate"]?.string == "count"
  }

  static func isFieldOrDatum(_ tree: JSONTree?) -> Bool { isField(tree) || tree?["datum"] != nil }

  /// Whether a condition, rather than the definition itself, names a field or a datum.
  static func hasConditionalFieldOrDatum(_ tree: JSONTree?) -> Bool { isFieldOrDatum(tree?["condition"]) }

  /// Whether there is a field for grouping: in the definition, in one of several, or in its condition.
  static func hasField(_ tree: JSONTree?) -> Bool {
    if let several = tree?.elements { return several.contains { $0["field"]?.isTruthy == true } }
    return isField(tree) || isField(tree?["condition"])
  }

  /// The definitions that name a field, of one or of several.
  static func fields(_ tree: JSONTree) -> [JSONTree] {
    (tree.elements ?? [tree]).compactMap { one in
      isField(one) ? one : one["condition"].flatMap { isField($0) ? $0 : nil }
    }
  }

  /// Whether rows are put together by this encoding.
  static func isAggregate(_ encoding: JSONTree) -> Bool {
    (encoding.members ?? []).contains { member in
      fields(member.value).contains { $0["aggregate"]?.isTruthy == true }
    }
  }

  /// Whether a field is cut into bins here; `"binned"` means that it was before.
  static func isBinning(_ tree: JSONTree) -> Bool {
    guard let bin = tree["bin"] else { return false }
    return bin.isTruthy && bin.string != "binned" && bin["binned"]?.bool != true
  }

  /// Whether a position's scale is continuous: numbers that are not binned, and times.
  static func isContinuous(_ tree: JSONTree?, channel: String) -> Bool {
    guard let tree, isFieldOrDatum(tree) else { return false }
    switch ChannelType.of(tree, channel: channel) {
    case "quantitative": return tree["bin"]?.isTruthy != true
    case "temporal": return true
    default: return false
    }
  }
}

/// What marks of several parts say of the fields that they make, so that no field is known by how its name begins.
enum CompositePartName {
  /// The member of a channel's definition in which the name stands; Vega-Lite has none of this name.
  static let member = "@compositePart"

  private static let named: Set<String> = [
    "lower_whisker_", "upper_whisker_", "lower_box_", "upper_box_", "mid_box_", "center_", "lower_", "upper_",
  ]

  /// What a prefix of Vega-Lite says of a field, in words: `lower whisker`; `nil` for one that says an operation.
  static func words(_ prefix: String) -> String? {
    named.contains(prefix) ? prefix.split(separator: "_").joined(separator: " ") : nil
  }
}

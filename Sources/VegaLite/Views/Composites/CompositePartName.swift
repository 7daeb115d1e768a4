/// What marks of several parts say of the fields that they make, so that no field is known by how its name begins.
enum CompositePartName {
  /// The member of a channel's definition in which the name stands; Vega-Lite has none of this name.
  static let member = "@compositePart"

  /// The member in which the words stand for a title that Vega-Lite shortens; Vega-Lite has none of this name.
  static let titleMember = "@compositeTitle"

  private static let named: Set<String> = [
    "lower_whisker_", "upper_whisker_", "lower_box_", "upper_box_", "mid_box_", "center_", "lower_", "upper_",
  ]

  /// The column in which stands how many rows a mark was made of; no field of a table has this name.
  static let countColumn = "@compositeRows"

  /// The words for what Vega-Lite shortens.
  private static let long = ["Max": "maximum", "Q3": "upper quartile", "Q1": "lower quartile", "Min": "minimum"]

  /// A title without its short forms: `maximum` for `Max`; `nil` for one that has none.
  static func long(_ title: String) -> String? { long[title] }

  /// What a prefix of Vega-Lite says of a field, in words: `lower whisker`; `nil` for one that says an operation.
  static func words(_ prefix: String) -> String? {
    if prefix == "max_" || prefix == "min_" { return prefix == "max_" ? "maximum" : "minimum" }
    return named.contains(prefix) ? prefix.split(separator: "_").joined(separator: " ") : nil
  }
}

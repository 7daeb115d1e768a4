import SourceText

/// The type of a channel: the author's, or the one that Vega-Lite would take; after `defaultType` of its `channeldef`.
enum ChannelType {
  /// The full name of the type, or `nil` where nothing tells it: a datum that is no number, text or date.
  static func of(_ definition: JSONTree, channel: String) -> String? {
    if let given = definition["type"]?.string.flatMap(fullName) {
      let isCount = ["count", "distinct", "valid", "missing"].contains(definition["aggregate"]?.string ?? "")
      return isCount ? "quantitative" : given
    }
    guard ChannelDefinition.isField(definition) else { return ofDatum(definition["datum"]) }
    return ofField(definition, channel: channel)
  }

  /// `Q` is short for `quantitative`, and so on, in upper or lower case.
  static func fullName(_ name: String) -> String? {
    switch name.lowercased() {
    case "q", "quantitative": "quantitative"
    case "t", "temporal": "temporal"
    case "o", "ordinal": "ordinal"
    case "n", "nominal": "nominal"
    case "geojson": "geojson"
    default: nil
    }
  }

  private static func ofDatum(_ datum: JSONTree?) -> String? {
    switch datum?.kind {
    case .number: "quantitative"
    case .string: "nominal"
    case .object: isDateTime(datum) ? "temporal" : nil
    default: nil
    }
  }

  private static func isDateTime(_ datum: JSONTree?) -> Bool {
    let parts = ["year", "quarter", "month", "date", "day", "hours", "minutes", "seconds", "milliseconds"]
    return parts.contains { datum?[$0] != nil }
  }

  private static func ofField(_ definition: JSONTree, channel: String) -> String {
    switch channel {
    case "latitude", "longitude": return "quantitative"
    case "row", "column", "facet", "shape", "strokeDash": return "nominal"
    case "order": return "ordinal"
    default: break
    }
    if definition["sort"]?.elements != nil { return "ordinal" }
    if definition["timeUnit"]?.isTruthy == true { return "temporal" }
    if definition["bin"]?.isTruthy == true || isNumericAggregate(definition["aggregate"]) { return "quantitative" }
    return ofScale(definition["scale"]?["type"]?.string) ?? "nominal"
  }

  private static func isNumericAggregate(_ aggregate: JSONTree?) -> Bool {
    guard let aggregate, aggregate.isTruthy else { return false }
    return aggregate["argmin"] == nil && aggregate["argmax"] == nil
  }

  private static func ofScale(_ type: String?) -> String? {
    switch type {
    case "linear", "log", "pow", "sqrt", "symlog", "identity", "quantile", "quantize", "threshold", "bin-ordinal":
      "quantitative"
    case "time", "utc": "temporal"
    default: nil
    }
  }
}

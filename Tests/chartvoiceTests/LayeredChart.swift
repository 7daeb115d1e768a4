/// A Vega-Lite chart of rows and layers, as text.
struct LayeredChart {
  var rows: String
  var whole = ""

  /// The chart with its layers, each an object without its braces; one alone is the chart itself.
  func text(_ layers: String...) -> String {
    let start = "{\(whole)\"data\": {\"values\": [\(rows)]}, "
    return layers.count == 1
      ? start + layers[0] + "}"
      : start + "\"layer\": [" + layers.map { "{\($0)}" }.joined(separator: ", ") + "]}"
  }

  /// A mark with its encoding.
  static func mark(_ mark: String, _ encoding: String, _ more: String = "") -> String {
    "\"mark\": \(mark.hasPrefix("{") ? mark : "\"\(mark)\""), \(more)\"encoding\": {\(encoding)}"
  }

  /// A channel of a field.
  static func field(_ channel: String, _ field: String, _ type: String = "quantitative", _ more: String = "") -> String
  {
    "\"\(channel)\": {\"field\": \"\(field)\", \"type\": \"\(type)\"\(more)}"
  }
}

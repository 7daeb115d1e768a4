/// The names of Vega-Lite's channels.
enum ChannelNames {
  static let facets = ["row", "column", "facet"]

  /// The channels of a mark.
  static let marks = [
    "x", "y", "x2", "y2", "xOffset", "yOffset", "xError", "xError2", "yError", "yError2", "longitude", "latitude",
    "longitude2", "latitude2", "theta", "theta2", "radius", "radius2", "time", "color", "fill", "stroke", "opacity",
    "fillOpacity", "strokeOpacity", "strokeWidth", "strokeDash", "size", "angle", "shape", "detail", "key", "text",
    "tooltip", "href", "url", "description", "order",
  ]

  static let all = facets + marks
}

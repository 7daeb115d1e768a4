import SourceText

/// A view of a chart with what it takes over from the views around it.
struct VegaLiteView {
  /// Its part of the chart.
  let tree: JSONTree
  /// Its channels by their names.
  let encoding: [String: JSONTree]
  /// Its rows where they stand in the chart; `nil` where they stand elsewhere.
  let rows: [JSONTree]?
  /// Whether rows are changed before they are drawn, or drawn more than once.
  let isDerived: Bool
  /// Whether the chart has a description.
  let isDescribed: Bool
  private let datasets: JSONTree?

  /// The channels that texts name.
  static let channels = [
    "x", "y", "x2", "y2", "xOffset", "yOffset", "theta", "radius", "longitude", "latitude", "color", "fill", "stroke",
    "shape", "size", "opacity", "strokeWidth", "strokeDash", "angle", "detail", "row", "column", "facet",
  ]

  /// The whole chart.
  init(chart: JSONTree) { self.init(chart, in: nil) }

  private init(_ tree: JSONTree, in parent: VegaLiteView?) {
    self.tree = tree
    let datasets = parent?.datasets ?? tree["datasets"]
    self.datasets = datasets
    var encoding = parent?.encoding ?? [:]
    for channel in Self.channels {
      if let definition = tree["encoding"]?[channel] { encoding[channel] = definition }
    }
    self.encoding = encoding
    rows = tree["data"].map { Self.rows(of: $0, datasets) } ?? parent?.rows
    isDerived =
      parent?.isDerived == true || tree["transform"]?.elements?.isEmpty == false || tree["repeat"] != nil
      || tree["facet"] != nil
    isDescribed = parent?.isDescribed == true || tree["description"]?.string?.isEmpty == false
  }

  private static func rows(of data: JSONTree, _ datasets: JSONTree?) -> [JSONTree]? {
    data["values"]?.elements ?? data["name"]?.string.flatMap { datasets?[$0]?.elements }
  }

  /// The views inside it in their order.
  var children: some Sequence<VegaLiteView> {
    let lists = ["layer", "concat", "hconcat", "vconcat"].flatMap { tree[$0]?.elements ?? [] }
    let parts = lists + [tree["spec"]].compactMap { $0 }
    return parts.lazy.filter { $0.members != nil }.map { VegaLiteView($0, in: self) }
  }

  /// Whether it is drawn in layers, one over the other, with the same axes.
  var isLayered: Bool { tree["layer"] != nil }

  /// Whether it sets views beside each other, which have axes of their own.
  var isComposed: Bool { ["concat", "hconcat", "vconcat", "spec"].contains { tree[$0] != nil } }

  /// A layer of which nothing but the axes counts, for what is said of all layers.
  var firstLayer: VegaLiteView? {
    guard isLayered else { return nil }
    return children.first { _ in true }.map { $0.firstLayer ?? $0 }
  }

  /// The kind of its marks: `bar`.
  var markType: String? { tree["mark"]?.string ?? tree["mark"]?["type"]?.string }
}

import SourceText

/// Lines and points over a line or an area, as layers; after `pathoverlay` of Vega-Lite's normaliser.
struct PathOverlay {
  private let node: SpecificationNode
  private let definition: JSONTree
  private let encoding: JSONTree
  private let line: JSONTree?
  private let point: JSONTree?

  /// - Returns: `nil` where nothing is drawn over the mark.
  init?(node: SpecificationNode, definition: JSONTree, encoding: JSONTree, config: JSONTree) {
    guard let type = definition["type"]?.string, ["line", "area", "rule", "trail"].contains(type) else { return nil }
    point = Self.point(definition, config[type], encoding)
    line = type == "area" ? Self.line(definition, config[type]) : nil
    guard point != nil || line != nil else { return nil }
    self.node = node
    self.definition = definition
    self.encoding = encoding
  }

  /// The layers: the mark itself, then the line, then the points.
  func expanded() -> SpecificationNode {
    let maker = TreeMaker(line: node.tree.line)
    let own = maker.object([
      ("name", node.tree["name"]), ("params", node.tree["params"]),
      ("mark", definition.omitting(["point", "line"])), ("encoding", encoding.omitting(["shape"])),
    ])
    let above = overlayEncoding
    let layers = [
      own,
      line.map { overlay("line", ["clip", "interpolate", "tension", "tooltip"], $0, above) },
      point.map { overlay("point", ["clip", "tooltip"], $0, above) },
    ]
    let outer = node.tree.omitting(["params", "projection", "mark", "name", "encoding"])
    return SpecificationNode(
      outer.setting("layer", to: maker.array(layers.compactMap { $0 })), pointer: node.pointer)
  }

  private func overlay(_ type: String, _ kept: [String], _ properties: JSONTree, _ encoding: JSONTree) -> JSONTree {
    let maker = TreeMaker(line: definition.line)
    // Points over a path are filled, so that a fill takes the place of a colour.
    let filled = type == "point" ? maker.bool(true) : nil
    let base = maker.object([("type", maker.string(type)), ("filled", filled)] + kept.map { ($0, definition[$0]) })
    let mark = maker.merged([base, properties.members == nil ? nil : properties])
    return maker.object([("mark", mark), ("encoding", encoding)])
  }

  /// The same places as the mark's: stacked where it is stacked by itself, and without ends.
  private var overlayEncoding: JSONTree {
    var overlay = encoding
    if let channel = DefaultStack.channel(of: definition, encoding), let stacked = encoding[channel] {
      overlay = overlay.setting(
        channel, to: stacked.setting("stack", to: TreeMaker(line: stacked.line).string("zero")))
    }
    return overlay.omitting(["x2", "y2"])
  }

  /// What is said of points over the mark, or `nil` where there are none; a shape asks for points, too.
  private static func point(_ definition: JSONTree, _ config: JSONTree?, _ encoding: JSONTree) -> JSONTree? {
    if let point = definition["point"] {
      guard point.string != "transparent" else { return transparent(point.line) }
      return point.isTruthy ? point : nil
    }
    if let point = config?["point"], point.isTruthy { return point }
    return encoding["shape"]?.isTruthy == true ? TreeMaker(line: definition.line).object([]) : nil
  }

  private static func transparent(_ line: Int) -> JSONTree {
    let maker = TreeMaker(line: line)
    return maker.object([("opacity", maker.number(0))])
  }

  private static func line(_ definition: JSONTree, _ config: JSONTree?) -> JSONTree? {
    let line = definition["line"] ?? config?["line"]
    return line?.isTruthy == true ? line : nil
  }
}

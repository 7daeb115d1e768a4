import SourceText

/// The channels of a unit as Vega-Lite takes them: in its own order, each with its type; after `initEncoding`.
struct UnitEncoding: Sendable {
  /// The channels that have a field or a datum, in order; one entry each for the fields of `detail`, `order` and so on.
  let channels: [EncodedChannel]
  /// Channels by name, whatever they say.
  let definitions: SpecificationNode
  let mark: VegaMark

  /// The channels of a unit in the order in which Vega tells them.
  static let names = [
    "x", "y", "x2", "y2", "theta", "theta2", "radius", "radius2", "longitude", "longitude2", "latitude", "latitude2",
    "xOffset", "yOffset", "color", "fill", "stroke", "time", "opacity", "fillOpacity", "strokeOpacity", "strokeWidth",
    "strokeDash", "size", "angle", "shape", "order", "text", "detail", "key", "tooltip", "href", "url", "description",
  ]

  /// Whether a channel may have several fields.
  private static func isList(_ name: String, _ node: SpecificationNode) -> Bool {
    switch name {
    case "detail": true
    case "order": node["value"] == nil
    case "tooltip": node.tree.elements != nil
    default: false
    }
  }

  func isList(_ name: String) -> Bool { definitions[name].map { Self.isList(name, $0) } ?? false }

  /// Secondary channels and the channel whose type they have.
  static let mains = [
    "x2": "x", "y2": "y", "theta2": "theta", "radius2": "radius", "longitude2": "longitude", "latitude2": "latitude",
  ]

  init(_ unit: UnitView) {
    mark = unit.mark
    definitions = unit.encoding
    var channels: [EncodedChannel] = []
    for name in Self.names {
      guard let node = unit.encoding[name], Self.isTaken(name, unit, before: channels) else { continue }
      let channel = name == "angle" && unit.mark == .arc && unit.encoding["theta"] == nil ? "theta" : name
      guard Self.isList(name, node) else {
        channels += [EncodedChannel(node, channel: channel, mains: channels)].compactMap { $0 }
        continue
      }
      let nodes = node.tree.elements == nil ? [node] : node.elements
      // Among several there are fields only, without conditions and data.
      channels += nodes.filter { ChannelDefinition.isField($0.tree) }
        .compactMap { EncodedChannel($0, channel: channel, mains: channels) }
    }
    self.channels = channels
  }

  /// The channel's field or datum; the first of several.
  subscript(name: String) -> EncodedChannel? { channels.first { $0.channel == name } }

  /// The field of a channel itself, not of its condition.
  func field(_ name: String) -> EncodedChannel? { self[name].flatMap { $0.isField && !$0.isConditional ? $0 : nil } }

  /// The fields, without data.
  var fields: [EncodedChannel] { channels.filter(\.isField) }

  var isAggregate: Bool { fields.contains { $0.aggregate != nil } }

  /// Whether Vega-Lite takes the channel for this mark at all.
  private static func isTaken(_ name: String, _ unit: UnitView, before: [EncodedChannel]) -> Bool {
    guard supports(unit, name) else { return false }
    switch name {
    case "xOffset", "yOffset":
      guard let main = before.first(where: { $0.channel == String(name.prefix(1)) }), main.isField else { return true }
      let offset = EncodedChannel(unit.encoding[name], channel: name, mains: before)
      let isNumber = main.type == .quantitative || main.type == .temporal
      return !(isNumber && main.timeUnit == nil && offset?.isField == true)
    case "size" where unit.mark == .line:
      return EncodedChannel(unit.encoding[name], channel: name, mains: before)?.aggregate == nil
    // Vega-Lite takes a list of fields for no order.
    case "order": return unit.encoding[name]?.tree.elements == nil
    case "color": return unit.encoding[isFilled(unit) ? "fill" : "stroke"] == nil
    default: return true
    }
  }

  /// Whether the mark is filled; after `initMarkdef` of Vega-Lite.
  private static func isFilled(_ unit: UnitView) -> Bool {
    if let filled = unit.definition["filled"]?.bool { return filled }
    return ![.point, .line, .rule].contains(unit.mark)
  }

  /// Which marks a channel is for; after `getSupportedMark` of Vega-Lite.
  private static func supports(_ unit: UnitView, _ channel: String) -> Bool {
    let mark = unit.mark
    switch channel {
    case "x", "y", "xOffset", "yOffset", "latitude", "longitude": return mark != .geoshape
    case "x2", "y2", "latitude2", "longitude2": return supportsEnd(unit, channel)
    case "angle": return [.point, .arc, .square, .text].contains(mark)
    case "shape": return mark == .point || mark == .geoshape
    case "strokeDash": return [.line, .point, .tick, .rule, .bar, .square, .circle, .geoshape].contains(mark)
    case "size": return [.point, .tick, .rule, .circle, .square, .bar, .text, .line, .trail].contains(mark)
    case "text": return mark == .text
    case "url": return mark == .image
    case "theta", "radius": return mark == .text || mark == .arc
    case "theta2", "radius2": return mark == .arc
    default: return true
    }
  }

  /// Marks without length have a second position only for bins that were made before.
  private static func supportsEnd(_ unit: UnitView, _ channel: String) -> Bool {
    if [.area, .bar, .image, .rect, .rule].contains(unit.mark) { return true }
    guard [.circle, .point, .square, .tick, .line, .trail].contains(unit.mark) else { return false }
    let main = EncodedChannel(unit.encoding[UnitEncoding.mains[channel] ?? ""], channel: "x", mains: [])
    return main?.isBinned == true && ChannelDefinition.isField(unit.encoding[channel]?.tree)
  }
}

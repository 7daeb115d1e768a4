import ChartModel

/// The channels of a unit with their values, each read once.
struct UnitChannels {
  let unit: CompiledUnit
  let names: CalendarNames
  /// The values of `unit.channels`, in their order.
  let values: [ChannelValues]

  init(_ unit: CompiledUnit, names: CalendarNames) {
    self.unit = unit
    self.names = names
    values = unit.channels.map { ChannelValues($0, in: unit.rows, names: names) }
  }

  /// The place of a channel by its name.
  func place(_ channel: String) -> Int? { unit.channels.firstIndex { $0.channel == channel } }

  /// The place of the first channel of some names, in the order of the names, that fits.
  func first(_ channels: [String], where fits: (ChannelValues) -> Bool) -> Int? {
    for channel in channels {
      if let place = values.indices.first(where: { values[$0].channel.channel == channel && fits(values[$0]) }) {
        return place
      }
    }
    return nil
  }

  /// Whether two channels show one and the same.
  func areSame(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (values[first].channel, values[second].channel)
    return first.column == second.column && first.endColumn == second.endColumn
  }
}

extension UnitChannels {
  /// Channels that group the points of paths and tell series apart, the plainest first.
  static let grouping = [
    "color", "fill", "stroke", "detail", "xOffset", "yOffset", "shape", "strokeDash", "opacity", "fillOpacity",
    "strokeOpacity", "strokeWidth", "size",
  ]
  /// Channels that may show a number by how a mark looks, the plainest first.
  static let looks = [
    "color", "fill", "size", "stroke", "text", "opacity", "fillOpacity", "strokeOpacity", "strokeWidth", "angle",
    "radius",
  ]
  /// Channels that nobody sees.
  static let unseen: Set<String> = ["tooltip", "href", "key", "order", "description", "url"]
}

internal import ChartModel

/// What tells the series of a layer apart.
struct SeriesChoice {
  /// The label of what tells them apart.
  var field: String
  /// The name of each mark's series.
  var names: [String]
  /// The series in their order, where it is known.
  var order: [String]?

  /// The series of a layer; `nil` where it is one.
  init?(_ marks: [PlacedMark], roles: LayerRoles, settings: ChartSettings) {
    guard let first = marks.first, !roles.isPartToWhole else { return nil }
    if let source = roles.heatSeries {
      self.init(marks, from: source, domain: settings.y.domain?.categories)
    } else if first.series != nil, LineParts(marks).areOfColors {
      // The values of `series:` only break the lines that color names.
      self.init(marks, channels: Self.telling(marks), settings: settings)
    } else if first.series != nil, LineParts(marks).areOfOne {
      return nil
    } else if first.series != nil {
      self.init(marks, from: .series, domain: nil)
      if Self.names(of: marks, in: .foregroundStyle) == names { order = settings.seriesOrder ?? order }
    } else {
      self.init(marks, channels: Self.telling(marks), settings: settings)
    }
  }

  private init?(_ marks: [PlacedMark], from source: LayerRoles.Source, domain: [String]?) {
    let values = marks.enumerated().compactMap { source.value(of: $1, at: $0) }
    guard let first = values.first else { return nil }
    field = first.label
    // A bare number names nothing: "T 0" does.
    names = values.map { value in
      guard case .number = value.content, !value.label.isEmpty else { return value.content.name }
      return "\(value.label) \(value.content.name)"
    }
    order = domain ?? first.levels
  }

  private init?(_ marks: [PlacedMark], channels: [Channel], settings: ChartSettings) {
    guard let first = channels.first, let value = marks.first?.traits.channels[first] else { return nil }
    field = value.label
    names = marks.map { mark in
      channels.compactMap { mark.traits.channels[$0]?.content.name }.joined(separator: ", ")
    }
    guard channels.count == 1 else { return }
    order = (first == .foregroundStyle ? settings.seriesOrder : nil) ?? value.levels
    // Parts that no color names are not those of the legend.
    if field == StackedParts.series { order = order?.filter(names.contains) }
  }

  /// The channels that say more than the axes and than each other.
  private static func telling(_ marks: [PlacedMark]) -> [Channel] {
    var known = [marks.map { text(of: $0.x) }, marks.map { text(of: $0.y) }]
    var channels: [Channel] = []
    for channel in [Channel.foregroundStyle, .symbol, .lineStyle, .position] {
      guard let names = names(of: marks, in: channel), !known.contains(names) else { continue }
      // One place beside nothing tells no series apart.
      if channel == .position, Set(names).count == 1 { continue }
      known.append(names)
      channels.append(channel)
    }
    return channels
  }

  /// The names in a channel; `nil` where it is not one of categories.
  private static func names(of marks: [PlacedMark], in channel: Channel) -> [String?]? {
    let names = marks.map { text(of: $0.traits.channels[channel]) }
    return names.contains(nil) ? nil : names
  }

  private static func text(of value: PlottedValue?) -> String? {
    if case .text(let text) = value?.content { text } else { nil }
  }
}

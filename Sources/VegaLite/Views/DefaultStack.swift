import SourceText

/// Which channel of an area is stacked without the author saying so; after `stack` of Vega-Lite.
enum DefaultStack {
  /// `x` or `y`, or `nil` where nothing is stacked, or where the author says how.
  static func channel(of definition: JSONTree, _ encoding: JSONTree) -> String? {
    guard definition["type"]?.string == "area", let channel = measure(definition, encoding),
      encoding[channel]?["stack"] == nil, !ChannelDefinition.isFieldOrDatum(encoding[channel + "2"])
    else { return nil }
    let isGrouped = !ChannelDefinition.isAggregate(encoding) || isDivided(encoding, without: channel == "x" ? "y" : "x")
    return isGrouped ? channel : nil
  }

  /// The channel with the numbers; where both have some, the one that is put together, or the one that areas stand on.
  private static func measure(_ definition: JSONTree, _ encoding: JSONTree) -> String? {
    let orient = definition["orient"]?.string
    switch (isNumeric(encoding["x"], "x"), isNumeric(encoding["y"], "y")) {
    case (true, true):
      let isPutTogether = ["x", "y"].map { encoding[$0]?["aggregate"]?.isTruthy == true }
      if isPutTogether[0] != isPutTogether[1] { return isPutTogether[0] ? "x" : "y" }
      return orient == "horizontal" ? "x" : "y"
    case (true, false): return encoding["y"] == nil && orient == "vertical" ? nil : "x"
    case (false, true): return encoding["x"] == nil && orient == "horizontal" ? nil : "y"
    case (false, false): return nil
    }
  }

  private static func isNumeric(_ definition: JSONTree?, _ channel: String) -> Bool {
    guard let definition, ChannelDefinition.isField(definition) else { return false }
    return ChannelType.of(definition, channel: channel) == "quantitative" && definition["bin"]?.isTruthy != true
  }

  /// Whether a channel other than the places divides the rows, by another field than the one along the axis.
  private static func isDivided(_ encoding: JSONTree, without dimension: String) -> Bool {
    let places = ["x", "y", "x2", "y2", "xOffset", "yOffset", "tooltip", "theta", "radius", "theta2", "radius2"]
    let along = encoding[dimension].map(key)
    return (encoding.members ?? []).contains { member in
      guard !places.contains(member.name) else { return false }
      return ChannelDefinition.fields(member.value).contains {
        $0["aggregate"]?.isTruthy != true && key($0) != along
      }
    }
  }

  private static func key(_ definition: JSONTree) -> [VegaValue?] {
    [definition["field"]?.value, definition["timeUnit"]?.value, definition["bin"]?.value]
  }
}

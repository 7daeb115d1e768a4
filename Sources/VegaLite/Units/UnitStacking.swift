import SourceText

/// How the marks of a unit are stacked; after `stack` of Vega-Lite.
struct UnitStacking: Sendable {
  let channel: EncodedChannel
  let offset: UnitStack.Offset
  /// The channels whose values are stacked apart: the other axis, and an offset along it.
  let dimensions: [EncodedChannel]
  /// The channels that divide a stack into its parts.
  let parts: [EncodedChannel]
  /// Whether a part that is missing somewhere counts as zero there, so that areas meet.
  let imputes: Bool

  private static let stackable: Set<VegaMark> = [
    .arc, .bar, .area, .rule, .point, .circle, .square, .line, .text, .tick,
  ]

  private static let dividing = UnitEncoding.names.filter {
    ![
      "x", "y", "x2", "y2", "xOffset", "yOffset", "theta", "theta2", "radius", "radius2", "longitude", "longitude2",
      "latitude", "latitude2", "tooltip",
    ].contains($0)
  }

  init?(_ unit: UnitView, _ encoding: UnitEncoding, isHorizontal: Bool) {
    guard Self.stackable.contains(unit.mark),
      let channel = Self.measure("x", "y", unit, encoding, isHorizontal)
        ?? Self.measure("theta", "radius", unit, encoding, isHorizontal),
      let offset = Self.offset(channel, unit.mark)
    else { return nil }
    let dimensions = Self.dimensions(of: channel, encoding)
    let apart = Set(dimensions.map(\.column))
    let parts = encoding.fields.filter {
      Self.dividing.contains($0.channel) && $0.aggregate == nil && !apart.contains($0.column)
    }
    if Self.isAggregate(encoding), parts.isEmpty { return nil }
    if encoding[channel.channel + "2"] != nil { return nil }
    self.channel = channel
    self.offset = offset
    self.dimensions = dimensions
    self.parts = parts
    imputes = unit.mark.isPath && channel.definition["impute"]?.tree.isNull != true
  }

  /// Whether rows are put together; a lone count among the fields of a list does not show here.
  private static func isAggregate(_ encoding: UnitEncoding) -> Bool {
    encoding.fields.contains { channel in
      guard channel.aggregate != nil else { return false }
      let siblings = encoding.fields.filter { $0.channel == channel.channel }
      return !encoding.isList(channel.channel) || siblings.contains { $0.field != nil }
    }
  }

  private static func offset(_ channel: EncodedChannel, _ mark: VegaMark) -> UnitStack.Offset? {
    guard let stack = channel.definition["stack"] else {
      return [.bar, .area, .arc].contains(mark) ? .zero : nil
    }
    if let isStacked = stack.bool { return isStacked ? .zero : nil }
    return stack.string.flatMap { UnitStack.Offset(rawValue: $0) }
  }

  private static func dimensions(of channel: EncodedChannel, _ encoding: UnitEncoding) -> [EncodedChannel] {
    let others = ["x": "y", "y": "x", "theta": "radius", "radius": "theta"]
    guard let other = others[channel.channel] else { return [] }
    let names = [other, other == "x" ? "xOffset" : "yOffset"]
    return names.compactMap { encoding.field($0) }.filter { $0.column != channel.column }
  }

  /// The channel of two that holds the numbers to stack.
  private static func measure(
    _ first: String, _ second: String, _ unit: UnitView, _ encoding: UnitEncoding, _ isHorizontal: Bool
  ) -> EncodedChannel? {
    let isBarOrArea = first == "x" && [.bar, .area].contains(unit.mark)
    let (x, y) = (encoding.field(first), encoding.field(second))
    switch (x?.isUnbinnedQuantitative == true, y?.isUnbinnedQuantitative == true) {
    case (false, false): return nil
    case (true, false): return x.flatMap { y == nil && isBarOrArea && !isHorizontal ? nil : $0 }
    case (false, true): return y.flatMap { x == nil && isBarOrArea && isHorizontal ? nil : $0 }
    case (true, true):
      if x?.definition["stack"]?.tree.isTruthy == true { return x }
      if y?.definition["stack"]?.tree.isTruthy == true { return y }
      if (x?.aggregate != nil) != (y?.aggregate != nil) { return x?.aggregate != nil ? x : y }
      return isBarOrArea ? (isHorizontal ? x : y) : nil
    }
  }
}

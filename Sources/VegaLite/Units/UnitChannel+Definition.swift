import SourceText

extension UnitChannel {
  /// A channel of a compiled unit, as its definition tells it.
  init(
    _ channel: EncodedChannel, encoding: UnitEncoding?, config: JSONTree, datum: VegaValue?, order: [VegaValue]?
  ) {
    let definition = channel.definition
    let guide = ChannelTitle.guide(definition)
    self.channel = channel.channel
    field = channel.isCount ? nil : channel.field
    title = ChannelTitle.author(definition)
    vegaTitle = ChannelTitle.made(channel, config: config)
    ownTitle = ChannelTitle.own(definition)
    type = channel.type ?? .nominal
    aggregate = channel.aggregate.map(Self.name)
    timeUnit = channel.timeUnit?.unit
    isUTC = channel.timeUnit?.isUTC == true || definition["scale"]?["type"]?.string == "utc"
    isStepped = channel.timeUnit.map { $0.isCut && ($0.step != nil || $0.maxbins != nil) } ?? false
    part = definition[CompositePartName.member]?.string
    longTitle = definition[CompositePartName.titleMember]?.string
    isBinned = channel.hasBin
    column = channel.column
    endColumn = channel.endColumn ?? Self.secondEnd(of: channel, encoding)
    let formatted = definition["format"] == nil ? guide : definition
    format = formatted?["format"]?.string
    formatType = formatted?["formatType"]?.string
    self.datum = datum
    self.order = order
  }

  private static func name(_ aggregate: EncodedChannel.Aggregate) -> String {
    switch aggregate {
    case .operation(let name): name
    case .extreme(let isMaximum, _): isMaximum ? "argmax" : "argmin"
    }
  }

  /// Bins that were made before end in the column of `x2` or `y2`.
  private static func secondEnd(of channel: EncodedChannel, _ encoding: UnitEncoding?) -> String? {
    guard channel.isBinned, ["x", "y"].contains(channel.channel) else { return nil }
    return encoding?.field(channel.channel + "2")?.column
  }
}

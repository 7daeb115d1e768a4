import SourceText

extension UnitScale {
  /// The scale of a channel as its definition tells it, or `nil` where it has none.
  init?(_ channel: EncodedChannel, mark: VegaMark) {
    guard let type = ScaleKind.type(of: channel, mark: mark) else { return nil }
    let scale = channel.definition["scale"]
    self.type = type
    domain = Self.domain(scale)
    isNice = scale?["nice"]?.bool != false
    isReversed = Self.isReversed(channel.definition)
    if let exponent = scale?["exponent"]?.tree.number, exponent > 0, exponent.isFinite { self.exponent = exponent }
    saysZero = scale?["zero"]?.bool
    includesZero = Self.includesZero(channel, scale, type)
  }

  private static func domain(_ scale: SpecificationNode?) -> [VegaValue]? {
    if let elements = scale?["domain"]?.tree.elements { return elements.map(\.value) }
    let (low, high) = (scale?["domainMin"]?.tree.value, scale?["domainMax"]?.tree.value)
    guard low != nil || high != nil else { return nil }
    return [low ?? .undefined, high ?? .undefined]
  }

  /// Whether the scale runs the other way: `reverse`, or a continuous field in descending order.
  static func isReversed(_ definition: SpecificationNode) -> Bool {
    runsTheOtherWay(definition) ?? (definition["sort"]?.string == "descending")
  }

  /// What `reverse` says; `nil` where nobody said it.
  static func runsTheOtherWay(_ definition: SpecificationNode) -> Bool? { definition["scale"]?["reverse"]?.bool }

  /// After `zero` of Vega-Lite's scale properties: positions of all marks are held against zero unless someone says
  /// otherwise.
  private static func includesZero(_ channel: EncodedChannel, _ scale: SpecificationNode?, _ type: String) -> Bool? {
    if let zero = scale?["zero"]?.bool { return zero }
    let isHeld =
      ["linear", "pow", "sqrt", "symlog"].contains(type) && channel.type == .quantitative
      && ["x", "y", "theta", "radius"].contains(channel.channel) && scale?["domain"] == nil && !channel.isBinning
    return isHeld ? true : nil
  }
}

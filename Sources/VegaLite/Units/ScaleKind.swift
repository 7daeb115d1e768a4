import SourceText

/// The scale of a channel; after `scaleType` of Vega-Lite.
enum ScaleKind {
  /// The channels that have scales.
  static let channels: Set<String> = [
    "x", "y", "theta", "radius", "xOffset", "yOffset", "color", "fill", "stroke", "time", "opacity", "fillOpacity",
    "strokeOpacity", "strokeWidth", "strokeDash", "size", "angle", "shape",
  ]

  private static let discrete: Set<String> = ["ordinal", "bin-ordinal", "point", "band"]

  /// Vega's name of the type, or `nil` where the channel has no scale.
  static func type(of channel: EncodedChannel, mark: VegaMark) -> String? {
    let scale = channel.definition["scale"]
    guard channels.contains(channel.channel), scale?.tree.isNull != true, scale?.bool != false else { return nil }
    let standard = standardType(of: channel, mark: mark)
    guard let given = scale?["type"]?.string, isSupported(given, by: channel) else { return standard }
    return given
  }

  static func isContinuous(_ type: String?) -> Bool { type.map { !discrete.contains($0) } ?? false }

  private static func isSupported(_ given: String, by channel: EncodedChannel) -> Bool {
    switch channel.type {
    case .quantitative: !["time", "utc"].contains(given)
    case .temporal: ["time", "utc", "linear", "ordinal", "point", "band", "quantize"].contains(given)
    case .ordinal, .nominal: discrete.contains(given)
    default: false
    }
  }

  private static func standardType(of channel: EncodedChannel, mark: VegaMark) -> String? {
    let isColor = ["color", "fill", "stroke"].contains(channel.channel)
    let isNamed = ["shape", "strokeDash"].contains(channel.channel)
    switch channel.type {
    case .ordinal, .nominal: return isColor || isNamed ? "ordinal" : positionType(channel, mark)
    case .temporal:
      if isNamed { return "ordinal" }
      return !isColor && channel.timeUnit?.isUTC == true ? "utc" : "time"
    case .quantitative:
      if isColor { return channel.isField && channel.isBinning ? "bin-ordinal" : "linear" }
      return isNamed ? "ordinal" : "linear"
    default: return nil
    }
  }

  private static func positionType(_ channel: EncodedChannel, _ mark: VegaMark) -> String {
    let positions: Set<String> = ["x", "y", "xOffset", "yOffset"]
    let polar: Set<String> = ["theta", "radius"]
    if positions.contains(channel.channel), [.bar, .rect, .image, .rule, .tick].contains(mark) { return "band" }
    if polar.contains(channel.channel), mark == .arc { return "band" }
    return channel.definition["axis"]?["tickBand"]?.tree.isTruthy == true ? "band" : "point"
  }
}

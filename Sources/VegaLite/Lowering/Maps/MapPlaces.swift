import ChartModel

/// Marks at longitudes and latitudes.
enum MapPlaces {
  /// Places that have names, each with what is measured there; `nil` where nothing is, or names do not tell them apart.
  static func asBars(_ unit: CompiledUnit) -> CompiledUnit? {
    guard hasPlaces(unit), unit.view.mark != .text,
      let measured = unit.measure(among: looks, where: { $0.type == .quantitative }),
      let name = PlaceNames(unit).channel(besides: measured)
    else { return nil }
    return unit.asBars(of: measured, at: name)
  }

  private static let looks = ["size", "color", "fill", "opacity", "fillOpacity", "stroke", "strokeWidth"]

  /// All others by where they are: points of two numbers.
  static func asPoints(_ unit: CompiledUnit) -> CompiledUnit? {
    guard hasPlaces(unit) else { return nil }
    var points = unit
    if unit.view.mark.isPath { points.view.mark = .point }
    for (channel, position) in [("longitude", "x"), ("latitude", "y")] {
      guard let place = points.channels.firstIndex(where: { $0.channel == channel }) else { return nil }
      points.channels[place].channel = position
      points.channels[place].title = points.channels[place].title ?? channel
      points.scales[position] = UnitScale(type: "linear", includesZero: false)
    }
    return points
  }

  /// Whether marks are points, and no lines from one place to another.
  private static func hasPlaces(_ unit: CompiledUnit) -> Bool {
    unit.channel("longitude") != nil && unit.channel("latitude") != nil
      && unit.channel("longitude2") == nil && unit.channel("latitude2") == nil
  }
}

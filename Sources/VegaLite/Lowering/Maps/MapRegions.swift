import ChartModel

/// Regions that a color, or another look, gives a value: a table of their names.
enum MapRegions {
  /// `nil` where the shapes show no value, or nothing tells them apart.
  static func asBars(_ unit: CompiledUnit) -> CompiledUnit? {
    guard unit.view.mark == .geoshape, let measured = unit.measure(among: looks, where: { _ in true }),
      let name = PlaceNames(unit).channel(besides: measured)
    else { return nil }
    return MapNeighbours.told(unit, names: name).asBars(of: measured, at: name)
  }

  private static let looks = ["color", "fill", "opacity", "fillOpacity", "stroke", "strokeWidth", "strokeOpacity"]
}

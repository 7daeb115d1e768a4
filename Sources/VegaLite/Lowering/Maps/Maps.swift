import ChartModel

/// Maps told by what they encode: regions and places by their names, or points by longitude and latitude.
///
/// No shape and no position on the page is told; what only draws the map beneath is left out.
enum Maps {
  static func told(_ units: [CompiledUnit]) -> [CompiledUnit] {
    guard units.contains(where: \.isOnMap) else { return units }
    return units.map { unit in
      guard unit.isOnMap else { return unit }
      var told = MapRegions.asBars(unit) ?? MapPlaces.asBars(unit) ?? MapPlaces.asPoints(unit)
      told?.composition = .map
      return told ?? unit
    }
  }
}

extension CompiledUnit {
  /// Whether its marks stand on a map.
  var isOnMap: Bool {
    view.mark == .geoshape || channels.contains { ["longitude", "latitude"].contains($0.channel) }
  }

  /// The first channel of some names that shows what somebody measured, or what something is.
  func measure(among names: [String], where fits: (UnitChannel) -> Bool) -> UnitChannel? {
    names.lazy.compactMap { channel($0) }
      .first { ($0.field != nil || $0.aggregate != nil) && $0.type != .geojson && fits($0) }
  }

  /// The unit as bars: what a channel measures at each name.
  func asBars(of measured: UnitChannel, at name: UnitChannel) -> CompiledUnit {
    var bars = self
    (bars.view.mark, bars.stack, bars.isHorizontal) = (.bar, nil, false)
    bars.channels.removeAll { $0 == measured || $0 == name || $0.type == .geojson }
    var (x, y) = (name, measured)
    (x.channel, x.type, x.title, y.channel, y.title) = ("x", .nominal, name.shortTitle, "y", measured.shortTitle)
    // Nobody sees an order: names are found where they stand in the alphabet.
    x.order = Set(rows.column(x.column)).sorted { VegaValue.ascending($0, $1) < 0 }
    for place in bars.channels.indices where ["longitude", "latitude"].contains(bars.channels[place].channel) {
      bars.channels[place].channel = "tooltip"
    }
    bars.channels += [x, y]
    for place in bars.leftOut.indices where bars.leftOut[place].channel == measured.channel {
      bars.leftOut[place].channel = "y"
    }
    bars.dropNameless(x, y)
    bars.dropRepeatedParts(x, y)
    bars.scales["x"] = UnitScale(type: "band")
    bars.scales["y"] = UnitScale(type: y.type == .quantitative ? "linear" : "point")
    return bars
  }

  /// Leaves out shapes that have neither a name nor a value: nothing is told of them.
  private mutating func dropNameless(_ x: UnitChannel, _ y: UnitChannel) {
    let (names, values) = (rows.column(x.column), rows.column(y.column))
    keep(names.indices.filter { !names[$0].isAbsent && names[$0] != .string("") || !values[$0].isAbsent })
  }

  private mutating func keep(_ kept: [Int]) {
    guard kept.count < rows.rowCount, !kept.isEmpty else { return }
    highlights = Set(kept.indices.filter { highlights.contains(kept[$0]) })
    rows = rows.rows(kept)
  }

  /// Leaves out all but the first of the shapes of one region: islands have its value too.
  private mutating func dropRepeatedParts(_ x: UnitChannel, _ y: UnitChannel) {
    var seen: Set<[VegaValue]> = []
    let marks = zip(rows.column(x.column), rows.column(y.column)).map { [$0, $1] }
    keep(marks.indices.filter { seen.insert(marks[$0]).inserted })
  }
}

extension UnitChannel {
  /// The title, or where nobody gave one and the field lies within others, its own name.
  fileprivate var shortTitle: String? {
    if let title { return title }
    guard aggregate == nil, let path = field.map({ VegaField($0).path }), path.count > 1 else { return nil }
    return path.last
  }
}

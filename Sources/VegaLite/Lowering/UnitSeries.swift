import ChartModel

/// Which channels tell the series of a unit apart, and what else its marks show.
struct UnitSeries {
  /// The places of the channels that together name the series; none for one series.
  let channels: [Int]
  /// The places of the channels that are told besides, drawn ones first.
  let details: [Int]

  /// - Parameter isLayer: whether other units stand beside it, so that even a single name tells it from them.
  init(_ unit: UnitChannels, roles: UnitRoles, isLayer: Bool) {
    let taken = [roles.x, roles.xEnd, roles.y, roles.yEnd, roles.rows].compactMap { $0 }
    let series = roles.rows.map { [$0] } ?? Self.series(unit, roles: roles, taken: taken, isLayer: isLayer)
    channels = series
    details = Self.details(unit, except: taken + series)
  }

  private static func series(_ unit: UnitChannels, roles: UnitRoles, taken: [Int], isLayer: Bool) -> [Int] {
    var candidates: [Int] = []
    for name in UnitChannels.grouping {
      for place in unit.values.indices where unit.values[place].channel.channel == name {
        guard unit.values[place].mayNameSeries, !(taken + candidates).contains(where: { unit.areSame($0, place) })
        else { continue }
        candidates.append(place)
      }
    }
    if unit.unit.view.mark.isPath {
      let splitting = candidates.filter { unit.values[$0].distinctCount > 1 }
      return splitting.isEmpty
        ? candidates.filter { isLayer || unit.values[$0].channel.datum != nil }.prefix(1).map { $0 } : splitting
    }
    return candidates.first { splits($0, unit, roles: roles, isLayer: isLayer) }.map { [$0] } ?? []
  }

  /// Whether a channel tells marks apart that X leaves together.
  private static func splits(_ place: Int, _ unit: UnitChannels, roles: UnitRoles, isLayer: Bool) -> Bool {
    let values = unit.values[place]
    let count = values.distinctCount
    if count <= 1 { return values.channel.datum != nil || isLayer }
    // A name of its own for nearly every mark is no series.
    if count > 12, count * 2 > values.count { return false }
    guard let x = roles.x.map({ unit.values[$0] }), x.kind.isDiscrete else { return true }
    var first: [VegaGroupKey: VegaGroupKey] = [:]
    for row in 0..<values.count {
      let (place, value) = (x.key(at: row), values.key(at: row))
      if let known = first[place], known != value { return true }
      first[place] = value
    }
    return false
  }

  private static func details(_ unit: UnitChannels, except taken: [Int]) -> [Int] {
    let rest = unit.values.indices.filter { place in
      let values = unit.values[place]
      return values.channel.datum == nil && values.channel.type != .geojson
        && !taken.contains { unit.areSame($0, place) }
    }
    let unlike = rest.enumerated().filter { offset, place in
      !rest.prefix(offset).contains { unit.areSame($0, place) }
    }.map(\.element)
    return unlike.filter { unit.values[$0].isSeen } + unlike.filter { !unit.values[$0].isSeen }
  }
}

extension ChannelValues {
  /// Whether its values are few names.
  fileprivate var mayNameSeries: Bool {
    (kind.isDiscrete || kind == .instant && channel.type != .temporal)
      && (0..<count).contains { name(at: $0)?.isEmpty == false }
  }

  /// Whether it is drawn.
  var isSeen: Bool { !UnitChannels.unseen.contains(channel.channel) }
}

import ChartModel

extension UnitLowering {
  /// What the names of series and levels stand for where they are bins, dates or buckets of the calendar.
  var namedPlaces: [String: XValue] {
    let named = (series.channels.count == 1 ? series.channels : []) + [roles.y].compactMap { $0 }
    var places: [String: XValue] = [:]
    for values in named.map({ channels.values[$0] }) where values.kind != .category && values.kind != .number {
      for row in 0..<values.count {
        guard let name = values.name(at: row), places[name] == nil, let place = values.place(at: row) else { continue }
        if case .category = place { continue }
        places[name] = place
      }
    }
    return places
  }
}

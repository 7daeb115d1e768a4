package import ChartModel

/// Buckets put together after their rows came, where the buckets were asked for by name.
extension Bucketer {
  /// How many buckets have rows.
  var bucketCount: Int { slots.keys.count }

  /// Which buckets they are.
  package var bucketing: Bucketing { specification.x.bucketing }

  /// Adds whole buckets of another that are no wider than these, with the names of all its series.
  mutating func take(_ finer: Bucketer, where isTaken: (Int) -> Bool = { _ in true }) {
    let codes = finer.series.names.map { series.place(of: $0) }
    knowsBounds = false
    for (owner, cell) in zip(finer.cells.owners, finer.cells.cells) {
      let key = finer.slots.keys[Int(owner.slot)]
      guard isTaken(key) else { continue }
      let slot = slots.slot(for: keys.key(ofStart: finer.keys, key: key))
      let code = Int(owner.series)
      cells.merge(cell, into: cells.place(slot: slot, series: codes.indices.contains(code) ? codes[code] : 0))
    }
  }

  /// Takes over how many rows are in no bucket.
  mutating func takeCounts(_ other: Bucketer) {
    (rowsWithoutX, rowsUnplaced) = (other.rowsWithoutX, other.rowsUnplaced)
    rowsOutsideRange = other.rowsOutsideRange
  }

  /// The same rows in as many buckets at most, where there are wider ones that hold these whole.
  func coarsened(to limit: Int) -> Bucketer {
    var coarse = self
    while coarse.bucketCount > limit, let next = coarse.coarser { coarse = next }
    return coarse
  }

  private var coarser: Bucketer? {
    specification.coarser.map { specification in
      var coarse = Bucketer(specification)
      coarse.take(self)
      coarse.takeCounts(self)
      return coarse
    }
  }
}

extension ChartSpecification {
  /// The same chart in the next wider buckets that hold its own whole; `nil` where there are none, as of weeks, which months cut.
  var coarser: ChartSpecification? {
    var coarse = self
    switch x.bucketing {
    case .calendar(let unit):
      let units: [CalendarUnit] = [.minute, .hour, .day, .month, .year]
      guard unit != .week, unit != .isoWeek, let next = units.first(where: { $0 > unit }) else { return nil }
      coarse.x.bucketing = .calendar(next)
      coarse.assumptions = assumptions.map { if case .bucket = $0 { .bucket(next) } else { $0 } }
    case .width(let width):
      let wider = NumberSteps.scaled(10, by: width)
      guard wider.isFinite, wider > width else { return nil }
      coarse.x.bucketing = .width(wider)
    default: return nil
    }
    return coarse
  }
}

import ChartModel

/// How the X axis of a chart came out.
struct ResolvedBucketing {
  var bucketing: Bucketing
  var calendar: ChartCalendar
  /// Whether buckets without a row are marks of their own.
  var fillsGaps: Bool
  /// Whether rows were put together although nobody asked for it.
  var wasChosen = false
}

extension Bucketer {
  /// Decides on the final buckets and puts cells together accordingly.
  mutating func resolve() -> ResolvedBucketing {
    switch keys {
    case .categories: ResolvedBucketing(bucketing: .none, calendar: specification.calendar, fillsGaps: false)
    case .instants(let instants): resolve(instants)
    case .numbers(let numbers): resolve(numbers)
    }
  }

  private var keepsAsGiven: Bool {
    specification.x.bucketing == .asGiven && specification.y.hasColumn && slots.keys.count <= ChartLimits.marksAsGiven
  }

  private mutating func resolve(_ instants: InstantKeys) -> ResolvedBucketing {
    let calendar = specification.calendar
    switch specification.x.bucketing {
    case .calendar(let unit): return ResolvedBucketing(bucketing: .calendar(unit), calendar: calendar, fillsGaps: true)
    case .none: return resolveNaturally(instants)
    default: break
    }
    if instants.resolution == .exact, keepsAsGiven { return resolveNaturally(instants) }
    let starts = slots.keys.map { instants.start(of: $0) }
    guard let first = starts.min(), let last = starts.max() else {
      return ResolvedBucketing(bucketing: .none, calendar: calendar, fillsGaps: false)
    }
    // Dates that are written as years have no months.
    let finest = [instants.unit, specification.x.precision].compactMap { $0 }.max()
    let unit = UnitChoice(calendar: calendar).unit(from: first, to: last, notFinerThan: finest)
    regroup(instants, by: unit, calendar: calendar)
    let asked = specification.x.bucketing == .auto
    return ResolvedBucketing(bucketing: .calendar(unit), calendar: calendar, fillsGaps: true, wasChosen: !asked)
  }

  /// Buckets of the unit in which the data came, so that a missing month of a monthly file is seen to be missing.
  private mutating func resolveNaturally(_ instants: InstantKeys) -> ResolvedBucketing {
    guard instants.resolution == .exact,
      let resolved = ResolvedBucketing(instants: slots.keys.map { instants.start(of: $0) }, specification),
      let unit = resolved.unit
    else { return ResolvedBucketing(asGiven: specification) }
    regroup(instants, by: unit, calendar: resolved.calendar)
    return resolved
  }

  private mutating func regroup(_ instants: InstantKeys, by unit: CalendarUnit, calendar: ChartCalendar) {
    let coarse = InstantKeys(calendar: calendar, resolution: .unit(unit))
    let (old, new) = (keys, KeySpace.instants(coarse))
    rekey { new.key(ofStart: old, key: $0) }
    keys = new
  }

  private mutating func resolve(_ numbers: NumberKeys) -> ResolvedBucketing {
    let calendar = specification.calendar
    switch specification.x.bucketing {
    case .width(let width): return ResolvedBucketing(bucketing: .width(width), calendar: calendar, fillsGaps: true)
    case .bins(let count): return rebin(into: count, chosen: false)
    case .auto: return rebin(into: UnitChoice.comfortable.upperBound / 3, chosen: false)
    case .asGiven where !(numbers.resolution == .exact && keepsAsGiven):
      return rebin(into: UnitChoice.comfortable.upperBound / 3, chosen: true)
    default: return ResolvedBucketing(bucketing: .none, calendar: calendar, fillsGaps: false)
    }
  }

  private mutating func rebin(into count: Int, chosen: Bool) -> ResolvedBucketing {
    guard lowestX <= highestX else {
      return ResolvedBucketing(bucketing: .none, calendar: specification.calendar, fillsGaps: false)
    }
    let nice = NumberSteps.binStep(low: lowestX, high: highestX, count: min(count, ChartLimits.bins))
    // Half of the bins of 0.5 over whole numbers could never hold anything.
    let width = holdsWholeX ? max(nice, 1) : nice
    let (old, new) = (keys, KeySpace.numbers(NumberKeys(resolution: .width(width))))
    rekey { new.key(ofStart: old, key: $0) }
    keys = new
    return ResolvedBucketing(
      bucketing: .width(width), calendar: specification.calendar, fillsGaps: true, wasChosen: chosen)
  }
}

import ChartModel

/// Buckets of the unit in which dates came.
extension ResolvedBucketing {
  /// The share of buckets that must have rows before the rest are told as gaps.
  ///
  /// Readings of every working day (five of seven) are not a diary with gaps at each weekend.
  static let denseShare = 0.75

  /// The same where rows are counted: with fewer, nearly all would be told as zero.
  static let denseShareOfEvents = 0.2

  /// X as it was given, in no buckets.
  init(asGiven specification: ChartSpecification) {
    self.init(bucketing: .none, calendar: specification.calendar, fillsGaps: false)
  }

  /// The coarsest unit at whose edges all instants lie; `nil` where that is a second or none, and of too many instants.
  ///
  /// - Parameter instants: each once.
  init?(instants: [Instant], _ specification: ChartSpecification) {
    let choice = UnitChoice(calendar: specification.calendar)
    guard instants.count <= ChartLimits.exactPlaces * 16,
      case (let unit, var calendar)? = choice.naturalUnit(of: instants, precision: specification.x.precision),
      unit > .second, let first = instants.min(), let last = instants.max()
    else { return nil }
    calendar.weeksAreDates = unit == .week && !specification.x.isCalledWeek
    let span = calendar.ordinal(of: last, unit: unit) - calendar.ordinal(of: first, unit: unit) + 1
    // A day without an event is one of no events, if not most days are.
    let isCounted = !specification.y.hasColumn || specification.y.aggregate == .count
    let share = isCounted ? Self.denseShareOfEvents : Self.denseShare
    self.init(
      bucketing: .calendar(unit), calendar: calendar, fillsGaps: Double(instants.count) >= Double(span) * share)
  }

  /// The bins that stretches are.
  init(stretches bins: Bucketing, _ specification: ChartSpecification) {
    self.init(bucketing: bins, calendar: specification.calendar, fillsGaps: true)
  }

  /// Events on levels leave no gap where nothing happened, and the minute in which they happen to come is no bucket.
  func forEvents(of specification: ChartSpecification) -> ResolvedBucketing {
    guard specification.y.type != .quantitative else { return self }
    let isChance = specification.x.bucketing.keepsValues && unit.map { $0 < .day } == true
    return ResolvedBucketing(bucketing: isChance ? .none : bucketing, calendar: calendar, fillsGaps: false)
  }
}

extension XEncoding {
  /// Whether X is called by weeks, so that its dates stand for them.
  fileprivate var isCalledWeek: Bool {
    let names = [title, field].compactMap { $0?.lowercased() }
    return names.contains { name in Self.wordsForWeek.contains { name.contains($0) } }
  }

  private static let wordsForWeek = ["week", "woche", "semaine", "semana", "settimana"]
}

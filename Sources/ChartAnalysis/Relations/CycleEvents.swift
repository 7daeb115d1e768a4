import ChartModel

/// Events at instants, counted by the phases of a cycle.
struct CycleEvents {
  let cycle: CalendarCycle
  let calendar: ChartCalendar
  /// How often each phase lies within the days of the chart.
  private let exposures: [Int]

  /// - Parameter span: the first and the last instant of all events, between which every day counts whole.
  init(_ cycle: CalendarCycle, from first: Instant, to last: Instant, in calendar: ChartCalendar) {
    self.cycle = cycle
    self.calendar = calendar
    let unit: CalendarUnit = cycle == .monthOfYear ? .month : .day
    let ordinals = [first, last].map { calendar.ordinal(of: $0, unit: unit) }
    exposures = Self.exposures(cycle, ordinals[0]...max(ordinals[0], ordinals[1]))
  }

  /// How often each phase comes within some days, or months: whole rounds and what is left.
  private static func exposures(_ cycle: CalendarCycle, _ ordinals: ClosedRange<Int>) -> [Int] {
    let count = ordinals.count
    switch cycle {
    case .hourOfDay, .partOfDay: return Array(repeating: count, count: cycle.phaseCount)
    case .weekday, .weekend:
      let days = rounds(7, first: weekday(ordinals.lowerBound), count: count)
      return cycle == .weekday ? days : [days[1...5].reduce(0, +), days[0] + days[6]]
    case .monthOfYear:
      let first = ordinals.lowerBound - Int(Int64(ordinals.lowerBound).flooredDivision(by: 12)) * 12
      return rounds(12, first: first, count: count)
    case .minuteOfHour, .quarterOfYear, .halfOfYear: return Array(repeating: 0, count: cycle.phaseCount)
    }
  }

  private static func weekday(_ day: Int) -> Int { CivilDate(dayNumber: day).weekday.daysAfterSunday }

  private static func rounds(_ length: Int, first: Int, count: Int) -> [Int] {
    (0..<length).map { phase in
      count / length + ((phase - first + length) % length < count % length ? 1 : 0)
    }
  }

  /// The pattern of some events; `nil` where there is none.
  func pattern(_ subject: CycleSubject, of events: [Instant], _ thresholds: FeatureThresholds) -> CyclePattern? {
    guard !events.isEmpty else { return nil }
    var counts = [Int](repeating: 0, count: cycle.phaseCount)
    for event in events { counts[cycle.phase(of: event, in: calendar)] += 1 }
    let phases = counts.indices.map { phase in
      CyclePhase(
        phase: phase, count: counts[phase], occurrenceCount: exposures[phase],
        level: exposures[phase] > 0 ? Double(counts[phase]) / Double(exposures[phase]) : nil)
    }
    return pattern(subject, phases, total: events.count, thresholds)
  }

  private func pattern(
    _ subject: CycleSubject, _ phases: [CyclePhase], total: Int, _ thresholds: FeatureThresholds
  ) -> CyclePattern? {
    let levels = phases.compactMap(\.level)
    guard levels.count > 1, let high = levels.max(), let low = levels.min() else { return nil }
    let exposure = Double(exposures.reduce(0, +))
    let expected = exposures.map { Double(total) * Double($0) / exposure }
    let score = zip(phases, expected).reduce(0.0) { sum, phase in
      phase.1 > 0 ? sum + (Double(phase.0.count) - phase.1) * (Double(phase.0.count) - phase.1) / phase.1 : sum
    }
    let isKnown = expected.allSatisfy { $0 >= CycleTest.leastExpected }
    let isOften = phases.allSatisfy { $0.occurrenceCount >= thresholds.fewestCycleCounts }
    let least = CycleTest.leastChiSquared(cycle)
    let places = { (level: Double) in
      phases.indices.filter { phases[$0].level.map { ChartFacts.areEqual($0, level) } == true }
    }
    return CyclePattern(
      cycle: cycle, subject: subject, phases: phases, highest: places(high), lowest: high > low ? places(low) : [],
      difference: high - low, noise: (Double(total) / exposure).squareRoot(), score: score, leastScore: least,
      isNotable: isKnown && isOften && score >= least)
  }
}

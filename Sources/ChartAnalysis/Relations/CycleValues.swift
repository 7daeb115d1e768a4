import ChartModel

/// Values at instants, put into the phases of a cycle.
struct CycleValues {
  struct Value {
    var instant: Instant
    var value: Double
    /// Of a share: the whole that it is a share of.
    var weight: Double = 1
  }

  let cycle: CalendarCycle
  let calendar: ChartCalendar
  private var values: [[Value]]
  /// The days, or years of a month, in which a phase has a value; as values come in X order, each is met once.
  private var occurrences: [Set<Int>]

  init(_ values: [Value], _ cycle: CalendarCycle, in calendar: ChartCalendar) {
    self.cycle = cycle
    self.calendar = calendar
    self.values = Array(repeating: [], count: cycle.phaseCount)
    occurrences = Array(repeating: [], count: cycle.phaseCount)
    let unit: CalendarUnit = cycle == .monthOfYear ? .year : .day
    for value in values {
      let phase = cycle.phase(of: value.instant, in: calendar)
      self.values[phase].append(value)
      occurrences[phase].insert(calendar.ordinal(of: value.instant, unit: unit))
    }
  }

  /// The pattern; `nil` where fewer than two phases have a value, or numbers are beyond what can be reckoned with.
  ///
  /// The noise is the pooled standard deviation within phases of a one-way layout (Fisher, *Statistical Methods for
  /// Research Workers*, 1925).
  func pattern(_ subject: CycleSubject, _ thresholds: FeatureThresholds) -> CyclePattern? {
    let phases = self.phases()
    let levels = phases.map(\.level)
    guard let high = levels.compactMap({ $0 }).max(), let low = levels.compactMap({ $0 }).min(),
      levels.count(where: { $0 != nil }) > 1, let difference = ChartFacts.difference(high, low), let noise = noise()
    else { return nil }
    let highest = phases.indices.filter { levels[$0].map { ChartFacts.areEqual($0, high) } == true }
    let lowest = phases.indices.filter { levels[$0].map { ChartFacts.areEqual($0, low) } == true }
    let least = CycleTest.leastRange(cycle)
    let error = noise * Self.standardError(highest, lowest, phases)
    let score = error > 0 ? min(difference / error, 1e9) : difference > 0 ? 1e9 : 0
    let isOften = phases.allSatisfy { $0.occurrenceCount >= thresholds.fewestCycleCounts }
    let isLarge = difference > 0 && difference >= thresholds.leastCycleNoise * noise
    return CyclePattern(
      cycle: cycle, subject: subject, phases: phases, highest: highest, lowest: difference > 0 ? lowest : [],
      difference: difference, noise: noise, score: score, leastScore: least,
      isNotable: isOften && isLarge && score >= least)
  }

  private func phases() -> [CyclePhase] {
    values.indices.map { phase in
      CyclePhase(
        phase: phase, count: values[phase].count, occurrenceCount: occurrences[phase].count,
        level: Self.level(values[phase]))
    }
  }

  /// The mean, weighted so that that of shares is the share of all.
  private static func level(_ values: [Value]) -> Double? {
    guard let most = values.map(\.weight).max(), most > 0 else { return nil }
    let weights = values.map { $0.weight / most }
    let sum = Statistics.sum(weights)
    let level = Statistics.sum(values.indices.map { values[$0].value * (weights[$0] / sum) })
    return level.isFinite ? level : nil
  }

  /// The pooled standard deviation; `nil` where no phase has two values, or beyond all numbers.
  private func noise() -> Double? {
    let all = values.flatMap { $0.map { abs($0.value) } }
    guard let size = all.max(), size > 0 else { return all.isEmpty ? nil : 0 }
    let means = values.map { Statistics($0.map { $0.value / size }).mean }
    let squares = zip(values, means).flatMap { values, mean in
      values.map { value -> Double in
        let deviation = value.value / size - (mean ?? 0)
        return deviation * deviation
      }
    }
    let freedom = squares.count - values.count { !$0.isEmpty }
    guard freedom > 0 else { return nil }
    let noise = (Statistics.sum(squares) / Double(freedom)).squareRoot()
    return ChartFacts.isNoise(noise, beside: 1) ? 0 : (noise * size).isFinite ? noise * size : nil
  }

  /// The standard error of the difference of the means of two phases, in units of the noise: of ties the two that are
  /// known the least well.
  private static func standardError(_ highest: [Int], _ lowest: [Int], _ phases: [CyclePhase]) -> Double {
    let counts = [highest, lowest].map { places in Double(max(places.map { phases[$0].count }.min() ?? 1, 1)) }
    return (1 / counts[0] + 1 / counts[1]).squareRoot()
  }
}

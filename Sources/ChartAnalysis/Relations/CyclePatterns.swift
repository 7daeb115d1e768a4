public import ChartModel

/// How a chart over time goes with the weekday, the hour of the day and the month of the year.
///
/// Buckets give the mean of each phase; events (instants at levels, or stretches) how many begin in it; parts of a
/// stack the share of each. Phases are those of the chart's calendar, on the wall clock of its time zone.
///
/// ```swift
/// let weekdays = CyclePatterns(chart, facts: facts).first(.weekday, .values(series: 0))
/// weekdays?.highest    // [2], Tuesdays
/// weekdays?.isNotable  // true
/// ```
public struct CyclePatterns: Sendable, Equatable {
  /// Every pattern that could be reckoned, notable or not: by subject, then by cycle.
  public var patterns: [CyclePattern]

  /// The most series, parts or levels whose patterns are sought.
  private static let mostSubjects = 10

  /// The patterns of a chart; none where X is not time.
  ///
  /// - Complexity: O(*n* log *n*) in the number of marks.
  public init(_ chart: BucketedChart, facts: ChartFacts, thresholds: FeatureThresholds = .standard) {
    patterns = []
    guard chart.xAxis.type == .temporal else { return }
    patterns =
      chart.hasStretches
      ? Self.events(chart, thresholds)
      : chart.hasLevels ? [] : Self.values(chart, thresholds) + Self.shares(chart, facts, thresholds)
  }

  /// The notable patterns, in the same order.
  public var notable: [CyclePattern] { patterns.filter(\.isNotable) }

  /// The pattern of a subject by a cycle; `nil` where there is none.
  public func first(_ cycle: CalendarCycle, _ subject: CycleSubject) -> CyclePattern? {
    patterns.first { $0.cycle == cycle && $0.subject == subject }
  }

  /// The cycles that buckets of a unit, or instants, can tell.
  static func cycles(_ unit: CalendarUnit?) -> [CalendarCycle] {
    switch unit {
    case .day: [.weekend, .weekday]
    case .month: [.monthOfYear]
    case nil, .second, .minute, .hour: [.weekend, .weekday, .partOfDay, .hourOfDay]
    default: []
    }
  }

  private static func values(_ chart: BucketedChart, _ thresholds: FeatureThresholds) -> [CyclePattern] {
    chart.walkedSeries.prefix(mostSubjects).enumerated().flatMap { place, series in
      let values = series.marks.compactMap { mark in
        mark.compared?.number.map { CycleValues.Value(instant: mark.x.start, value: $0) }
      }
      return cycles(chart.xAxis.calendarUnit).compactMap {
        CycleValues(values, $0, in: chart.calendar).pattern(.values(series: place), thresholds)
      }
    }
  }

  private static func shares(
    _ chart: BucketedChart, _ facts: ChartFacts, _ thresholds: FeatureThresholds
  ) -> [CyclePattern] {
    guard let totals = chart.totals else { return [] }
    let parts = chart.series.indices.filter { chart.isPart(chart.series[$0]) }
    return zip(parts, facts.shares).prefix(mostSubjects).flatMap { part, shares in
      let values = totals.marks.enumerated().compactMap { place, total in
        shares.part(at: place).flatMap { share in
          total.compared?.number.map { CycleValues.Value(instant: total.x.start, value: share, weight: $0) }
        }
      }
      return cycles(chart.xAxis.calendarUnit).compactMap {
        CycleValues(values, $0, in: chart.calendar).pattern(.share(series: part), thresholds)
      }
    }
  }

  private static func events(_ chart: BucketedChart, _ thresholds: FeatureThresholds) -> [CyclePattern] {
    let marks = chart.walkedSeries.flatMap(\.marks).filter { $0.told?.isPresent == true }
    guard let first = marks.map(\.x.start).min(), let last = marks.map(\.x.start).max() else { return [] }
    let counters = [CalendarCycle.weekend, .weekday, .partOfDay, .hourOfDay, .monthOfYear].map {
      CycleEvents($0, from: first, to: last, in: chart.calendar)
    }
    return subjects(marks).flatMap { subject, events in
      counters.compactMap { $0.pattern(subject, of: events, thresholds) }
    }
  }

  /// All events, and those of each level in order of appearance, where there are several.
  private static func subjects(_ marks: [Mark]) -> [(CycleSubject, [Instant])] {
    var levels: [(name: String, events: [Instant])] = []
    var index: [String: Int] = [:]
    for mark in marks {
      guard case .category(let name) = mark.value else { continue }
      let place = index[name] ?? levels.count
      if place == levels.count { levels.append((name, [])) }
      index[name] = place
      levels[place].events.append(mark.x.start)
    }
    let told = levels.count > 1 ? levels.prefix(mostSubjects).map { (CycleSubject.level($0.name), $0.events) } : []
    return [(.events, marks.map(\.x.start))] + told
  }
}

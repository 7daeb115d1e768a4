package import ChartModel

/// The few large swings of the means of whole years, weeks or days, of a series that comes round with them: its single values turn with
/// each season.
package struct PeriodCourse: Equatable, Sendable {
  /// The year, the week or the day.
  package var period: CalendarUnit
  /// The periods in which the means turn, with the first and the last that is told, three to five of them.
  package var turns: [WholePeriod]

  private static let fewestYears = 10
  private static let fewestShorter = 20
  private static let leastAmplitude = 0.1
  /// Means vary less by chance than single values do.
  private static let leastSwings = [0.3] + Swings.leastSwings

  /// The course of the longest period that has one; `nil` of fewer than ten years, twenty weeks or twenty days, where one between them is
  /// not whole, and where the season is a small part of the range.
  package init?(_ series: Series, seasons: [Season], in chart: BucketedChart) {
    let periods = Set(seasons.filter { $0.amplitudeShare >= Self.leastAmplitude }.compactMap(\.cycle.period))
    let found = periods.sorted(by: >).lazy.compactMap { period in
      Self.turns(of: period, series, in: chart).map { (period, $0) }
    }.first
    guard let found else { return nil }
    (period, turns) = found
  }

  private static func turns(of period: CalendarUnit, _ series: Series, in chart: BucketedChart) -> [WholePeriod]? {
    let found = WholePeriod.all(period, of: series, in: chart)
    guard found.count >= (period == .year ? fewestYears : fewestShorter),
      zip(found, found.dropFirst()).allSatisfy({ $0.to == $1.from })
    else { return nil }
    return Swings.turns(of: found.map(\.mean), leastSwings: leastSwings)?.map { found[$0] }
  }
}

extension CalendarCycle {
  /// What it comes round with: a year, a week or a day.
  fileprivate var period: CalendarUnit? {
    switch self {
    case .monthOfYear, .quarterOfYear, .halfOfYear: .year
    case .weekday, .weekend: .week
    case .hourOfDay, .partOfDay: .day
    case .minuteOfHour: nil
    }
  }
}

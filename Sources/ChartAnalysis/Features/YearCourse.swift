package import ChartModel

/// The few large swings of the means of whole years, of a series that comes round with the year: its single values turn with each season.
package struct YearCourse: Equatable, Sendable {
  /// The years in which the means turn, with the first and the last that is told, three to five of them.
  package var turns: [WholeYear]

  private static let fewest = 10
  private static let leastAmplitude = 0.1
  /// Means of years vary less by chance than single values do.
  private static let leastSwings = [0.3] + Swings.leastSwings

  /// `nil` of fewer than ten years, where one between them is not whole, and where the season is small beside the way of the years.
  package init?(_ series: Series, seasons: [Season], in chart: BucketedChart) {
    guard seasons.contains(where: { $0.isYearly && $0.amplitudeShare >= Self.leastAmplitude }) else { return nil }
    let years = WholeYear.all(series, in: chart)
    guard years.count >= Self.fewest, zip(years, years.dropFirst()).allSatisfy({ $0.to == $1.from }),
      let found = Swings.turns(of: years.map(\.mean), leastSwings: Self.leastSwings)
    else { return nil }
    turns = found.map { years[$0] }
  }
}

extension Season {
  /// Whether it is one of the year.
  fileprivate var isYearly: Bool {
    switch cycle {
    case .monthOfYear, .quarterOfYear, .halfOfYear: true
    default: false
    }
  }
}

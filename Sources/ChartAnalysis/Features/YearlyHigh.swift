package import ChartModel

/// A month or a quarter in which a series is highest in every year, or in nearly every one.
package struct YearlyHigh: Equatable, Sendable {
  /// The places in `marks` of the highest value of each year in which that bucket is it.
  package var places: [Int]
  /// How many whole years there are.
  package var yearCount: Int

  private static let fewestYears = 3
  private static let leastShare = 0.8
  private static let mostOfTrend = 0.5

  /// The bucket of the year with the highest value; `nil` where there are fewer than three whole years, where it is another in more
  /// than a fifth of them, and where it hardly stands out.
  package init?(_ series: Series, in chart: BucketedChart) {
    guard let unit = chart.xAxis.calendarUnit, [.month, .quarter].contains(unit) else { return nil }
    let size = unit == .month ? 12 : 4
    var years: [Int: [(place: Int, part: Int, value: Double)]] = [:]
    for (place, mark) in series.marks.enumerated() {
      guard case .interval(let from, _) = mark.x, let value = series.number(at: place) else { return nil }
      let ordinal = chart.calendar.ordinal(of: from, unit: unit)
      let year = chart.calendar.ordinal(of: from, unit: .year)
      let first = chart.calendar.ordinal(of: chart.calendar.start(of: year, unit: .year), unit: unit)
      years[year, default: []].append((place, ordinal - first, value))
    }
    let sorted = years.sorted { $0.key < $1.key }
    let whole = sorted.filter { $0.value.count == size }.map(\.value)
    // Only the first and the last year may be there in part.
    guard whole.count >= Self.fewestYears, sorted.dropFirst().dropLast().allSatisfy({ $0.value.count == size }) else {
      return nil
    }
    let highs = whole.compactMap(Self.onlyHigh)
    let parts = Dictionary(grouping: highs.indices) { highs[$0].part }
    guard let found = parts.values.max(by: { ($0.count, $1[0]) < ($1.count, $0[0]) }),
      Double(found.count) >= Double(whole.count) * Self.leastShare,
      Double(found.count(where: { highs[$0].standsOut })) >= Double(whole.count) * Self.leastShare
    else { return nil }
    // Where the lows go up and down with the highs, that is seen first.
    let lows = whole.compactMap { year in year.map(\.value).min() }
    let all = whole.joined().map(\.value)
    guard let lowest = lows.min(), let highest = lows.max(), let high = all.max(), let low = all.min(),
      highest - lowest < (high - low) * Self.mostOfTrend
    else { return nil }
    (places, yearCount) = (found.map { highs[$0].place }, whole.count)
  }

  private typealias Bucket = (place: Int, part: Int, value: Double)

  /// The only highest bucket of a year, and whether it lies well above the second.
  private static func onlyHigh(_ year: [Bucket]) -> (place: Int, part: Int, standsOut: Bool)? {
    guard let high = year.max(by: { $0.value < $1.value }), let low = year.map(\.value).min(),
      let second = year.filter({ $0.place != high.place }).map(\.value).max(), high.value > second
    else { return nil }
    return (high.place, high.part, high.value - second >= (high.value - low) * 0.05)
  }
}

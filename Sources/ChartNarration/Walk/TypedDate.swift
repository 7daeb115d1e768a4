import ChartModel

/// A date as people type it, with the name of its month: `June 6`, `6 June 2025`, `jun 2025`, `June`.
struct TypedDate: Equatable {
  var month: Int
  var day: Int?
  var year: Int?

  /// - Parameter months: The names of the months from January on.
  init?(_ text: String, months: [String]) {
    let words = text.lowercased().split { $0 == " " || $0 == "," || $0 == "." }.map(String.init)
    guard (1...3).contains(words.count) else { return nil }
    self.month = 1
    var month: Int?
    for word in words {
      if let number = Int(word) {
        guard take(number) else { return nil }
      } else {
        guard month == nil, let found = Self.month(word, among: months) else { return nil }
        month = found
      }
    }
    guard let month else { return nil }
    self.month = month
    if let day, day > CivilDate.daysInMonth(month, of: year ?? 2_000) { return nil }
  }

  /// The number of a month by its name, or by the first three letters of it and more.
  private static func month(_ word: String, among months: [String]) -> Int? {
    guard word.count >= 3, let place = months.firstIndex(where: { $0.lowercased().hasPrefix(word) }) else { return nil }
    return place + 1
  }

  private mutating func take(_ number: Int) -> Bool {
    if day == nil, (1...31).contains(number) {
      day = number
    } else if year == nil, (32...9_999).contains(number) {
      year = number
    } else {
      return false
    }
    return true
  }

  /// The stretch of X that it means: its day or its month, in its own year, in that of a place, or in the first of the chart.
  func range(_ chart: BucketedChart, near year: Int?) -> ClosedRange<Double>? {
    guard let extent = chart.extent else { return nil }
    let years = [self.year ?? year].compactMap { $0 } + (self.year == nil ? Self.years(extent, chart.calendar) : [])
    let ranges = years.compactMap { range(in: $0, chart.calendar) }
    return ranges.first { $0.upperBound >= extent.lowerBound && $0.lowerBound < extent.upperBound } ?? ranges.first
  }

  /// As many years as are looked through for a date without one.
  private static let mostYears = 1_000

  private static func years(_ extent: Range<Double>, _ calendar: ChartCalendar) -> [Int] {
    let ends = [extent.lowerBound, extent.upperBound.nextDown].map {
      calendar.ordinal(of: Instant(coordinate: $0.rounded(.down)), unit: .year)
    }
    return Array(ends[0]...max(ends[0], min(ends[1], ends[0] + Self.mostYears)))
  }

  /// - Parameter year: As the calendar counts years.
  private func range(in year: Int, _ calendar: ChartCalendar) -> ClosedRange<Double>? {
    let first = CivilDate(year: year, month: month, day: day ?? 1)
    let length = CivilDate.daysInMonth(month, of: year)
    guard day ?? 1 <= length else { return nil }
    let last = CivilDate(year: year, month: month, day: day ?? length)
    let from = calendar.start(of: first.dayNumber, unit: .day)
    let end = calendar.start(of: last.dayNumber + 1, unit: .day)
    let low = Double(from.microseconds)
    return low...max(low, Double(end.microseconds) - 1)
  }
}

import ChartModel
public import Foundation

/// Steps of the calendar by which dates are binned.
public struct DateSteps {
  private let calendar: ChartCalendar

  /// The Gregorian calendar in UTC with weeks from Sunday: what counts where nobody gives a calendar.
  public static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 1
    return calendar
  }()

  /// The start of 1970 in UTC.
  static let epoch = Date(timeIntervalSince1970: 0)

  init(_ calendar: Calendar) {
    let weekdays = Weekday.allCases
    let first = calendar.firstWeekday - 1
    self.calendar = ChartCalendar(
      zone: TimeZoneRules(calendar.timeZone), firstWeekday: weekdays.indices.contains(first) ? weekdays[first] : .sunday
    )
  }

  /// From the first to the last of some dates; `nil` where there is none.
  static func range(of data: [Date]) -> ClosedRange<Date>? {
    let finite = data.filter { $0.timeIntervalSince1970.isFinite }
    guard let low = finite.min(), let high = finite.max() else { return nil }
    return low...high
  }

  /// Edges every so many seconds, from the start of a range to its end or beyond; both ends alone where the step is not above zero.
  static func thresholds(every step: TimeInterval, _ range: ClosedRange<Date>) -> [Date] {
    let ends = [range.lowerBound, range.upperBound]
    guard step.isFinite, step > 0 else { return ends }
    let count = (range.upperBound.timeIntervalSince(range.lowerBound) / step).rounded(.up)
    guard let count = Int(exactly: count), count <= BinThresholds<Date>.most else { return ends }
    return (0...max(count, 1)).map { range.lowerBound + Double($0) * step }
  }

  private static let familiar: [(unit: CalendarUnit, count: Int)] =
    [
      (CalendarUnit.second, [1, 5, 15, 30]), (.minute, [1, 5, 15, 30]), (.hour, [1, 3, 6, 12]), (.day, [1, 2]),
      (.week, [1]), (.month, [1]), (.quarter, [1]), (.halfYear, [1]),
      (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]),
    ].flatMap { unit, counts in counts.map { (unit, $0) } }

  /// Edges that make about so many bins: the count of bins whose ratio to what is asked for is nearest to one.
  func thresholds(_ range: ClosedRange<Date>, count: Int) -> [Date] {
    let wanted = Double(max(count, 1))
    let rated = Self.familiar.map { step -> (unit: CalendarUnit, count: Int, distance: Double) in
      let bins = Double(binCount(step.unit, by: step.count, range))
      return (step.unit, step.count, max(bins / wanted, wanted / bins))
    }
    guard let best = rated.min(by: { $0.distance < $1.distance }) else { return [] }
    return thresholds(best.unit, by: best.count, range)
  }

  /// Edges every so many units, from the start of the unit in which a range begins to beyond its end.
  func thresholds(_ unit: CalendarUnit, by count: Int, _ range: ClosedRange<Date>) -> [Date] {
    let first = ordinal(range.lowerBound, unit)
    var count = min(max(count, 1), 1 << 40)
    while binCount(unit, by: count, range) > BinThresholds<Date>.most { count *= 2 }
    return (0...binCount(unit, by: count, range)).map { place in
      Date(timeIntervalSince1970: calendar.start(of: first + place * count, unit: unit).seconds)
    }
  }

  private func binCount(_ unit: CalendarUnit, by count: Int, _ range: ClosedRange<Date>) -> Int {
    let units = ordinal(range.upperBound, unit) - ordinal(range.lowerBound, unit)
    let bins = units / count
    // A range that ends where a bin would begin needs no further bin for that one date.
    let edge = calendar.start(of: ordinal(range.lowerBound, unit) + bins * count, unit: unit)
    return max(instant(range.upperBound) > edge ? bins + 1 : bins, 1)
  }

  private func ordinal(_ date: Date, _ unit: CalendarUnit) -> Int { calendar.ordinal(of: instant(date), unit: unit) }

  private func instant(_ date: Date) -> Instant { Instant(coordinate: date.timeIntervalSince1970 * 1_000_000) }
}

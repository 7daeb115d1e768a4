/// A time on the wall clock of every year, as a TZ string has it: `M3.5.0/2`, `J60`, `0/-1`.
struct YearlyTime {
  private enum Day {
    /// From 1 to 365; there is no February 29.
    case counted(Int)
    /// From 0 to 365; February 29 counts.
    case countedWithLeapDay(Int)
    /// From 0 for Sunday; the fifth week means the last.
    case weekday(Int, week: Int, month: Int)
  }

  private let day: Day
  /// From midnight; below 0 and beyond 24 hours it is on another day.
  private let clock: Int

  /// Takes it from the front of a text: a comma, a day and after a slash a time, two o'clock where there is none.
  init?(_ reader: inout TZifReader) {
    guard reader.take(","), let day = Self.day(&reader) else { return nil }
    guard let clock = reader.take("/") ? reader.clock(hours: 0...167) : 7_200 else { return nil }
    (self.day, self.clock) = (day, clock)
  }

  private static func day(_ reader: inout TZifReader) -> Day? {
    if reader.take("J") { return reader.number(1...365).map(Day.counted) }
    guard reader.take("M") else { return reader.number(0...365).map(Day.countedWithLeapDay) }
    guard let month = reader.number(1...12), reader.take("."), let week = reader.number(1...5), reader.take("."),
      let weekday = reader.number(0...6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }

  /// Seconds from 1970 to it, both on the wall clock.
  func seconds(in year: Int) -> Int { dayNumber(in: year) * 86_400 + clock }

  private func dayNumber(in year: Int) -> Int {
    let first = CivilDate(year: year, month: 1, day: 1).dayNumber
    switch day {
    case .counted(let day): return first + day - (day < 60 || !CivilDate.isLeap(year) ? 1 : 0)
    case .countedWithLeapDay(let day): return first + day
    case .weekday(let weekday, let week, let month):
      let date = CivilDate(year: year, month: month, day: 1)
      let day = (weekday - date.weekday.daysAfterSunday + 7) % 7 + (week - 1) * 7
      return date.dayNumber + (day < CivilDate.daysInMonth(month, of: year) ? day : day - 7)
    }
  }
}

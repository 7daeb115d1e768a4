internal import ChartModel

/// A date and a time of day on a wall clock, in the phrases of a voice.
struct DateTexts {
  let book: Phrasebook
  let instant: Instant
  let date: CivilDate
  private let microseconds: Int
  private let repetition: TimeZoneRules.Repetition?

  init(_ instant: Instant, _ zone: TimeZoneRules, _ book: Phrasebook) {
    (self.book, self.instant) = (book, instant)
    let local = Int(zone.local(instant))
    let day = local >= 0 ? local / 86_400_000_000 : -((86_399_999_999 - local) / 86_400_000_000)
    date = CivilDate(dayNumber: day)
    microseconds = local - day * 86_400_000_000
    repetition = zone.repetition(of: instant)
  }

  var isMidnight: Bool { microseconds == 0 }

  var year: String {
    date.year > 0
      ? book.say("dates.year", ["year": String(date.year)])
      : book.say("dates.year-before", ["year": String(1 - date.year)])
  }

  private var monthName: String {
    let months = book.words["dates.months"] ?? []
    return months.indices.contains(date.month - 1) ? months[date.month - 1] : ""
  }

  func month(year isTold: Bool) -> String {
    book.say(isTold ? "dates.month-year" : "dates.month", ["month": monthName, "year": year])
  }

  func day(year isTold: Bool) -> String {
    book.say(isTold ? "dates.day-year" : "dates.day", ["month": monthName, "day": String(date.day), "year": year])
  }

  func quarter(year isTold: Bool) -> String {
    let number = date.month < 4 ? 1 : date.month < 7 ? 2 : date.month < 10 ? 3 : 4
    return book.say(isTold ? "dates.quarter-year" : "dates.quarter", ["quarter": String(number), "year": year])
  }

  /// The week by counting days: its year is that of its Thursday.
  func isoWeek(year isTold: Bool) -> String {
    let monday = date.dayNumber - (date.weekday.daysAfterSunday + 6) % 7
    let thursday = CivilDate(dayNumber: monday + 3)
    let week = (1...53).last { CivilDate(dayNumber: monday + 3 - 7 * ($0 - 1)).year == thursday.year } ?? 0
    return book.say(
      isTold ? "dates.iso-week-year" : "dates.iso-week", ["week": String(week), "year": String(thursday.year)])
  }

  /// The time of day to a unit, or as fine as it needs.
  func time(_ unit: CalendarUnit? = nil) -> String {
    switch repetition {
    case nil: clock(unit)
    case .first: book.say("dates.before-change", ["time": clock(unit)])
    case .second: book.say("dates.after-change", ["time": clock(unit)])
    }
  }

  private func clock(_ unit: CalendarUnit?) -> String {
    let (hour, minute) = (microseconds / 3_600_000_000, microseconds / 60_000_000 % 60)
    let second = Double(microseconds % 60_000_000) / 1_000_000
    let periods = book.words["dates.periods"] ?? []
    let values = [
      "hour": String(hour % 12 == 0 ? 12 : hour % 12), "hour24": String(hour), "minute": Self.two(Double(minute)),
      "second": Self.two(second), "period": periods.indices.contains(hour / 12) ? periods[hour / 12] : "",
    ]
    if unit == .second || unit == nil && second != 0 { return book.say("dates.second", values) }
    if unit == .minute || unit == nil && minute != 0 { return book.say("dates.minute", values) }
    return book.say("dates.hour", values)
  }

  private static func two(_ number: Double) -> String {
    let text = number == number.rounded() ? String(Int(number)) : number.description
    return (number < 10 ? "0" : "") + text
  }
}

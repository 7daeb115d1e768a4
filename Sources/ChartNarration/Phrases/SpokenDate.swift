import ChartModel

/// Says the parts of a date and a time on a wall clock.
///
/// Months come from the voice and dates from the proleptic Gregorian calendar, so that the year 1500 is what the file
/// says: the calendars of ICU turn Julian before October 1582.
struct SpokenDate {
  let voice: Voice
  let instant: Instant
  let date: CivilDate
  private let seconds: Int
  private let fraction: Int
  private let repetition: TimeZoneRules.Repetition?

  init(voice: Voice, _ instant: Instant, _ zone: TimeZoneRules) {
    self.voice = voice
    self.instant = instant
    let local = zone.local(instant)
    let day = local.flooredDivision(by: 86_400_000_000)
    date = CivilDate(dayNumber: Int(day))
    let microseconds = Int(local &- day &* 86_400_000_000)
    seconds = microseconds / 1_000_000
    fraction = microseconds % 1_000_000
    repetition = zone.repetition(of: instant)
  }

  /// `2025`, or `44 BC` for the astronomical year -43.
  var year: String {
    date.year > 0
      ? voice.say(.dateYear, ["year": String(date.year)])
      : voice.say(.dateYearBefore, ["year": String(1 - date.year)])
  }

  private var monthName: String { voice.months[(date.month - 1) % voice.months.count] }

  func month(withYear: Bool) -> String {
    withYear
      ? voice.say(.dateMonthYear, ["month": monthName, "year": year]) : voice.say(.dateMonth, ["month": monthName])
  }

  func day(withYear: Bool) -> String {
    withYear
      ? voice.say(.dateDayYear, ["month": monthName, "day": String(date.day), "year": year])
      : voice.say(.dateDay, ["month": monthName, "day": String(date.day)])
  }

  /// `Q2 2025`.
  func quarter(withYear: Bool) -> String {
    voice.say(
      withYear ? .dateQuarterYear : .dateQuarter, ["quarter": String((date.month + 2) / 3), "year": year])
  }

  /// `week 23 of 2025`: the year is that of the week's Thursday, as ISO 8601 has it.
  func isoWeek(withYear: Bool) -> String {
    let thursday = CivilDate(dayNumber: date.dayNumber + 3)
    let newYear = CivilDate(year: thursday.year, month: 1, day: 1).dayNumber
    let values: PhraseValues = ["week": String((thursday.dayNumber - newYear) / 7 + 1), "year": String(thursday.year)]
    return voice.say(withYear ? .dateIsoWeekYear : .dateIsoWeek, values)
  }

  /// The finest unit that the time of day needs.
  var finestUnit: CalendarUnit { fraction != 0 || seconds % 60 != 0 ? .second : seconds % 3_600 != 0 ? .minute : .hour }

  /// The time of day on a clock of twelve hours: `9 AM`, `12:05 PM`; an hour that comes twice says which it is.
  func time(_ unit: CalendarUnit) -> String {
    switch repetition {
    case nil: clock(unit)
    case .first: voice.say(.dateBeforeChange, ["time": clock(unit)])
    case .second: voice.say(.dateAfterChange, ["time": clock(unit)])
    }
  }

  private func clock(_ unit: CalendarUnit) -> String {
    let hour = seconds / 3_600
    let values: PhraseValues = [
      "hour": String((hour + 11) % 12 + 1), "hour24": String(hour), "minute": Self.two(seconds / 60 % 60),
      "second": Self.two(seconds % 60) + decimals, "period": voice.periods[hour / 12 % voice.periods.count],
    ]
    switch unit {
    case .second: return voice.say(.dateSecond, values)
    case .minute: return voice.say(.dateMinute, values)
    default: return voice.say(.dateHour, values)
    }
  }

  /// The part of a second, without zeros at its end.
  private var decimals: String {
    guard fraction != 0 else { return "" }
    let digits = DecimalDigits(Double(fraction) / 1_000_000).fraction
    return voice.decimalSeparator + digits
  }

  private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}

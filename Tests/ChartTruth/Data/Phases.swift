import ChartModel

/// What comes round in the calendar, as it is said: months of a year, days of a week, hours of a day.
enum Phases: String, CaseIterable {
  case minute, hour, partOfDay = "part-of-day", weekday, weekend, month, quarter, half

  /// How many there are.
  var count: Int {
    switch self {
    case .minute: 60
    case .hour: 24
    case .partOfDay: 4
    case .weekday: 7
    case .weekend, .half: 2
    case .month: 12
    case .quarter: 4
    }
  }

  /// Which one holds an instant, on the wall clock.
  func phase(of instant: Instant, _ zone: TimeZoneRules) -> Int {
    let local = Int(zone.local(instant))
    let day = (local - (local % 86_400_000_000 + 86_400_000_000) % 86_400_000_000) / 86_400_000_000
    let minute = (local - day * 86_400_000_000) / 60_000_000
    let date = CivilDate(dayNumber: day)
    switch self {
    case .minute: return minute % 60
    case .hour: return minute / 60
    case .partOfDay: return minute / 360
    case .weekday: return date.weekday.daysAfterSunday
    case .weekend: return [.saturday, .sunday].contains(date.weekday) ? 1 : 0
    case .month: return date.month - 1
    case .quarter: return (date.month - 1) / 3
    case .half: return (date.month - 1) / 6
    }
  }

  /// Some of them within a sentence: `in May and June`.
  func text(_ phases: [Int], _ book: Phrasebook) -> String {
    let list = book.list(phases.map { name($0, book) })
    return self == .partOfDay ? list : book.say(key, ["x": list])
  }

  private var key: String { "phases." + (self == .weekend ? "weekday" : rawValue) }

  private func name(_ phase: Int, _ book: Phrasebook) -> String {
    let word = { (key: String) in (book.words[key] ?? []).dropFirst(phase).first ?? "" }
    switch self {
    case .weekday: return word("dates.weekdays")
    case .weekend: return book.say(phase == 0 ? "phases.workdays" : "phases.weekend")
    case .hour: return DateTexts(Instant(microseconds: Int64(phase) * 3_600_000_000), .utc, book).time(.hour)
    case .partOfDay: return word("dates.parts-of-day")
    case .month: return word("dates.months")
    case .quarter, .half: return book.whole(phase + 1)
    case .minute: return book.whole(phase)
    }
  }

  /// How often each one lies within the days, or of months of a year the months, from one instant to another.
  func occurrences(from first: Instant, to last: Instant, _ calendar: ChartCalendar) -> [Int] {
    var counts = [Int](repeating: 0, count: count)
    let unit: CalendarUnit = self == .month ? .month : .day
    let ends = [first, last].map { calendar.ordinal(of: $0, unit: unit) }
    for ordinal in ends[0]...max(ends[0], ends[1]) {
      if self == .hour || self == .partOfDay {
        counts = counts.map { $0 + 1 }
      } else {
        counts[phase(of: calendar.start(of: ordinal, unit: unit), calendar.zone)] += 1
      }
    }
    return counts
  }
}

import ChartModel
@_spi(Bytes) import SourceText

/// A date that stands in several columns, such as a year and a month, or a day and an hour.
struct CompositeDate: Hashable, Sendable {
  /// What the date is called.
  var name: String
  /// The column of the year, or of whole days where a clock stands beside them. Columns are told by their places.
  var year: Int
  var quarter: Int?
  var month: Int?
  var week: Int?
  /// Whether weeks are those of the CDC (MMWR weeks), and not of ISO 8601.
  var weeksBeginOnSunday = false
  var day: Int?
  /// Hours from 0 or from 1 on, or times of day.
  var clock: Int?
  /// Whether the first hour is called 1.
  var countsHoursFromOne = false

  var precision: DatePrecision {
    clock != nil
      ? .time : day != nil || weeksBeginOnSunday ? .day : week != nil ? .week : month != nil ? .month : .quarter
  }
  var parts: [Int] { [year, quarter, month, week, day, clock].compactMap { $0 } }

  /// What was decided about the date that could be otherwise.
  func note(_ columns: [ColumnSchema], source: String) -> ReadingNote? {
    func note(_ kind: ReadingNote.Kind, _ decided: String) -> ReadingNote {
      ReadingNote(
        kind: kind, place: .init(source: source, column: name), decided: decided,
        remedy: "Use --x to name another column.")
    }
    if countsHoursFromOne { return note(.clock, "hours from 1 to 24 are told by when they begin, 1 at midnight") }
    if week == nil, NameWords.words(of: columns[year].name).contains(where: ["fiscal", "fy", "financial"].contains) {
      return note(
        .fiscalYears, "\(quarter != nil ? "quarters" : "months") of fiscal years are told as those of the calendar")
    }
    return week.map { week in
      let (year, week) = (columns[self.year].name, columns[week].name)
      let rule = weeksBeginOnSunday ? "the weeks of the CDC, by the Sundays on which they begin" : "weeks of ISO 8601"
      return note(.weeks, "\(year) and \(week) are read as \(rule)")
    }
  }

  /// The column that stands for all of them.
  func column(of schema: [ColumnSchema]) -> ColumnSchema {
    var column = ColumnSchema(name: name, type: .instant)
    column.role = .time
    column.roleEvidence = "it is made of \(parts.map { schema[$0].name }.joined(separator: ", "))"
    column.datePrecision = precision
    column.valueCount = parts.map { schema[$0].valueCount }.min() ?? 0
    column.hasRepeats = true
    return column
  }

  /// The microseconds since midnight that a number of hours means; `nil` where a day has no such hour.
  func clock(_ hours: Double) -> Int64? {
    let hour = hours - (countsHoursFromOne ? 1 : 0)
    return hour >= 0 && hour <= 24 ? Int64(Int(clamping: hour * 3_600_000_000)) : nil
  }

  /// The microseconds since midnight that a text means in this date; hours that are named by their end begin one before.
  func clock(_ text: String) -> Int64? {
    if let hours = Int(text) { return clock(Double(hours)) }
    return Self.clock(text).map { $0 - (countsHoursFromOne ? 3_600_000_000 : 0) }
  }

  /// Whether a column of texts holds times of day and is called so: a score of 21:18, a pace and a mix of 1:10 are none.
  static func isClock(_ column: ColumnSchema) -> Bool {
    let words = NameWords.words(of: column.name)
    return column.type == .category && column.distinctTexts.allSatisfy { clock($0) != nil }
      && (NamedKind.isTime(column.name) || words.contains(where: clockWords.contains))
  }

  private static let clockWords: Set<String> = [
    "hour", "clock", "uhrzeit", "uhr", "hora", "ora", "tijd", "stunde", "departure", "arrival", "at",
  ]

  /// The microseconds since midnight that a text such as `14:30` means; `nil` for any other text.
  static func clock(_ text: String) -> Int64? {
    let reading = ("1970-01-01 " + text).withBytes { DateText.read($0, style: .plain) }
    guard case .value(let time, .time, false)? = reading else { return nil }
    return time
  }

  /// The date of a row by the values of its columns, as microseconds of the wall clock; `nil` where they are no date.
  func time(year: Int, quarter: Int?, month: Int?, week: Int?, day: Int?) -> Int64? {
    if let week { return WeekOfYear(year: year, week: week, beginsOnSunday: weeksBeginOnSunday)?.microseconds }
    let date = CivilDate(year: year, month: month ?? quarter.map { $0 * 3 - 2 } ?? 1, day: day ?? 1)
    return date.isValid ? Int64(date.dayNumber) * 86_400_000_000 : nil
  }
}

/// Finds the columns that are parts of one date.
struct CompositeDateSearch {
  let columns: [ColumnSchema]
  let sample: SampleTable

  var date: CompositeDate? { ofYear ?? ofDay }

  private var ofYear: CompositeDate? {
    guard let year = columns.firstIndex(where: \.isYear), columns.count(where: \.isYear) == 1, columns[year].hasRepeats
    else { return nil }
    let month =
      part(["month", "mon", "mo", "mm", "monat", "mois", "mes", "period"], 1...12) ?? unnamedMonths(behind: year)
    let quarter = month == nil ? part(["quarter", "qtr", "quartal", "trimestre"], 1...4) : nil
    guard month ?? quarter != nil else { return ofWeek(year) }
    let days = ["day", "dd", "dy", "tag", "jour", "dia", "dom", "mday", "day of month", "date of month", "month day"]
    let day = month == nil ? nil : part(days, 1...31)
    let hour = day == nil ? nil : hour
    var date = CompositeDate(name: name, year: year, quarter: quarter, month: month, day: day, clock: hour)
    date.countsHoursFromOne = areFromOne(hour)
    return date
  }

  /// The names of months in a column without a name, right behind that of the years.
  private func unnamedMonths(behind year: Int) -> Int? {
    let place = year + 1
    guard columns.indices.contains(place), columns[place].name == HeaderNames.unnamed(place),
      columns[place].type == .category, columns[place].distinctTexts.count > 1,
      columns[place].distinctTexts.allSatisfy({ $0.withBytes(MonthNames.month) ?? nil != nil })
    else { return nil }
    return place
  }

  /// Years and weeks that a calendar has.
  private func ofWeek(_ year: Int) -> CompositeDate? {
    let search = part(["week", "weeks", "wk", "kw", "woche", "semaine", "semana"], 1...53).map {
      WeekSearch(year: year, week: $0, columns: columns, sample: sample)
    }
    guard let search, search.areOfCalendar else { return nil }
    var date = CompositeDate(name: name, year: year, week: search.week)
    date.weeksBeginOnSunday = search.beginOnSunday
    return date
  }

  private var name: String {
    let names = Set(columns.map { $0.name.lowercased() })
    return ["date", "time", "moment"].first { !names.contains($0) } ?? "date of the row"
  }

  /// The column of the hour of each row; hours that were slept or worked are none, and neither is one hour in all rows.
  private var hour: Int? {
    let names = [
      "hour", "hour ending", "hour beginning", "hour of day", "hr", "hh", "stunde", "heure", "hora", "ora", "uur",
    ]
    return part(names, 0...24).flatMap { columns[$0].distinctTexts.count > 1 ? $0 : nil }
  }

  private func areFromOne(_ hours: Int?) -> Bool {
    hours.map { columns[$0].minimum == 1 && columns[$0].maximum == 24 } ?? false
  }

  /// Days that come several times, beside the hour or the time of day of each row.
  private var ofDay: CompositeDate? {
    let days = columns.indices.filter { columns[$0].datePrecision == .day && columns[$0].hasRepeats }
    guard days.count == 1 else { return nil }
    if let hour {
      var date = CompositeDate(name: name, year: days[0], clock: hour)
      date.countsHoursFromOne = areFromOne(hour)
      return date
    }
    let clocks = columns.indices.filter { columns[$0].distinctTexts.count > 1 && CompositeDate.isClock(columns[$0]) }
    // Of two times of day the first is when something began.
    guard let clock = clocks.first, clocks.count < 3 else { return nil }
    var date = CompositeDate(name: name, year: days[0], clock: clock)
    date.countsHoursFromOne = clocks.count == 1 && countsHoursFromOne(clock)
    return date
  }

  /// Whether the texts of a column are the hours from `01:00` to `24:00`.
  private func countsHoursFromOne(_ column: Int) -> Bool {
    let hour = 3_600_000_000 as Int64
    var times: Set<Int64> = []
    sample.forEachText(in: column) { text in _ = CompositeDate.clock(text.text).map { times.insert($0) } }
    return times.contains(24 * hour) && !times.contains(0) && times.allSatisfy { $0 % hour == 0 }
  }

  /// The column of a name, or of one whose last word it is, whose values are numbers of a range, or names of months.
  private func part(_ names: [String], _ range: ClosedRange<Double>) -> Int? {
    columns.indices.first { index in
      let column = columns[index]
      let words = NameWords.words(of: column.name)
      // Behind other words two letters are a unit, such as `rain_mm`.
      guard let last = words.last,
        names.contains(last) && (words.count == 1 || last.count > 2) || names.contains(words.joined(separator: " "))
      else {
        return false
      }
      if column.type == .number {
        return column.allWhole && range.contains(column.minimum ?? 0) && range.contains(column.maximum ?? 0)
      }
      return column.type == .category && column.distinctTexts.count > 1
        && column.distinctTexts.allSatisfy {
          Self.number($0, range.upperBound) != nil || $0 == Self.wholeYear || range.contains(0) && Int($0) == 0
        }
    }
  }

  /// What the Bureau of Labor Statistics calls the mean of a year beside its months, which has no month.
  private static let wholeYear = "M13"

  /// The number of a text: `3`, `Q3`, `M03`, `March`.
  static func number(_ text: String, _ most: Double) -> Int? {
    if most == 12, let month = text.withBytes(MonthNames.month) ?? nil { return month }
    let isMarked = ["Q", "q", most == 12 ? "M" : "Q"].contains { text.hasPrefix($0) }
    let digits = isMarked ? text.dropFirst() : text[...]
    return Int(digits).flatMap { $0 >= 1 && Double($0) <= most ? $0 : nil }
  }
}
